#!/usr/bin/env bash
# glicko2.ts 1.3.2 (npm, run by node): a team that beats champions gains as much as one that beats beginners.
#
# It rates teams by giving every player a game against a composite player, who has the averages of a team
# (makeCompositeOpponent). It takes the composite of the player's own team: the winners are rated as if they had beaten
# themselves, and the losers as if they had lost to themselves. Games of two players are rated rightly.
#
# Seen of winners at 1500, deviation 100:
#   against    in teams of two       one against one
#   1000       1525.8 and  974.2     1503.3 and  996.7
#   1500       1525.8 and 1474.2     1525.8 and 1474.2
#   2000       1525.8 and 1974.2     1551.2 and 1948.8
#
# Why it matters: whoever plays with weak teams climbs as fast as whoever plays with strong ones. A test with equal teams
# finds nothing. Try a rating with an upset and with a sure win: the first must move it more.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . glicko2.ts@1.3.2 >/dev/null
cat >rate.mjs <<'END'
import { Glicko2, Team } from 'glicko2.ts'

// game says what winners and losers have after one game, in sides of so many players.
function game(count, rating) {
  const ranking = new Glicko2()
  const side = rating => Array.from({ length: count }, () => ranking.makePlayer(rating, 100, 0.06))
  const [winners, losers] = [side(1500), side(rating)]
  ranking.updateRatings([count === 1 ? [...winners, ...losers, 1] : [new Team(winners), new Team(losers), 1]])
  return [winners, losers].map(([player]) => player.getRating().toFixed(1)).join(' ')
}

for (const rating of [1000, 1500, 2000]) console.log(`against ${rating}: teams ${game(2, rating)}, one ${game(1, rating)}`)
END
node -p "'node ' + process.versions.node + ', glicko2.ts ' + require('./node_modules/glicko2.ts/package.json').version"
node rate.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
against 1000: teams 1525.8 974.2, one 1503.3 996.7
against 1500: teams 1525.8 1474.2, one 1525.8 1474.2
against 2000: teams 1525.8 1974.2, one 1551.2 1948.8
END
