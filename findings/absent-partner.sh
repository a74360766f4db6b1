#!/usr/bin/env bash
# openskill 5.0.1 (npm, run by node): a player who took no part in a game is rated as if he had played all of it.
#
# rate() takes an option "weight", for partial play by its documentation: a list for each team, a number for each player. The
# types of the package name it too. Nothing in the package reads it. ts-trueskill 5.1.0 (npm), which rates by a related
# model, has such weights as well, and they count.
#
# Seen of Ann and Ben (mu 25) who beat two others of the same strength, by how much of the game Ben was there:
#   Ben's part   openskill             ts-trueskill
#   1            Ann 26.96 Ben 26.96   Ann 28.11 Ben 28.11
#   0.5          Ann 26.96 Ben 26.96   Ann 30.67 Ben 27.84
#   0            Ann 26.96 Ben 26.96   Ann 33.76 Ben 25.00
#
# Why it matters: people come late and leave early. A list that is kept with these weights looks as if they counted, and
# somebody who was never there shares its top. Check that an option changes something before you rely on it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . openskill@5.0.1 ts-trueskill@5.1.0 >/dev/null
cat >rate.mjs <<'END'
import * as openskill from 'openskill'
import * as trueskill from 'ts-trueskill'

const mus = players => players.map(({ mu }) => mu.toFixed(2)).join(' ')
for (const part of [1, 0.5, 0]) {
  const weight = [[1, part], [1, 1]]
  const teams = make => weight.map(team => team.map(make))
  const [one] = openskill.rate(teams(() => openskill.rating()), { weight })
  const [two] = trueskill.rate(teams(() => new trueskill.Rating()), [0, 1], weight)
  console.log(`Ben's part ${part}: openskill ${mus(one)}, ts-trueskill ${mus(two)}`)
}
END
node -p "'node ' + process.versions.node + ', openskill ' + require('./node_modules/openskill/package.json').version"
node rate.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
Ben's part 1: openskill 26.96 26.96, ts-trueskill 28.11 28.11
Ben's part 0.5: openskill 26.96 26.96, ts-trueskill 30.67 27.84
Ben's part 0: openskill 26.96 26.96, ts-trueskill 33.76 25.00
END
