package main

import (
	"debug/buildinfo"
	"encoding/json"
	"maps"
	"slices"
	"time"
)

// The bill of materials is in the form of CycloneDX: the modules that the
// programs contain, with the checksums by which Go has verified them.
type (
	bill struct {
		Format     string      `json:"bomFormat"`
		Spec       string      `json:"specVersion"`
		Version    int         `json:"version"`
		Meta       billMeta    `json:"metadata"`
		Components []component `json:"components"`
	}
	billMeta struct {
		Time      string    `json:"timestamp"`
		Component component `json:"component"`
	}
	component struct {
		Type       string     `json:"type"`
		Name       string     `json:"name"`
		Version    string     `json:"version"`
		URL        string     `json:"purl,omitempty"`
		Properties []property `json:"properties,omitempty"`
	}
	property struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
)

// billOfMaterials reads what the Go linker has written into the programs.
func billOfMaterials(progs []program, v version) ([]byte, error) {
	b := bill{Format: "CycloneDX", Spec: "1.5", Version: 1, Components: []component{}}
	b.Meta = billMeta{v.time.Format(time.RFC3339), component{Type: "application", Name: "godeck", Version: v.full()}}
	all := map[string]component{}
	in := map[string][]string{} // the programs that contain a component
	for _, p := range progs {
		info, err := buildinfo.ReadFile(p.path)
		if err != nil {
			return nil, err
		}
		add := func(c component) {
			key := c.Name + "@" + c.Version
			all[key] = c
			in[key] = append(in[key], p.platform+" "+p.name)
		}
		add(component{Type: "platform", Name: "go", Version: info.GoVersion, URL: "pkg:generic/go@" + info.GoVersion})
		for _, d := range info.Deps {
			c := component{Type: "library", Name: d.Path, Version: d.Version, URL: "pkg:golang/" + d.Path + "@" + d.Version}
			if d.Sum != "" {
				c.Properties = append(c.Properties, property{"go:sum", d.Sum})
			}
			add(c)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(all)) {
		c := all[key]
		for _, p := range in[key] {
			c.Properties = append(c.Properties, property{"in", p})
		}
		b.Components = append(b.Components, c)
	}
	out, err := json.MarshalIndent(b, "", " ")
	return append(out, '\n'), err
}
