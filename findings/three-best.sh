#!/usr/bin/env bash
# nosql 6.1.0 (npm, run by node): the three best players are the best, the fourth and the last.
#
# It keeps objects in a text file, a line each. find().sort(name, true) sorts them from the highest down. With take(), to have
# only the first few, it keeps as many objects as were asked for, and compares each further one with the first of them alone. An
# object that isn't better than the best so far is dropped, although it is better than others that are kept. With skip() it is
# the same, and from the lowest up too.
#
# Seen of five players, entered with 20, 90, 50, 70 and 80:
#                        rightly        nosql
#   highest, all          90 80 70 50 20 the same
#   highest, take 3       90 80 70       90 50 20
#   highest, skip 1,      80 70          50 20
#     take 2
#   lowest, take 3        20 50 70       20 50 90
#
# Why it matters: on the podium stands whoever was entered early. The whole list, which is right, hides it. Ask for the whole
# list and cut it off.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . nosql@6.1.0 >/dev/null
cat >best.cjs <<'END'
const players = require('nosql').load('./players.nosql')

const done = builder => new Promise((resolve, reject) =>
  builder.callback((error, answer) => error ? reject(error) : resolve(answer)))

async function show(name, builder) {
  console.log(`${name}: ${(await done(builder)).map(player => player.points).join(' ')}`)
}
async function main() {
  for (const points of [20, 90, 50, 70, 80]) await done(players.insert({ points }))
  await show('highest', players.find().sort('points', true))
  await show('highest, take 3', players.find().sort('points', true).take(3))
  await show('highest, skip 1, take 2', players.find().sort('points', true).skip(1).take(2))
  await show('lowest', players.find().sort('points'))
  await show('lowest, take 3', players.find().sort('points').take(3))
}
main().then(() => process.exit(0))
END
node -p "'node ' + process.versions.node + ', nosql ' + require('./node_modules/nosql/package.json').version"
node best.cjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
highest: 90 80 70 50 20
highest, take 3: 90 50 20
highest, skip 1, take 2: 50 20
lowest: 20 50 70 80 90
lowest, take 3: 20 50 90
END
