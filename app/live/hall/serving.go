package hall

import "scripkeeper/app/live"

// Serve adds the halls to what a server serves.
func (all *Halls) Serve(o *live.Options) {
	title := o.Title
	o.Title = func(address string) string {
		if Is(address) || title == nil {
			return all.Title(address)
		}
		return title(address)
	}
	players := o.Players
	o.Players = func(address string) []string {
		if Is(address) || players == nil {
			return all.Players(address)
		}
		return players(address)
	}
	o.Removed = all.Forget
	o.Stage = NewStage(all, o.Stage)
	o.Operations = append(o.Operations, all.Operations(o.Run)...)
}
