#!/usr/bin/env bash
# tournament-organizer 4.1.1 (npm, run by node): a drawn game takes away the points of all games before it, and the leader is
# out of the knockout.
#
# A first stage can be followed by a knockout of those who have at least so many points. To count them it goes through a
# player's games, adds for a win and for a loss, but sets the sum to half a point at a draw. Its own standings count rightly.
#
# Seen: four players, each against each, 1 for a win, and at least 1 point to go on. Ann wins twice and draws her last game.
# Standings: Ann 2.5, Dan 2, Ben 1, Cy 0.5. Ben and Dan go on, Ann does not.
#
# Why it matters: the leader of the table is out and a player with fewer points plays the final, while the page of the
# standings looks right. Who goes on must be read from the standings that everybody sees.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . tournament-organizer@4.1.1 tournament-pairings@2.0.1 >/dev/null
cat >evening.mjs <<'END'
import Manager from 'tournament-organizer'

const evening = new Manager().createTournament('Evening', {
  sorting: 'descending',
  stageOne: { format: 'round-robin' },
  stageTwo: { format: 'single-elimination', advance: { method: 'points', value: 1 } },
})
const players = ['Ann', 'Ben', 'Cy', 'Dan']
players.forEach((name, i) => evening.createPlayer(name, name).set({ value: 4 - i }))
const wins = ['Ann Dan', 'Ann Ben', 'Ben Cy', 'Dan Cy', 'Dan Ben'] // and Cy draws with Ann

evening.startTournament()
for (let round = 1; round <= 3; round++) {
  for (const match of evening.getMatchesByRound(round)) {
    const [one, two] = [match.getPlayer1().id, match.getPlayer2().id]
    const [first, second] = [wins.includes(`${one} ${two}`), wins.includes(`${two} ${one}`)]
    evening.enterResult(match.getId(), +first, +second, +!(first || second))
    console.log(`round ${round}: ${first ? `${one} beats ${two}` : second ? `${two} beats ${one}` : `${one} and ${two} draw`}`)
  }
  if (round === 3) {
    console.log('standings:', evening.getStandings().map(row => `${row.player.getId()} ${row.matchPoints}`).join(', '))
  }
  evening.nextRound()
}
console.log('at least 1 point:', evening.getActivePlayers().map(player => player.getId()).join(', '))
END
node -p "'node ' + process.versions.node + ', tournament-organizer ' +
  require('./node_modules/tournament-organizer/package.json').version"
node evening.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
round 1: Ann beats Dan
round 1: Ben beats Cy
round 2: Dan beats Cy
round 2: Ann beats Ben
round 3: Dan beats Ben
round 3: Cy and Ann draw
standings: Ann 2.5, Dan 2, Ben 1, Cy 0.5
at least 1 point: Ben, Dan
END
