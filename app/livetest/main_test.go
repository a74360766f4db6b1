package livetest

import (
	"flag"
	"os"
	"testing"
	"time"

	"scripkeeper/app/internal/workshop"
)

// soak keeps games whole. Without soak, games are kept only until each kind of entry has occurred.
var soak = flag.Bool("soak", false, "keep recorded games in the browser to their end")

const patience = time.Minute

func TestMain(m *testing.M) { os.Exit(workshop.Run(m)) }
