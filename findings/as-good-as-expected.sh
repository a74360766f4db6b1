#!/usr/bin/env bash
# elo-rating 1.0.1 (npm, run by node): whoever wins exactly as often as expected falls, and a beginner rises.
#
# Elo's formula adds to a rating what a result is better than the expected one, times K, here 20 unless said. Over games that
# come out as expected, that adds up to nothing. The package cuts off the decimals of every step, towards 0. A step has more to
# lose where it is small: that of the better player's many wins. elo-rank 1.0.4 (npm) rounds to the nearest.
#
# Seen of a player who is 400 better, so should win 10 of 11 games, by all steps together:
#             10 wins   1 loss   together
#   formula   +18.18    -18.18     0
#   package   +10       -18       -8
#   elo-rank  +20       -18       +2
# The mean step by the package is below 0 for 298 of the advantages from 1 to 400, down to -0.897 a game.
#
# Why it matters: a group that plays on for years sees its best players come down and the others close in on them, though
# nothing has changed. Keep decimals, and round only what is shown.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . elo-rating@1.0.1 elo-rank@1.0.4 >/dev/null
cat >rate.js <<'END'
const elo = require('elo-rating')
const rank = new (require('elo-rank'))(20)
const step = won => elo.calculate(1800, 1400, won).playerRating - 1800
const near = won => rank.updateRating(rank.getExpected(1800, 1400), Number(won), 1800) - 1800
console.log('expected wins of 11:', (elo.expected(1800, 1400) * 11).toFixed(6))
console.log('elo-rating:', 10 * step(true), step(false), 10 * step(true) + step(false))
console.log('elo-rank:  ', 10 * near(true), near(false), 10 * near(true) + near(false))
let worst = 0, below = 0
for (let better = 1; better <= 400; better++) {
  const wins = elo.expected(1000 + better, 1000)
  const mean = wins * (elo.calculate(1000 + better, 1000, true).playerRating - 1000 - better) +
    (1 - wins) * (elo.calculate(1000 + better, 1000, false).playerRating - 1000 - better)
  worst = Math.min(worst, mean)
  if (mean < 0) below++
}
console.log('mean step below 0:', below, 'of 400, down to', worst.toFixed(3))
END
node --version
node rate.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
expected wins of 11: 10.000000
elo-rating: 10 -18 -8
elo-rank:   20 -18 2
mean step below 0: 298 of 400, down to -0.897
END
