#!/usr/bin/env bash
# brackets-manager 1.11.1 (npm, run by node): of eight players in two groups, the best two are in one.
#
# It makes groups for a round robin by the order of the seeds. Its newest way, groups.bracket_optimized, means to put the two
# players of each pair of a knockout (1 and 8, 4 and 5, …) into different groups and to "keep the strongest seeds spread nicely",
# says its source. With two groups the first keeps seeds 1 and 2, and the second gets their pairs, 7 and 8. With four groups the
# seeds of each have the same sum. groups.seed_optimized of the same package has it right for two as well.
#
# Seen, by seed, with the sum of each group:
#   8 in 2, bracket_optimized    1 2 5 6 (14)     3 4 7 8 (22)
#   8 in 2, seed_optimized       1 4 5 8 (18)     2 3 6 7 (18)
#   16 in 4, bracket_optimized   1 7 12 14 (34)   2 8 11 13 (34)   3 5 10 16 (34)   4 6 9 15 (34)
#
# Why it matters: the two favourites meet before the knockout, and of 1, 2, 5 and 6 two are out while 3 and 4 have an easy way.
# Look at the groups before you announce them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . brackets-manager@1.11.1 brackets-memory-db@1.0.6 >/dev/null
cat >groups.js <<'END'
const { BracketsManager } = require('brackets-manager')
const { InMemoryDatabase } = require('brackets-memory-db')
async function show(size, groupCount, way) {
  const storage = new InMemoryDatabase()
  await new BracketsManager(storage).create.stage({ tournamentId: 0, name: 'Groups', type: 'round_robin',
    seeding: Array.from({ length: size }, (_, i) => `${i + 1}`), settings: { groupCount, seedOrdering: [way] } })
  const names = new Map((await storage.select('participant')).map(({ id, name }) => [id, Number(name)]))
  const groups = []
  for (const match of await storage.select('match')) {
    const group = groups[match.group_id] ||= new Set()
    for (const player of [match.opponent1, match.opponent2]) group.add(names.get(player.id))
  }
  console.log(size, 'in', groupCount, way, groups.map(group => [...group].sort((a, b) => a - b)).map(group =>
    `${group.join(' ')} (${group.reduce((a, b) => a + b)})`).join(', '))
}
(async () => {
  await show(8, 2, 'groups.bracket_optimized')
  await show(8, 2, 'groups.seed_optimized')
  await show(16, 4, 'groups.bracket_optimized')
})()
END
node --version
node groups.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
8 in 2 groups.bracket_optimized 1 2 5 6 (14), 3 4 7 8 (22)
8 in 2 groups.seed_optimized 1 4 5 8 (18), 2 3 6 7 (18)
16 in 4 groups.bracket_optimized 1 7 12 14 (34), 2 8 11 13 (34), 3 5 10 16 (34), 4 6 9 15 (34)
END
