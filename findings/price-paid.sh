#!/usr/bin/env bash
# @rustledger/wasm 0.24.0 (npm, run by node): one share bought below the market makes all shares cheap.
#
# It asks beancount ledgers questions in beancount's query language. value() takes the last known price. In beancount prices
# are the "price" lines; what was paid becomes a price only with the plugin implicit_prices, which rustledger has too. Its
# query engine takes what was paid without the plugin, as a fallback, say its developers. Yet a later purchase is taken
# before a price line of an earlier day.
#
# Seen of 3 shares that were bought at 50, by the price line of 120:
#                                             rustledger   bean-query 2.3.5 (Debian 12)
#   price line a day before the purchase      150          360
#   price line on the day of the purchase     360          360
#
# Why it matters: auctions and deals between players are not the market. The ledger names another leader than the board.
# Write the price line again on every day on which something is bought.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . @rustledger/wasm@0.24.0 >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' beancount
cat >ask.mjs <<'END'
import { readFileSync } from 'node:fs'
import init, { query } from '@rustledger/wasm'

await init({ module_or_path: readFileSync('node_modules/@rustledger/wasm/rustledger_wasm_bg.wasm') })
const { rows, errors } = query(readFileSync(process.argv[2], 'utf8'), process.argv[3])
if (errors.length > 0) throw new Error(errors[0].message)
console.log(rows[0][0].positions[0].units.number)
END
question="SELECT value(sum(position)) WHERE account = 'Assets:Ann:Shares'"
for day in 02 03; do
	cat >"$day.beancount" <<END
2024-01-01 open Assets:Ann:Shares
2024-01-01 open Assets:Ann:Cash

2024-01-$day price BLUE 120 GOLD

2024-01-03 * "Ann buys three at an auction"
  Assets:Ann:Shares     3 BLUE {50 GOLD}
  Assets:Ann:Cash    -150 GOLD
END
	other=$(bean-query "$day.beancount" "$question" | awk '/GOLD/ {print $1}')
	echo "price on $day: rustledger $(node ask.mjs "$day.beancount" "$question"), bean-query $other"
done | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
price on 02: rustledger 150, bean-query 360
price on 03: rustledger 360, bean-query 360
END
