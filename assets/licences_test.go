package assets

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

var update = flag.Bool("update", false, "write the licences anew")

// The program has the licence of every module and font that is compiled into it for any system. Other systems than
// these two add none. "go test ./assets -run Licences -update" writes them anew.
func TestLicencesAreThoseOfTheProgram(t *testing.T) {
	shipped := regexp.MustCompile(`(?m)^shipped = (.*)$`).FindSubmatch(must.Get(os.ReadFile("../Makefile"))(t))
	goroot := strings.TrimSpace(string(must.Get(exec.Command("go", "env", "GOROOT").Output())(t)))
	folders := map[string]string{"Scripkeeper": "..", "Go": goroot}
	for _, system := range []string{"linux", "windows"} {
		list := exec.Command("go", "list", "-deps", "-tags", string(shipped[1])+",accessibility", "-f",
			"{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "scripkeeper")
		list.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=1", "GOFLAGS=")
		var wrong bytes.Buffer
		list.Stderr = &wrong
		modules, err := list.Output()
		must.Hold(t, err == nil, "the modules for %s cannot be listed: %v\n%s", system, err, &wrong)
		for line := range strings.Lines(string(modules)) {
			if name, folder, is := strings.Cut(strings.TrimSpace(line), "\t"); is {
				folders[name] = folder
			}
		}
	}
	covered := map[string][]string{}
	for name, folder := range folders {
		licensed := false
		for _, file := range licencesIn(t, name, folder) {
			text := string(must.Get(os.ReadFile(filepath.Join(folder, file)))(t))
			text = strings.TrimSpace(strings.NewReplacer("\r", "", "\f", "").Replace(text))
			kind, head := kindOf(text), name+", "+file
			if font, is := strings.CutPrefix(file, "theme/font/LICENSE"); is {
				font = strings.Trim(strings.TrimSuffix(font, ".txt"), "_")
				module, version, _ := strings.Cut(name, " ")
				head = module + "/" + path.Dir(file) + "/" + cmp.Or(font, "NotoSans") + " " + version + ", " + file
			}
			if kind != "" && !strings.Contains(file, "3RD-PARTY") {
				head += ", " + kind
				licensed = licensed || !strings.Contains(file, "/")
			}
			covered[text] = append(covered[text], head)
		}
		expect.True(t, licensed, "%s has no licence that is known here in %s", name, folder)
	}
	texts := slices.SortedFunc(maps.Keys(covered), func(a, b string) int {
		return strings.Compare(rank(slices.Min(covered[a])), rank(slices.Min(covered[b])))
	})
	var all strings.Builder
	for i, text := range texts {
		must.Hold(t, !strings.Contains("\n"+text+"\n", LicenceRule), "%v has the rule in it", covered[text])
		if i > 0 {
			all.WriteString(LicenceRule)
		}
		fmt.Fprintf(&all, "%s\n\n%s\n", strings.Join(slices.Sorted(slices.Values(covered[text])), "\n"), text)
	}
	if *update {
		var packed bytes.Buffer
		w := must.Get(gzip.NewWriterLevel(&packed, gzip.BestCompression))(t)
		must.Get(w.Write([]byte(all.String())))(t)
		must.Do(t, w.Close())
		must.Do(t, os.WriteFile("licences.txt.gz", packed.Bytes(), 0o600))
		return
	}
	expect.True(t, Licences() == all.String(), "licences.txt.gz is old: go test ./assets -run Licences -update")
}

// rank puts the program and Go first.
func rank(head string) string {
	for i, first := range []string{"Scripkeeper,", "Go,"} {
		if strings.HasPrefix(head, first) {
			return fmt.Sprint(i)
		}
	}
	return "2" + head
}

// licencesIn returns the paths of the licences in a module's folder. Those in inner folders are of fonts, or of code that
// the module took from others.
func licencesIn(t *testing.T, name, folder string) (files []string) {
	t.Helper()
	if name == "Scripkeeper" || name == "Go" {
		return []string{"LICENSE"}
	}
	form := regexp.MustCompile(`^(LICEN[SC]E|COPYING|OFL|PATENTS|NOTICE|AUTHORS)`)
	must.Do(t, fs.WalkDir(os.DirFS(folder), ".", func(at string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "testdata" || at == "cmd"):
			return fs.SkipDir
		case !entry.IsDir() && form.MatchString(path.Base(at)) && path.Ext(at) != ".go" && path.Base(at) != "LICENSE-LOGO":
			files = append(files, at)
		}
		return nil
	}))
	return files
}

// kindOf returns the usual name of a licence by words in its text, or "" if it is none of these.
func kindOf(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	for _, known := range []struct{ words, name string }{
		{"Bitstream Vera Fonts Copyright", "Bitstream Vera"}, {"SIL OPEN FONT LICENSE Version 1.1", "SIL OFL 1.1"},
		{"Apache License Version 2.0", "Apache 2.0"}, {"Neither the name", "BSD 3-Clause"},
		{"Redistributions in binary form", "BSD 2-Clause"}, {"Permission to use, copy, modify", "ISC"},
		{"altered source versions must be plainly marked", "zlib"}, {"Permission is hereby granted, free of charge", "MIT"},
		{"public domain", "Public domain"},
	} {
		if strings.Contains(strings.ToLower(text), strings.ToLower(known.words)) {
			return known.name
		}
	}
	return ""
}
