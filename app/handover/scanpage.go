package handover

import (
	"context"
	"errors"
	"image/color"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

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

// A scanPage imports what another device hands over, such as a game, a template or a backup, from a picture of its
// code, its text, or its file.
type scanPage struct {
	shell   *shell.Shell
	title   string
	text    *form.TextField
	outcome *fyne.Container
	// camera is the primary button unless the last outcome has a primary button of its own.
	camera *input.Button
	// stop cancels the running import or closes the camera page.
	stop func()
	// server serves the camera page while it is open; tell sends it the outcome and whether that is good.
	server *camera.Server
	tell   func(sentence string, well bool)
	claim  Claim
	void   sharing.Superseded
	// several imports many files; nil unless results are collected.
	several func(files []fyne.URI)
}

// A Claim returns what a game or result means for something else here, such as a tournament, or nil if it means
// nothing. Exactly one of its arguments is not nil.
type Claim func(game *game.Game, result *compact.Result) *ClaimOutcome

// A ClaimOutcome is the outcome of a Claim: a sentence, whether it is good, and further actions.
type ClaimOutcome struct {
	Sentence string
	Well     bool
	// Entered is set if the result was entered just now.
	Entered bool
	// Overrule asks the user whether the result counts nevertheless, and calls done if it does; nil if it cannot count.
	Overrule func(done func())
	Actions  []fyne.CanvasObject
}

// actions returns the buttons to show with the outcome. done leaves the page once the outcome was overruled.
func (c ClaimOutcome) actions(done func()) []fyne.CanvasObject {
	all := slices.Clone(c.Actions)
	if c.Overrule != nil {
		all = append(all, input.NewQuietButton(words.Text("tournament.overrule"), func() { c.Overrule(done) }))
	}
	return all
}

func (p *scanPage) claimed(game *game.Game, result *compact.Result) *ClaimOutcome {
	if p.claim == nil {
		return nil
	}
	return p.claim(game, result)
}

func (c ClaimOutcome) color() fyne.ThemeColorName {
	if c.Well {
		return look.Gain
	}
	return look.Loss
}

// outcomeLines is the minimum height of an outcome, in multiples of the text size. Thus nothing moves under the finger
// when an outcome appears.
const outcomeLines = 12

// Results is the route to the page that imports results; Claim decides what each of the results counts for.
type Results struct {
	route.IsRoute
	Claim Claim
	Void  sharing.Superseded
}

func (r Results) Open(s *shell.Shell) shell.Page {
	p := newScanPage(s, r.Claim, "scan.results", "scan.results.about")
	p.void = r.Void
	p.several = func(files []fyne.URI) { s.Go(folderRoute{named: files, claim: r.Claim, void: r.Void}) }
	return p
}

// NewScanPage returns the page that imports what is handed over. claim may be nil.
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

// Offer offers to import the file or link that the program was opened with, see [command.Window]. Nothing is imported
// before the user agrees, because any web page can have a link.
func (p *scanPage) Offer(given string) *scanPage {
	if given == "" {
		return p
	}
	if text, is := strings.CutPrefix(given, "scripkeeper:"); is {
		p.offer(words.Text("scan.given.link"), func() { p.take(textOf(text)) })
		return p
	}
	uri, err := storage.ParseURI(given)
	if err != nil || !strings.HasPrefix(given, "file:") {
		path, _ := filepath.Abs(given) // fails only in a folder that was deleted
		uri = storage.NewFileURI(path)
	}
	switch about, err := os.Stat(uri.Path()); {
	case err != nil:
		p.refuse("", &ledger.Fault{Code: "file.open", Path: uri.Path(), Detail: errors.Unwrap(err).Error(), Err: err})
	case about.IsDir():
		p.refuse("", &ledger.Fault{Code: "file.open", Path: uri.Path(), Detail: syscall.EISDIR.Error()})
	default:
		p.offer(words.Format("scan.given", words.Names{"file": uri.Name()}), func() { p.Dropped(uri) })
	}
	return p
}

func (p *scanPage) offer(sentence string, agreed func()) {
	p.showOutcome(sentence, theme.DownloadIcon(), look.Ink, input.NewPrimaryButton(words.Text("scan.given.yes"), agreed))
}

// textOf returns the text in a link, which may be a code as it is, or any text with escaped characters. Some programs
// add slashes to a link: two before the text, and then one after it. A code may end with a slash of its own.
func textOf(link string) string {
	if address, is := strings.CutPrefix(link, "//"); is {
		link = strings.TrimRight(address, "/")
	}
	link = strings.TrimLeft(link, "/")
	if text, err := url.PathUnescape(link); err == nil && compact.KindOf(link) == compact.NoCode {
		return text
	}
	return link
}

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

// Update does nothing, so that the last outcome stays.
func (p *scanPage) Update() {}

// Dropped imports a file, or a folder if results are collected.
func (p *scanPage) Dropped(uri fyne.URI) {
	if folder, err := storage.CanList(uri); p.several != nil && err == nil && folder {
		p.several([]fyne.URI{uri})
		return
	}
	p.takeFrom(func() (io.ReadCloser, error) { return storage.Reader(uri) })
}

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

// pastedLong imports pasted text that is too long for the field, and reports whether it did.
func (p *scanPage) pastedLong(text string) bool {
	if len(text) <= form.MaxPasted {
		return false
	}
	p.take(text)
	return true
}

func (p *scanPage) take(text string) {
	p.takeFrom(func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil })
}

// takeFrom imports in the background, since a large picture or long game takes a while. It cancels a running import.
func (p *scanPage) takeFrom(open func() (io.ReadCloser, error)) {
	p.stop()
	stop := input.NewQuietButton(words.Text("common.stop"), func() { p.stop() })
	reading := text.NewParagraph(words.Text("scan.reading"), core.Strong).SetColor(look.Soft)
	p.show(theme.HistoryIcon(), look.Soft, reading, stop)
	book, by := p.shell.Session.Book(), p.shell.Session.Author()
	p.stop = shell.Background(p.shell, shell.Work[sharing.Imported]{
		Do: func(ctx context.Context, report func(float64)) (sharing.Imported, error) {
			from, err := open()
			if err != nil {
				return sharing.Imported{}, &ledger.Fault{Code: "file.unreadable", Err: err}
			}
			defer func() { _ = from.Close() }()
			return sharing.Import(ctx, from, book, by, p.void, report)
		},
		Reported: func(share float64) { reading.SetText(words.Format("scan.working", percentOf(share))) },
		Then: func(t sharing.Imported, err error) {
			p.stop = func() {}
			p.finish(t, err)
		},
	})
}

func (p *scanPage) finish(t sharing.Imported, err error) {
	switch {
	case ledger.IsFault(err, "import.forked"):
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

func (p *scanPage) offerJoin(other record.Record, err error) {
	s := p.shell
	p.showOutcome(words.ErrorSentence(other.Rulebook, nil, err), theme.WarningIcon(), look.Loss,
		input.NewPrimaryButton(words.Text("join.offer"), func() {
			if !s.ShowError(s.Session.Open(other.ID)) {
				s.GoHome(route.Table{}, route.Join{Other: other})
			}
		}))
}

// answer offers the entries that another device's copy lacks.
func (p *scanPage) answer(other compact.Progress) {
	session := p.shell.Session
	game, err := session.Book().Games.Load(other.Game)
	if err != nil {
		p.refuse("", err)
		return
	}
	entries, known := other.EntriesIn(game)
	switch {
	case !known:
		p.refuse(game.Setup().Rulebook, &ledger.Fault{Code: "share.parted"})
	case entries == len(game.Steps()):
		p.showOutcome(words.Text("scan.even"), theme.ConfirmIcon(), look.Gain)
	case !p.shell.ShowError(session.Open(other.Game)):
		p.shell.GoHome(route.Table{}, route.ShareNews{Entries: entries})
	}
}

func (p *scanPage) tellGame(t sharing.Imported) {
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

const maxNews = 6

func newsRows(t sharing.Imported) []fyne.CanvasObject {
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

// refuse shows why nothing was imported. The rulebook may be empty if unknown.
func (p *scanPage) refuse(rulebook string, err error) {
	p.showOutcome(words.ErrorSentence(rulebook, nil, err), theme.ErrorIcon(), look.Loss)
}

func (p *scanPage) showOutcome(
	sentence string, icon fyne.Resource, color fyne.ThemeColorName, actions ...fyne.CanvasObject,
) {
	p.tell(sentence, color != look.Loss)
	p.show(icon, color, text.NewParagraph(sentence, core.Strong).SetColor(color), actions...)
}

// show fills the place of the outcome. The camera button is primary unless one of the actions is.
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

const iconSide = 28

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
