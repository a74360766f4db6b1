#!/usr/bin/env bash
# brackets-manager 1.11.1 (npm, run by node): behind three who share the first place, the last of four is second.
#
# The final standings of a round robin are sorted by points, and by the difference of scores between equals. The rank beside
# them goes by points alone, and goes up by one at each new number of points, however many share the place before. So the list
# knows who of two is ahead and gives both the same rank, and everybody behind has a better rank than place.
#
# Seen of four players. Ann beats Ben 2:1, Ben beats Cy 9:0, Cy beats Ann 1:0, and Dan loses to all of them 0:1:
#   Ben   6 points, +9   rank 1
#   Ann   6 points, +1   rank 1
#   Cy    6 points, -7   rank 1
#   Dan   0 points, -3   rank 2
#
# Why it matters: the last of four is second. Whoever gives prizes, points or a place in the next stage by this rank gives them
# to the wrong ones. A rank is one more than the number of those who are ahead.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . brackets-manager@1.11.1 brackets-memory-db@1.0.6 >/dev/null
cat >standings.js <<'END'
const { BracketsManager } = require('brackets-manager')
const { InMemoryDatabase } = require('brackets-memory-db')
const scores = { 'Ann Ben': [2, 1], 'Ben Cy': [9, 0], 'Ann Cy': [0, 1], 'Ann Dan': [1, 0], 'Ben Dan': [1, 0], 'Cy Dan': [1, 0] };
(async () => {
  const storage = new InMemoryDatabase()
  const manager = new BracketsManager(storage)
  await manager.create.stage({ tournamentId: 0, name: 'All', type: 'round_robin', seeding: ['Ann', 'Ben', 'Cy', 'Dan'],
    settings: { groupCount: 1 } })
  const names = new Map((await storage.select('participant')).map(({ id, name }) => [id, name]))
  for (const { id, opponent1, opponent2 } of await storage.select('match')) {
    const [one, two] = [names.get(opponent1.id), names.get(opponent2.id)]
    const [a, b] = scores[`${one} ${two}`] || scores[`${two} ${one}`].slice().reverse()
    await manager.update.match({ id, opponent1: { score: a, result: a > b ? 'win' : 'loss' },
      opponent2: { score: b, result: b > a ? 'win' : 'loss' } })
  }
  for (const { name, points, scoreDifference, rank } of await manager.get.finalStandings(0,
    { rankingFormula: ({ wins }) => 3 * wins })) {
    console.log(name, points, scoreDifference, 'rank', rank)
  }
})()
END
node --version
node standings.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
Ben 6 9 rank 1
Ann 6 1 rank 1
Cy 6 -7 rank 1
Dan 0 -3 rank 2
END
