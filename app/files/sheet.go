package files

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/files/portal"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

const folderKey = "files.folder"

// A sheet is the app's own file dialog. It lists the matching files of a folder with their full names.
type sheet struct {
	shell *shell.Shell
	asked portal.Question
	then  func(path string)

	sheet   *frame.BottomSheet
	folder  string
	all     []file
	where   *text.Text
	trouble *text.Text
	// field holds the search text, or the name of a file to save.
	field *form.TextField
	// foot is the button that chooses the folder or the typed name. It is nil if a file is chosen by a tap.
	foot *input.Button
	rows *list.Rows
	body *fyne.Container
	make []func() fyne.CanvasObject
	// replaced is the path of the existing file that the user was asked about replacing.
	replaced string
}

func showSheet(s *shell.Shell, q portal.Question, then func(path string)) {
	p := &sheet{shell: s, asked: q, then: then, where: text.NewParagraph("", core.Caption),
		trouble: text.NewParagraph("", core.Body).SetColor(look.Loss), field: form.NewTextField()}
	p.rows = list.NewRows(func(item int) fyne.CanvasObject { return p.make[item]() })
	p.rows.Resized = p.list
	p.field.SetPlaceHolder(words.Text("files.find"))
	var foot fyne.CanvasObject
	switch {
	case q.Save != "":
		p.field.SetPlaceHolder(words.Text("files.name"))
		p.field.SetText(q.Save)
		p.field.OnSubmitted = func(string) { p.save() }
		p.foot = input.NewPrimaryButton(words.Text("files.here"), p.save)
		foot = p.foot
	case q.Folder:
		p.foot = input.NewPrimaryButton(words.Text("files.take"), func() { p.choose(p.folder) })
		foot = p.foot
	}
	p.field.OnChanged = func(string) { p.typed() }
	outside := float32(outsideList)
	if foot != nil {
		outside += outsideFoot
	}
	// The list is nearly as high as the window, so the sheet has the same height for every folder.
	roomy := frame.Sized{Least: func(o fyne.CanvasObject) fyne.Size {
		return fyne.NewSize(o.MinSize().Width, max(160, 0.92*s.Window.Canvas().Size().Height-outside))
	}}
	p.body = container.New(roomy,
		container.NewBorder(frame.Stack(look.Space2, p.field, p.trouble, p.where), nil, nil, nil, p.rows.Content))
	p.sheet = frame.NewBottomSheet(q.Title, words.Text("common.close"), p.body, foot)
	p.enter(p.startFolder())
	canvas := s.Window.Canvas()
	letters := canvas.OnTypedRune()
	canvas.SetOnTypedRune(func(letter rune) {
		canvas.Focus(p.field)
		p.field.TypedRune(letter)
	})
	p.sheet.OnClosed = func() { canvas.SetOnTypedRune(letters) }
	p.sheet.ShowOn(canvas)
}

// outsideList is the sheet's height without the list. outsideFoot is the additional height of the foot.
const (
	outsideList = 100
	outsideFoot = 68
)

func (p *sheet) startFolder() string {
	home, _ := os.UserHomeDir()
	for _, folder := range []string{p.shell.App.Preferences().String(folderKey), home} {
		if info, err := os.Stat(folder); err == nil && info.IsDir() && filepath.IsAbs(folder) {
			return folder
		}
	}
	return filepath.VolumeName(home) + string(filepath.Separator)
}

// enter lists a folder. If the folder cannot be read, the error is shown and the previous folder stays.
func (p *sheet) enter(folder string) {
	all, err := readFolder(folder)
	if err != nil {
		p.say(p.shell.ErrorText(err))
		return
	}
	p.folder, p.all = folder, all
	p.where.SetText(folder)
	if folder == computer {
		p.where.SetText(words.Text("files.computer"))
	}
	if p.asked.Save == "" {
		p.field.SetText("")
	}
	p.typed()
	if p.rows.Len() > 0 {
		p.rows.ScrollTo(0)
	}
}

func (p *sheet) typed() {
	p.say("")
	p.replaced = ""
	if p.foot != nil {
		core.Enable(p.foot, p.folder != computer && (p.asked.Save == "" || strings.TrimSpace(p.field.Text) != ""))
	}
	if p.asked.Save != "" {
		p.foot.SetLabel(words.Text("files.here"))
	}
	p.list()
}

func (p *sheet) say(trouble string) {
	p.trouble.SetText(trouble)
	core.Show(p.trouble, trouble != "")
	p.body.Refresh() // a shown trouble moves the list down
}

// list fills the rows once the width is known, with the parent folder, then matching folders and files.
func (p *sheet) list() {
	if p.rows.Width() <= 0 {
		return
	}
	var items []list.RowItem
	p.make = nil
	add := func(key, title, detail string, icon fyne.Resource, tapped func()) {
		row := func(lines int) *list.Row {
			picture := mark.NewPicture(icon, rowIcon, look.Soft)
			return list.NewRow(title, detail, tapped).Lines(lines).SetEnds(picture, nil)
		}
		lines := row(1).LinesFor(title, detail, p.rows.Width())
		height := max(row(lines).MinSize().Height, look.Target+look.Space2)
		items = append(items, list.RowItem{Key: key + words.Number(lines), Height: height})
		p.make = append(p.make, func() fyne.CanvasObject { return row(lines) })
	}
	if upper, is := parentFolder(p.folder); is {
		add("up "+upper, words.Text("files.up"), "", theme.MoveUpIcon(), func() { p.enter(upper) })
	}
	if p.asked.Save != "" && p.folder != computer {
		add("new", words.Text("files.new"), "", theme.FolderNewIcon(), p.askNew)
	}
	endings, find, none := p.asked.Endings, p.field.Text, true
	if p.asked.Save != "" {
		endings, find = []string{strings.ToLower(filepath.Ext(p.asked.Save))}, ""
	}
	for _, f := range p.all {
		switch {
		case !f.matches(endings, find) || !f.folder && p.asked.Folder:
			continue
		case f.folder:
			add("in "+f.path, f.name, "", theme.FolderIcon(), func() { p.enter(f.path) })
		default:
			none = false
			add("at "+f.path, f.name, words.Moment(f.changed.Local(), time.Now()), iconOf(f),
				func() { p.tapped(f) })
		}
	}
	if none && p.asked.Save == "" && !p.asked.Folder {
		items = append(items, list.RowItem{Key: "none", Height: look.Target})
		p.make = append(p.make, func() fyne.CanvasObject {
			return text.NewParagraph(words.Text("files.none"), core.Body).SetColor(look.Soft)
		})
	}
	p.rows.SetItems(items)
}

const rowIcon = 22

func iconOf(f file) fyne.Resource {
	if slices.Contains([]string{".png", ".jpg", ".jpeg", ".gif"}, strings.ToLower(filepath.Ext(f.name))) {
		return theme.FileImageIcon()
	}
	return theme.DocumentIcon()
}

func (p *sheet) tapped(f file) {
	if p.asked.Save != "" {
		p.field.SetText(f.name)
		return
	}
	p.choose(f.path)
}

// save chooses the typed name in the folder. If such a file exists, save asks for a second press.
func (p *sheet) save() {
	name := strings.TrimSpace(p.field.Text)
	if name == "" || p.folder == computer {
		return
	}
	path := filepath.Join(p.folder, name)
	info, err := os.Stat(path)
	named := words.Names{"name": name}
	switch {
	case !isName(name):
		p.say(words.Text("fault.file.name"))
	case err == nil && info.IsDir():
		p.say(words.Format("files.name.folder", named))
	case err == nil && p.replaced != path:
		p.replaced = path
		p.say(words.Format("files.there", named))
		p.foot.SetLabel(words.Text("files.replace"))
	default:
		p.choose(path)
	}
}

func (p *sheet) choose(path string) {
	folder := p.folder
	p.sheet.Close()
	p.shell.App.Preferences().SetString(folderKey, folder)
	p.then(path)
}
