#!/usr/bin/env bash
# date-streaks 1.2.1 (npm, run by node): four evenings in a row are a streak of one, if each begins an hour earlier.
#
# summary() finds streaks in a list of dates, and streakRanges() their first and last day. Both count whole blocks of 24 hours
# between one date and the next: from Monday at 20:00 to Tuesday at 19:00 that is no day, and to Wednesday at 19:00 it is one.
# trackRecord() of the same package, which marks the days that are in the list, goes by the day.
#
# Seen, by the hour at which they met:
#   Monday   Tuesday   Wednesday   Thursday   streaks   trackRecord
#   20       20        20          20         4         all four days
#   20       19        18          17         1         all four days
#   20       -         19          -          2         Monday and Wednesday
#   20       -         20          -          1, 1      Monday and Wednesday
#
# Why it matters: games are recorded with their time. Who came every evening has a shorter streak than somebody who missed one,
# and the days that trackRecord() marks beside it are right. Set each date to the start of its day first.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . date-streaks@1.2.1 date-fns@1.30.1 >/dev/null
cat >streak.cjs <<'END'
const { streakRanges, summary, trackRecord } = require('date-streaks')

const day = date => date.toLocaleDateString('en', { weekday: 'short' })

// hours are of Monday, 7 December 2026, and the days after it; 0 means that nobody came.
function show(...hours) {
  const dates = () => hours.map((hour, i) => new Date(2026, 11, 7 + i, hour)).filter((_, i) => hours[i] > 0)
  const came = trackRecord({ dates: dates(), length: 4, endDate: new Date(2026, 11, 10, 23) })
  const days = Object.keys(came).filter(date => came[date]).map(date => day(new Date(date))).reverse()
  const ranges = streakRanges(dates()).map(({ start, end }) => end ? `${day(start)}-${day(end)}` : day(start)).reverse()
  console.log(`${hours.join(' ')}: streaks ${summary(dates()).streaks}; ${ranges}; came ${days.join(' ')}`)
}
show(20, 20, 20, 20)
show(20, 19, 18, 17)
show(20, 0, 19, 0)
show(20, 0, 20, 0)
END
node -p "'node ' + process.versions.node + ', date-streaks ' + require('./node_modules/date-streaks/package.json').version"
TZ=UTC node streak.cjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
20 20 20 20: streaks 4; Mon-Thu; came Mon Tue Wed Thu
20 19 18 17: streaks 1; Mon; came Mon Tue Wed Thu
20 0 19 0: streaks 2; Mon-Wed; came Mon Wed
20 0 20 0: streaks 1,1; Mon,Wed; came Mon Wed
END
