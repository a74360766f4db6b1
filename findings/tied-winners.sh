#!/usr/bin/env bash
# openskill 4.1.0 (npm, run by node): two players who share the first place of five gain less than the third.
#
# In the Plackett–Luce model, which is also the default, a player's step is divided by the number of those who share the
# place. The third player, who shares it with nobody, keeps a whole step, and ends above both winners.
#
# Seen, all five equal before (mu 25): places 1 1 3 4 5 give mus 26.0000 26.0000 26.5556 24.8889 21.5556.
#
# Why it matters: in games with scores, shared first places are ordinary. Rated over some evenings, somebody who never won
# leads the list. The mean of the steps over all orders of the tied has no such case.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . openskill@4.1.0 >/dev/null
cat >rate.js <<'END'
const { rating, rate } = require('openskill')
console.log('node', process.version, 'openskill', require('./node_modules/openskill/package.json').version)
const places = [1, 1, 3, 4, 5]
const mus = rate(places.map(() => [rating()]), { rank: places }).map(([player]) => player.mu)
console.log('places', places.join(' '))
console.log('mus   ', mus.map(mu => mu.toFixed(4)).join(' '))
if (!(mus[2] > mus[0] && mus[0] === mus[1])) {
  console.error('This has changed.')
  process.exit(1)
}
END
node rate.js
