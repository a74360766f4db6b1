#!/usr/bin/env bash
# @railpath/finance-toolkit 0.5.4 (npm, run by node): the biggest fall begins after its end.
#
# calculateMaxDrawdown finds the biggest fall from a peak to a trough, with the values and the places of both ("peak, trough,
# duration, recovery", says its comment). The place of the peak goes on to the newest high, the fall does not. So after every
# recovery to a new high peakIndex is the place of that high, not of peakValue, and drawdownDuration is below zero.
#
# Seen of 100, 120, 60, 90, 130 and 80, rounds 0 to 5:
#   peakValue 120, peakIndex 4 (130), troughValue 60, troughIndex 2, drawdownDuration -2
# Without the last two, which are no part of that fall: peakIndex 1 (120), troughIndex 2, drawdownDuration 1.
#
# Why it matters: a report of a game says "the worst fall, from 120 to 60, began in round 1". Here it names the round in which
# the player was richest, after the fall. A price that never comes back shows nothing of it. Look the peak up by its value.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . @railpath/finance-toolkit@0.5.4 >/dev/null
cat >falls.js <<'END'
const { calculateMaxDrawdown } = require('@railpath/finance-toolkit')
for (const prices of [[100, 120, 60, 90], [100, 120, 60, 90, 130, 80]]) {
  const fall = calculateMaxDrawdown({ prices })
  console.log(`${prices.join(' ')}: from ${fall.peakValue} at ${fall.peakIndex} (${prices[fall.peakIndex]})`,
    `to ${fall.troughValue} at ${fall.troughIndex} (${prices[fall.troughIndex]}), lasted ${fall.drawdownDuration}`)
}
END
node -p "'node ' + process.versions.node"
node falls.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
100 120 60 90: from 120 at 1 (120) to 60 at 2 (60), lasted 1
100 120 60 90 130 80: from 120 at 4 (130) to 60 at 2 (60), lasted -2
END
