#!/usr/bin/env bash
# lokijs 1.5.12 (npm, run by node): an evening with 0 points is left out of the mean.
#
# avg() is the "average of property in all docs in the collection", says the documentation. avg(), median() and stdDev() take
# out what is no number with filter(Number), which takes out 0 as well; min() and max() of the same collection don't. A
# developer agreed that it should be mended (techfort/LokiJS#665, closed), but it is still so.
#
# Seen of four evenings:      lokijs                          simple-statistics 7.12.1 (npm)
#   Ann 0, 0, 6 and 10        mean 8, median 8, lowest 0      mean 4, median 3, lowest 0
#   Ben 5, 4, 6 and 5         mean 5, median 5, lowest 4      mean 5, median 5, lowest 4
#   Cleo 0, 0, 0 and 0        no mean, no median, lowest 0    mean 0, median 0, lowest 0
#
# Why it matters: in many scorings the last one gets 0 points. Whoever came last twice then leads the table of means, and the
# lowest result beside it is right. Add up and divide yourself.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . lokijs@1.5.12 simple-statistics@7.12.1 >/dev/null
cat >points.cjs <<'END'
const Loki = require('lokijs')
const statistics = require('simple-statistics')

const told = (mean, median, lowest) => `mean ${mean}, median ${median}, lowest ${lowest}`

function show(player, points) {
  const evenings = new Loki('evenings.db').addCollection('evenings')
  for (const value of points) evenings.insert({ value })
  console.log(`${player} ${points.join(' ')}: ${told(evenings.avg('value'), evenings.median('value'), evenings.min('value'))}`)
  console.log(`  by simple-statistics: ${told(statistics.mean(points), statistics.median(points), statistics.min(points))}`)
}
show('Ann', [0, 0, 6, 10])
show('Ben', [5, 4, 6, 5])
show('Cleo', [0, 0, 0, 0])
END
node -p "'node ' + process.versions.node + ', lokijs ' + require('./node_modules/lokijs/package.json').version"
node points.cjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
Ann 0 0 6 10: mean 8, median 8, lowest 0
  by simple-statistics: mean 4, median 3, lowest 0
Ben 5 4 6 5: mean 5, median 5, lowest 4
  by simple-statistics: mean 5, median 5, lowest 4
Cleo 0 0 0 0: mean NaN, median NaN, lowest 0
  by simple-statistics: mean 0, median 0, lowest 0
END
