package handover

import (
	"context"
	"errors"
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
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// A scanPage takes over a game or a template from another device, from a picture of its code, its text, or its file, or
// all games of a backup.
type scanPage struct {
	shell   *shell.Shell
	title   string
	text    *form.TextField
	outcome *fyne.Container
	// camera is what the page leads to, as long as what came of the last try leads nowhere.
	camera *input.Button
	// stop ends what is being taken over, or the page of the camera.
	stop func()
	// server serves the page of the camera while that is open; tell tells it what came of what it read, and whether
	// that is well.
	server *camera.Server
	tell   func(sentence string, well bool)
	claim  Claim
	void   sharing.Void
	// several takes over many files; nil where nobody waits for results.
	several func(files []fyne.URI)
}

// A Claim looks whether a game of the book, or a result, belongs to something else here, and what came of that; nil for
// nothing.
type Claim func(game *game.Game, result *compact.Result) *Claimed

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

// outcomeLines is how much room there always is for what came of the last try, in sizes of the text, so that nothing
// moves under the finger when it is told.
const outcomeLines = 12

// Results is the way to the page that takes results over: what else comes of each, Claim tells.
type Results struct {
	route.IsRoute
	Claim Claim
	Void  sharing.Void
}

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
	p.camera = input.NewPrimaryButton(words.Text("scan.camera"), p.scan).SetIcon(theme.MediaPhotoIcon())
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
		p.camera,
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
	stop := input.NewQuietButton(words.Text("common.stop"), func() { p.stop() })
	reading := text.NewParagraph(words.Text("scan.reading"), core.Strong).SetColor(look.Soft)
	p.show(theme.HistoryIcon(), look.Soft, reading, stop)
	book, by := p.shell.Session.Book(), p.shell.Session.Author()
	p.stop = shell.Background(p.shell, shell.Work[sharing.Taken]{
		Do: func(ctx context.Context, report func(float64)) (sharing.Taken, error) {
			from, err := open()
			if err != nil {
				return sharing.Taken{}, &ledger.Fault{Code: "file.unreadable", Err: err}
			}
			defer func() { _ = from.Close() }()
			return sharing.TakeIn(ctx, from, book, by, p.void, report)
		},
		Reported: func(share float64) {
			reading.SetText(words.Format("scan.working", words.Names{"percent": int(100 * share)}))
		},
		Then: func(t sharing.Taken, err error) {
			p.stop = func() {}
			p.took(t, err)
		},
	})
}

// took goes on with what was taken over, or tells why nothing was.
func (p *scanPage) took(t sharing.Taken, err error) {
	var fault *ledger.Fault
	switch {
	case errors.As(err, &fault) && fault.Code == "import.forked":
		p.offerJoin(t.Handed.Record, err)
	case err != nil:
		p.refuse(t.Handed.Record.Rulebook, err)
	case t.Restored != nil:
		p.tell(words.Join(words.Restored(*t.Restored)), len(t.Restored.Left) == 0 && t.Ended == nil)
		p.place(restoredPanel(p.shell, *t.Restored, t.Ended))
		p.camera.Lead(t.Restored.Games() == 0)
	case t.Handed.Template != nil:
		p.takeTemplate(*t.Handed.Template)
	case t.Handed.Have != nil:
		p.answer(*t.Handed.Have)
	case t.Handed.Result != nil:
		p.showResult(*t.Handed.Result)
	case t.Handed.Portfolio != nil:
		p.takePortfolio(*t.Handed.Portfolio)
	case t.Handed.Standing != nil:
		p.showStanding(*t.Handed.Standing)
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
func (p *scanPage) tellGame(t sharing.Taken) {
	sentences := t.Sentences()
	actions := append(newsRows(t), p.showGame(t.Added.Game))
	icon, color := theme.ConfirmIcon(), look.Gain
	if game, err := p.shell.Session.Book().Games.Load(t.Added.Game); err == nil {
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
func newsRows(t sharing.Taken) []fyne.CanvasObject {
	if len(t.News) == 0 {
		return nil
	}
	rows := frame.Stack(look.Space1)
	for _, step := range t.News[max(0, len(t.News)-maxNews):] {
		rows.Add(text.NewParagraph(words.Format("scan.entry", words.Names{
			"number": step.Number,
			"entry":  words.EntryShort(t.Handed.Record.Rulebook, step.Before, step.Entry),
		}), core.Body))
	}
	return []fyne.CanvasObject{rows}
}

// refuse tells why a game was not sharing.Taken over. The rulebook is that of the game, as far as it is known.
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

// show puts something in the place at the head of the page, and lets it lead on where it does.
func (p *scanPage) show(
	icon fyne.Resource, color fyne.ThemeColorName, about fyne.CanvasObject, actions ...fyne.CanvasObject,
) {
	p.place(outcomePanel(icon, color, about, actions...))
	p.camera.Lead(!slices.ContainsFunc(actions, func(o fyne.CanvasObject) bool {
		b, is := o.(*input.Button)
		return is && b.Leads()
	}))
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
