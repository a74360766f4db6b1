#!/usr/bin/env bash
# beancount 2.3.5 (Debian 12): "last in, first out" sells what came first, if it was all bought on one day.
#
# An account with the booking method LIFO, "last-in first-out" in the documentation, sells its newest lot first. The lots are
# sorted by their date, backwards; those of one date keep the order of the file. So within a day LIFO is FIFO.
#
# Seen of the gain from a share that is sold at 150, when one was bought at 100 and then one at 130:
#                         LIFO   FIFO
#   bought on two days    20     50
#   bought on one day     50     50
#
# Why it matters: a game is played in one evening, so all its lots have the same date. Whatever the accounts say, every gain
# is that of FIFO. A ledger of a game needs a day for each turn.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

dpkg-query -W -f '${Package} ${Version}\n' beancount
for method in LIFO FIFO; do
	for day in 03 02; do
		cat >"$method-$day.beancount" <<END
2024-01-01 open Assets:Ann "$method"
2024-01-01 open Assets:Cash
2024-01-01 open Income:Gain

2024-01-02 * "Ann buys"
  Assets:Ann      1 BLUE {100 GOLD}
  Assets:Cash

2024-01-$day * "Ann buys"
  Assets:Ann      1 BLUE {130 GOLD}
  Assets:Cash

2024-01-04 * "Ann sells"
  Assets:Ann     -1 BLUE {}
  Assets:Cash   150 GOLD
  Income:Gain
END
		gain=$(bean-query "$method-$day.beancount" "SELECT number WHERE account = 'Income:Gain'" | tail -n 1 | tr -d ' -')
		echo "$method, bought on 02 and $day: $gain"
	done
done | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
LIFO, bought on 02 and 03: 20
LIFO, bought on 02 and 02: 50
FIFO, bought on 02 and 03: 50
FIFO, bought on 02 and 02: 50
END
