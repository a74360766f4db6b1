package director

import (
	"cmp"
	"context"
	"slices"
	"strings"
)

// A Listing returns the contents of a folder. For a file, folder is false.
type Listing[F any] func(F) (inside []F, folder bool, err error)

// Files returns the given files, and the files in the given folders sorted by name. In folders it skips names that
// begin with a dot.
func Files[F any](ctx context.Context, from []F, name func(F) string, list Listing[F]) ([]F, error) {
	var all []F
	for _, one := range from {
		inside, folder, err := list(one)
		switch {
		case err != nil:
			return nil, err
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case !folder:
			all = append(all, one)
			continue
		}
		inside = slices.DeleteFunc(inside, func(f F) bool { return strings.HasPrefix(name(f), ".") })
		slices.SortFunc(inside, func(a, b F) int { return cmp.Compare(name(a), name(b)) })
		more, err := Files(ctx, inside, name, list)
		if err != nil {
			return nil, err
		}
		all = append(all, more...)
	}
	return all, nil
}
