# Completes the commands of scripkeeper, and files after them.
_scripkeeper() {
	COMPREPLY=()
	if [ "$COMP_CWORD" = 1 ]; then
		mapfile -t COMPREPLY < <(compgen -W '@COMMANDS@' -- "$2")
	fi
}
complete -o default -F _scripkeeper scripkeeper
