package live

// hallWords are the keys of the sentences of a tournament's page, see assets/live/js/hall.js and far.js.
func hallWords() []string {
	return []string{
		"ceremony.title",
		"tournament.table.correct",
		"tournament.table.type",
		"live.page.hall.absent", "live.page.hall.all",
		"live.page.hall.awards", "live.page.hall.before", "live.page.hall.clock", "live.page.hall.declined",
		"live.page.hall.done", "live.page.hall.earlier", "live.page.hall.empty", "live.page.hall.far",
		"live.page.hall.find", "live.page.hall.handin", "live.page.hall.join", "live.page.hall.later",
		"live.page.hall.members", "live.page.hall.my", "live.page.hall.name",
		"live.page.hall.next", "live.page.hall.nobody", "live.page.hall.none",
		"live.page.hall.nowait", "live.page.hall.office", "live.page.hall.other", "live.page.hall.out",
		"live.page.hall.over", "live.page.hall.place", "live.page.hall.placesonly",
		"live.page.hall.resting", "live.page.hall.seat", "live.page.hall.secret", "live.page.hall.send",
		"live.page.hall.sitting", "live.page.hall.table", "live.page.hall.tables", "live.page.hall.waiting",
		"live.page.hall.waits", "live.page.hall.worth", "live.page.hall.you",
	}
}
