#!/usr/bin/env bash
# @rustledger/wasm 0.24.0 (npm, run by node): what was bought before the period is missing from the balance.
#
# It asks beancount ledgers questions in beancount's query language. "OPEN ON" a day replaces all earlier entries by one
# with their balances, say its specification and beancount. BALANCES does so. SELECT, where the same clause is documented
# with an example, leaves the earlier entries out and puts nothing in their place. No error is reported.
#
# Seen of 3 shares bought on 2 January and 2 on 3 January, with the balances OPEN ON 3 January:
#                                                 shares
#   rustledger, BALANCES                          5
#   rustledger, SELECT account, sum(number)       2
#   bean-query 2.3.5 (Debian 12), both            5
#
# Why it matters: a game that is played on two evenings is looked at from the second on, and everybody has only what was
# bought since. The two forms of one question should be asked once each, of a small ledger.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . @rustledger/wasm@0.24.0 >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' beancount
cat >game.beancount <<'END'
2024-01-01 open Assets:Ann:Shares BLUE
2024-01-01 open Equity:Bank BLUE

2024-01-02 * "Ann buys"
  Assets:Ann:Shares   3 BLUE
  Equity:Bank        -3 BLUE

2024-01-03 * "Ann buys"
  Assets:Ann:Shares   2 BLUE
  Equity:Bank        -2 BLUE
END
cat >ask.mjs <<'END'
import { readFileSync } from 'node:fs'
import init, { query } from '@rustledger/wasm'

await init({ module_or_path: readFileSync('node_modules/@rustledger/wasm/rustledger_wasm_bg.wasm') })
const { rows, errors } = query(readFileSync('game.beancount', 'utf8'), process.argv[2])
if (errors.length > 0) throw new Error(errors[0].message)
for (const [account, sum] of rows) console.log(account, sum.positions?.[0].units.number ?? sum)
END
for question in 'BALANCES FROM OPEN ON 2024-01-03' 'SELECT account, sum(number) FROM OPEN ON 2024-01-03 GROUP BY account'; do
	echo "$question"
	echo "rustledger: $(node ask.mjs "$question" | awk '/Ann/ {print $2}')"
	echo "bean-query: $(bean-query game.beancount "$question" | awk '/Ann/ {print $2}')"
done | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
BALANCES FROM OPEN ON 2024-01-03
rustledger: 5
bean-query: 5
SELECT account, sum(number) FROM OPEN ON 2024-01-03 GROUP BY account
rustledger: 2
bean-query: 5
END
