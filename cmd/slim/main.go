// Command slim prepares the module files of the web build: the pinned
// Ebitengine without what a page never uses.
//
//	go run ./cmd/slim DIR            prints FILE; then go build -modfile=FILE …
//	go run ./cmd/slim -lines FILE    drops the line numbers of a built program
//
// It copies the module from the module cache into a subdirectory of DIR named
// by its content, makes the edits below and writes a go.mod that replaces the
// module. Nothing of that is kept in this repository. The edits remove what
// only developers of Ebitengine use, and the shader compiler: the program's
// shaders and Ebitengine's own are translated here. The rest behaves the same,
// which the tests of this package check; docs/figures.md says what each part
// saves. Every edit contains the text that it replaces. If that does not occur
// exactly once, as in another version of the module, the edit is refused and
// build_wasm.sh uses the unmodified module.
package main

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

const ebiten = "github.com/hajimehoshi/ebiten/v2"

// edit replaces a text that occurs once in a file. If from ends with rest,
// everything after it is replaced as well; if from is rest alone, to is
// appended to the file.
type edit struct{ file, from, to string }

const rest = "…"

// part is a group of edits with one purpose. A part that saves less than a
// hundredth of the program is not worth its edits (docs/figures.md).
type part struct {
	name  string
	edits []edit
}

var parts = []part{
	// A debugging aid that looks for Ebitengine's sources, which a browser
	// does not have.
	{"caller", []edit{
		{"internal/debug/caller.go", "\t\"go/build\"\n", ""},
		{"internal/debug/caller.go", `		pkg, err := build.Default.Import("github.com/hajimehoshi/ebiten/v2", "", build.FindOnly)
		if err != nil {
			return
		}
		ebitengineFileDir = filepath.ToSlash(pkg.Dir)
`, ""},
	}},
	// Log lines about lost GPU resources on native mobile programs.
	{"log", []edit{
		{"internal/thread/thread.go", "\t\"fmt\"\n", ""},
		{"internal/thread/thread.go", "\t\"log/slog\"\n", ""},
		{"internal/thread/thread.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/debug\"\n", ""},
		{"internal/thread/thread.go", "	if !slog.Default().Enabled(context.Background(), slog.LevelDebug) {\n" + rest, "}\n"},
		{"internal/atlas/gpuresources.go", "\t\"log/slog\"\n", ""},
		{"internal/atlas/gpuresources.go", rest, `
// slog replaces log/slog.
var slog quiet

type quiet struct{}

func (quiet) Debug(string, ...any) {}
func (quiet) Error(string, ...any) {}
`},
	}},
	// The protocol by which another process hosts a game.
	{"host", []edit{
		{"internal/vmguest/vmguest.go", "\t\"sync\"\n", ""},
		{"internal/vmguest/vmguest.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmprotocol\"\n", ""},
		{"internal/vmguest/vmguest.go", "var (\n	postTickHooksMu sync.Mutex\n" + rest, ""},
		// Sound passed to that process instead of a device.
		{"audio/context.go", "\n\t\"github.com/hajimehoshi/ebiten/v2/audio/internal/vmaudio\"\n", ""},
		{"audio/context.go", `	if vmGuest {
		c := vmaudio.NewContext(sampleRate)
		// The virtual device needs no asynchronous initialization and is ready from the start.
		ready := make(chan struct{})
		close(ready)
		return &vmaudioContext{c}, ready, nil
	}
`, ""},
		{"audio/context.go", "// vmaudioContext is a proxy" + rest, ""},
	}},
	// Shaders are translated when the page is built, so the Kage compiler,
	// Go's parser and big numbers are not linked. See shaders.go.
	{"shaders", []edit{
		{"internal/builtinshader/shader.go", "import (\n\t\"bytes\"\n\t\"fmt\"\n\t\"sync\"\n\t\"text/template\"\n)\n", ""},
		{"internal/builtinshader/shader.go", "var (\n\tshaders  [FilterCount]" + rest, named('b') + "\nconst ClearShaderSource = \"clear\"\n"},
		{"internal/colormshader/shader.go", "import (\n\t\"bytes\"\n\t\"fmt\"\n\t\"sync\"\n\t\"text/template\"\n)\n", ""},
		{"internal/colormshader/shader.go", "var (\n\tshaders  [FilterCount]" + rest, named('c')},
		{"internal/legacyshader/legacyshader.go", "package legacyshader\n" + rest, lookUp},
		{"internal/legacyshader/convert.go", "package legacyshader\n" + rest, "package legacyshader\n"},
		{"internal/legacyshader/deprecated.go", "package legacyshader\n" + rest, "package legacyshader\n"},
		{"internal/graphics/shader.go", "package graphics\n" + rest, "package graphics\n"},
		{"internal/shaderir/program.go", "package shaderir\n" + rest, program},
		{"internal/shaderir/check.go", "package shaderir\n" + rest, "package shaderir\n"},
		{"internal/shaderir/type.go", "func descendantLocalVars(" + rest, ""},
		{"internal/graphicsdriver/opengl/context.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl\"\n", ""},
		{"internal/graphicsdriver/opengl/context.go", "func (c *context) glslVersion() glsl.GLSLVersion {\n	if c.ctx.IsES() {\n		return glsl.GLSLVersionES300\n	}\n	return glsl.GLSLVersionDefault\n}\n", ""},
		{"internal/graphicsdriver/opengl/shader.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl\"\n\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderprecomp\"\n", ""},
		{"internal/graphicsdriver/opengl/shader.go", `	version := s.graphics.context.glslVersion()

	var vssrc, fssrc string
	if vs, fs, ok := shaderprecomp.GLSL(s.ir.SourceID, version == glsl.GLSLVersionES300); ok {
		vssrc, fssrc = string(vs), string(fs)
	} else {
		vssrc, fssrc = glsl.Compile(s.ir, version)
	}
`, "	vssrc, fssrc := s.ir.Vertex, s.ir.Fragment\n"},
	}},
}

func main() {
	without := flag.String("without", "", "the `part` that is not taken out, to measure it: "+strings.Join(partNames(), " "))
	lines := flag.Bool("lines", false, "drop the line numbers of a WebAssembly program, in place")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: slim [-without PART] DIR | slim -lines FILE")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 1 || *without != "" && !slices.Contains(partNames(), *without) {
		flag.Usage()
		os.Exit(2)
	}
	if *lines {
		if err := dropLinesOf(flag.Arg(0)); err != nil {
			fmt.Fprintf(os.Stderr, "slim: %s: %v\n", flag.Arg(0), err)
			os.Exit(1)
		}
		return
	}
	file, err := run(flag.Arg(0), *without)
	if err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
	fmt.Println(file)
}

func dropLinesOf(file string) error {
	wasm, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if wasm, err = dropLines(wasm); err != nil {
		return err
	}
	return os.WriteFile(file, wasm, 0o644)
}

func partNames() (names []string) {
	for _, p := range parts {
		names = append(names, p.name)
	}
	return names
}

// run makes the module files in a subdirectory of dir named by its content,
// unless they exist, and returns the go.mod. The edits of the part without are
// not made.
func run(dir, without string) (modfile string, err error) {
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
	from, err := moduleDir(ebiten)
	if err != nil {
		return "", err
	}
	key := sha256.New()
	fmt.Fprintf(key, "%s%s%q%q%q%s%s", mod, sum, parts, translator, sources(), without, from)
	final := filepath.Join(dir, fmt.Sprintf("%x", key.Sum(nil)[:6]))
	modfile = filepath.Join(final, "go.mod")
	if _, err := os.Stat(modfile); err == nil {
		return modfile, nil
	}
	// Relative to the main module, since the program will contain it.
	base, err := os.Getwd()
	if err != nil {
		return "", err
	}
	base, err = filepath.Rel(base, final)
	if err != nil {
		return "", err
	}
	// Made elsewhere and renamed, since other builds may be doing the same.
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	tmp, err := os.MkdirTemp(dir, "new-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	to := filepath.Join(tmp, "ebiten")
	if err := copyModule(from, to); err != nil {
		return "", err
	}
	if without != "shaders" {
		table, err := translate(to)
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(to, "internal", "shaderir", "table.go"), table, 0o644); err != nil {
			return "", err
		}
	}
	for _, p := range parts {
		for _, e := range p.edits {
			if p.name == without {
				break
			}
			if err := e.apply(to); err != nil {
				return "", err
			}
		}
	}
	mod = fmt.Appendf(mod, "\nreplace %s => %s\n", ebiten, "./"+filepath.ToSlash(filepath.Join(base, "ebiten")))
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

// moduleDir returns the directory of a module's sources. It downloads them
// first, because list names no directory for a module that is not in the
// cache.
func moduleDir(path string) (string, error) {
	if out, err := exec.Command("go", "mod", "download", path).CombinedOutput(); err != nil {
		return "", fmt.Errorf("go mod download %s: %w\n%s", path, err, out)
	}
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", path).Output()
	if err != nil {
		return "", fmt.Errorf("go list -m %s: %w", path, err)
	}
	dir := strings.TrimSpace(string(out))
	if dir == "" {
		return "", fmt.Errorf("%s is not downloaded; run go mod download", path)
	}
	return dir, nil
}

// copyModule copies the files of a module that a build needs.
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

// apply makes the edit in a copy of the module. The text that it replaces must
// occur exactly once: in another version it may mean something else.
func (e edit) apply(dir string) error {
	path := filepath.Join(dir, filepath.FromSlash(e.file))
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	from, all := strings.CutSuffix(e.from, rest)
	before, after, _ := bytes.Cut(data, []byte(from))
	switch n := bytes.Count(data, []byte(from)); {
	case from == "":
		before, after = data, nil
	case n != 1:
		return fmt.Errorf("%s: %d times: %q", e.file, n, from)
	case all:
		after = nil
	}
	return os.WriteFile(path, slices.Concat(before, []byte(e.to), after), 0o644)
}
