#!/usr/bin/env bash
# hledger 1.25 and ledger 3.3.0 (Debian 12): one journal, one command, two values, when a price is dated tomorrow.
#
# A share cost 100 yesterday and a price of 250 is dated tomorrow. "balance -V" and "balance -X gold" of hledger take the
# newest price, of whatever day (its end of the report); those of ledger stop at today. hledger has --value=now for that.
#
# Seen: hledger -V 250, hledger -X gold 250, hledger --value=now 100, ledger -V 100, ledger -X gold 100.
#
# Why it matters: whoever writes a game as a journal, a turn a day, has prices that lie ahead. Each program then names
# another winner, and neither says why. No date of an entry should be later than the day on which it is written.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

dpkg-query -W -f '${Package} ${Version}\n' hledger ledger
cat >"$folder/game.journal" <<END
P $(date -d yesterday +%F) BLUE 100 gold
P $(date -d tomorrow +%F) BLUE 250 gold

$(date -d yesterday +%F) Ann buys a share
    ann   1 BLUE
    bank
END

failed=0
# worth WANT PROGRAM OPTIONS… prints what Ann's share is worth, and notes if that is not WANT.
worth() {
	local want=$1 got
	shift
	got=$("$1" -f "$folder/game.journal" balance ann "${@:2}" | head -n 1 | grep -oE '[0-9]+')
	echo "$*: $got"
	[ "$got" = "$want" ] || failed=1
}
worth 250 hledger -V
worth 250 hledger -X gold
worth 100 hledger --value=now
worth 100 ledger -V
worth 100 ledger -X gold
[ "$failed" = 0 ] || { echo 'This has changed.' >&2; exit 1; }
