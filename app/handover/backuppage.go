package handover

import (
	"context"
	"io"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/files"
	"scripkeeper/app/look"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
)

// A backupPage writes all games to one file and restores such files.
type backupPage struct {
	shell   *shell.Shell
	outcome *fyne.Container
	stop    func()
}

func NewBackupPage(s *shell.Shell) *backupPage {
	return &backupPage{shell: s, outcome: frame.NewHolder(), stop: func() {}}
}

func (p *backupPage) Content() fyne.CanvasObject {
	return p.shell.Frame(p.shell.Head(words.Text("backup.title"), ""), frame.Stack(look.Space4,
		text.NewParagraph(words.Text("backup.about"), core.Body),
		input.NewPrimaryButton(words.Text("backup.make"), p.make).SetIcon(theme.DocumentSaveIcon()),
		frame.NewRule(),
		text.NewParagraph(words.Text("backup.restore.about"), core.Body),
		input.NewQuietButton(words.Text("backup.restore"), p.open).SetIcon(theme.FolderOpenIcon()),
		p.outcome), nil)
}

// Update does nothing, so that the last outcome stays.
func (p *backupPage) Update() {}

func (p *backupPage) Dropped(uri fyne.URI) {
	p.restore(func() (io.ReadCloser, error) { return storage.Reader(uri) })
}

func (p *backupPage) make() {
	name := "scripkeeper-backup-" + time.Now().Format(time.DateOnly) + backupEnding
	files.AskSavePlace(p.shell, name, p.fail, func(to files.Place) {
		working := p.begin()
		b := p.shell.Session.Book()
		p.stop = shell.Background(p.shell, shell.Work[book.Backup]{
			Do: func(ctx context.Context, report func(float64)) (made book.Backup, err error) {
				err = to.Write(func(w io.Writer) (err error) {
					made, err = b.WriteBackup(w, sharing.ShareOf(ctx, report))
					return err
				})
				return made, err
			},
			Reported: func(share float64) { working.SetText(words.Format("backup.writing", percentOf(share))) },
			Then: func(made book.Backup, err error) {
				p.stop = func() {}
				if err != nil {
					p.fail(err)
					return
				}
				sentences := append(words.BackedUp(made),
					words.Format("share.saved", words.Names{"name": to.Name()}))
				frame.Fill(p.outcome, outcomePanel(theme.ConfirmIcon(), look.Gain, paragraphs(look.Gain, sentences)))
			},
		})
	})
}

const backupEnding = ".jsonl"

func (p *backupPage) open() {
	kind := files.Kind{Name: words.Text("files.kind.backup"), Endings: []string{backupEnding, ".json", ".txt"}}
	files.Open(p.shell, kind, p.restore)
}

func (p *backupPage) restore(open func() (io.ReadCloser, error)) {
	working := p.begin()
	b, by := p.shell.Session.Book(), p.shell.Session.Author()
	p.stop = shell.Background(p.shell, shell.Work[book.Restored]{
		Do: func(ctx context.Context, report func(float64)) (book.Restored, error) {
			from, err := open()
			if err != nil {
				return book.Restored{}, &ledger.Fault{Code: "file.unreadable", Err: err}
			}
			defer func() { _ = from.Close() }()
			return b.Restore(from, by, sharing.ShareOf(ctx, report))
		},
		Reported: func(share float64) { working.SetText(words.Format("backup.reading", percentOf(share))) },
		Then: func(done book.Restored, err error) {
			p.stop = func() {}
			if err != nil && !done.Any() {
				p.fail(err)
				return
			}
			frame.Fill(p.outcome, restoredPanel(p.shell, done, err))
		},
	})
}

// begin cancels the work in progress and returns the text that shows the progress of the new work.
func (p *backupPage) begin() *text.Text {
	p.stop()
	working := text.NewParagraph(words.Text("scan.reading"), core.Strong).SetColor(look.Soft)
	frame.Fill(p.outcome, outcomePanel(theme.HistoryIcon(), look.Soft, working,
		input.NewQuietButton(words.Text("common.stop"), func() { p.stop() })))
	return working
}

func (p *backupPage) fail(err error) {
	about := paragraphs(look.Loss, []string{p.shell.ErrorText(err)})
	frame.Fill(p.outcome, outcomePanel(theme.ErrorIcon(), look.Loss, about))
}

const maxLeft = 12

func restoredPanel(s *shell.Shell, done book.Restored, ended error) fyne.CanvasObject {
	icon, color := theme.ConfirmIcon(), look.Gain
	if ended != nil || len(done.Left)+done.Missing > 0 {
		icon, color = theme.WarningIcon(), look.Loss
	}
	about := paragraphs(color, words.Restored(done))
	if ended != nil {
		about.Add(text.NewParagraph(s.ErrorText(ended), core.Body))
	}
	for _, left := range done.Left[:min(len(done.Left), maxLeft)] {
		about.Add(text.NewParagraph(words.LeftOut(left), core.Body))
	}
	if more := len(done.Left) - maxLeft; more > 0 {
		about.Add(text.NewParagraph(words.Format("restore.more", words.Names{"count": more}), core.Body))
	}
	if done.Games() == 0 {
		return outcomePanel(icon, color, about)
	}
	return outcomePanel(icon, color, about, input.NewPrimaryButton(words.Text("restore.show"), func() { s.GoHome() }))
}

func paragraphs(color fyne.ThemeColorName, sentences []string) *fyne.Container {
	all := frame.Stack(look.Space1)
	for _, sentence := range sentences {
		all.Add(text.NewParagraph(sentence, core.Strong).SetColor(color))
	}
	return all
}

func percentOf(share float64) words.Names {
	return words.Names{"percent": int(100 * share)}
}
