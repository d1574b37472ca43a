package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// program is a built program.
type program struct{ platform, name, path string }

// content returns the files of a platform's archive by their path in it.
func (r *release) content(p platform) (map[string]entry, error) {
	top := "godeck-" + r.version.number + "/"
	files := map[string]entry{}
	for path, from := range map[string]string{"LICENSE": "LICENSE", "ATTRIBUTIONS.md": "ATTRIBUTIONS.md", "CHANGELOG.md": "CHANGELOG.md", "README.txt": "cmd/release/readme-" + p.os + ".txt"} {
		b, err := os.ReadFile(filepath.Join(r.root, from))
		if err != nil {
			return nil, err
		}
		text := strings.ReplaceAll(string(b), "@VERSION@", r.version.number)
		if p.os == "windows" && strings.HasSuffix(path, ".txt") {
			text = strings.ReplaceAll(text, "\n", "\r\n")
		}
		files[top+path] = entry{data: []byte(text)}
	}
	if p.os == "windows" {
		remove, err := r.resources()
		defer remove()
		if err != nil {
			return nil, err
		}
	}
	game, err := r.build(p, "godeck", ".")
	if err != nil {
		return nil, err
	}
	referee, err := r.build(p, "referee", "./cmd/referee")
	if err != nil {
		return nil, err
	}
	icon, err := os.ReadFile(filepath.Join(r.root, "web/icon-512.png"))
	if err != nil {
		return nil, err
	}
	switch p.os {
	case "windows":
		files[top+"godeck.exe"] = entry{data: game, program: true}
		files[top+"referee.exe"] = entry{data: referee, program: true}
	case "darwin":
		icns, err := icnsOf(icon)
		if err != nil {
			return nil, err
		}
		app := top + "Godeck.app/Contents/"
		files[app+"Info.plist"] = entry{data: infoPlist(r.version)}
		files[app+"PkgInfo"] = entry{data: []byte("APPL????")}
		files[app+"MacOS/godeck"] = entry{data: game, program: true}
		files[app+"Resources/godeck.icns"] = entry{data: icns}
		files[top+"referee"] = entry{data: referee, program: true}
	default:
		files[top+"godeck"] = entry{data: game, program: true}
		files[top+"referee"] = entry{data: referee, program: true}
		files[top+"godeck.png"] = entry{data: icon}
	}
	return files, nil
}

// build builds a package for a platform; for several processors the programs
// are joined to one.
func (r *release) build(p platform, name, pkg string) ([]byte, error) {
	var slices [][]byte
	for _, arch := range p.archs {
		flags := "-s -w -X godeck/game.Version=" + r.version.full()
		if p.os == "windows" && name == "godeck" {
			flags += " -H=windowsgui" // no console beside the window
		}
		path := filepath.Join(r.work, p.os+"-"+arch+"-"+name)
		c := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags="+flags, "-o", path, pkg)
		c.Dir = r.root
		c.Env = append(os.Environ(), "GOOS="+p.os, "GOARCH="+arch, "CGO_ENABLED=0", "GOFLAGS=", "GOAMD64=v1", "GOARM64=v8.0", "GOEXPERIMENT=", "GOWORK=off")
		if out, err := c.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("go build %s: %w\n%s", pkg, err, out)
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		slices = append(slices, b)
		r.progs = append(r.progs, program{p.os + "/" + arch, name, path})
	}
	if len(slices) == 1 {
		return slices[0], nil
	}
	return universal(slices)
}

// resources puts icon and version where the Windows linker takes them from, and
// returns what removes them.
func (r *release) resources() (remove func(), err error) {
	path := filepath.Join(r.root, "godeck_windows_amd64.syso")
	remove = func() { _ = os.Remove(path) }
	icon, err := os.ReadFile(filepath.Join(r.root, "web/icon-512.png"))
	if err != nil {
		return remove, err
	}
	b, err := windowsResources(icon, r.version)
	if err != nil {
		return remove, err
	}
	return remove, os.WriteFile(path, b, 0o644)
}

// page returns the files of the page's archive: index.html is at its top, as
// hosts want it.
func (r *release) page(dist string) (map[string]entry, error) {
	files := map[string]entry{}
	err := filepath.WalkDir(dist, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dist, path)
		if err != nil {
			return err
		}
		files[filepath.ToSlash(name)] = entry{data: b}
		return nil
	})
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"index.html", "sw.js", "embed.js"} {
		if _, ok := files[name]; !ok {
			return nil, fmt.Errorf("%s has no %s; build it with ./build_wasm.sh", dist, name)
		}
	}
	for path, from := range map[string]string{"PUBLISHING.txt": "cmd/release/publishing.txt", "LICENSE.txt": "LICENSE", "ATTRIBUTIONS.txt": "ATTRIBUTIONS.md", "CHANGELOG.txt": "CHANGELOG.md"} {
		b, err := os.ReadFile(filepath.Join(r.root, from))
		if err != nil {
			return nil, err
		}
		files[path] = entry{data: b}
	}
	files[".nojekyll"] = entry{} // GitHub Pages serves every file as it is
	return files, nil
}

// output runs a command and returns what it says, without the last line break.
func output(dir, name string, args ...string) (string, error) {
	c := exec.Command(name, args...)
	c.Dir = dir
	b, err := c.Output()
	return strings.TrimRight(string(b), "\n"), err
}
