#!/usr/bin/env bash
# seededshuffle 0.2.0 (npm, run by node): every Saturday has the same seating.
#
# It shuffles a list by a key, a number or a text. Of a text it writes the codes of all characters one behind the other and
# takes that for a number. JavaScript keeps about 16 digits of a number, so from the seventh character or so on a change is
# lost. Its own README shuffles by "Example key 1." and "Example key 4.", as if that were a difference. shuffle-seed 1.1.6
# (npm) takes the same arguments and tells the keys apart.
#
# Seen, how many different draws come of the keys:
#                                       seededshuffle   shuffle-seed
#   Game 1 to Game 9                    9               9
#   Table 1 to Table 9                  5               9
#   Round 1 to Round 9                  1               9
#   2026-12-05, -12, -19 and -26        1               4
#   Example key 1. to Example key 9.    1               8 (two are equal by chance)
#
# Why it matters: the date or the number of the round is a good key, since everybody can check such a draw. Here everybody has
# the same seat in every round, and who has seen one draw knows them all. Put what differs first: "1, Round".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . seededshuffle@0.2.0 shuffle-seed@1.1.6 >/dev/null
cat >seat.cjs <<'END'
const seeded = require('seededshuffle')
const other = require('shuffle-seed')

const players = ['Ann', 'Ben', 'Cy', 'Dan', 'Eva']
const draw = key => seeded.shuffle(players, key, true).join(' ')
const others = key => other.shuffle(players, key).join(' ')

// show says how many different draws the keys give, and the draw of the first.
function show(...keys) {
  const draws = [draw, others].map(by => new Set(keys.map(by)).size)
  console.log(`${keys[0]} to ${keys.at(-1)}: ${draws.join(', by shuffle-seed ')}; ${draw(keys[0])}`)
}
const nine = key => Array.from({ length: 9 }, (_, i) => key(i + 1))
show(...nine(i => `Game ${i}`))
show(...nine(i => `Table ${i}`))
show(...nine(i => `Round ${i}`))
show('2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26')
show(...nine(i => `Example key ${i}.`))
show(...nine(i => `${i}, Round`))
END
node -p "'node ' + process.versions.node + ', seededshuffle ' + require('./node_modules/seededshuffle/package.json').version"
node seat.cjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
Game 1 to Game 9: 9, by shuffle-seed 9; Eva Ann Dan Ben Cy
Table 1 to Table 9: 5, by shuffle-seed 9; Ann Cy Ben Dan Eva
Round 1 to Round 9: 1, by shuffle-seed 9; Eva Cy Ben Dan Ann
2026-12-05 to 2026-12-26: 1, by shuffle-seed 4; Dan Ann Cy Ben Eva
Example key 1. to Example key 9.: 1, by shuffle-seed 8; Eva Ben Cy Ann Dan
1, Round to 9, Round: 9, by shuffle-seed 8; Dan Eva Cy Ann Ben
END
