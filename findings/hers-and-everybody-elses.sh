#!/usr/bin/env bash
# diskdb 0.1.17 (npm, run by node): the query that finds Ann's second round changes her first, and removes everybody's.
#
# It keeps lists of objects in JSON files. find(), update() and remove() take the same query. find() wants all fields of the
# query to be equal, as its README says of several criteria. update() and remove() take whatever is equal in one of them, so
# update(), which changes one object, meets another one. And what is equal in both fields, remove() takes out twice: the second
# time it is the object that has moved up, whatever that holds.
#
# Seen of Ann's and Ben's cash in two rounds, and Cy's in the first, with the query {player: 'Ann', round: 2}:
#   find                      Ann's second round
#   update                    changes Ann's first round, and leaves her second
#   update, multi: true       changes both of Ann's and Ben's second round
#   remove                    removes all four of Ann's and Ben's; Ben's first round is neither Ann's nor the second
#
# Why it matters: one round is entered wrongly, and with its correction all others are gone. A check by find() beforehand shows
# the right one. Find it first, and change or remove it by its _id alone.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . diskdb@0.1.17 >/dev/null
cat >rounds.cjs <<'EOF'
const diskdb = require('diskdb')

const query = { player: 'Ann', round: 2 }
const show = list => list.map(({ player, round, cash }) => `${player} ${round}: ${cash}`).sort().join(', ') || 'nothing'

// rounds fills a list of this name.
function rounds(name) {
  const list = diskdb.connect('.', [name])[name]
  list.save([
    { player: 'Ann', round: 1, cash: 100 },
    { player: 'Ben', round: 1, cash: 90 },
    { player: 'Ann', round: 2, cash: 80 },
    { player: 'Ben', round: 2, cash: 70 },
    { player: 'Cy', round: 1, cash: 5 }
  ])
  return list
}
for (const [name, change] of Object.entries({
  find: () => {},
  update: list => list.update(query, { cash: 60 }),
  updateAll: list => list.update(query, { cash: 60 }, { multi: true }),
  remove: list => list.remove(query),
  removeById: list => list.remove({ _id: list.findOne(query)._id })
})) {
  const list = rounds(name)
  const found = show(list.find(query))
  change(list)
  console.log(`${name} ${found} | ${show(list.find())}`)
}
EOF
node -p "'node ' + process.versions.node + ', diskdb ' + require('./node_modules/diskdb/package.json').version"
node rounds.cjs | grep -v '^Successfully' | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
find Ann 2: 80 | Ann 1: 100, Ann 2: 80, Ben 1: 90, Ben 2: 70, Cy 1: 5
update Ann 2: 80 | Ann 1: 60, Ann 2: 80, Ben 1: 90, Ben 2: 70, Cy 1: 5
updateAll Ann 2: 80 | Ann 1: 60, Ann 2: 60, Ben 1: 90, Ben 2: 60, Cy 1: 5
remove Ann 2: 80 | Cy 1: 5
removeById Ann 2: 80 | Ann 1: 100, Ben 1: 90, Ben 2: 70, Cy 1: 5
END
