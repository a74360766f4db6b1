#!/usr/bin/env bash
# percentile-rank 1.0.6 (npm, run by node): the leader of a list is last, and the last is first, unless the list is sorted.
#
# It says how much of a list is below a value, with "the same values as the Excel PERCENTRANK and PERCENTRANK.INC functions" by
# its README. What it gives is the place in the list as it stands. Excel's list may have any order: the example on its page on
# PERCENTRANK begins with the highest. @formulajs/formulajs 4.6.1 (npm) gives what that page has, with three decimals as there.
#
# Seen:                                   percentile-rank    formulajs
#   Excel's example, 13 to 1:   8         0.333              0.666
#                               4         0.444              0.555
#                               2         0.667              0.333
#   scores of 40, -20, 100, 15: 100       0.667              1
#                               40        0                  0.666
#                               15        1                  0.333
#   the same from -20 to 100:   100       1                  1
#
# Why it matters: "better than 67 % of the games" is said of a score among all before it, and those come in the order in which
# they were played, or the best first. No error is reported. Sort the list in rising order before you ask.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . percentile-rank@1.0.6 @formulajs/formulajs@4.6.1 >/dev/null
cat >ranks.js <<'END'
const percentileRank = require('percentile-rank')
const { PERCENTRANK } = require('@formulajs/formulajs')
for (const [scores, asked] of [
  [[13, 12, 11, 8, 4, 3, 2, 1, 1, 1], [8, 4, 2]],
  [[40, -20, 100, 15], [100, 40, 15, -20]],
  [[-20, 15, 40, 100], [100, 40, 15, -20]]
]) {
  for (const score of asked) {
    const rank = percentileRank(scores, score).toFixed(3)
    console.log(`${score} of ${scores.join(' ')}: ${rank}, formulajs ${PERCENTRANK.INC(scores, score)}`)
  }
}
END
node -p "'node ' + process.versions.node"
node ranks.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
8 of 13 12 11 8 4 3 2 1 1 1: 0.333, formulajs 0.666
4 of 13 12 11 8 4 3 2 1 1 1: 0.444, formulajs 0.555
2 of 13 12 11 8 4 3 2 1 1 1: 0.667, formulajs 0.333
100 of 40 -20 100 15: 0.667, formulajs 1
40 of 40 -20 100 15: 0.000, formulajs 0.666
15 of 40 -20 100 15: 1.000, formulajs 0.333
-20 of 40 -20 100 15: 0.333, formulajs 0
100 of -20 15 40 100: 1.000, formulajs 1
40 of -20 15 40 100: 0.667, formulajs 0.666
15 of -20 15 40 100: 0.333, formulajs 0.333
-20 of -20 15 40 100: 0.000, formulajs 0
END
