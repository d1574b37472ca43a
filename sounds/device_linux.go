package sounds

import (
	"bytes"
	"os"
	"path/filepath"
)

// cardPresent looks for a sound server or card first, because ALSA complains
// on the terminal where there is neither.
func cardPresent() bool {
	if os.Getenv("PULSE_SERVER") != "" || os.Getenv("ALSA_CONFIG_PATH") != "" {
		return true
	}
	places := []string{filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse", "native")}
	if home, err := os.UserHomeDir(); err == nil {
		places = append(places, filepath.Join(home, ".asoundrc"))
	}
	for _, place := range places {
		if _, err := os.Stat(place); err == nil {
			return true
		}
	}
	cards, err := os.ReadFile("/proc/asound/cards")
	return err == nil && len(bytes.TrimSpace(cards)) > 0 && !bytes.Contains(cards, []byte("no soundcards"))
}
