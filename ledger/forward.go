package ledger

// What follows forwards to the stores, until its callers ask them.

func (b *Book) Archive(id GameID) error { return b.games.Archive(id) }

func (b *Book) Begin(s Setup, by Author) (*Game, error) { return b.games.Begin(s, by) }

func (b *Book) BeginJournal(title string, by Author) (*Journal, error) {
	return b.journals.Begin(title, by)
}

func (b *Book) BegunOn(names ...string) ([]GameID, error) { return b.shelf.BegunOn(names...) }

func (b *Book) CountDeleted() (count int, err error) { return b.shelf.CountDeleted() }

func (b *Book) Delete(id GameID) error { return b.games.Delete(id) }

func (b *Book) DeleteForGood(ids ...GameID) error { return b.games.DeleteForGood(ids...) }

func (b *Book) DeleteJournal(id JournalID) error { return b.journals.Delete(id) }

func (b *Book) Deleted() ([]Summary, error) { return b.shelf.Deleted() }

func (b *Book) Drafts(id GameID) ([]Draft, error) { return b.notes.Drafts(id) }

func (b *Book) DropDraft(id GameID, act Act, number int, kind string) error {
	return b.notes.DropDraft(id, act, number, kind)
}

func (b *Book) DropTemplate(t Template) error { return b.templates.Drop(t) }

func (b *Book) Duplicate(id GameID, title string) (*Game, error) { return b.games.Duplicate(id, title) }

func (b *Book) Feats(games []Summary, watch Watch) ([]Feat, error) {
	return b.shelf.Feats(games, watch)
}

func (b *Book) FeatsNow(games []Summary) (feats []Feat, pending int, err error) {
	return b.shelf.FeatsNow(games)
}

func (b *Book) Find(digits string) ([]Summary, error) { return b.shelf.Find(digits) }

func (b *Book) HandOvers(g *Game) ([]HandOver, error) { return b.notes.HandOvers(g) }

func (b *Book) HandedOn(g *Game) error { return b.notes.HandedOn(g) }

func (b *Book) Import(r Record, by Author) (Import, error) { return b.games.Import(r, by) }

func (b *Book) ImportJournal(r JournalRecord) (Outcome, int, error) { return b.journals.Import(r) }

func (b *Book) ImportTemplate(t Template) (stored Template, added bool, err error) {
	return b.templates.Import(t)
}

func (b *Book) ImportWatched(r Record, by Author, watch Watch) (Import, error) {
	return b.games.ImportWatched(r, by, watch)
}

func (b *Book) Introduce(names []string) ([]PersonID, error) { return b.people.Introduce(names) }

func (b *Book) IsDeleted(id GameID) (deleted bool, err error) { return b.games.IsDeleted(id) }

func (b *Book) Journal(id JournalID) (*Journal, error) { return b.journals.Journal(id) }

func (b *Book) Journals() ([]JournalHead, error) { return b.journals.List() }

func (b *Book) Load(id GameID) (*Game, error) { return b.games.Load(id) }

func (b *Book) LoadFromShelf(id GameID) (*Game, error) { return b.games.LoadFromShelf(id) }

func (b *Book) MergePersons(one, with PersonID) error { return b.people.Merge(one, with) }

func (b *Book) People() (People, error) { return b.people.All() }

func (b *Book) Portfolio(g *Game) (p Portfolio, found bool, err error) { return b.notes.Portfolio(g) }

func (b *Book) Rename(id GameID, title string) error { return b.games.Rename(id, title) }

func (b *Book) RenameJournal(id JournalID, title string) error { return b.journals.Rename(id, title) }

func (b *Book) RenameTemplate(t Template, name string) (Template, error) {
	return b.templates.Rename(t, name)
}

func (b *Book) Reseat(game GameID, seat int, person PersonID) (before PersonID, err error) {
	return b.people.Reseat(game, seat, person)
}

func (b *Book) Seated(game GameID) ([]Person, error) { return b.people.Seated(game) }

func (b *Book) SeparatePerson(id PersonID) error { return b.people.Separate(id) }

func (b *Book) Shelf() ([]Summary, error) { return b.shelf.List() }

func (b *Book) ShelfNow() ([]Summary, error) { return b.shelf.ListNow() }

func (b *Book) ShelfWatched(watch Watch) ([]Summary, error) { return b.shelf.ListWatched(watch) }

func (b *Book) ShortNames(game Summary) []string { return b.people.ShortNames(game) }

func (b *Book) Store(g *Game, by Author) (*Game, error) { return b.games.Store(g, by) }

func (b *Book) StoreDraft(id GameID, d Draft) error { return b.notes.StoreDraft(id, d) }

func (b *Book) StorePerson(p Person) (Person, error) { return b.people.Store(p) }

func (b *Book) StorePortfolio(p Portfolio) error { return b.notes.StorePortfolio(p) }

func (b *Book) StoreTemplate(t Template) (Template, error) { return b.templates.Store(t) }

func (b *Book) Supersede(r Record, by Author) (Import, error) { return b.games.Supersede(r, by) }

func (b *Book) Templates(rulebook string) ([]Template, error) { return b.templates.Of(rulebook) }

func (b *Book) Unarchive(id GameID) error { return b.games.Unarchive(id) }

func (b *Book) Undelete(id GameID) error { return b.games.Undelete(id) }

func (b *Book) UndeleteJournal(id JournalID) error { return b.journals.Undelete(id) }
