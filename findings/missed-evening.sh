#!/usr/bin/env bash
# alasql 4.19.1 (npm, run by node): whoever missed the first evening has no points at all.
#
# INSERT stores a NULL in a column of INT, FLOAT or NUMBER as JavaScript's NaN, in one of INTEGER, SMALLINT or without a type
# as undefined, which alasql takes for NULL. COUNT and AVG leave NULL out since 0.6.5 (AlaSQL/alasql#1251), but not NaN. SUM,
# MIN and MAX of a player whose first value it is are undefined, whatever follows. IS NULL does not find it.
#
# Seen of two players with three evenings, one of them missed (NULL), and 5 and 7 points:
#                                    INT column                  INTEGER column
#   Ann missed the first evening     sum none, count 3, mean 4   sum 12, count 2, mean 6
#   Ben missed the second evening    sum 12, count 3, mean 4     sum 12, count 2, mean 6
#
# Why it matters: a table of evenings has gaps. The leader drops out of the ranking, or has the mean of somebody who came and
# got nothing. Ask for the count of a column with gaps before you trust its mean.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . alasql@4.19.1 >/dev/null
cat >evenings.mjs <<'END'
import alasql from 'alasql'

for (const type of ['INT', 'FLOAT', 'NUMBER', 'INTEGER', 'SMALLINT', '']) {
  const table = 'evenings' + (type || 'untyped')
  alasql(`CREATE TABLE ${table} (player STRING, points ${type})`)
  alasql(`INSERT INTO ${table} VALUES ('Ann', NULL), ('Ann', 5), ('Ann', 7), ('Ben', 5), ('Ben', NULL), ('Ben', 7)`)
  const players = alasql(`SELECT player, SUM(points) AS s, COUNT(points) AS c, AVG(points) AS a, MAX(points) AS m
    FROM ${table} GROUP BY player ORDER BY player`)
  const gaps = alasql(`SELECT VALUE COUNT(*) FROM ${table} WHERE points IS NULL`)
  console.log(`${type || 'no type'}: ${players.map(p => `${p.player} ${p.s} ${p.c} ${p.a} ${p.m}`).join(', ')}; ` +
    `${gaps} found by IS NULL, the first is ${alasql.tables[table].data[0].points}`)
}
END
node -p "'node ' + process.versions.node"
node evenings.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
INT: Ann undefined 3 4 undefined, Ben 12 3 4 7; 0 found by IS NULL, the first is NaN
FLOAT: Ann undefined 3 4 undefined, Ben 12 3 4 7; 0 found by IS NULL, the first is NaN
NUMBER: Ann undefined 3 4 undefined, Ben 12 3 4 7; 0 found by IS NULL, the first is NaN
INTEGER: Ann 12 2 6 7, Ben 12 2 6 7; 2 found by IS NULL, the first is undefined
SMALLINT: Ann 12 2 6 7, Ben 12 2 6 7; 2 found by IS NULL, the first is undefined
no type: Ann 12 2 6 7, Ben 12 2 6 7; 2 found by IS NULL, the first is undefined
END
