package livetest

import (
	"flag"
	"os"
	"testing"
	"time"

	"scripkeeper/app/internal/workshop"
)

// soak has games played whole. Without it they are played as far as each kind of thing happens once.
var soak = flag.Bool("soak", false, "keep recorded games in the browser to their end")

// patience is how long anything may take that has an end.
const patience = time.Minute

func TestMain(m *testing.M) { os.Exit(workshop.Run(m)) }
