package axe

import (
	"strings"
	"testing"
)

func TestTheScriptIsThere(t *testing.T) {
	if got := source(t); !strings.Contains(got[:100], "axe v"+version) {
		t.Errorf("it begins %q", got[:100])
	}
}
