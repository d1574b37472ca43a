// Command slim prepares the module files of the web build: the pinned
// Ebitengine and go-text without what a page never uses.
//
//	go run ./cmd/slim DIR     prints FILE; then go build -modfile=FILE …
//
// It copies the two modules from the module cache into a part of DIR named by
// its content, makes the edits below and writes a go.mod that replaces them.
// Nothing of them is kept in this repository. The edits take out tools of Ebitengine's own developers,
// pictures within fonts (SVG, JPEG, TIFF), shaders in the old unit, and templates,
// whose mere presence makes Go's linker keep every exported method; glyphs are
// read when they are drawn. What is left behaves the same; docs/figures.md says
// what it saves. Edits name the text
// that they replace: another version of a module, in which it is not found, is
// refused, and build_wasm.sh then builds with the module as it is.
package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const (
	ebiten = "github.com/hajimehoshi/ebiten/v2"
	gotext = "github.com/go-text/typesetting"
)

// edit replaces a text of one file, once; from ends with rest when everything
// after it goes too.
type edit struct{ module, file, from, to string }

const rest = "…" // at the end of from: and all that follows

var edits = []edit{
	// Built-in shaders: templates of a kind that needs no package text/template.
	{ebiten, "internal/builtinshader/shader.go", "\t\"text/template\"\n", "\t\"strings\"\n"},
	{ebiten, "internal/builtinshader/shader.go", `template.Must(template.New("tmpl").Parse(`, "((\n"},
	{ebiten, "internal/builtinshader/shader.go", "tmpl.Execute(", "execute("},
	{ebiten, "internal/builtinshader/shader.go", "// ShaderSource returns", execute + "// ShaderSource returns"},
	{ebiten, "internal/colormshader/shader.go", "\t\"text/template\"\n", "\t\"strings\"\n"},
	{ebiten, "internal/colormshader/shader.go", `template.Must(template.New("tmpl").Parse(`, "((\n"},
	{ebiten, "internal/colormshader/shader.go", "tmpl.Execute(", "execute("},
	{ebiten, "internal/colormshader/shader.go", "// ShaderSource returns", execute + "// ShaderSource returns"},

	// A debugging aid looks for Ebitengine's sources, which a browser has not.
	{ebiten, "internal/debug/caller.go", "\t\"go/build\"\n", ""},
	{ebiten, "internal/debug/caller.go", `		pkg, err := build.Default.Import("github.com/hajimehoshi/ebiten/v2", "", build.FindOnly)
		if err != nil {
			return
		}
		ebitengineFileDir = filepath.ToSlash(pkg.Dir)
`, ""},

	// Dumping all textures as a zip file, by a key of debug builds.
	{ebiten, "internal/graphicscommand/image_js.go", "\t\"archive/zip\"\n", "\t\"errors\"\n"},
	{ebiten, "internal/graphicscommand/image_js.go", "	buf := &bytes.Buffer{}\n	zw := zip.NewWriter(buf)\n" + rest, "	return \"\", errors.New(\"graphicscommand: left out of this build\")\n}\n"},

	// Log lines about losing GPU resources on phones' native programs.
	{ebiten, "internal/thread/thread.go", "\t\"fmt\"\n", ""},
	{ebiten, "internal/thread/thread.go", "\t\"log/slog\"\n", ""},
	{ebiten, "internal/thread/thread.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/debug\"\n", ""},
	{ebiten, "internal/thread/thread.go", "	if !slog.Default().Enabled(context.Background(), slog.LevelDebug) {\n" + rest, "}\n"},
	{ebiten, "internal/atlas/gpuresources.go", "\t\"log/slog\"\n", ""},
	{ebiten, "internal/atlas/gpuresources.go", rest, `
// slog stands for log/slog.
var slog quiet

type quiet struct{}

func (quiet) Debug(string, ...any) {}
func (quiet) Error(string, ...any) {}
`},

	// The protocol by which another process hosts a game.
	{ebiten, "internal/vmguest/vmguest.go", "\t\"sync\"\n", ""},
	{ebiten, "internal/vmguest/vmguest.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmprotocol\"\n", ""},
	{ebiten, "internal/vmguest/vmguest.go", "var (\n	postTickHooksMu sync.Mutex\n" + rest, ""},

	// Shaders in texels: ours are all in pixels.
	{ebiten, "internal/legacyshader/convert.go", "\t\"bytes\"\n", "\t\"errors\"\n"},
	{ebiten, "internal/legacyshader/convert.go", "\t\"go/ast\"\n\t\"go/parser\"\n\t\"go/printer\"\n\t\"go/token\"\n", ""},
	{ebiten, "internal/legacyshader/convert.go", "	fset := token.NewFileSet()\n" + rest, "	return nil, errors.New(\"legacyshader: left out of this build: write //kage:unit pixels\")\n}\n"},

	// Pictures within fonts.
	{ebiten, "text/v2/gotextsvg.go", "\t\"bytes\"\n\n", ""},
	{ebiten, "text/v2/gotextsvg.go", "\t\"github.com/srwiley/rasterx\"\n", ""},
	{ebiten, "text/v2/gotextsvg.go", "\t\"github.com/hajimehoshi/ebiten/v2/text/v2/internal/oksvg\"\n", ""},
	{ebiten, "text/v2/gotextsvg.go", "	if svg.viewBox.Width <= 0 || svg.viewBox.Height <= 0 {\n" + rest, "	return nil\n}\n"},
	{ebiten, "text/v2/gotextsvgdoc.go", "package text\n" + rest, `package text

type svgDocIndex struct{}

func newSVGDocIndex([]byte) *svgDocIndex { return &svgDocIndex{} }

func (*svgDocIndex) glyphDocument(uint32) []byte { return nil }
`},
	{ebiten, "text/v2/gotextfacesource.go", "\t\"image/jpeg\"\n", "\t\"errors\"\n"},
	{ebiten, "text/v2/gotextfacesource.go", "jpeg.Decode(bytes.NewReader(data.Data))", "image.Image(nil), error(errors.ErrUnsupported)"},
	{gotext, "font/glyphs.go", "\t\"image/jpeg\"\n", "\t\"errors\"\n"},
	{gotext, "font/glyphs.go", "config, err = jpeg.DecodeConfig(bytes.NewReader(b.Data))", "err = errors.ErrUnsupported"},
	{ebiten, "text/v2/gotextfacesource.go", "\t\"golang.org/x/image/tiff\"\n", ""},
	{ebiten, "text/v2/gotextfacesource.go", "tiff.Decode(bytes.NewReader(data.Data))", "image.Image(nil), error(errors.ErrUnsupported)"},
	{gotext, "font/glyphs.go", "\t\"golang.org/x/image/tiff\"\n", ""},
	{gotext, "font/glyphs.go", "config, err = tiff.DecodeConfig(bytes.NewReader(b.Data))", "err = errors.ErrUnsupported"},
	{gotext, "font/svg.go", "\t\"bytes\"\n\t\"encoding/xml\"\n", ""},
	{gotext, "font/svg.go", "	dec := xml.NewDecoder(bytes.NewReader(doc))\n	var root xml.StartElement\n" + rest, "	return \"\", \"\", \"\", false\n}\n"},

	// Outlines are read when they are drawn, not all of them at the start. The
	// text package keeps what it drew, so that each is read about once.
	{gotext, "font/font.go", "	glyf   tables.Glyf\n", "	glyf   tables.Glyf // empty: see glyph\n	outlines []byte\n	loca []uint32\n"},
	{gotext, "font/font.go", "out.glyf, _ = tables.ParseGlyf(raw, loca)", "out.glyf, out.outlines, out.loca = make(tables.Glyf, len(loca)-1), raw, loca"},
	{gotext, "font/font.go", "out.gvar, _ = newGvar(gvar, out.glyf)", "glyf, _ := tables.ParseGlyf(out.outlines, out.loca)\n		out.gvar, _ = newGvar(gvar, glyf)"},
	{gotext, "font/font.go", rest, `
func (f *Font) glyph(i int) (g tables.Glyph) {
	if from, to := f.loca[i], f.loca[i+1]; from < to && int(to) <= len(f.outlines) {
		g, _, _ = tables.ParseGlyph(f.outlines[from:to])
	}
	return g
}
`},
	{gotext, "font/glyphs.go", "f.glyf[gid]", "f.glyph(int(gid))"},
	{gotext, "font/metrics.go", "f.glyf[glyph]", "f.glyph(int(glyph))"},
}

// execute stands for (*template.Template).Execute: lines of the form
// {{if eq .A .B}}, {{else if eq .A .B}}, {{else}} and {{end}}.
const execute = `
func execute(buf *bytes.Buffer, v struct {
	Filter             Filter
	FilterNearest      Filter
	FilterLinear       Filter
	FilterPixelated    Filter
	Address            Address
	AddressUnsafe      Address
	AddressClampToZero Address
	AddressRepeat      Address
}) error {
	value := map[string]int{
		".Filter": int(v.Filter), ".FilterNearest": int(v.FilterNearest), ".FilterLinear": int(v.FilterLinear), ".FilterPixelated": int(v.FilterPixelated),
		".Address": int(v.Address), ".AddressUnsafe": int(v.AddressUnsafe), ".AddressClampToZero": int(v.AddressClampToZero), ".AddressRepeat": int(v.AddressRepeat),
	}
	type level struct{ on, done bool }
	levels := []level{{on: true, done: true}}
	for line := range strings.SplitAfterSeq(tmpl, "\n") {
		top := &levels[len(levels)-1]
		if !strings.HasPrefix(line, "{{") {
			if top.on {
				buf.WriteString(line)
			}
			continue
		}
		switch f := strings.Fields(strings.Trim(line, "{}\n")); f[0] {
		case "if":
			on := top.on && value[f[2]] == value[f[3]]
			levels = append(levels, level{on: on, done: on || !top.on})
		case "else":
			top.on = !top.done && (len(f) == 1 || value[f[3]] == value[f[4]])
			top.done = top.done || top.on
		case "end":
			levels = levels[:len(levels)-1]
		}
	}
	return nil
}

`

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: slim DIR")
		os.Exit(2)
	}
	file, err := run(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
	fmt.Println(file)
}

func run(dir string) (modfile string, err error) {
	if dir, err = filepath.Abs(dir); err != nil {
		return "", err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	modules := []struct{ path, name, from string }{{ebiten, "ebiten", ""}, {gotext, "typesetting", ""}}
	key := sha256.New()
	fmt.Fprintf(key, "%s%s%q", mod, sum, edits)
	for i := range modules {
		m := &modules[i]
		out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", m.path).Output()
		if err != nil {
			return "", fmt.Errorf("go list -m %s: %w", m.path, err)
		}
		if m.from = strings.TrimSpace(string(out)); m.from == "" {
			return "", fmt.Errorf("%s is not downloaded; run go mod download", m.path)
		}
		fmt.Fprintln(key, m.from)
	}
	final := filepath.Join(dir, fmt.Sprintf("%x", key.Sum(nil)[:6]))
	modfile = filepath.Join(final, "go.mod")
	if _, err := os.Stat(modfile); err == nil {
		return modfile, nil
	}
	// A name relative to the main module, as the program will carry it.
	base, err := os.Getwd()
	if err != nil {
		return "", err
	}
	base, err = filepath.Rel(base, final)
	if err != nil {
		return "", err
	}
	// Made aside and renamed, for other builds may be at the same step.
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	tmp, err := os.MkdirTemp(dir, "new-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	for _, m := range modules {
		to := filepath.Join(tmp, m.name)
		if err := copyModule(m.from, to); err != nil {
			return "", err
		}
		if err := editModule(m.path, to); err != nil {
			return "", err
		}
		mod = fmt.Appendf(mod, "\nreplace %s => %s\n", m.path, "./"+filepath.ToSlash(filepath.Join(base, m.name)))
	}
	if err := os.WriteFile(filepath.Join(tmp, "go.mod"), mod, 0o644); err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(tmp, "go.sum"), sum, 0o644); err != nil {
		return "", err
	}
	if err := os.Rename(tmp, final); err != nil {
		if _, there := os.Stat(modfile); there != nil {
			return "", err
		}
	}
	return modfile, nil
}

// copyModule copies what a build needs of a module.
func copyModule(from, to string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(from, path)
		name := d.Name()
		if d.IsDir() {
			if name == "testdata" || name == "examples" || name == "cmd" || strings.HasPrefix(name, ".") && rel != "." {
				return fs.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		if strings.HasSuffix(name, "_test.go") {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), data, 0o644)
	})
}

func editModule(module, dir string) error {
	for _, e := range edits {
		if e.module != module {
			continue
		}
		path := filepath.Join(dir, filepath.FromSlash(e.file))
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		from, all := strings.CutSuffix(e.from, rest)
		switch at := bytes.Index(data, []byte(from)); {
		case from == "":
			data = append(data, e.to...)
		case at < 0:
			return fmt.Errorf("%s %s: not found: %q", module, e.file, from)
		case all:
			data = append(data[:at:at], e.to...)
		default:
			data = append(append(data[:at:at], e.to...), data[at+len(from):]...)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
