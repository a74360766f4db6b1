#!/usr/bin/env bash
# tournament-pairings 2.0.1 (npm, run by node): two leaders who each had a bye are kept apart, and a leader sits out.
#
# Swiss() prefers opponents with equal points, says its README, and gives a bye to whoever has the fewest points and has had
# none. It picks the pairs with the highest sum of weights. A pair with somebody who had a bye gets 40 more, which is to keep
# those players from sitting out. A pair with two of them gets 40 as well, so two such players with the same points bring more
# when they are kept apart: 40 each. An equal opponent is worth less than 6. All this also holds where nobody sits out.
#
# Seen, nobody meets twice:
#   Ann and Ben have 2 points, Cy and Dan 0        Ann-Ben, Cy-Dan
#   the same, and Ann and Ben have had a bye       Ann-Dan, Ben-Cy
#   five players in round 4, only Ann (3 points)   Ann sits out. Dan could: Ann-Ben and Cy-Eva have not met
#     and Dan (1 point) have had no bye
#
# Why it matters: with an odd number of players most have had a bye after some rounds. The leaders then don't meet, the best
# player misses the last game, and the table looks like any other. Look at who could have played whom before you announce it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . tournament-pairings@2.0.1 edmonds-blossom-fixed@1.0.1 >/dev/null
cat >pair.mjs <<'END'
import { Swiss } from 'tournament-pairings'

const player = (id, score, receivedBye, ...avoid) => ({ id, score, receivedBye, avoid })

// pairs is who meets whom. The players are shuffled each time, so it asks fifty times.
function pairs(players) {
  const seen = new Set()
  for (let i = 0; i < 50; i++) {
    const matches = Swiss(players(), 4)
    seen.add(matches.map(({ player1, player2 }) => [player1, player2 ?? 'nobody'].sort().join('-')).sort().join(', '))
  }
  return [...seen].join(' or ')
}

// Five came, and one left after two rounds. In round 1 Ann sat out, and Ben beat Dan; in round 2 Ben sat out, and Ann beat Cy.
const four = bye => () =>
  [player('Ann', 2, bye, 'Cy'), player('Ben', 2, bye, 'Dan'), player('Cy', 0, false, 'Ann'), player('Dan', 0, false, 'Ben')]
const five = () => [
  player('Ann', 3, false, 'Dan', 'Eva', 'Cy'), player('Ben', 2, true, 'Cy', 'Dan'), player('Cy', 1, true, 'Ben', 'Ann'),
  player('Dan', 1, false, 'Ann', 'Ben', 'Eva'), player('Eva', 2, true, 'Ann', 'Dan'),
]
console.log('no byes:', pairs(four(false)))
console.log('Ann and Ben had a bye:', pairs(four(true)))
console.log('five players:', pairs(five))
END
node -p "'node ' + process.versions.node + ', tournament-pairings ' +
  require('./node_modules/tournament-pairings/package.json').version"
node pair.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
no byes: Ann-Ben, Cy-Dan
Ann and Ben had a bye: Ann-Dan, Ben-Cy
five players: Ann-nobody, Ben-Eva, Cy-Dan
END
