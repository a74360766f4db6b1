#!/usr/bin/env bash
# just-diff-apply 5.5.0 (npm, run by node): a player who joins in the middle of the list takes somebody else's seat.
#
# It applies lists of changes, also "a http://jsonpatch.com standard patch", says its README, if jsonPatchPathConverter is
# passed. By RFC 6902, 4.1, "add" with an index puts the value in front of what stands there, and "-" means the end of the
# list. Here an index overwrites, and "-" becomes a name beside the list, which JSON.stringify leaves out. Nothing is said.
# just-diff, its own partner, adds at the end only; patches that others write insert. fast-json-patch 3.1.1 (npm) does both.
#
# Seen of the players Ann and Ben:               just-diff-apply   fast-json-patch
#   {"op": "add", "path": "/players/0", … Cleo}  Cleo Ben          Cleo Ann Ben
#   {"op": "add", "path": "/players/1", … Cleo}  Ann Cleo          Ann Cleo Ben
#   {"op": "add", "path": "/players/2", … Cleo}  Ann Ben Cleo      Ann Ben Cleo
#   {"op": "add", "path": "/players/-", … Cleo}  Ann Ben           Ann Ben Cleo
# The second is what rfc6902 5.4.0 (npm) writes as the difference to Ann, Cleo and Ben.
#
# Why it matters: a turn that was forgotten is put in between, and the next turn is gone; a turn at the end never arrives. From
# then on two phones differ. Whoever sends changes should send a checksum of the result with them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . just-diff-apply@5.5.0 fast-json-patch@3.1.1 rfc6902@5.4.0 >/dev/null
cat >seats.mjs <<'END'
import fast from 'fast-json-patch'
import { diffApply, jsonPatchPathConverter } from 'just-diff-apply'
import { createPatch } from 'rfc6902'

const seats = () => ({ players: ['Ann', 'Ben'] })
const shown = table => JSON.parse(JSON.stringify(table)).players.join(' ')

console.log(JSON.stringify(createPatch(seats(), { players: ['Ann', 'Cleo', 'Ben'] })))
for (const place of ['0', '1', '2', '-']) {
  const patch = [{ op: 'add', path: '/players/' + place, value: 'Cleo' }]
  const table = seats()
  diffApply(table, patch, jsonPatchPathConverter)
  console.log(`${place}: ${shown(table)}; ${shown(fast.applyPatch(seats(), patch).newDocument)}`)
}
END
node -p "'node ' + process.versions.node"
node seats.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
[{"op":"add","path":"/players/1","value":"Cleo"}]
0: Cleo Ben; Cleo Ann Ben
1: Ann Cleo; Ann Cleo Ben
2: Ann Ben Cleo; Ann Ben Cleo
-: Ann Ben; Ann Ben Cleo
END
