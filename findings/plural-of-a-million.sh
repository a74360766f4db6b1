#!/usr/bin/env bash
# golang.org/x/text 0.42.0 and Intl.PluralRules of node 20 (CLDR 48): they disagree about a million in French and Spanish.
#
# In CLDR of today French and Spanish have a form "many" for whole millions ("un million de points", "un millón de puntos").
# Browsers and node ask for it. feature/plural of x/text has the rules of CLDR 32, and says "other".
#
# Seen: for 1000000, node says fr many, es many, pl many, de other; Go says fr other, es other, pl many, de other.
#
# Why it matters: a page whose sentences come partly from a Go server and partly from a browser's script shows one score in
# two forms, or finds no sentence at all, because a translation was written for the forms of one of them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >go.mod <<'END'
module finding

go 1.24

require golang.org/x/text v0.42.0
END
cat >main.go <<'END'
package main

import (
	"fmt"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

func main() {
	names := map[plural.Form]string{plural.Other: "other", plural.Many: "many"}
	var all []string
	for _, tag := range []string{"fr", "es", "pl", "de"} {
		all = append(all, tag+" "+names[plural.Cardinal.MatchPlural(language.MustParse(tag), 1_000_000, 0, 0, 0, 0)])
	}
	fmt.Println(strings.Join(all, ", "))
}
END
cat >main.js <<'END'
console.log(['fr', 'es', 'pl', 'de'].map(tag => tag + ' ' + new Intl.PluralRules(tag).select(1_000_000)).join(', '))
END
go=$(GOFLAGS=-mod=mod go run . 2>go.log) || { cat go.log >&2; exit 1; }
browser=$(node main.js)
echo "x/text 0.42.0: $go"
echo "node $(node -p 'process.versions.node') (CLDR $(node -p 'process.versions.cldr')): $browser"
if [ "$go" != 'fr other, es other, pl many, de other' ] || [ "$browser" != 'fr many, es many, pl many, de other' ]; then
	echo 'This has changed.' >&2
	exit 1
fi
