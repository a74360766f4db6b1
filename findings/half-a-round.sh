#!/usr/bin/env bash
# @echecs/tournament 3.3.0 (npm, run by node): the final table has the points of all rounds, and tie-breaks without the last.
#
# record() adds points at once. Tie-breaks are counted from completed rounds, and pairing the next round completes one,
# says the description. After the last there is no next: pair() throws that the tournament is complete, and completes
# the last round on its way. Until somebody calls it in vain, isComplete is false and standings() knows half of that round.
#
# Seen of four players, each against each, ranked by points and then Sonneborn-Berger (in brackets):
#   after the last result     1 Ann 2 (1.25), 2 Ben 2 (0.75), 3 Cy 1.5 (1), 4 Dan 0.5 (0.5)
#   after pair() has thrown   1 Ben 2 (2.75), 2 Ann 2 (2.25), 3 Cy 1.5 (1.5), 4 Dan 0.5 (1)
#
# Why it matters: the wrong player gets the prize, and all the points in the table are right. Points and tie-breaks must be
# counted from the same games.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . @echecs/tournament@3.3.0 >/dev/null
cat >evening.mjs <<'END'
import { Tournament } from '@echecs/tournament'

const rounds = [
  [['Ann', 'Ben', 'draw'], ['Cy', 'Dan', 'white']],
  [['Ann', 'Cy', 'draw'], ['Ben', 'Dan', 'draw']],
  [['Ann', 'Dan', 'white'], ['Ben', 'Cy', 'white']],
]
const worth = { white: [1, 0], draw: [0.5, 0.5], black: [0, 1] }

// games lists the games of a player as points and opponent.
const games = (player, rounds) => rounds.flatMap(round => round.games).flatMap(({ white, black, result }) =>
  white === player ? [[worth[result][0], black]] : black === player ? [[worth[result][1], white]] : [])
const points = (player, rounds) => games(player, rounds).reduce((sum, [points]) => sum + points, 0)
const sonnebornBerger = (player, rounds) =>
  games(player, rounds).reduce((sum, [won, other]) => sum + won * points(other, rounds), 0)

const evening = new Tournament({
  completedRounds: [],
  players: ['Ann', 'Ben', 'Cy', 'Dan'].map((id, i) => ({ id, points: 0, rank: i + 1 })),
  tiebreaks: ['SB'],
  totalRounds: 3,
}, {
  pairingSystem: (_, completed) => ({
    byes: [], games: rounds[completed.length].map(([white, black]) => ({ white, black })),
  }),
  tiebreaks: { SB: sonnebornBerger },
})
const table = () => evening.standings()
  .map(({ rank, player, score, tiebreaks }) => `${rank} ${player} ${score} (${tiebreaks})`).join(', ')

for (const round of rounds) {
  evening.pair()
  for (const [white, black, result] of round) evening.record({ white, black, result })
}
console.log(`complete ${evening.isComplete}: ${table()}`)
try {
  evening.pair()
} catch (err) {
  console.log(err.message)
}
console.log(`complete ${evening.isComplete}: ${table()}`)
END
node -p "'node ' + process.versions.node"
node evening.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
complete false: 1 Ann 2 (1.25), 2 Ben 2 (0.75), 3 Cy 1.5 (1), 4 Dan 0.5 (0.5)
tournament is complete
complete true: 1 Ben 2 (2.75), 2 Ann 2 (2.25), 3 Cy 1.5 (1.5), 4 Dan 0.5 (1)
END
