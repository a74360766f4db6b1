#!/usr/bin/env bash
# trueskill 0.0.2 (npm, run by node): the winner of a game of 24 gains no more than the winner of a game of six.
#
# TrueSkill passes what is known along the list of places, up and down, until nothing changes any more. This package does so
# five times, however many players there are, and each time news climbs one place. So nothing from below the sixth place
# reaches the first. Between equals a result must be a mirror: what the first gains, the last loses. The README measures the
# package by Microsoft's own calculator. ts-trueskill 5.1.0 (npm), for the same model, gives mirrors.
#
# Seen, all equal before (mu 25), no place shared, mu of the first and of the last:
#   players    trueskill         ts-trueskill
#    5         34.48   15.53     34.36   15.64
#    6         35.32   14.58     35.30   14.70
#   12         35.32   10.97     38.91   11.09
#   24         35.32    7.53     43.14    6.86
#
# Why it matters: a tournament that is rated as one big game loses more points than it gives, and first place is worth the
# same in a hall as at a table. Test a rating with more players than will ever come, and look for the mirror.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . trueskill@0.0.2 ts-trueskill@5.1.0 >/dev/null
cat >rate.mjs <<'END'
import trueskill from 'trueskill'
import { rate, Rating } from 'ts-trueskill'

for (const count of [5, 6, 12, 24]) {
  const places = Array.from({ length: count }, (_, i) => i + 1)
  const players = places.map(rank => ({ skill: [25, 25 / 3], rank }))
  trueskill.AdjustPlayers(players)
  const others = rate(places.map(() => [new Rating()]), places)
  const [one, two] = [players.map(({ skill }) => skill[0]), others.map(([player]) => player.mu)]
    .map(mus => `${mus[0].toFixed(2)} ${mus[count - 1].toFixed(2)}`)
  console.log(`${count} players: trueskill ${one}, ts-trueskill ${two}`)
}
END
node -p "'node ' + process.versions.node + ', trueskill ' + require('./node_modules/trueskill/package.json').version"
node rate.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
5 players: trueskill 34.48 15.53, ts-trueskill 34.36 15.64
6 players: trueskill 35.32 14.58, ts-trueskill 35.30 14.70
12 players: trueskill 35.32 10.97, ts-trueskill 38.91 11.09
24 players: trueskill 35.32 7.53, ts-trueskill 43.14 6.86
END
