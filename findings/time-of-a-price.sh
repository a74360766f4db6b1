#!/usr/bin/env bash
# hledger 1.25 and ledger 3.3.0 (Debian 12): two prices of one day, each with its time, and two values.
#
# ledger's price lines have a date and a time, and its newest price is the latest. hledger reads the same lines without a
# word, drops the time, and of the prices of one day takes the one that stands last in the file.
#
# Seen of one share, BLUE at 100 gold at 9:00 and at 250 gold at 10:00:
#   the line of 9:00 first    hledger 250, ledger 250
#   the line of 10:00 first   hledger 100, ledger 250
#
# Why it matters: in a game prices change every few minutes. Programs that save them write the newest first, or sort them by
# company. Both tools then name a winner, and it may not be the same. Write prices in the order of time, or one a day.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

dpkg-query -W -f '${Package} ${Version}\n' hledger ledger
early='P 2024-01-01 09:00:00 BLUE 100 gold'
late='P 2024-01-01 10:00:00 BLUE 250 gold'
share=$'\n2024-01-01 Ann buys a share\n    ann   1 BLUE\n    bank\n'
printf '%s\n' "$early" "$late" "$share" >early-first
printf '%s\n' "$late" "$early" "$share" >late-first

for file in early-first late-first; do
	for program in hledger ledger; do
		echo "$file $program: $("$program" -f "$file" balance ann -V | head -n 1 | grep -oE '[0-9]+')"
	done
done | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
early-first hledger: 250
early-first ledger: 250
late-first hledger: 100
late-first ledger: 250
END
