package app

import (
	"scripkeeper/app/guests"
	"scripkeeper/app/hall"
	"scripkeeper/app/handover"
	"scripkeeper/app/licences"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/table"
	"scripkeeper/app/table/present"
	"scripkeeper/app/table/result"
	"scripkeeper/app/tournament"
)

// shelfRoute leads to the list of games, bookRoute to the error about a book that cannot be opened.
type (
	shelfRoute struct {
		route.IsRoute
		front *front
	}
	bookRoute struct {
		route.IsRoute
		path  string
		fault error
	}
)

type rooms struct{ guests *guests.Host }

func (p rooms) of(s *shell.Shell, to route.Route) shell.Page {
	switch to := to.(type) {
	case shelfRoute:
		return newShelfPage(s, to.front).signed(p.guests)
	case bookRoute:
		return &bookPage{s, to}
	case route.Settings:
		return newSettingsPage(s)
	case route.Keys:
		return &keysPage{s}
	case route.Licences:
		return pages.New(s, licences.Source{}, "")
	case route.People:
		return newHistoryPage(s, "people")
	case route.Records:
		return newHistoryPage(s, "records")
	case route.Tournaments:
		return tournament.NewListPage(s)
	case route.Tournament:
		return tournament.NewPage(s, to.ID, p.guests.Tournament(to.ID))
	case route.NewGame:
		return setup.NewGamePage(s)
	case route.GameLike:
		return setup.NewGamePageLike(s, to.Setup)
	case route.GameBy:
		return setup.NewGamePageWith(s, to.Template)
	case route.Check:
		return setup.NewCheckPage(s)
	case route.Scan:
		return handover.NewScanPage(s, tournament.Claims(s)).Offer(to.Given)
	case route.Backup:
		return handover.NewBackupPage(s)
	case route.Deleted:
		return newHistoryPage(s, "deleted")
	case route.Share:
		return handover.NewSharePage(s, nil, result.Draw)
	case route.Live:
		return guests.NewPage(s, p.guests.Of(to))
	case route.ShareNews:
		return handover.NewSharePage(s, &to.Entries, result.Draw)
	case route.Portfolio:
		return handover.NewPortfolioPage(s)
	case route.Join:
		return handover.NewJoinPage(s, to.Other)
	case route.Entry:
		return table.NewEntryPage(s, to.Number)
	case route.Present:
		return present.NewPage(s)
	case route.Hall:
		return hall.NewPage(s, to.Tournament)
	case route.Ceremony:
		return hall.NewCeremonyPage(s, to.Tournament)
	case route.Awards:
		return hall.NewAwardsPage(s, to.Tournament)
	case route.Position:
		return table.NewPositionPage(s)
	}
	return table.NewPage(s).WithGuests(p.guests.Game())
}
