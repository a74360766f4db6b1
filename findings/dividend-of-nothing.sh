#!/usr/bin/env bash
# largest-remainder-round 1.1.0 (npm, run by node): where nothing is to be split, it pays out 100.
#
# spread(total) splits a whole number by largest remainders, as its README shows with spread(50) and spread(1000). Without a
# total it splits 100, which gives percentages. A total of 0 is taken for none.
#
# Seen of 1, 2 and 3 shares:
#   spread(2)              0 1 1
#   spread(1)              0 0 1
#   spread(0)              17 33 50
#   spread()               17 33 50
#   seats: 0, in objects   17 33 50
#
# Why it matters: a company that earned nothing, and a pot that is empty, are ordinary. The bank pays a hundred, and each part
# looks likely. Check the sum of the parts after every split, also of zero.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . largest-remainder-round@1.1.0 >/dev/null
cat >split.js <<'END'
require('largest-remainder-round')
const shares = [1, 2, 3]
for (const total of [2, 1, 0]) console.log(`spread(${total}): ${shares.spread(total).join(' ')}`)
console.log(`spread(): ${shares.spread().join(' ')}`)
const holders = shares.map(count => ({ count })).spread({ prop: 'count', spreadTo: 'paid', seats: 0 })
console.log(`seats: 0: ${holders.map(({ paid }) => paid).join(' ')}`)
END
node -p "'node ' + process.versions.node + ', largest-remainder-round ' +
  require('./node_modules/largest-remainder-round/package.json').version"
node split.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
spread(2): 0 1 1
spread(1): 0 0 1
spread(0): 17 33 50
spread(): 17 33 50
seats: 0: 17 33 50
END
