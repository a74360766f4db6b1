#!/usr/bin/env bash
# hare-niemeyer 3.0.0 (npm, run by node): half of the coins for which lots are to be drawn are never paid.
#
# It splits a whole number by largest remainders. Where remainders are equal it draws lots for what is left, says its README.
# The loop that pays those coins runs up to the number of coins left, and counts them anew after each one that it has paid:
# of 4 it pays 2. It draws no lots either, since lodash's shuffle gives back a new list, and nobody takes it.
#
# Seen, each a hundred times:
#   4 for 1, 1 and 1 shares          2 1 1        all paid
#   5 for 1, 1 and 1 shares          2 1 1        4 paid
#   9 for 2, 2, 2, 2 and 2 shares    2 2 1 1 1    7 paid
#   10 for 2, 2, 2 and 1 shares      3 3 3 1      all paid: nothing has to be drawn
# By the method, 5 for three equal holders is 2, 2 and 1 in some order.
#
# Why it matters: players with equal shares are ordinary at a table. The bank keeps a coin, nobody is told, and the ledger no
# longer balances. Check the sum of the parts after every split.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . hare-niemeyer@3.0.0 lodash@4.18.1 >/dev/null
cat >split.mjs <<'END'
import split from 'hare-niemeyer'
for (const [coins, shares] of [[4, [1, 1, 1]], [5, [1, 1, 1]], [9, [2, 2, 2, 2, 2]], [10, [2, 2, 2, 1]]]) {
  const holders = Object.fromEntries(shares.map((count, i) => ['holder ' + (i + 1), count]))
  const seen = new Set()
  for (let i = 0; i < 100; i++) seen.add(Object.values(split(holders, coins)).join(' '))
  const sums = [...seen].map(parts => parts.split(' ').reduce((sum, part) => sum + Number(part), 0))
  console.log(`${coins} for ${shares.join(' ')}: ${[...seen].join(', ')}; paid ${sums.join(', ')}`)
}
END
node -p "'node ' + process.versions.node"
node split.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
4 for 1 1 1: 2 1 1; paid 4
5 for 1 1 1: 2 1 1; paid 4
9 for 2 2 2 2 2: 2 2 1 1 1; paid 7
10 for 2 2 2 1: 3 3 3 1; paid 10
END
