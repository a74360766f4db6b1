package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

func (p *sheet) askNew() {
	name, trouble := form.NewTextField(), text.NewParagraph("", core.Body).SetColor(look.Loss)
	name.SetPlaceHolder(words.Text("files.new.name"))
	core.Show(trouble, false)
	body := frame.Stack(look.Space2, name, trouble)
	var sheet *frame.BottomSheet
	create := func() {
		folder, err := newFolder(p.folder, name.Text)
		if err != nil {
			trouble.SetText(p.shell.ErrorText(err))
			core.Show(trouble, true)
			body.Refresh()
			sheet.Refresh() // the sheet is higher now
			return
		}
		sheet.Close()
		p.enter(folder)
	}
	name.OnSubmitted = func(string) { create() }
	sheet = shell.ShowSheet(p.shell, words.Text("files.new"), body,
		input.NewPrimaryButton(words.Text("files.new.create"), create))
	p.shell.Window.Canvas().Focus(name)
}

// newFolder creates a folder and returns its path. Errors are file.name (invalid name), file.exists and file.write.
func newFolder(in, name string) (path string, err error) {
	if name = strings.TrimSpace(name); !isName(name) {
		return "", &ledger.Fault{Code: "file.name"}
	}
	path = filepath.Join(in, name)
	err = os.Mkdir(path, 0o750)
	var why *fs.PathError
	switch {
	case errors.Is(err, fs.ErrExist):
		return "", &ledger.Fault{Code: "file.exists", Err: err}
	case errors.As(err, &why):
		return "", &ledger.Fault{Code: "file.write", Detail: why.Err.Error(), Err: err}
	}
	return path, nil
}

func isName(name string) bool {
	return name != "" && name != "." && name != ".." && !strings.ContainsAny(name, `/\`)
}
