//go:build !js

package game

import (
	"fmt"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"time"

	"godeck/internal/lang"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// crashScreen reports a crash. It uses nothing of the scenes but their text
// layout.
type crashScreen struct {
	report string
	saved  string // what became of the match, a key of crashWords
	path   string // where the report was written
}

var crashWords = lang.Words{
	"title": {JA: "申し訳ありません。プログラムが止まりました。", EN: "Sorry. The program has stopped."},
	"saved": {JA: "対戦は手ごとに保存されています。", EN: "The match is saved after every answer."},
	"lost":  {JA: "対戦は保存できていません。", EN: "The match could not be saved."},
	"keys":  {JA: "C: 報告をコピー   R: タイトルへ戻る   Q: 終了", EN: "C: copy the report   R: back to the title   Q: quit"},
}

func (a *App) showCrash(report string) {
	fmt.Fprintln(os.Stderr, report)
	a.crash = crashScreen{report: report, saved: "lost"}
	s, ok := a.store.(*fileStore)
	if ok && len(s.unsaved) == 0 {
		a.crash.saved = "saved"
	}
	if ok && os.MkdirAll(s.dir, 0o700) == nil {
		path := filepath.Join(s.dir, "crash-"+time.Now().Format("20060102-150405")+".txt")
		if os.WriteFile(path, []byte(report), 0o600) == nil {
			a.crash.path = path
		}
	}
}

func (a *App) updateCrashed() error {
	switch {
	case inpututil.IsKeyJustPressed(ebiten.KeyC):
		a.host.CopyText(a.crash.report)
	case inpututil.IsKeyJustPressed(ebiten.KeyQ), inpututil.IsKeyJustPressed(ebiten.KeyEscape):
		return ebiten.Termination
	case inpututil.IsKeyJustPressed(ebiten.KeyR):
		a.crashed = false
		a.guard(a.restart)
	}
	return nil
}

// restart opens the first scene again, as on a new start of the program.
func (a *App) restart() {
	a.stack.scenes, a.stack.changes = nil, nil
	a.mailbox.take()
	a.open()
	a.stack.apply()
}

func (a *App) drawCrashed(screen *ebiten.Image) {
	screen.Fill(color.RGBA{0x12, 0x10, 0x1c, 0xff})
	t := func(key string) string { return crashWords.T(a.settings.Lang, key) }
	lines := []string{t("title"), t(a.crash.saved), t("keys"), a.crash.path, ""}
	lines = append(lines, strings.Split(strings.ReplaceAll(a.crash.report, "\t", "    "), "\n")...)
	for i, l := range lines {
		col := ui.Hex(0xffffff)
		if i > 2 {
			col = ui.Hex(0x9a94b8)
		}
		ui.DrawLine(screen, l, 16*a.scale, 24*a.scale, float64(34+22*i)*a.scale, col)
	}
}
