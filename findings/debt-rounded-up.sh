#!/usr/bin/env bash
# exact-math 2.2.3 (npm, run by node): rounded down a debt of 9.50 is 9, and rounded up it is 10.
#
# It calculates with money exactly, says its README, which allows negative values and describes floor and ceil as rounding
# down and up. Both look at the digits alone and put the sign back, so below zero each does what the other should: floor
# gives the number above, ceil the one below. round is right about all of them.
#
# Seen, beside node's own Math:
#   cash     floor        ceil         round
#   9.5      9 (9)        10 (10)      10
#   -9.5     -9 (-10)     -10 (-9)     -10
#   -9.1     -9 (-10)     -10 (-9)     -9
#   -149.2   -149 (-150)  -150 (-149)  -149
#
# Why it matters: interest that is rounded up in the bank's favour is rounded in the player's, and a floor below which nobody
# may fall is not one. Change the sign yourself, or round sizes and not signed numbers.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . exact-math@2.2.3 >/dev/null
cat >round.mjs <<'END'
import exact from 'exact-math'
for (const cash of [9.5, -9.5, -9.1, -149.2]) {
  console.log(`${cash}: floor ${exact.floor(cash, 1)} (${Math.floor(cash)}), ` +
    `ceil ${exact.ceil(cash, 1)} (${Math.ceil(cash)}), round ${exact.round(cash, 1)}`)
}
END
node -p "'node ' + process.versions.node"
node round.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
9.5: floor 9 (9), ceil 10 (10), round 10
-9.5: floor -9 (-10), ceil -10 (-9), round -10
-9.1: floor -9 (-10), ceil -10 (-9), round -9
-149.2: floor -149 (-150), ceil -150 (-149), round -149
END
