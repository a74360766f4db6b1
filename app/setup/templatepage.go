package setup

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/files"
	"scripkeeper/app/form"
	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

// A templatePage passes a template to another device as a code, text or file, and can rename or delete the template.
type templatePage struct {
	shell    *shell.Shell
	template record.Template
	text     string
	code     qr.Code
	picture  *fyne.Container
	trouble  *text.Text
	outcome  *text.Text
	top      *fyne.Container
}

func newTemplatePage(s *shell.Shell, t record.Template) *templatePage {
	return &templatePage{
		shell: s, template: t, picture: frame.NewHolder(), top: frame.NewHolder(),
		trouble: text.NewParagraph("", core.Caption), outcome: text.NewParagraph("", core.Strong),
	}
}

func (p *templatePage) Content() fyne.CanvasObject {
	asText := handover.NewActionButton("share.copy", theme.ContentCopyIcon(), p.copyText)
	asPicture := handover.NewActionButton("share.picture", theme.FileImageIcon(), p.savePicture)
	actions := frame.NewColumns(input.ButtonWidth(), look.Space2, asText, asPicture,
		handover.NewActionButton("template.file", theme.DocumentSaveIcon(), p.saveFile),
		handover.NewActionButton("common.rename", theme.DocumentCreateIcon(), p.rename),
		handover.NewActionButton("common.delete", theme.DeleteIcon(), p.drop))
	core.Enable(asText, p.draw())
	core.Enable(asPicture, len(p.picture.Objects) > 0)
	return handover.CodeFrame(p.top, p.picture, text.NewParagraph(words.Text("template.about"), core.Body), p.trouble,
		actions, p.outcome)
}

func (p *templatePage) Update() {}

// draw shows the template, and reports whether it can be written as text.
func (p *templatePage) draw() bool {
	frame.Fill(p.top, p.shell.Head(p.template.Name, words.Text("rulebook."+p.template.Rulebook)))
	text, err := compact.EncodeTemplate(p.template, rulebooks.All())
	p.text = text
	if err == nil {
		p.code, err = qr.Encode(text)
	}
	if err != nil {
		p.picture.Objects = nil
		p.trouble.SetColor(look.Loss).SetText(p.shell.ErrorText(err))
		return text != ""
	}
	p.trouble.SetText("")
	frame.Fill(p.picture, mark.NewQRPicture(p.template.Name, p.code.Modules))
	return true
}

func (p *templatePage) copyText() {
	p.shell.App.Clipboard().SetContent(p.text)
	p.outcome.SetText(words.Text("template.copied"))
}

func (p *templatePage) fileName(ending string) string {
	title := strings.Join([]string{p.template.Rulebook, p.template.Name}, " ")
	return sharing.FileName(record.Setup{Title: title}, ending)
}

func (p *templatePage) savePicture() {
	handover.SaveCode(p.shell, p.fileName(".png"), p.code, p.outcome.SetText)
}

func (p *templatePage) saveFile() {
	files.Save(p.shell, p.fileName(".json"), p.outcome.SetText, p.template.Write)
}

func (p *templatePage) rename() {
	askTemplateName(p.shell, words.Text("common.rename"), p.template.Name, func(name string) error {
		renamed, err := p.shell.Session.Book().Templates.Rename(p.template, name)
		if err == nil {
			p.template = renamed
			p.draw()
		}
		return err
	})
}

func (p *templatePage) drop() {
	s, t := p.shell, p.template
	if s.ShowError(s.Session.Book().Templates.Drop(t)) {
		return
	}
	s.Back()
	s.ShowBar(frame.NewUndoBar(words.Format("template.dropped", words.Names{"name": t.Name}),
		frame.BarAction{Label: words.Text("common.undo"), Tapped: func() {
			s.HideBar()
			_, err := s.Session.Book().Templates.Store(t)
			s.ShowError(err)
			s.Page().Update()
		}}))
}

// askTemplateName opens a sheet that asks for a template's name and stays open until take accepts the name.
func askTemplateName(s *shell.Shell, title, name string, take func(name string) error) {
	var sheet *frame.BottomSheet
	entry, trouble := form.NewTextField(), text.NewParagraph("", core.Body).SetColor(look.Loss)
	entry.SetPlaceHolder(words.Text("template.name.example"))
	entry.SetText(name)
	marked := form.NewMarkedField(entry)
	core.Show(trouble, false)
	keep := func() {
		err := take(entry.Text)
		if err == nil {
			sheet.Close()
			return
		}
		trouble.SetText(s.ErrorText(err))
		core.Show(trouble, true)
		marked.Mark(true)
	}
	entry.OnChanged = func(string) {
		core.Show(trouble, false)
		marked.Mark(false)
	}
	entry.OnSubmitted = func(string) { keep() }
	body := frame.Stack(look.Space2,
		text.NewParagraph(words.Text("template.name.about"), core.Caption), marked.Content, trouble)
	sheet = shell.ShowSheet(s, title, body, input.NewPrimaryButton(words.Text("common.save"), keep))
	s.Window.Canvas().Focus(entry)
	entry.SelectAll()
}
