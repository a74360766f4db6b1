#!/usr/bin/env bash
# immutable-json-patch 6.0.3 (npm, run by node): undoing a move to the end of the list adds a seat with nobody in it.
#
# revertJSONPatch generates the operations that revert a list of changes, says its README. A move to the path "/players/-", the
# end of the list by RFC 6902, is applied correctly. Its undo takes the place of the end from the list before the move, where
# the moved player still counts, so it is one too far. It moves what is behind the last player, which is undefined, and leaves
# the player at the end. In JSON that is a null. Nothing is reported. A move to the number of the last place is undone.
#
# Seen of Ann, Ben and Cy:
#   moved           then         undone
#   from 0 to "-"   Ben Cy Ann   null Ben Cy Ann
#   from 1 to "-"   Ann Cy Ben   Ann null Cy Ben
#   from 2 to "-"   Ann Ben Cy   Ann Ben null Cy
#   from 0 to 2     Ben Cy Ann   Ann Ben Cy
# A move to the parent's place isn't undone either: where a bank {"gold": 5} became 5, its undo puts the whole game there.
#
# Why it matters: whoever has played goes to the end of the list, and undo is for the turn just played. Three players then
# have four seats, and the next undo makes it five. After an undo, compare with the copy from before.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . immutable-json-patch@6.0.3 rfc6902@5.4.0 >/dev/null
cat >undo.mjs <<'END'
import { immutableJSONPatch, revertJSONPatch } from 'immutable-json-patch'
import rfc6902 from 'rfc6902'

// show prints what a move makes of a game by both packages, and what is left of it when the first has undone it.
function show(game, from, path, shown) {
  const move = [{ op: 'move', from, path }]
  const undo = revertJSONPatch(game, move)
  const after = immutableJSONPatch(game, move)
  const other = structuredClone(game)
  rfc6902.applyPatch(other, move)
  console.log(`${from} to ${path}: ${shown(after)}, rfc6902 ${shown(other)}`)
  console.log(`  undone: ${shown(JSON.parse(JSON.stringify(immutableJSONPatch(after, undo))))}`)
}
for (const [from, to] of [['0', '-'], ['1', '-'], ['2', '-'], ['0', '2']]) {
  show({ players: ['Ann', 'Ben', 'Cy'] }, '/players/' + from, '/players/' + to, game => game.players.map(String).join(' '))
}
show({ bank: { gold: 5 } }, '/bank/gold', '/bank', JSON.stringify)
END
node -p "'node ' + process.versions.node"
node undo.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
/players/0 to /players/-: Ben Cy Ann, rfc6902 Ben Cy Ann
  undone: null Ben Cy Ann
/players/1 to /players/-: Ann Cy Ben, rfc6902 Ann Cy Ben
  undone: Ann null Cy Ben
/players/2 to /players/-: Ann Ben Cy, rfc6902 Ann Ben Cy
  undone: Ann Ben null Cy
/players/0 to /players/2: Ben Cy Ann, rfc6902 Ben Cy Ann
  undone: Ann Ben Cy
/bank/gold to /bank: {"bank":5}, rfc6902 {"bank":5}
  undone: {"bank":{"bank":{"gold":5}}}
END
