#!/usr/bin/env bash
# multi-elo 2.3.1 (npm, run by node): from the tenth place on, places are ordered as words, and the last gains like the second.
#
# It rates games of many players by Elo. Its guide says of the places that their exact values do not matter, as long as they
# increase. It sorts them with a plain sort(), which in JavaScript compares texts: 1, 10, 11, 2, 3.
#
# Seen, all 1000 before:
#   three players, places 1 2 10    1021.3 978.7 1000.0: the second loses like a last, the last stays like a second
#   eleven players, places 1 to 11  the second gets 1011.6, the last 1023.3
#   eleven players, no places       the second gets 1023.3, the last 970.9, as it should be
#
# Why it matters: a list of places is what a program has after a game with ties, or a tournament. Up to nine players all is
# well, so no test of an ordinary table finds it, and the first big evening is rated wrongly.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . multi-elo@2.3.1 >/dev/null
cat >rate.js <<'END'
const { MultiElo } = require('multi-elo')
const rated = (count, places) =>
  MultiElo.getNewRatings(Array(count).fill(1000), places).map(rating => rating.toFixed(1)).join(' ')
const upTo = count => Array.from({ length: count }, (_, i) => i + 1)
console.log('places 1 2 3:', rated(3, [1, 2, 3]))
console.log('places 1 2 10:', rated(3, [1, 2, 10]))
console.log('places 1 to 9:', rated(9, upTo(9)))
console.log('places 1 to 11:', rated(11, upTo(11)))
console.log('eleven, no places:', rated(11))
END
node -p "'node ' + process.versions.node + ', multi-elo ' + require('./node_modules/multi-elo/package.json').version"
node rate.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
places 1 2 3: 1021.3 1000.0 978.7
places 1 2 10: 1021.3 978.7 1000.0
places 1 to 9: 1028.4 1021.3 1014.2 1007.1 1000.0 992.9 985.8 978.7 971.6
places 1 to 11: 1029.1 1011.6 1017.5 1005.8 1000.0 994.2 988.4 982.5 976.7 970.9 1023.3
eleven, no places: 1029.1 1023.3 1017.5 1011.6 1005.8 1000.0 994.2 988.4 982.5 976.7 970.9
END
