package handover

import (
	"context"
	"errors"
	"fmt"
	"image/color"
	"io"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/camera"
	"scripkeeper/app/files"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/record"
)

// A scanPage takes over a game or a template from another device, from a picture of its code, its text, or its file, or
// all games of a backup.
type scanPage struct {
	shell   *shell.Shell
	title   string
	text    *form.TextField
	outcome *fyne.Container
	// stop ends what is being taken over, or the page of the camera.
	stop func()
	// server serves the page of the camera while that is open; tell tells it what came of what it read, and whether
	// that is well.
	server *camera.Server
	tell   func(sentence string, well bool)
	claim  Claim
	void   Void
	// several takes over many files; nil where nobody waits for results.
	several func(files []fyne.URI)
}

// A Claim looks whether a game of the book, or a result, belongs to something else here, and what came of that; nil for
// nothing.
type Claim func(game *game.Game, result *compact.Result) *Claimed

// A Void reports whether the copy of a game in the book counts no more, so that what comes in takes its place; nil
// where each does. It is asked beside the screen.
type Void func(game ledger.GameID) bool

// A Claimed is what came of a game that belongs to something else here: a sentence, whether that is well, and what can
// be done.
type Claimed struct {
	Sentence string
	Well     bool
	// Entered tells that it was entered just now.
	Entered bool
	// Overrule asks whether it counts all the same, and goes on where it does; nil where it cannot.
	Overrule func(done func())
	Actions  []fyne.CanvasObject
}

// actions are what can be done with something on a page that is left by done.
func (c Claimed) actions(done func()) []fyne.CanvasObject {
	all := slices.Clone(c.Actions)
	if c.Overrule != nil {
		all = append(all, input.NewQuietButton(words.Text("tournament.overrule"), func() { c.Overrule(done) }))
	}
	return all
}

// claimed is what else came of a game or a result, nil for nothing.
func (p *scanPage) claimed(game *game.Game, result *compact.Result) *Claimed {
	if p.claim == nil {
		return nil
	}
	return p.claim(game, result)
}

// color is that of the sentence.
func (c Claimed) color() fyne.ThemeColorName {
	if c.Well {
		return look.Gain
	}
	return look.Loss
}

// A taken is what was taken over.
type taken struct {
	handed parcel.Parcel
	// restored is what came of a backup, nil for what is none; ended is what ended it early.
	restored *book.Restored
	ended    error
	// added, entries and names are of a game: what was done, how many entries it has now, who plays. News are those
	// that were not here before, where the game was.
	added   book.Import
	entries int
	names   []string
	news    []game.Step
}

// outcomeLines is how much room there always is for what came of the last try, in sizes of the text, so that nothing
// moves under the finger when it is told.
const outcomeLines = 12

// Results is the way to the page that takes results over: what else comes of each, Claim tells.
type Results struct {
	route.Way
	Claim Claim
	Void  Void
}

// Open is the page.
func (r Results) Open(s *shell.Shell) shell.Page {
	p := newScanPage(s, r.Claim, "scan.results", "scan.results.about")
	p.void = r.Void
	p.several = func(files []fyne.URI) { s.Go(folderRoute{named: files, claim: r.Claim, void: r.Void}) }
	return p
}

// NewScanPage takes over what is handed over. What else came of it, claim tells; nil for nothing.
func NewScanPage(s *shell.Shell, claim Claim) *scanPage {
	return newScanPage(s, claim, "scan.title", "scan.about")
}

func newScanPage(s *shell.Shell, claim Claim, title, about string) *scanPage {
	p := &scanPage{shell: s, title: title, claim: claim, text: form.NewTextField(), outcome: frame.NewHolder(),
		stop: func() {}, tell: func(string, bool) {}}
	p.text.MultiLine = true
	p.text.Wrapping = fyne.TextWrapBreak
	p.text.SetMinRowsVisible(4)
	p.text.Pasted = p.pastedLong
	p.show(theme.DownloadIcon(), look.Soft, text.NewParagraph(words.Text(about), core.Body))
	return p
}

// Content is what came of the last try, and the ways to hand something over.
func (p *scanPage) Content() fyne.CanvasObject {
	take := input.NewQuietButton(words.Text("scan.take"), func() { p.take(p.text.Text) })
	p.text.OnChanged = func(text string) { core.Enable(take, text != "") }
	p.text.OnChanged(p.text.Text)
	p.text.SetPlaceHolder(words.Text("scan.text"))
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(fyne.NewSize(0, outcomeLines*theme.Size(look.BodySize)))
	body := frame.Stack(look.Space4, container.NewStack(room, p.outcome), input.NewButtonRow(
		input.NewPrimaryButton(words.Text("scan.camera"), p.scan).SetIcon(theme.MediaPhotoIcon()),
		input.NewQuietButton(words.Text("scan.open"), p.open).SetIcon(theme.FolderOpenIcon()),
		input.NewQuietButton(words.Text("scan.paste"), p.paste).SetIcon(theme.ContentPasteIcon())))
	if p.several != nil {
		body.Add(input.NewQuietButton(words.Text("scan.folder"), func() {
			files.Folder(p.shell, func(folder fyne.URI) { p.several([]fyne.URI{folder}) })
		}).SetIcon(theme.FolderIcon()))
	}
	if !fyne.CurrentDevice().IsMobile() {
		body.Add(text.NewParagraph(words.Text("scan.drop"), core.Caption))
	}
	for _, part := range []fyne.CanvasObject{frame.NewRule(), p.text, take} {
		body.Add(part)
	}
	return p.shell.Frame(p.shell.Head(words.Text(p.title), ""), body, nil)
}

// Update does nothing: what was told stays.
func (p *scanPage) Update() {}

// Dropped takes over a file that is dropped on the page, or a folder where somebody waits for results.
func (p *scanPage) Dropped(uri fyne.URI) {
	if folder, err := storage.CanList(uri); p.several != nil && err == nil && folder {
		p.several([]fyne.URI{uri})
		return
	}
	p.takeFrom(func() (io.ReadCloser, error) { return storage.Reader(uri) })
}

// DroppedAll takes over several files, and reports whether it does.
func (p *scanPage) DroppedAll(files []fyne.URI) bool {
	if p.several == nil {
		return false
	}
	p.several(files)
	return true
}

func (p *scanPage) open() {
	files.Open(p.shell, files.Kind{Name: words.Text("files.kind.game"), Endings: handedOver()}, p.takeFrom)
}

func (p *scanPage) paste() {
	text := p.shell.App.Clipboard().Content()
	if text == "" {
		p.showOutcome(words.Text("scan.nothing"), theme.InfoIcon(), look.Loss)
		return
	}
	p.take(text)
}

// pastedLong takes over at once what is longer than the field shows well: a record, or the code of a long game.
func (p *scanPage) pastedLong(text string) bool {
	if len(text) <= form.MaxPasted {
		return false
	}
	p.take(text)
	return true
}

// take takes over the text of a code or of a record.
func (p *scanPage) take(text string) {
	p.takeFrom(func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil })
}

// takeFrom takes over what comes in, beside the screen: a large picture or a long game takes a while. What is still
// being taken over ends.
func (p *scanPage) takeFrom(open func() (io.ReadCloser, error)) {
	p.stop()
	stop := input.NewQuietButton(words.Text("scan.stop"), func() { p.stop() })
	reading := text.NewParagraph(words.Text("scan.reading"), core.Strong).SetColor(look.Soft)
	p.show(theme.HistoryIcon(), look.Soft, reading, stop)
	book, by := p.shell.Session.Book(), p.shell.Session.Author()
	p.stop = shell.Background(p.shell, shell.Work[taken]{
		Do: func(ctx context.Context, report func(float64)) (taken, error) {
			return takeIn(ctx, open, book, by, p.void, report)
		},
		Reported: func(share float64) {
			reading.SetText(words.Format("scan.working", words.Names{"percent": words.Number(int(100 * share))}))
		},
		Then: func(t taken, err error) {
			p.stop = func() {}
			p.took(t, err)
		},
	})
}

// takeIn reads what comes in, and puts a game into the book.
func takeIn(
	ctx context.Context, open func() (io.ReadCloser, error), book *book.Book, by ledger.Author, void Void,
	report func(share float64),
) (t taken, err error) {
	from, err := open()
	if err != nil {
		return t, &ledger.Fault{Code: "file.unreadable", Err: err}
	}
	defer func() { _ = from.Close() }()
	file, isBackup := lookInto(from)
	if isBackup {
		done, err := book.Restore(file, by, shareOf(ctx, report))
		if !done.Any() {
			return taken{restored: &done}, err
		}
		return taken{restored: &done, ended: err}, nil
	}
	return takeGame(ctx, file, book, by, void, report)
}

// takeGame reads what is no backup, and puts a game into the book, also in the place of a copy that counts no more.
func takeGame(
	ctx context.Context, file io.Reader, book *book.Book, by ledger.Author, void Void, report func(share float64),
) (t taken, err error) {
	t.handed, err = parcel.Open(ctx, file, rulebooks.All(), book.Games)
	if err != nil || !t.handed.IsGame() || ctx.Err() != nil {
		return t, err
	}
	before, missing := book.Games.Load(t.handed.Record.ID)
	if missing != nil {
		before = nil // whatever is wrong with it, the import tells
	}
	if before != nil && void != nil && void(t.handed.Record.ID) {
		t.added, err = book.Games.Supersede(t.handed.Record, by)
	} else {
		t.added, err = book.Games.ImportWatched(t.handed.Record, by, shareOf(ctx, report))
	}
	if err != nil {
		return t, err
	}
	g, err := book.Games.Load(t.added.Game)
	if err != nil {
		return t, err
	}
	t.entries, t.names = len(g.Steps()), g.Setup().Names
	if before != nil {
		parting, err := game.Compare(before, g)
		if err != nil {
			return t, err
		}
		t.news = parting.Theirs
	}
	return t, nil
}

// took goes on with what was taken over, or tells why nothing was.
func (p *scanPage) took(t taken, err error) {
	var fault *ledger.Fault
	switch {
	case errors.As(err, &fault) && fault.Code == "import.forked":
		p.offerJoin(t.handed.Record, err)
	case err != nil:
		p.refuse(t.handed.Record.Rulebook, err)
	case t.restored != nil:
		p.tell(words.Join(words.Restored(*t.restored)), len(t.restored.Left) == 0 && t.ended == nil)
		p.place(restoredPanel(p.shell, *t.restored, t.ended))
	case t.handed.Template != nil:
		p.takeTemplate(*t.handed.Template)
	case t.handed.Have != nil:
		p.answer(*t.handed.Have)
	case t.handed.Result != nil:
		p.showResult(*t.handed.Result)
	case t.handed.Portfolio != nil:
		p.takePortfolio(*t.handed.Portfolio)
	case t.handed.Standing != nil:
		p.showStanding(*t.handed.Standing)
	default:
		p.tellGame(t)
	}
}

// takeTemplate puts a template into the book and goes on to a new game by it.
func (p *scanPage) takeTemplate(t record.Template) {
	s := p.shell
	kept, added, err := s.Session.Book().Templates.Import(t)
	if err != nil {
		p.refuse(t.Rulebook, err)
		return
	}
	key := "template.same"
	if added {
		key = "template.taken"
	}
	sentence := words.Format(key, words.Names{"name": kept.Name})
	p.tell(sentence, true)
	s.GoHome(route.GameBy{Template: kept})
	s.ShowNotice(sentence)
}

// offerJoin tells that both copies went on differently, and leads to where they are compared.
func (p *scanPage) offerJoin(other record.Record, err error) {
	s := p.shell
	p.showOutcome(words.Trouble(other.Rulebook, nil, err), theme.WarningIcon(), look.Loss,
		input.NewPrimaryButton(words.Text("join.offer"), func() {
			if !s.ShowError(s.Session.Open(other.ID)) {
				s.GoHome(route.Table{}, route.Join{Other: other})
			}
		}))
}

// answer leads to what another copy of a game does not have yet.
func (p *scanPage) answer(other compact.Have) {
	session := p.shell.Session
	game, err := session.Book().Games.Load(other.Game)
	if err != nil {
		p.refuse("", err)
		return
	}
	entries, known := other.Of(game)
	switch {
	case !known:
		p.refuse(game.Setup().Rulebook, &ledger.Fault{Code: "share.parted"})
	case entries == len(game.Steps()):
		p.showOutcome(words.Text("scan.even"), theme.ConfirmIcon(), look.Gain)
	case !p.shell.ShowError(session.Open(other.Game)):
		p.shell.GoHome(route.Table{}, route.ShareNews{Entries: entries})
	}
}

// tellGame tells what came of a game, and leads to it.
func (p *scanPage) tellGame(t taken) {
	key := fmt.Sprintf("scan.%s", t.added.Outcome)
	if t.added.Outcome == oplog.OutcomeNew && t.entries == 0 {
		key = "scan.setup"
	}
	sentences := []string{words.Format(key, words.Names{
		"count": words.Number(t.added.Added), "entries": words.Number(t.entries), "names": words.Join(t.names),
	})}
	if t.added.Undeleted {
		sentences = append(sentences, words.Text("scan.undeleted"))
	}
	if tidied := len(t.handed.Record.Tidied); tidied > 0 {
		sentences = append(sentences, words.Format("scan.tidied", words.Names{"count": words.Number(tidied)}))
	}
	if first, second, alike := letters.Alike(t.names); alike {
		sentences = append(sentences, words.Alike(t.names[first], t.names[second]))
	}
	actions := append(newsRows(t), p.showGame(t.added.Game))
	icon, color := theme.ConfirmIcon(), look.Gain
	if game, err := p.shell.Session.Book().Games.Load(t.added.Game); err == nil {
		if claimed := p.claimed(game, nil); claimed != nil {
			sentences = append(sentences, claimed.Sentence)
			actions, color = append(claimed.actions(p.shell.Back), actions...), claimed.color()
			if !claimed.Well {
				icon = theme.WarningIcon()
			}
		}
	}
	p.showOutcome(strings.Join(sentences, " "), icon, color, actions...)
}

// maxNews is how many of the entries that came in are listed.
const maxNews = 6

// newsRows list the entries that were not here before, the latest of them where they are many.
func newsRows(t taken) []fyne.CanvasObject {
	if len(t.news) == 0 {
		return nil
	}
	rows := frame.Stack(look.Space1)
	for _, step := range t.news[max(0, len(t.news)-maxNews):] {
		rows.Add(text.NewParagraph(words.Format("scan.entry", words.Names{
			"number": words.Number(step.Number),
			"entry":  words.EntryShort(t.handed.Record.Rulebook, step.Before, step.Entry),
		}), core.Body))
	}
	return []fyne.CanvasObject{rows}
}

// refuse tells why a game was not taken over. The rulebook is that of the game, as far as it is known.
func (p *scanPage) refuse(rulebook string, err error) {
	p.showOutcome(words.Trouble(rulebook, nil, err), theme.ErrorIcon(), look.Loss)
}

// showOutcome shows what came of the last try, with what can be done next.
func (p *scanPage) showOutcome(
	sentence string, icon fyne.Resource, color fyne.ThemeColorName, actions ...fyne.CanvasObject,
) {
	p.tell(sentence, color != look.Loss)
	p.show(icon, color, text.NewParagraph(sentence, core.Strong).SetColor(color), actions...)
}

// show puts something in the place at the head of the page.
func (p *scanPage) show(
	icon fyne.Resource, color fyne.ThemeColorName, about fyne.CanvasObject, actions ...fyne.CanvasObject,
) {
	p.place(outcomePanel(icon, color, about, actions...))
}

func (p *scanPage) place(outcome fyne.CanvasObject) {
	frame.Fill(p.outcome, outcome)
}

// iconSide is how large the picture beside an outcome is.
const iconSide = 28

// outcomePanel tells what came of something, with what can be done next.
func outcomePanel(
	icon fyne.Resource, color fyne.ThemeColorName, about fyne.CanvasObject, actions ...fyne.CanvasObject,
) fyne.CanvasObject {
	outcome := frame.Stack(look.Space3, layout.NewSpacer(), frame.Lead(mark.NewPicture(icon, iconSide, color), about))
	for _, action := range actions {
		outcome.Add(action)
	}
	outcome.Add(layout.NewSpacer())
	return frame.NewPanel(look.Card, look.Space4, outcome).Outlined(color)
}
