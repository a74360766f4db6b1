package hall

import (
	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
)

// farPage returns the projector's page, which reveals nothing early and is the same for all guests.
func (h *Hall) farPage(door.Call) (page.Page, error) {
	step := h.step()
	if step == 0 || !h.revealPending() {
		return director.HallPage(h.desk), nil
	}
	told := director.Revealed(h.desk, step)
	told.Title = words.Text("ceremony.title")
	return page.Page{Title: h.desk.Title(), Far: true, Parts: []page.Part{told}}, nil
}
