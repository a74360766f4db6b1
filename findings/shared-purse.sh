#!/usr/bin/env bash
# json-p3 2.3.1, json8-patch 1.0.6 and json-patch 0.7.0 (npm, run by node): what one player wins, the other has too.
#
# They apply lists of changes by RFC 6902. There, 4.5, "copy" adds the VALUE at one place to another place: copied is what it
# is at that time. These three put the same object in both places, so a later change at one of them changes both. The result
# depends on where a list ends: if the game is saved and loaded after the copy, the two are apart. rfc6902 5.4.0 and
# fast-json-patch 3.1.1 (npm) copy; both were reported for this (chbrown/rfc6902#38, Starcounter-Jack/JSON-Patch#177).
#
# Seen: Ann has 10 gold, Ben gets a copy of her purse, then Ann's is set to 99.
#                                  Ann  Ben
#   json-p3                        99   99
#   json8-patch                    99   99
#   json-patch                     99   99
#   rfc6902, fast-json-patch       99   10
#   all five, in two lists with    99   10
#     the game saved in between
#
# Why it matters: everybody begins with the same cash and shares, and a copy is the short way to write that. From then on one
# player's gain is everybody's, or only on the phones that got all of it at once. Write each start out, or save after it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . json-p3@2.3.1 json8-patch@1.0.6 json-patch@0.7.0 rfc6902@5.4.0 \
  fast-json-patch@3.1.1 >/dev/null
cat >purses.mjs <<'END'
import fast from 'fast-json-patch'
import jsonPatch from 'json-patch'
import { jsonpatch } from 'json-p3'
import json8 from 'json8-patch'
import rfc6902 from 'rfc6902'

const packages = {
  'json-p3': (game, patch) => jsonpatch.apply(patch, game),
  'json8-patch': (game, patch) => json8.apply(game, patch).doc,
  'json-patch': (game, patch) => jsonPatch.apply(game, patch),
  rfc6902: (game, patch) => { rfc6902.applyPatch(game, patch); return game },
  'fast-json-patch': (game, patch) => fast.applyPatch(game, patch).newDocument,
}
const changes = [
  { op: 'copy', from: '/Ann', path: '/Ben' },
  { op: 'replace', path: '/Ann/gold', value: 99 },
]
const saved = game => JSON.parse(JSON.stringify(game))
const shown = ({ Ann, Ben }) => `${Ann.gold} ${Ben.gold}`

for (const [name, apply] of Object.entries(packages)) {
  const game = () => ({ Ann: { gold: 10 } })
  const twice = apply(saved(apply(game(), saved([changes[0]]))), saved([changes[1]]))
  console.log(`${name}: ${shown(apply(game(), saved(changes)))}, saved in between ${shown(twice)}`)
}
END
node -p "'node ' + process.versions.node"
node purses.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
json-p3: 99 99, saved in between 99 10
json8-patch: 99 99, saved in between 99 10
json-patch: 99 99, saved in between 99 10
rfc6902: 99 10, saved in between 99 10
fast-json-patch: 99 10, saved in between 99 10
END
