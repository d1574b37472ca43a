// Command slim prepares the module files of the web build: the pinned
// Ebitengine without what a page never uses.
//
//	go run ./cmd/slim DIR     prints FILE; then go build -modfile=FILE …
//
// It copies the module from the module cache into a part of DIR named by its
// content, makes the edits below and writes a go.mod that replaces it. Nothing of
// it is kept in this repository. The edits take out tools of Ebitengine's own
// developers, templates, whose mere presence makes Go's linker keep every exported
// method, and the compiler of shaders: those of the program and of Ebitengine are
// translated here. What is left behaves the same; docs/figures.md says what it
// saves. Edits name the text
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

	// Sound handed to such a process instead of to a device.
	{ebiten, "audio/context.go", "\n\t\"github.com/hajimehoshi/ebiten/v2/audio/internal/vmaudio\"\n", ""},
	{ebiten, "audio/context.go", `	if vmGuest {
		c := vmaudio.NewContext(sampleRate)
		// The virtual device needs no asynchronous initialization and is ready from the start.
		ready := make(chan struct{})
		close(ready)
		return &vmaudioContext{c}, ready, nil
	}
`, ""},
	{ebiten, "audio/context.go", "// vmaudioContext is a proxy" + rest, ""},

	// Shaders are translated when the page is built: the compiler of Kage, Go's
	// parser and its big numbers stay away. See shaders.go.
	{ebiten, "internal/legacyshader/legacyshader.go", "package legacyshader\n" + rest, lookUp},
	{ebiten, "internal/legacyshader/convert.go", "package legacyshader\n" + rest, "package legacyshader\n"},
	{ebiten, "internal/legacyshader/deprecated.go", "package legacyshader\n" + rest, "package legacyshader\n"},
	{ebiten, "internal/graphics/shader.go", "package graphics\n" + rest, "package graphics\n"},
	{ebiten, "internal/shaderir/program.go", "package shaderir\n" + rest, program},
	{ebiten, "internal/shaderir/check.go", "package shaderir\n" + rest, "package shaderir\n"},
	{ebiten, "internal/shaderir/type.go", "func descendantLocalVars(" + rest, ""},
	{ebiten, "internal/graphicsdriver/opengl/context.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl\"\n", ""},
	{ebiten, "internal/graphicsdriver/opengl/context.go", "func (c *context) glslVersion() glsl.GLSLVersion {\n	if c.ctx.IsES() {\n		return glsl.GLSLVersionES300\n	}\n	return glsl.GLSLVersionDefault\n}\n", ""},
	{ebiten, "internal/graphicsdriver/opengl/shader.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl\"\n\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderprecomp\"\n", ""},
	{ebiten, "internal/graphicsdriver/opengl/shader.go", `	version := s.graphics.context.glslVersion()

	var vssrc, fssrc string
	if vs, fs, ok := shaderprecomp.GLSL(s.ir.SourceID, version == glsl.GLSLVersionES300); ok {
		vssrc, fssrc = string(vs), string(fs)
	} else {
		vssrc, fssrc = glsl.Compile(s.ir, version)
	}
`, "	vssrc, fssrc := s.ir.Vertex, s.ir.Fragment\n"},
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
	modules := []struct{ path, name, from string }{{ebiten, "ebiten", ""}}
	key := sha256.New()
	fmt.Fprintf(key, "%s%s%q%q%q", mod, sum, edits, translator, sources())
	for i := range modules {
		m := &modules[i]
		// On a fresh machine nothing has fetched them yet, and list would name no place.
		if out, err := exec.Command("go", "mod", "download", m.path).CombinedOutput(); err != nil {
			return "", fmt.Errorf("go mod download %s: %w\n%s", m.path, err, out)
		}
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
		table, err := translate(to)
		if err != nil {
			return "", err
		}
		if err := editModule(m.path, to); err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(to, "internal", "shaderir", "table.go"), table, 0o644); err != nil {
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
