package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"time"
)

// checkAll builds the release again from a copy of the sources at another place
// and compares the files, looks into every archive, and starts what this machine
// can start.
func checkAll(root, out, page string, v version, list []platform, files []string) error {
	again, err := os.MkdirTemp("", "godeck-again-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(again)
	copied := filepath.Join(again, "somewhere", "else")
	if err := copySources(root, copied); err != nil {
		return err
	}
	second := filepath.Join(again, "out")
	if err := os.Mkdir(second, 0o755); err != nil {
		return err
	}
	if _, err := publish(copied, second, page, v, list); err != nil {
		return err
	}
	for _, f := range files {
		a, errA := os.ReadFile(filepath.Join(out, f))
		b, errB := os.ReadFile(filepath.Join(second, f))
		if err := errors.Join(errA, errB); err != nil {
			return err
		}
		if !bytes.Equal(a, b) {
			return fmt.Errorf("%s is not the same when it is built again at another place", f)
		}
	}
	fmt.Println("built twice: the same bytes")
	for _, p := range list {
		name := "godeck-" + v.number + "-" + p.name + p.ending
		content, err := readArchive(filepath.Join(out, name))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := checkContent(p, v, content); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Println(name, "has what it should")
		if p.os != runtime.GOOS || p.archs[0] != runtime.GOARCH {
			continue
		}
		if err := start(filepath.Join(again, "unpacked"), "godeck-"+v.number, v, content); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Println(name, "starts, draws and ends")
	}
	return nil
}

// copySources copies the files that git knows, and new ones.
func copySources(root, to string) error {
	names, err := output(root, "git", "ls-files", "-co", "--exclude-standard")
	if err != nil {
		return fmt.Errorf("git ls-files: %w", err)
	}
	for _, name := range strings.Split(names, "\n") {
		b, err := os.ReadFile(filepath.Join(root, name))
		if errors.Is(err, os.ErrNotExist) {
			continue // deleted, not committed
		}
		if err != nil {
			return err
		}
		path := filepath.Join(to, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, b, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// readArchive returns the files of an archive.
func readArchive(path string) (map[string]entry, error) {
	files := map[string]entry{}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if strings.HasSuffix(path, ".zip") {
		z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			return nil, err
		}
		for _, f := range z.File {
			r, err := f.Open()
			if err != nil {
				return nil, err
			}
			b, err := io.ReadAll(r)
			if err != nil {
				return nil, err
			}
			files[f.Name] = entry{b, f.Mode()&0o111 != 0}
		}
		return files, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	for t := tar.NewReader(z); ; {
		h, err := t.Next()
		if err == io.EOF {
			return files, nil
		}
		if err != nil {
			return nil, err
		}
		b, err := io.ReadAll(t)
		if err != nil {
			return nil, err
		}
		files[h.Name] = entry{b, h.FileInfo().Mode()&0o111 != 0}
	}
}

// checkContent looks for what an archive of a platform must have, and at the
// heads of its programs.
func checkContent(p platform, v version, files map[string]entry) error {
	top := "godeck-" + v.number + "/"
	want := []string{"LICENSE", "ATTRIBUTIONS.md", "CHANGELOG.md", "README.txt"}
	var progs []string
	switch p.os {
	case "windows":
		progs = []string{"godeck.exe", "referee.exe"}
	case "darwin":
		progs = []string{"Godeck.app/Contents/MacOS/godeck", "referee"}
		want = append(want, "Godeck.app/Contents/Info.plist", "Godeck.app/Contents/Resources/godeck.icns")
	default:
		progs = []string{"godeck", "referee"}
		want = append(want, "godeck.png")
	}
	for _, name := range append(want, progs...) {
		if len(files[top+name].data) == 0 {
			return fmt.Errorf("%s is missing or empty", name)
		}
	}
	for _, name := range progs {
		e := files[top+name]
		if !e.program {
			return fmt.Errorf("%s cannot be started: it has no such mode", name)
		}
		if err := checkProgram(p, name, e.data); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if strings.HasPrefix(filepath.Base(name), "godeck") && !bytes.Contains(e.data, []byte(v.full())) {
			return fmt.Errorf("%s does not know its version %s", name, v.full())
		}
	}
	return nil
}

// checkProgram checks for which machine a program is.
func checkProgram(p platform, name string, data []byte) error {
	r := bytes.NewReader(data)
	switch p.os {
	case "windows":
		f, err := pe.NewFile(r)
		if err != nil {
			return err
		}
		h, ok := f.OptionalHeader.(*pe.OptionalHeader64)
		if !ok || f.Machine != pe.IMAGE_FILE_MACHINE_AMD64 {
			return errors.New("it is not for 64-bit Windows")
		}
		if name != "godeck.exe" {
			return nil
		}
		if h.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
			return errors.New("it opens a console")
		}
		if s := f.Section(".rsrc"); s == nil || h.DataDirectory[pe.IMAGE_DIRECTORY_ENTRY_RESOURCE].VirtualAddress != s.VirtualAddress {
			return errors.New("it has no icon")
		}
	case "darwin":
		f, err := macho.NewFatFile(r)
		if err != nil {
			return err
		}
		if len(f.Arches) != len(p.archs) {
			return fmt.Errorf("it is for %d processors, not %d", len(f.Arches), len(p.archs))
		}
	default:
		f, err := elf.NewFile(r)
		if err != nil {
			return err
		}
		if want := map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64}[p.archs[0]]; f.Machine != want {
			return fmt.Errorf("it is for %v, not %v", f.Machine, want)
		}
	}
	return nil
}

// firstGame finds a game in the program's help.
var firstGame = regexp.MustCompile(`-game +([a-z]+),`)

// start unpacks an archive for this machine and runs its programs: the referee
// plays, the window opens, draws and remembers its place, a second start goes to
// the first one, and the window closes.
func start(dir, top string, v version, files map[string]entry) error {
	for name, e := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, e.data, e.mode()); err != nil {
			return err
		}
	}
	at := filepath.Join(dir, top)
	godeck := filepath.Join(at, "godeck")
	help, err := exec.Command(godeck, "-help").CombinedOutput()
	m := firstGame.FindSubmatch(help)
	if err != nil || m == nil {
		return fmt.Errorf("godeck -help: %w\n%s", err, help)
	}
	game := string(m[1])
	if out, err := exec.Command(filepath.Join(at, "referee"), "simulate", "--game", game, "--games", "3", "--seed", "1").CombinedOutput(); err != nil {
		return fmt.Errorf("the referee: %w\n%s", err, out)
	}
	data, err := os.MkdirTemp("", "gd") // short: it holds a socket
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	asound := filepath.Join(data, "asound.conf")
	if err := os.WriteFile(asound, []byte("pcm.!default { type null }\nctl.!default { type null }\n"), 0o644); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	// Both starts are in one display, the first in the background until it is told to end.
	script := `"$0" & first=$!
for i in $(seq 200); do [ -e "$GODECK_DATA/v-window" ] && break; sleep 0.5; done
[ -e "$GODECK_DATA/v-window" ] || { echo "the window has drawn nothing in 100 seconds"; kill $first; exit 1; }
"$0" -game="$GAME" -seed=1 || { echo "the second start failed"; kill $first; exit 1; }
for i in $(seq 60); do [ -e "$GODECK_DATA/v-match" ] && break; sleep 0.5; done
kill -0 $first || { echo "the first start has ended"; exit 1; }
kill $first
[ -e "$GODECK_DATA/v-match" ] || { echo "the first start did not open what the second one wanted"; exit 1; }`
	name, args := "sh", []string{"-c", script, godeck}
	if os.Getenv("DISPLAY") == "" {
		name, args = "xvfb-run", append([]string{"-a", "-s", "-screen 0 1280x720x24", "sh"}, args...)
	}
	c := exec.CommandContext(ctx, name, args...)
	c.Env = append(os.Environ(), "GODECK_DATA="+data, "GAME="+game, "ALSA_CONFIG_PATH="+asound)
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("godeck in a window: %w\n%s", err, out)
	}
	return nil
}
