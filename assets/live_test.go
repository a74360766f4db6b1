package assets

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func parts(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := fs.WalkDir(Files(), "live", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			all[name] = string(Read(name))
		}
		return err
	})
	must.Hold(t, err == nil && len(all) >= 10, "%d files, %v", len(all), err)
	return all
}

// A phone's input never becomes HTML, and nothing is loaded from other sites.
func TestThePageIsStrict(t *testing.T) {
	forbidden := regexp.MustCompile(`innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|` +
		`setAttribute\("style"|style="|<style|https?://[^w]|javascript:|\son\w+="`)
	for name, content := range parts(t) {
		expect.Equal(t, forbidden.FindString(content), "", "%s has", name)
	}
	for _, tag := range regexp.MustCompile(`<script[^>]*>[^<]*`).FindAllString(string(Read("live/index.html")), -1) {
		expect.True(t, strings.Contains(tag, ` src="/js/`) && strings.HasSuffix(tag, ">"), "index.html has %q", tag)
	}
}
