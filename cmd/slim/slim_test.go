package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// slimmed makes the module files in the build's directory and returns the
// go.mod and the directory of the engine.
func slimmed(t *testing.T, without string) (modfile, engine string) {
	t.Helper()
	t.Chdir("../..")
	modfile, err := run(".cache/slim", without)
	if err != nil {
		t.Fatal(err)
	}
	return modfile, filepath.Join(filepath.Dir(modfile), "ebiten")
}

// TestEditsMatchOnce checks that an edit is made where its text occurs once,
// and refused anywhere else.
func TestEditsMatchOnce(t *testing.T) {
	for _, c := range []struct {
		text string
		edit edit
		want string
	}{
		{"a b c", edit{from: "b", to: "x"}, "a x c"},
		{"a b c", edit{from: "b" + rest, to: "x"}, "a x"},
		{"a b c", edit{from: rest, to: "x"}, "a b cx"},
		{"a b b", edit{from: "b", to: "x"}, ""},
		{"a b b", edit{from: "b" + rest, to: "x"}, ""},
		{"a c", edit{from: "b", to: "x"}, ""},
	} {
		dir := t.TempDir()
		c.edit.file = "f.go"
		if err := os.WriteFile(filepath.Join(dir, "f.go"), []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		err := c.edit.apply(dir)
		got, _ := os.ReadFile(filepath.Join(dir, "f.go"))
		if c.want == "" && (err == nil || string(got) != c.text) || c.want != "" && (err != nil || string(got) != c.want) {
			t.Errorf("%q %q: %q, %v", c.text, c.edit.from, got, err)
		}
	}
}

// probe compiles the program's shaders and Ebitengine's own as the engine
// does, and prints what is passed to WebGL.
const probe = `package main

import (
	"encoding/json"
	"os"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/colormshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
IMPORT
)

type shader struct {
	Vertex, Fragment string
	Names            []string
	Types            []string
	Uniforms         []uint32
}

func main() {
	var sources []string
	if err := json.NewDecoder(os.Stdin).Decode(&sources); err != nil {
		panic(err)
	}
	sources = append(sources, builtinshader.ClearShaderSource)
	for f := range builtinshader.FilterCount {
		for a := range builtinshader.AddressCount {
			sources = append(sources, string(builtinshader.ShaderSource(builtinshader.Filter(f), builtinshader.Address(a))),
				string(colormshader.ShaderSource(colormshader.Filter(f), colormshader.Address(a))))
		}
	}
	var all []shader
	for _, src := range sources {
		p, unit, err := legacyshader.CompileShader([]byte(src))
		if err != nil || unit != legacyshader.Pixels {
			panic(err)
		}
		s := shader{Names: p.UniformNames}
		s.Vertex, s.Fragment = GLSL
		words := 0
		for i := range p.Uniforms {
			s.Types = append(s.Types, p.Uniforms[i].String())
			words += p.Uniforms[i].DwordCount()
		}
		for i := range words {
			s.Uniforms = append(s.Uniforms, uint32(i*2654435761+1))
		}
		p.FilterUniformVariables(s.Uniforms)
		all = append(all, s)
	}
	json.NewEncoder(os.Stdout).Encode(all)
}
`

type shader struct {
	Vertex, Fragment string
	Names, Types     []string
	Uniforms         []uint32
}

// ask runs the probe as a package of a copy of the engine in dir.
func ask(t *testing.T, dir, imports, glsl string) (all []shader) {
	t.Helper()
	place := t.TempDir()
	if err := copyModule(dir, place); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(place, "internal", "probe"), 0o755); err != nil {
		t.Fatal(err)
	}
	src := strings.NewReplacer("IMPORT", imports, "GLSL", glsl).Replace(probe)
	if err := os.WriteFile(filepath.Join(place, "internal", "probe", "main.go"), []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	in, err := json.Marshal(sources())
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "run", "-trimpath", "./internal/probe")
	cmd.Dir, cmd.Stdin = place, bytes.NewReader(in)
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=readonly", "GOWORK=off", "GOOS=", "GOARCH=")
	var problems bytes.Buffer
	cmd.Stderr = &problems
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, problems.Bytes())
	}
	if err := json.Unmarshal(out, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// TestShadersAreThoseOfTheEngine checks that the page passes to WebGL what the
// unmodified engine would: the same text of every shader, the same uniforms,
// the same words of them.
func TestShadersAreThoseOfTheEngine(t *testing.T) {
	if testing.Short() {
		t.Skip("builds two programs")
	}
	_, engine := slimmed(t, "")
	whole, err := moduleDir(ebiten)
	if err != nil {
		t.Fatal(err)
	}
	want := ask(t, whole, `"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"`, "glsl.Compile(p, glsl.GLSLVersionES300)")
	got := ask(t, engine, "", "p.Vertex, p.Fragment")
	if len(got) != len(want) || len(want) != len(sources())+19 {
		t.Fatalf("%d shaders, the engine has %d", len(got), len(want))
	}
	for i := range want {
		a, _ := json.Marshal(got[i])
		b, _ := json.Marshal(want[i])
		if !bytes.Equal(a, b) {
			t.Errorf("shader %d\n got %s\nwant %s", i, a, b)
		}
	}
}

// TestFrameIsThatOfTheEngine checks that a frame with every shader is, byte
// for byte, that of the unmodified engine.
func TestFrameIsThatOfTheEngine(t *testing.T) {
	if testing.Short() || runtime.GOOS != "linux" || os.Getenv("DISPLAY") == "" {
		t.Skip("needs a display of Linux")
	}
	modfile, _ := slimmed(t, "host") // desktop programs need that part
	draw := func(flags ...string) []byte {
		dir := t.TempDir()
		program, pixels := filepath.Join(dir, "frame"), filepath.Join(dir, "pixels")
		if out, err := exec.Command("go", append(append([]string{"build"}, flags...), "-o", program, "./cmd/slim/internal/frame")...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		if out, err := exec.Command(program, pixels).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		b, err := os.ReadFile(pixels)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	got, want := draw("-modfile="+modfile), draw()
	empty := 0
	for i := 0; i+4 <= len(want); i += 4 {
		if want[i+3] == 0 {
			empty++
		}
	}
	if empty > len(want)/4*2/3 {
		t.Errorf("%d of %d pixels are empty: are the shaders drawn?", empty, len(want)/4)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("the frames differ (%d bytes, %d)", len(got), len(want))
	}
}
