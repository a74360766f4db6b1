#!/usr/bin/env bash
# beancount 2.3.5 (Debian 12): bean-query cuts figures off where it should round them, in its tables and in its CSV.
#
# A figure is shown with as many decimals as its currency mostly has in the ledger. bean-query rounds it, but only to find
# how wide the column must be. Then it prints the figure itself and cuts it off there. bean-report, a program of the same
# package, shows the decimals.
#
# Seen of what shares cost, in a ledger that otherwise has whole numbers of gold:
#                            bean-query   bean-report
#   3 BLUE for 100 in all      99         100.00
#   3 RED at 9.99              29          29.97
#   both                      129         (129.97)
#
# Why it matters: of two players who are worth the same, one has a coin less, because a price had decimals or a sum was
# divided by three. And 99 and 29 is not 129. Show figures that have been rounded to the coin before.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

dpkg-query -W -f '${Package} ${Version}\n' beancount
cat >game.beancount <<'END'
2024-01-01 open Assets:Ann
2024-01-01 open Assets:Cash
2024-01-01 open Equity:Bank

2024-01-01 * "Start"
  Assets:Cash   500 GOLD
  Equity:Bank  -500 GOLD

2024-01-02 * "Ann buys"
  Assets:Ann  3 BLUE {{100 GOLD}}
  Assets:Cash

2024-01-03 * "Ann buys"
  Assets:Ann  3 RED {9.99 GOLD}
  Assets:Cash
END
bean-check game.beancount
{
	for format in text csv; do
		for question in 'currency, cost(position)' 'cost(sum(position))'; do
			bean-query -f "$format" game.beancount "SELECT $question WHERE account = 'Assets:Ann'" | grep GOLD | tr -d ' \r'
		done
	done
	bean-report game.beancount holdings | awk '/Ann/ {print "bean-report", $3, $6}'
} | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
BLUE99GOLD
RED29GOLD
129GOLD
BLUE,99GOLD
RED,29GOLD
129GOLD
bean-report BLUE 100.00
bean-report RED 29.97
END
