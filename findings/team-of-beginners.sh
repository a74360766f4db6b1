#!/usr/bin/env bash
# openskill 5.0.1 (npm, run by node): with the option "balance", a beginner's weaker partner makes the pair unbeatable.
#
# The option adjusts teams of differing strength, says the documentation. The weaker members of a team count for more: how far
# they are below the best one is divided by the best one's ordinal (mu - 3 sigma) plus 0.0001. Everybody begins with an
# ordinal of 0. So beside a beginner, a partner whose ordinal is 1 lower counts ten thousand times.
#
# Seen, two teams of two. The second team are beginners (mu 25, sigma 25/3), and so is Ann. Ben has mu 23, sigma 8:
#                                         without    with balance
#   Ann and Ben win, says predictWin      45.5 %     99.8 %
#   Ann's mu after they have won          27.0946    25.0095
# With Eva (mu 45, sigma 5) in Ann's place, the pair's chance is 86.7 % without and 97.4 % with balance.
#
# Why it matters: every group begins with beginners. Their first games move nobody, and a page that tells the odds names the
# weaker side, for certain. A ratio of ratings means nothing on a scale whose zero is arbitrary.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . openskill@5.0.1 >/dev/null
cat >rate.mjs <<'END'
import { rating, rate, predictWin } from 'openskill'

const [ben, eva, beginner] = [rating({ mu: 23, sigma: 8 }), rating({ mu: 45, sigma: 5 }), rating()]
for (const [name, best] of [['Ann', beginner], ['Eva', eva]]) {
  for (const balance of [false, true]) {
    const teams = [[best, ben], [beginner, beginner]]
    const [chance] = predictWin(teams, { balance })
    const [[{ mu }]] = rate(teams, { balance })
    console.log(`${name} and Ben, balance ${balance}: ${(100 * chance).toFixed(1)} %, ${name} ${mu.toFixed(4)}`)
  }
}
END
node -p "'node ' + process.versions.node + ', openskill ' + require('./node_modules/openskill/package.json').version"
node rate.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
Ann and Ben, balance false: 45.5 %, Ann 27.0946
Ann and Ben, balance true: 99.8 %, Ann 25.0095
Eva and Ben, balance false: 86.7 %, Eva 45.3823
Eva and Ben, balance true: 97.4 %, Eva 45.1459
END
