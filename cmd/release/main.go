// Command release makes what is published: an archive for each platform, one of
// the page, checksums and a list of what is inside. release.sh calls it.
//
//	go run ./cmd/release [-out release] [-page DIST] [-check] [platform…]
//
// Platforms are linux-amd64, linux-arm64, windows-amd64 and macos-universal; none
// means all. With -check everything is built a second time from a copy at another
// place, compared byte by byte, unpacked and, where this machine can, started.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// platform is what an archive is for.
type platform struct {
	name   string
	os     string
	archs  []string
	ending string // of the archive
}

var platforms = []platform{
	{"linux-amd64", "linux", []string{"amd64"}, ".tar.gz"},
	{"linux-arm64", "linux", []string{"arm64"}, ".tar.gz"},
	{"windows-amd64", "windows", []string{"amd64"}, ".zip"},
	{"macos-universal", "darwin", []string{"amd64", "arm64"}, ".zip"},
}

// release is one release on its way.
type release struct {
	root    string // of the sources
	version version
	work    string // for programs and the like
	progs   []program
}

// version names a release.
type version struct {
	number string    // "0.9.0", the newest of CHANGELOG.md
	commit string    // the commit's short hash; "": unknown
	time   time.Time // the commit's, which all files of the archives have
}

// full is the version as the program shows it.
func (v version) full() string {
	if v.commit == "" {
		return v.number
	}
	return v.number + "+" + v.commit
}

func main() {
	out := flag.String("out", "release", "the folder that is written")
	page := flag.String("page", "", "a built page; empty: no archive of the page")
	check := flag.Bool("check", false, "build twice, compare, unpack, start")
	flag.Parse()
	if err := run(*out, *page, *check, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func run(out, page string, check bool, names []string) error {
	list, err := chosen(names)
	if err != nil {
		return err
	}
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	v, err := versionOf(root)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	files, err := publish(root, out, page, v, list)
	if err != nil {
		return err
	}
	for _, f := range files {
		st, err := os.Stat(filepath.Join(out, f))
		if err != nil {
			return err
		}
		fmt.Printf("%9d  %s\n", st.Size(), f)
	}
	if check {
		return checkAll(root, out, page, v, list, files)
	}
	return nil
}

// chosen returns the platforms with the given names, all without names; "none"
// is for the page alone.
func chosen(names []string) ([]platform, error) {
	switch {
	case len(names) == 0:
		return platforms, nil
	case len(names) == 1 && names[0] == "none":
		return nil, nil
	}
	var list []platform
	for _, n := range names {
		i := slices.IndexFunc(platforms, func(p platform) bool { return p.name == n })
		if i < 0 {
			return nil, fmt.Errorf("there is no platform %q; there are linux-amd64, linux-arm64, windows-amd64 and macos-universal", n)
		}
		list = append(list, platforms[i])
	}
	return list, nil
}

// publish writes all files of a release and returns their names.
func publish(root, out, page string, v version, list []platform) (files []string, err error) {
	work, err := os.MkdirTemp("", "godeck-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	r := &release{root: root, version: v, work: work}
	for _, p := range list {
		name := "godeck-" + v.number + "-" + p.name + p.ending
		content, err := r.content(p)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.name, err)
		}
		if err := writeArchive(filepath.Join(out, name), content, v.time); err != nil {
			return nil, err
		}
		files = append(files, name)
	}
	if page != "" {
		name := "godeck-" + v.number + "-page.zip"
		content, err := r.page(page)
		if err != nil {
			return nil, fmt.Errorf("page: %w", err)
		}
		if err := writeArchive(filepath.Join(out, name), content, v.time); err != nil {
			return nil, err
		}
		files = append(files, name)
	}
	sbom := "godeck-" + v.number + "-sbom.cdx.json"
	b, err := billOfMaterials(r.progs, v)
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(out, sbom), b, 0o644); err != nil {
		return nil, err
	}
	files = append(files, sbom)
	return append(files, "SHA256SUMS"), sums(out, files)
}

// sums writes SHA256SUMS as sha256sum -c reads it.
func sums(out string, files []string) error {
	var b strings.Builder
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(out, f))
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(data), f)
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), []byte(b.String()), 0o644)
}

// newest finds the newest release in CHANGELOG.md.
var newest = regexp.MustCompile(`(?m)^## ([0-9]+\.[0-9]+\.[0-9]+)\b`)

// versionOf returns the version of the sources: the number of CHANGELOG.md, and
// the commit, of which a dirty tree is none.
func versionOf(root string) (v version, err error) {
	log, err := os.ReadFile(filepath.Join(root, "CHANGELOG.md"))
	if err != nil {
		return v, err
	}
	m := newest.FindSubmatch(log)
	if m == nil {
		return v, fmt.Errorf("CHANGELOG.md has no line such as “## 1.2.3”, which says what is released")
	}
	v.number = string(m[1])
	v.time = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	if c, err := output(root, "git", "log", "-1", "--format=%h %ct", "--abbrev=10"); err == nil {
		var at int64
		if _, err := fmt.Sscanf(c, "%s %d", &v.commit, &at); err == nil {
			v.time = time.Unix(at, 0).UTC()
		}
		if changes, err := output(root, "git", "status", "--porcelain", "--untracked-files=no"); err != nil || changes != "" {
			v.commit += "-dirty"
		}
	}
	return v, nil
}
