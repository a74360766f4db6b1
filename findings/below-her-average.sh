#!/usr/bin/env bash
# ledger 3.3.0 (Debian 12): "deviation from the average" is that from the sum, and the best evening is below average.
#
# --deviation reports "each posting's deviation from the average" in a register, say the manual and the man page. It takes the
# running total from the amount, not the average so far, which --average shows. The source of 2009 still divides that total by
# the count. With --average in front it is right; with --average behind, the wrong deviations are divided by the count.
#
# Seen of 6, 10 and 5 points:             6    10    5
#   --average                             6     8    7
#   --deviation                           0    -6    -16
#   --average --deviation                 0     2    -2
#   --deviation --average                 0    -3    -5.333333
#
# Why it matters: who beats their own average is what players want to know of an evening. With this option hardly anybody ever
# does, and the more points they have, the worse it looks. Ask for both, in the order that is right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

dpkg-query -W -f '${Package} ${Version}\n' ledger
cat >points.ledger <<'END'
2024-01-02 First evening
  (Points:Ann)   6

2024-01-09 Second evening
  (Points:Ann)  10

2024-01-16 Third evening
  (Points:Ann)   5
END
# ask prints what a register with some options has in its last column.
ask() {
	echo "register $*: $(ledger --args-only -f points.ledger register "$@" | awk '{print $NF}' | paste -s -d ' ')"
}
{
	ask
	ask --average
	ask --deviation
	ask --average --deviation
	ask --deviation --average
} | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
register : 6 16 21
register --average: 6 8 7
register --deviation: 0 -6 -16
register --average --deviation: 0 2 -2
register --deviation --average: 0 -3 -5.333333
END
