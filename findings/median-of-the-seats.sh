#!/usr/bin/env bash
# statistical-methods 1.0.4 (npm, run by node): whoever asks for the median gives every player another player's points.
#
# median() and mode() compute figures of a list, as mean(), variance() and stddev() do. To find them they sort the very list
# that they are given, and leave it sorted. Nothing in the README says so. compute-median 2.0.0 (npm) sorts a copy.
#
# Seen of the points of Ann, Ben and Cleo, in the order of their seats:
#                                     mean  median  the points afterwards
#   statistical-methods               20    20      Ann 10, Ben 20, Cleo 30
#   compute-median                          20      Ann 30, Ben 10, Cleo 20
#   statistical-methods, mean alone   20            Ann 30, Ben 10, Cleo 20
#
# Why it matters: the statistics are right, and the score sheet from which they came is wrong from then on: the winner is now
# last. A median that is asked for once an evening shuffles a season. Hand out a copy of a list that others rely on.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . statistical-methods@1.0.4 compute-median@2.0.0 >/dev/null
cat >median.cjs <<'END'
const { mean, median, mode } = require('statistical-methods')
const other = require('compute-median')
for (const [name, figure] of Object.entries({ mean, median, mode, 'compute-median': other })) {
  const points = [30, 10, 20]
  console.log(`${name} ${figure(points)}: Ann ${points[0]}, Ben ${points[1]}, Cleo ${points[2]}`)
}
END
node -p "'node ' + process.versions.node"
node median.cjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
mean 20: Ann 30, Ben 10, Cleo 20
median 20: Ann 10, Ben 20, Cleo 30
mode null: Ann 10, Ben 20, Cleo 30
compute-median 20: Ann 30, Ben 10, Cleo 20
END
