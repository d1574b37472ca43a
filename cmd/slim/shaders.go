package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	ui "godeck/scenes/ui/kage"
	sprites "godeck/sprites/kage"
)

// sources returns the shaders of the program; the translator adds Ebitengine's
// own.
func sources() []string { return append(ui.All(), sprites.All()...) }

// translate compiles every shader with the compiler of the copied module,
// before that is removed, and returns a Go file with the table of results.
func translate(dir string) ([]byte, error) {
	place := filepath.Join(dir, "internal", "translate")
	if err := os.Mkdir(place, 0o755); err != nil {
		return nil, err
	}
	defer os.RemoveAll(place)
	if err := os.WriteFile(filepath.Join(place, "main.go"), []byte(translator), 0o644); err != nil {
		return nil, err
	}
	in, err := json.Marshal(sources())
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("go", "run", "./internal/translate")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod -trimpath", "GOWORK=off", "GOOS=", "GOARCH=")
	cmd.Stdin = bytes.NewReader(in)
	var problems bytes.Buffer
	cmd.Stderr = &problems
	table, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("translating the shaders: %w\n%s", err, problems.Bytes())
	}
	return table, nil
}

// translator is the program that translates. It runs inside the copied module
// because the compiler is internal to it.
const translator = `package main

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"os"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/colormshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

// shader is a compiled source with its key: the source itself, or the short
// name of one of Ebitengine's own.
type shader struct{ key, source string }

func main() {
	var all []string
	if err := json.NewDecoder(os.Stdin).Decode(&all); err != nil {
		panic(err)
	}
	var list []shader
	for _, src := range all {
		list = append(list, shader{src, src})
	}
	list = append(list, shader{"clear", builtinshader.ClearShaderSource})
	for f := range builtinshader.FilterCount {
		for a := range builtinshader.AddressCount {
			name := string([]byte{'0' + byte(f), '0' + byte(a)})
			list = append(list, shader{"b" + name, string(builtinshader.ShaderSource(builtinshader.Filter(f), builtinshader.Address(a)))},
				shader{"c" + name, string(colormshader.ShaderSource(colormshader.Filter(f), colormshader.Address(a)))})
		}
	}
	seen := map[uint64]bool{}
	var texts []string
	at := map[string]int{}
	text := func(s string) int {
		if _, ok := at[s]; !ok {
			at[s] = len(texts)
			texts = append(texts, s)
		}
		return at[s]
	}
	fmt.Println("package shaderir\n\nvar programs = [...]entry{")
	for _, s := range list {
		key := hash(s.key)
		if seen[key] {
			continue
		}
		seen[key] = true
		ir, unit, err := legacyshader.CompileShader([]byte(s.source))
		if err != nil {
			fmt.Fprintf(os.Stderr, "%v\n%s\n", err, s.source)
			os.Exit(1)
		}
		if unit != legacyshader.Pixels {
			fmt.Fprintf(os.Stderr, "write //kage:unit pixels:\n%s\n", s.source)
			os.Exit(1)
		}
		vs, fs := glsl.Compile(ir, glsl.GLSLVersionES300)
		words := 0
		var uniforms []string
		for i, t := range ir.Uniforms {
			words += t.DwordCount()
			sub := shaderir.Type{}
			if len(t.Sub) > 0 {
				sub = t.Sub[0]
			}
			uniforms = append(uniforms, fmt.Sprint(ir.UniformNames[i], " ", int(t.Main), " ", t.Length, " ", int(sub.Main)))
		}
		used := make([]uint32, words)
		for i := range used {
			used[i] = 1
		}
		ir.FilterUniformVariables(used)
		factors := ""
		for _, u := range used {
			factors += string('0' + rune(u))
		}
		fmt.Printf("\t{%#x, %q, %q, %d, %d},\n", key, strings.Join(uniforms, "\n"), factors, text(vs), text(fs))
	}
	fmt.Println("}\n\nvar texts = [...]string{")
	for _, s := range texts {
		fmt.Printf("\t%q,\n", s)
	}
	fmt.Println("}")
}
` + hash

// hash distinguishes the keys of shaders.
const hash = `
func hash(key string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(key))
	return h.Sum64()
}
`

// named ends Ebitengine's packages of built-in shaders: a source is requested
// by name, and its text is never generated.
func named(letter byte) string {
	return "func ShaderSource(filter Filter, address Address) []byte {\n\treturn []byte{'" + string(letter) + "', '0' + byte(filter), '0' + byte(address)}\n}\n"
}

// lookUp replaces package legacyshader.
const lookUp = `package legacyshader

import "github.com/hajimehoshi/ebiten/v2/internal/shaderir"

type Unit int

const (
	Texels Unit = iota
	Pixels
)

func CompileShader(fragmentSrc []byte) (*shaderir.Program, Unit, error) {
	p, err := shaderir.Find(string(fragmentSrc))
	return p, Pixels, err
}
`

// program replaces a compiled shader.
const program = `package shaderir

import (
	"errors"
	"hash/fnv"
	"strconv"
	"strings"
)

type Program struct {
	UniformNames     []string
	Uniforms         []Type
	Vertex, Fragment string
	FragmentSource   []byte // for a process that draws for another one: never in a page

	factors string // which words of the uniforms are used
}

// FilterUniformVariables replaces uniform variables with 0 when they are not used.
func (p *Program) FilterUniformVariables(uniforms []uint32) {
	for i, f := range []byte(p.factors) {
		if f == '0' {
			uniforms[i] = 0
		}
	}
}

type entry struct {
	key               uint64
	uniforms, factors string
	vertex, fragment  int
}

// Find is the program of a shader that was known when the page was built.
func Find(src string) (*Program, error) {
	key := hash(src)
	for i := range programs {
		e := &programs[i]
		if e.key != key {
			continue
		}
		p := &Program{Vertex: texts[e.vertex], Fragment: texts[e.fragment], factors: e.factors}
		for line := range strings.SplitSeq(e.uniforms, "\n") {
			f := strings.Fields(line)
			n := func(i int) int {
				v, _ := strconv.Atoi(f[i])
				return v
			}
			t := Type{Main: BasicType(n(1)), Length: n(2)}
			if t.Main == Array {
				t.Sub = []Type{{Main: BasicType(n(3))}}
			}
			p.UniformNames = append(p.UniformNames, f[0])
			p.Uniforms = append(p.Uniforms, t)
		}
		return p, nil
	}
	return nil, errors.New("shaderir: a shader that cmd/slim did not translate")
}
` + hash
