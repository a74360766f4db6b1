#!/usr/bin/env bash
# ics 3.12.0 and ical.js 2.2.1 (npm, run by node): the evening that was called off is back in the calendar.
#
# ics can write the start of a weekly event as a time on the clock ("floating", startOutputType local), but it always writes
# the days to leave out (exclusionDates) in UTC. RFC 5545, 3.8.5.1, takes an exception out of the times that start and rule
# give, and those are floating. ical.js compares them as written, finds no such time, and leaves nothing out. node-ical 0.26.1
# takes both for moments, in the zone of the reader, and leaves the day out where that is the writer's.
#
# Seen of four Saturdays at 18:00 from 5 December, without the 12th, written in Berlin:
#   DTSTART:20261205T180000   EXDATE:20261212T170000Z
#   ical.js                   5, 12, 19, 26 December
#   node-ical in Berlin       5, 19, 26 December
#   node-ical in Kyiv         5, 12, 19, 26 December
# With the start in UTC too, all of them leave the 12th out.
#
# Why it matters: half of the group comes to a closed door. Write every day that is played as an event of its own, which says
# the same to every reader.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . ics@3.12.0 ical.js@2.2.1 node-ical@0.26.1 >/dev/null
cat >write.mjs <<'END'
import { createEvent } from 'ics'
const { error, value } = createEvent({
  title: 'Evening', start: [2026, 12, 5, 18, 0], startInputType: 'local', startOutputType: process.argv[2],
  duration: { hours: 3 },
  recurrenceRule: 'FREQ=WEEKLY;COUNT=4', exclusionDates: [[2026, 12, 12, 18, 0]],
})
if (error) throw error
console.log(value)
END
cat >read.mjs <<'END'
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const text = readFileSync(process.argv[2], 'utf8')
const days = []
const times = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator()
for (let time = times.next(); time; time = times.next()) days.push(time.day)
const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT')
const others = nodeIcal.expandRecurringEvent(event, { from: new Date(2026, 10), to: new Date(2027, 1) })
console.log(`${process.env.TZ}: ical.js ${days.join(' ')}, node-ical ${others.map(({ start }) => start.getDate()).join(' ')}`)
END
for start in local utc; do
	TZ=Europe/Berlin node write.mjs "$start" >"$start.ics"
	echo "start $start"
	tr -d '\r' <"$start.ics" | grep -E '^(DTSTART|EXDATE)'
	for zone in Europe/Berlin Europe/Kyiv; do TZ=$zone node read.mjs "$start.ics"; done
done | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
start local
DTSTART:20261205T180000
EXDATE:20261212T170000Z
Europe/Berlin: ical.js 5 12 19 26, node-ical 5 19 26
Europe/Kyiv: ical.js 5 12 19 26, node-ical 5 12 19 26
start utc
DTSTART:20261205T170000Z
EXDATE:20261212T170000Z
Europe/Berlin: ical.js 5 19 26, node-ical 5 19 26
Europe/Kyiv: ical.js 5 19 26, node-ical 5 19 26
END
