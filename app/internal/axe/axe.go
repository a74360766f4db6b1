// Package axe gives tests the script of axe-core, which finds what keeps people from using a page: with a screen
// reader, by keyboard, or with weak eyes. It is fetched from the npm registry once and kept in the user's cache.
// Nothing but tests imports it.
package axe

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha512"
	"encoding/base64"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// The version that is fetched, and the digest of its package as the registry tells it.
const (
	version   = "4.10.3"
	integrity = "Xm7bpRXnDSX2YE2YFfBk2FnF0ep6tmG7xPh8iHee8MIcrgq762Nkce856dYtJYLkuIoYZvGfTs/PbZhideTcEg=="
	usual     = "https://registry.npmjs.org"
	script    = "package/axe.min.js"
)

// Script is axe-core as a script that a page can run.
func Script(t testing.TB) string {
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

// fetched is the package, from the cache where it is there.
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

// genuine reports whether bytes are the package.
func genuine(got []byte) bool {
	digest := sha512.Sum512(got)
	return base64.StdEncoding.EncodeToString(digest[:]) == integrity
}
