#!/usr/bin/env bash
# tournament-organizer 4.1.1 (npm, run by node): where all meet twice, two tie-breaks leave out the second game.
#
# It pairs double round-robins and breaks ties by Sonneborn-Berger (the points of everybody a player beat, and half of those of
# a draw) or by Koya's system (what a player scored against those with half of the points or more). Both add up games. For
# each opponent the package looks up the first game and leaves out the other. Points and wins in the same table are those of
# both games.
#
# Seen of four players. The better seed wins, but in the first half Ben and Dan beat Ann, and Cy beats Ben:
#           points   wins   Sonneborn-Berger   of all games   Koya   of all games
#   1 Ben   4        4      5                   9             1      2
#   2 Ann   4        4      3                  11             1      3
#   3 Cy    3        3      5                   6             1      1
#   4 Dan   1        1      4                   4             1      1
#
# Why it matters: a return game is the usual way to even out who begins. Ann should be first by either, and everything else in
# the table is right. Few players often tie, and then the second half of the evening decides nothing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . tournament-organizer@4.1.1 tournament-pairings@2.0.1 >/dev/null
cat >evening.mjs <<'END'
import Manager from 'tournament-organizer'

const evening = new Manager().createTournament('Evening', {
  sorting: 'descending',
  scoring: { tiebreaks: ['sonneborn berger'] },
  stageOne: { format: 'double-round-robin' },
})
const players = ['Ann', 'Ben', 'Cy', 'Dan']
players.forEach((name, i) => evening.createPlayer(name, name).set({ value: 4 - i }))
const upsets = ['Ben Ann', 'Dan Ann', 'Cy Ben'] // in their first game

evening.startTournament()
const games = [] // of winner and loser
for (let round = 1; round <= 6; round++) {
  for (const match of evening.getMatchesByRound(round)) {
    const pair = [match.getPlayer1().id, match.getPlayer2().id]
    const [better, other] = [...pair].sort()
    const won = round <= 3 && upsets.includes(`${other} ${better}`) ? other : better
    games.push([won, pair.find(player => player !== won)])
    evening.enterResult(match.getId(), +(won === pair[0]), +(won === pair[1]))
  }
  console.log(`round ${round}: ${games.slice(-2).map(([won, lost]) => `${won} beats ${lost}`).join(', ')}`)
  if (round < 6) evening.nextRound()
}
const beaten = player => games.filter(([won]) => won === player).map(([, lost]) => lost)
const points = player => beaten(player).length
const sonnebornBerger = player => beaten(player).reduce((sum, lost) => sum + points(lost), 0)
const koya = player => beaten(player).filter(lost => points(lost) >= 3).length

evening.getStandings().forEach(({ player, matchPoints, tiebreaks }, i) => {
  const name = player.getId()
  console.log(`${i + 1} ${name}: ${matchPoints} points, ${tiebreaks.earnedMatchWins} wins, ` +
    `Sonneborn-Berger ${tiebreaks.sonnebornBerger}, of all games ${sonnebornBerger(name)}; ` +
    `Koya ${tiebreaks.koyaSystem}, of all games ${koya(name)}`)
})
END
node -p "'node ' + process.versions.node + ', tournament-organizer ' +
  require('./node_modules/tournament-organizer/package.json').version"
node evening.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
round 1: Dan beats Ann, Cy beats Ben
round 2: Cy beats Dan, Ben beats Ann
round 3: Ben beats Dan, Ann beats Cy
round 4: Ann beats Dan, Ben beats Cy
round 5: Cy beats Dan, Ann beats Ben
round 6: Ben beats Dan, Ann beats Cy
1 Ben: 4 points, 4 wins, Sonneborn-Berger 5, of all games 9; Koya 1, of all games 2
2 Ann: 4 points, 4 wins, Sonneborn-Berger 3, of all games 11; Koya 1, of all games 3
3 Cy: 3 points, 3 wins, Sonneborn-Berger 5, of all games 6; Koya 1, of all games 1
4 Dan: 1 points, 1 wins, Sonneborn-Berger 4, of all games 4; Koya 1, of all games 1
END
