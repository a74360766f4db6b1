# Writes the manual page from the help of the command line.
#
#   awk -f .ci/manual.awk -v version=0.1.0 -v date=2026-01-31 en.help.txt en.help.tournament.txt

function escaped(text) {
	gsub(/\\/, "\\e", text)
	gsub(/-/, "\\-", text)
	sub(/^[.']/, "\\\\\\&&", text)
	return text
}

function item() {
	if (usage != "") printf "%s\n\\fB%s\\fR\n%s", above, usage, (about == "" ? "" : about "\n")
	above = usage != "" && about == "" ? ".TQ" : ".TP"
	usage = about = ""
}

BEGIN {
	printf ".TH SCRIPKEEPER 1 \"%s\" \"Scripkeeper %s\" \"User Commands\"\n", date, version
	print ".SH NAME\nscripkeeper \\- keep score in stock\\-market games played with real cards"
	print ".SH SYNOPSIS\n.B scripkeeper\n.RI [ command \" [\" \"words and flags\" ]]\n.SH DESCRIPTION"
}

FNR == 1 && NR > 1 { item(); print ".SH TOURNAMENTS" }

/^$/ { item(); paragraph = 1; next }

# What a command does stands far to the right of it, or below.
/^ / {
	match($0, /^ +/)
	depth = RLENGTH
	text = substr($0, depth + 1)
	left = text; right = ""
	if (depth >= 20) { left = ""; right = text }
	else if (match(text, /   */)) { left = substr(text, 1, RSTART - 1); right = substr(text, RSTART + RLENGTH) }
	else if (match(text, /\] [a-z]/)) { left = substr(text, 1, RSTART); right = substr(text, RSTART + 2) }
	if (depth == 2) { if (usage == "" && left ~ /^scripkeeper/ && !listed++) print ".SH COMMANDS"; item(); usage = escaped(left) }
	else if (left != "") {
		usage = usage " " escaped(left)
		if (about != "" && about !~ /[.;,]$/) about = about "\n.br"
	}
	if (right != "") about = about (about == "" ? "" : "\n") escaped(right)
	next
}

{
	item()
	if (sub(/^Exit status: /, "")) print ".SH EXIT STATUS"
	else if (paragraph || /^(GAME|TAKE|--)/) print ".PP"
	paragraph = 0
	if (/^Unofficial/) print ".SH NOTES"
	print escaped($0)
}

END {
	item()
	print ".SH FILES\n.TP\n.I ~/.config/fyne/org.scripkeeper.app/games/ledger.db\nyour games"
	print ".TP\n.I /var/lib/scripkeeper/games.db\nthose of a club's machine, kept by scripkeeper.service"
}
