#!/usr/bin/env bash
# LibreOffice 7.4.7 (Debian 12): how a table of semicolons and decimal commas opens, in a window and without one.
#
# A window offers UTF-8 where a mark says so, the decimal sign of the system, and to part cells at tabs, commas AND
# semicolons at once, also where decimals have a comma: press OK, and 6,5 stands in two cells. In quotes it stays whole, and
# still is a number. soffice --convert-to asks nobody, and takes other defaults: commas only and Windows-1252, the mark of
# UTF-8 for letters; so it proves nothing of a double click unless --infilter says what the window offers.
#
# Seen, with German as the system's language, of the line: Jörg;-20;6,5 or "6,5"
#   without --infilter            JÃ¶rg;-20;6 | 5
#   as the window offers, 6,5     Jörg | -20 | 6 | 5
#   as the window offers, "6,5"   Jörg | -20 | 6,5 (a number)
#
# Why it matters: points of a tournament are rarely whole. A table for people must have every comma, semicolon and tab within
# a cell in quotes, whatever parts its cells, or half of them read 6 points where there were 6,5.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc
mkdir -p profile/user
cat >profile/user/registrymodifications.xcu <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N">
<prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>de-DE</value></prop>
</item>
</oor:items>
END

# cells FILE OPTIONS… prints the cells of the table, each behind its type.
cells() {
	soffice "-env:UserInstallation=file://$folder/profile" --headless "${@:2}" --convert-to fods "$1" >log 2>&1 ||
		{ cat log >&2; exit 1; }
	tr -d '\n' <"${1%.csv}.fods" | grep -oE '<table:table-cell[^>]*office:value-type="[a-z]+"[^>]*> *<text:p>[^<]*' |
		sed -E 's/.*office:value-type="([a-z]+)".*<text:p>/\1 /' | paste -sd '|'
}

printf '\xef\xbb\xbfname;cash;points\nJörg;-20;6,5\n' >plain.csv
printf '\xef\xbb\xbfname;cash;points\nJörg;-20;"6,5"\n' >quoted.csv
window='--infilter=CSV:9/44/59,34,76,1,,0,false,false'
{
	echo "without --infilter: $(cells plain.csv)"
	echo "as the window offers: $(cells plain.csv "$window")"
	echo "as the window offers, in quotes: $(cells quoted.csv "$window")"
} | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
without --infilter: string ï»¿name;cash;points|string JÃ¶rg;-20;6|float 5
as the window offers: string name|string cash|string points|string Jörg|float -20|float 6|float 5
as the window offers, in quotes: string name|string cash|string points|string Jörg|float -20|float 6,5
END
