// Package axe runs axe-core on pages in tests, to find accessibility problems. It downloads axe-core from the npm
// registry once and keeps it in the user's cache.
package axe

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/calc/conformance/must"
)

// The version of axe-core to download, and the digest of its package in the registry.
const (
	version   = "4.10.3"
	integrity = "Xm7bpRXnDSX2YE2YFfBk2FnF0ep6tmG7xPh8iHee8MIcrgq762Nkce856dYtJYLkuIoYZvGfTs/PbZhideTcEg=="
	usual     = "https://registry.npmjs.org"
	script    = "package/axe.min.js"
)

// A Violation is a problem found by axe-core. Nodes holds some of the elements concerned.
type Violation struct {
	ID, Impact, Help string
	Nodes            []string
}

// Violations returns the problems of a page in its current state.
func Violations(b chromium.Browser) (all []Violation) {
	b.T.Helper()
	if chromium.Value[bool](b, "!window.axe") {
		b.Do(chromedp.Evaluate(source(b.T)+";0", nil))
	}
	found := chromium.Awaited[string](b, `axe.run(document, {resultTypes: ["violations"], preload: false}).then(
		({violations}) => JSON.stringify(violations.map(({id, impact, help, nodes}) => ({id, impact, help,
			nodes: nodes.slice(0, 4).map((node) => node.target + " " + node.failureSummary)}))))`)
	must.Do(b.T, json.Unmarshal([]byte(found), &all))
	return all
}

func Audit(b chromium.Browser, where string) {
	b.T.Helper()
	for _, v := range Violations(b) {
		b.T.Errorf("%s: %s (%s): %s: %q", where, v.ID, v.Impact, v.Help, v.Nodes)
	}
}

func source(t testing.TB) string {
	t.Helper()
	zipped, err := gzip.NewReader(bytes.NewReader(fetched(t)))
	must.Do(t, err)
	for files := tar.NewReader(zipped); ; {
		file, err := files.Next()
		must.Do(t, err)
		if file.Name == script {
			return string(must.Get(io.ReadAll(files))(t))
		}
	}
}

func fetched(t testing.TB) []byte {
	t.Helper()
	path := filepath.Join(must.Get(os.UserCacheDir())(t), "scripkeeper", "axe-core-"+version+".tgz")
	if kept, err := os.ReadFile(path); err == nil && genuine(kept) {
		return kept
	}
	registry := usual
	if other := os.Getenv("npm_config_registry"); other != "" {
		registry = strings.TrimSuffix(other, "/")
	}
	answer := must.Get(http.Get(registry + "/axe-core/-/axe-core-" + version + ".tgz"))(t)
	defer answer.Body.Close()
	got := must.Get(io.ReadAll(answer.Body))(t)
	if !genuine(got) {
		t.Fatalf("%s sent something else than axe-core %s (status %s)", registry, version, answer.Status)
	}
	must.Do(t, os.MkdirAll(filepath.Dir(path), 0o755))
	must.Do(t, os.WriteFile(path, got, 0o600))
	return got
}

func genuine(got []byte) bool {
	digest := sha512.Sum512(got)
	return base64.StdEncoding.EncodeToString(digest[:]) == integrity
}
