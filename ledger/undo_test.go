package ledger

import "testing"

func TestUndoAndRedoLastAcrossRestarts(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	g := begun(t, b)
	id := g.ID()
	var heads []Hash
	do := func(err error) {
		must(t, err)
		heads = append(heads, g.Head())
	}
	heads = append(heads, g.Head())
	do(second(g.Record(buy(0, 0, 4), ann())))
	do(second(g.Record(buy(0, 0, -4), ann())))
	do(g.Replace(1, buy(0, 0, 5), ann()))
	do(g.Insert(1, price(0, 50), ann()))
	do(g.Void(2, ann()))
	do(g.Restore(1, ann()))
	do(g.Void(1, ann()))
	reopen := func() {
		must(t, b.Close())
		b = openAt(t, path)
		var err error
		g, err = b.Load(id)
		must(t, err)
	}
	for i := len(heads) - 2; i >= 0; i-- {
		reopen()
		must(t, g.Undo(ann()))
		if g.Head() != heads[i] {
			t.Fatalf("undo to %d went elsewhere", i)
		}
	}
	wantFault(t, g.Undo(ann()), "undo.nothing")
	for i := 1; i < len(heads); i++ {
		reopen()
		must(t, g.Redo(ann()))
		if g.Head() != heads[i] {
			t.Fatalf("redo to %d went elsewhere", i)
		}
	}
	wantFault(t, g.Redo(ann()), "redo.nothing")
	for _, op := range g.Operations()[7:] {
		if op.Via == ViaHand {
			t.Fatalf("%+v", op)
		}
	}
}

func TestAnotherOperationEndsTheRedoing(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	say(t, g, buy(0, 0, 1), buy(1, 0, 1))
	must(t, g.Undo(ann()))
	if !g.CanRedo() {
		t.Fatal("no redo")
	}
	say(t, g, buy(1, 1, 1))
	if g.CanRedo() {
		t.Fatal("redo after another entry")
	}
	// What was undone is still there and can come back.
	must(t, g.Restore(2, ann()))
	if g.Table().Shares(1, 0) != 1 || g.Table().Shares(1, 1) != 1 {
		t.Fatal("the undone entry is lost")
	}
	must(t, g.Undo(ann()))
	must(t, g.Undo(ann()))
	must(t, g.Undo(ann()))
	if g.CanUndo() || len(g.Steps()) != 0 {
		t.Fatal("undo did not reach the beginning")
	}
	wantSame(t, g, b)
}
