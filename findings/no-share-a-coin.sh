#!/usr/bin/env bash
# github.com/Rhymond/go-money 1.0.15 (Go): Allocate pays a coin to somebody who has no share.
#
# It splits a sum by ratios and hands what is left over to the first in the list, one coin each. It does not look whether
# their ratio is zero. dinero.js 2.0.2 (npm), whose allocate works the same way otherwise, passes over a ratio of zero.
#
# Seen of a dividend of 5 for holders of 0, 1 and 1 shares: go-money 1 2 2, dinero.js 0 3 2. Of 100 for 0, 0, 1, 1 and 1:
# go-money 1 0 33 33 33, dinero.js 0 0 34 33 33. The sums are right both times, so no check of the total finds it.
#
# Why it matters: the usual list of holders is all players in the order of their seats, and some hold nothing. The first of
# them is paid, and a holder is short of a coin. Leave out who has no share before the split.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >go.mod <<'END'
module finding

go 1.24

require github.com/Rhymond/go-money v1.0.15
END
cat >main.go <<'END'
package main

import (
	"fmt"

	"github.com/Rhymond/go-money"
)

func main() {
	for _, split := range []struct {
		coins  int64
		shares []int
	}{{5, []int{0, 1, 1}}, {100, []int{0, 0, 1, 1, 1}}} {
		parts, err := money.New(split.coins, "EUR").Allocate(split.shares...)
		if err != nil {
			panic(err)
		}
		fmt.Print("go-money, ", split.coins, " for ", split.shares, ":")
		for _, part := range parts {
			fmt.Print(" ", part.Amount())
		}
		fmt.Println()
	}
}
END
npm install --silent --no-audit --no-fund --prefix . dinero.js@2.0.2 >/dev/null
cat >main.js <<'END'
const { allocate, dinero, toSnapshot } = require('dinero.js')
for (const [coins, shares] of [[5, [0, 1, 1]], [100, [0, 0, 1, 1, 1]]]) {
  const parts = allocate(dinero({ amount: coins, currency: { code: 'EUR', base: 10, exponent: 2 } }), shares)
  console.log(`dinero.js, ${coins} for [${shares.join(' ')}]:`, parts.map(part => toSnapshot(part).amount).join(' '))
}
END
GOFLAGS=-mod=mod go run . 2>go.log >seen || { cat go.log >&2; exit 1; }
node main.js >>seen
cat seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
go-money, 5 for [0 1 1]: 1 2 2
go-money, 100 for [0 0 1 1 1]: 1 0 33 33 33
dinero.js, 5 for [0 1 1]: 0 3 2
dinero.js, 100 for [0 0 1 1 1]: 0 0 34 33 33
END
