package handover

import (
	"context"
	"path"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// A folderPage imports many files one after another. For each file it reports what the file counts for, or why it does
// not count, and lets the user count it all the same.
type folderPage struct {
	shell *shell.Shell
	// The list of files in folderRoute is set to nil once the import has begun.
	folderRoute
	files []fileTaken
	// others is the number of files of other kinds, which are skipped.
	others int

	summary *text.Text
	gallery *list.Gallery
	rows    map[fyne.CanvasObject]*fileRow
}

type fileTaken struct {
	uri      fyne.URI
	read     bool
	claimed  ClaimOutcome
	sentence string
}

type fileRow struct {
	row *list.Row
	at  int
}

func handedOver() []string {
	return []string{".png", ".jpg", ".jpeg", ".gif", ".json", ".jsonl", ".txt", ".gz"}
}

// folderRoute leads to the page that imports the named files and those in named folders.
type folderRoute struct {
	route.IsRoute
	named []fyne.URI
	claim Claim
	void  sharing.Superseded
}

func (r folderRoute) Open(s *shell.Shell) shell.Page {
	p := &folderPage{shell: s, folderRoute: r, summary: text.NewParagraph(words.Text("scan.reading"), core.Strong),
		rows: map[fyne.CanvasObject]*fileRow{}}
	p.gallery = list.NewGallery(p.summary, func() fyne.Size { return list.NewRow("-", "-", nil).MinSize() },
		shell.ReadingWidth, p.newRow, p.fillRow).List()
	return p
}

func (p *folderPage) Content() fyne.CanvasObject {
	head := p.shell.Head(words.Text("scan.folder"), words.Text("scan.folder.kept"))
	return shell.Compose(head, shell.OverBar(p.gallery), nil)
}

// Update starts the import when the page is first shown; later the outcome stays.
func (p *folderPage) Update() {
	if named := p.named; named != nil {
		p.named = nil
		p.begin(named)
	}
}

func (p *folderPage) begin(named []fyne.URI) {
	shell.Background(p.shell, shell.Work[[]fyne.URI]{
		Do: func(ctx context.Context, _ func(float64)) ([]fyne.URI, error) {
			return director.Files(ctx, named, fyne.URI.Name, inside)
		},
		Then: func(files []fyne.URI, err error) {
			if err != nil {
				p.summary.SetColor(look.Loss).SetText(p.shell.ErrorText(err))
				return
			}
			for _, uri := range files {
				if slices.Contains(handedOver(), strings.ToLower(path.Ext(uri.Name()))) {
					p.files = append(p.files, fileTaken{uri: uri})
				} else {
					p.others++
				}
			}
			p.next(0)
		},
	})
}

// inside reports whether an address is a folder, and lists its content. The fault is file.unreadable.
func inside(uri fyne.URI) (all []fyne.URI, folder bool, err error) {
	if listable, err := storage.CanList(uri); err != nil || !listable {
		return nil, false, nil
	}
	if all, err = storage.List(uri); err != nil {
		err = &ledger.Fault{Code: "file.unreadable", Err: err}
	}
	return all, true, err
}

// next imports a file in the background, shows the outcome, and continues with the next file.
func (p *folderPage) next(at int) {
	p.show()
	if at == len(p.files) {
		return
	}
	book, by, uri := p.shell.Session.Book(), p.shell.Session.Author(), p.files[at].uri
	shell.Background(p.shell, shell.Work[sharing.Imported]{
		Do: func(ctx context.Context, report func(float64)) (sharing.Imported, error) {
			from, err := storage.Reader(uri)
			if err != nil {
				return sharing.Imported{}, &ledger.Fault{Code: "file.unreadable", Err: err}
			}
			defer func() { _ = from.Close() }()
			file, isBackup := sharing.DetectBackup(from)
			if isBackup {
				return sharing.Imported{}, &ledger.Fault{Code: "tournament.other"}
			}
			return sharing.ImportGame(ctx, file, book, by, p.void, report)
		},
		Then: func(t sharing.Imported, err error) {
			p.setOutcome(&p.files[at], t, err)
			p.next(at + 1)
		},
	})
}

// setOutcome records the outcome for a file: what the file counts for, or why it does not count.
func (p *folderPage) setOutcome(f *fileTaken, t sharing.Imported, err error) {
	f.read = true
	var claimed *ClaimOutcome
	switch {
	case err != nil:
		f.sentence = words.ErrorSentence(t.Handed.Record.Rulebook, nil, err)
		return
	case t.Handed.Result != nil:
		claimed = p.claim(nil, t.Handed.Result)
	case !t.Handed.IsGame():
		f.sentence = words.ErrorSentence("", nil, &ledger.Fault{Code: "tournament.other"})
		return
	default:
		game, err := p.shell.Session.Book().Games.Load(t.Added.Game)
		if err != nil {
			f.sentence = p.shell.ErrorText(err)
			return
		}
		claimed = p.claim(game, nil)
	}
	if claimed == nil {
		f.sentence = words.Text("refusal.tournament.fit.nowhere")
		return
	}
	f.claimed, f.sentence = *claimed, claimed.Sentence
}

func (p *folderPage) show() {
	entered, same, left, read := 0, 0, 0, 0
	for _, f := range p.files {
		switch {
		case !f.read:
			continue
		case f.claimed.Entered:
			entered++
		case f.claimed.Well:
			same++
		default:
			left++
		}
		read++
	}
	n := words.Names{
		"entered": entered, "same": same, "left": left,
		"read": read, "files": len(p.files), "others": p.others,
	}
	key := "scan.folder.summary"
	switch {
	case read < len(p.files):
		key = "scan.folder.working"
	case len(p.files) == 0:
		key = "scan.folder.nothing"
	case p.others > 0:
		key = "scan.folder.summary.others"
	}
	color := look.Gain
	if left > 0 || len(p.files) == 0 {
		color = look.Ink
	}
	p.summary.SetColor(color).SetText(words.Format(key, n))
	p.gallery.Update([]list.GalleryGroup{{Heading: frame.NewHolder(), Count: len(p.files)}})
}

func (p *folderPage) newRow() fyne.CanvasObject {
	r := &fileRow{}
	r.row = list.NewRow("", " ", func() { p.open(r.at) })
	p.rows[r.row] = r
	return r.row
}

func (p *folderPage) fillRow(cell fyne.CanvasObject, _, at int) {
	r, f := p.rows[cell], p.files[at]
	r.at = at
	sentence, icon, color := f.sentence, theme.WarningIcon(), look.Loss
	switch {
	case !f.read:
		sentence, icon, color = words.Text("scan.folder.waiting"), theme.HistoryIcon(), look.Soft
	case f.claimed.Well:
		icon, color = theme.ConfirmIcon(), look.Gain
	}
	r.row.SetText(f.uri.Name(), sentence)
	r.row.SetEnds(mark.NewPicture(icon, 22, color), nil)
}

func (p *folderPage) open(at int) {
	f := &p.files[at]
	if !f.read {
		return
	}
	body, foot := frame.Stack(look.Space3, text.NewParagraph(f.sentence, core.Body)), fyne.CanvasObject(nil)
	var sheet *frame.BottomSheet
	if f.claimed.Overrule != nil {
		foot = input.NewQuietButton(words.Text("tournament.overrule"), func() {
			sheet.Close()
			f.claimed.Overrule(func() {
				f.claimed, f.sentence = ClaimOutcome{Well: true, Entered: true}, words.Text("scan.folder.overruled")
				p.show()
			})
		})
	}
	sheet = shell.ShowSheet(p.shell, f.uri.Name(), body, foot)
}
