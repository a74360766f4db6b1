#!/usr/bin/env bash
# @derhuerst/round-robin-scheduler 1.0.4 (npm, run by node): when a player leaves, the next one is passed over.
#
# It hands out the values of a list in turn, for ever, and values can be added and removed. remove(i) takes a value out of the
# list, but not out of the count of those that were handed out. So if one leaves who has had a turn, everybody behind moves
# forward by one, and whoever would be next has moved past.
#
# Seen of Ann, Ben, Cy and Dan:
#   Ann has a turn, then leaves               Cy Dan Ben Cy
#   Ann and Ben have a turn, then Ann leaves  Dan Ben Cy Dan
#   Ann has a turn, then Dan leaves           Ben Cy Ann Ben
#
# Why it matters: who leaves an evening early does so after a turn. The next player loses theirs, and nobody is told: the order
# goes on as if it were right. Remember whose turn it is by name, not by a number.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . @derhuerst/round-robin-scheduler@1.0.4 >/dev/null
cat >turns.js <<'END'
const inTurn = require('@derhuerst/round-robin-scheduler')
for (const [had, leaves] of [[1, 'Ann'], [2, 'Ann'], [1, 'Dan']]) {
  const table = inTurn(['Ann', 'Ben', 'Cy', 'Dan'])
  for (let turn = 0; turn < had; turn++) table.get()
  table.remove(table.findIndex(name => name === leaves))
  console.log(`${had} had a turn, ${leaves} leaves:`, [1, 2, 3, 4].map(() => table.get()).join(' '))
}
END
node --version
node turns.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
1 had a turn, Ann leaves: Cy Dan Ben Cy
2 had a turn, Ann leaves: Dan Ben Cy Dan
1 had a turn, Dan leaves: Ben Cy Ann Ben
END
