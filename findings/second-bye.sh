#!/usr/bin/env bash
# swiss-pairing 1.4.3 (npm, run by node): a player sits out twice, though its README says that nobody has more than one bye.
#
# It pairs those who have about the same points. A second bye or a rematch only costs 100 (rematchWeight), and a difference
# of points costs its square. Where a win is worth 3, points differ by more than 10 after a few rounds, and that is dearer.
#
# Seen: nine players, 3 points for a win or a bye, the better seed always wins. In the sixth round the ninth seed has a bye for
# the second time. Seeds 1 to 4 have had none, and in that round any of them could have sat out without a rematch. With one
# point for a win, or a rematchWeight of 10000, nobody sits out twice.
#
# Why it matters: a bye is a win for nothing. Whoever counts 3 for a win gives two of them to one player, and leaves the other
# players without the games they came for. Byes and rematches need a rule, not a weight beside the points.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . swiss-pairing@1.4.3 edmonds-blossom@1.0.0 >/dev/null
cat >pair.js <<'END'
const swiss = require('swiss-pairing')

// pair is the name of a pair, in whatever order its players are given.
const pair = (a, b) => [a, b].sort((a, b) => a - b).join('-')

// fresh says whether all of the players can be paired with somebody they have not met.
const fresh = (players, met) => players.length === 0 || players.slice(1).some(other =>
  !met.has(pair(players[0], other)) && fresh(players.slice(1).filter(player => player !== other), met))

// evening plays six rounds and says who had a bye twice, and who could have had it instead.
function evening(points, weight) {
  const { getMatchups } = swiss({ maxPerRound: points, maxPointsPerRound: points, rematchWeight: weight })
  const players = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const [played, met, byes, twice] = [[], new Set(), [], []]
  for (let round = 1; round <= 6; round++) {
    const matches = getMatchups(round, players.map(id => ({ id, seed: id })), played)
    const { home: idle } = matches.find(match => match.away === null)
    if (byes.includes(idle)) {
      const instead = players.filter(player => !byes.includes(player) && fresh(players.filter(one => one !== player), met))
      twice.push(`seed ${idle} in round ${round}, not ${instead.join(' ')}`)
    }
    byes.push(idle)
    for (const { home, away } of matches) {
      const won = away === null || home < away
      played.push({ round, home: { id: home, points: won ? points : 0 }, away: { id: away, points: won ? 0 : points } })
      if (away !== null) met.add(pair(home, away))
    }
  }
  return `byes ${byes.join(' ')}; twice: ${twice.join(', ') || 'nobody'}`
}

console.log('1 for a win:', evening(1, 100))
console.log('3 for a win:', evening(3, 100))
console.log('3 for a win, rematchWeight 10000:', evening(3, 10000))
END
node -p "'node ' + process.versions.node + ', swiss-pairing ' + require('./node_modules/swiss-pairing/package.json').version"
node pair.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
1 for a win: byes 7 5 8 9 6 3; twice: nobody
3 for a win: byes 7 5 8 9 6 9; twice: seed 9 in round 6, not 1 2 3 4
3 for a win, rematchWeight 10000: byes 7 5 8 9 6 3; twice: nobody
END
