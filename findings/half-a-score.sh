#!/usr/bin/env bash
# parse-sse 0.1.0 (npm, run by node): a score of 1200 whose line breaks off after two digits is a score of 12.
#
# It reads server-sent events and calls itself spec-compliant. An event ends with an empty line. By the standard (HTML,
# "Interpreting an event stream"), one that the end of the stream cuts off before that line is not to be dispatched, for
# nobody knows what else belongs to it. The package hands it on like any other.
#
# Seen, for a host that tells the score 900, begins to tell 1200, and is stopped:
#   data: 900, an empty line, data: 12            the events 900 and 12
#   data: 900, an empty line, data: 1200          the events 900 and 1200, though a second line might have followed
# By the standard both are the event 900 alone, and a browser's EventSource says so.
#
# Why it matters: a laptop that falls asleep, or a network that is switched off, stops a stream anywhere. The followers of
# the game are shown a score that nobody ever had, and no error. Send a score as JSON, which doesn't parse when it is cut.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . parse-sse@0.1.0 >/dev/null
cat >follow.mjs <<'END'
import {parseServerSentEvents} from 'parse-sse'
for (const text of ['data: 900\n\ndata: 12', 'data: 900\n\ndata: 1200\n', 'data: 900\n\ndata: 1200\n\n']) {
  const heard = []
  const answer = new Response(text, {headers: {'Content-Type': 'text/event-stream'}})
  for await (const event of parseServerSentEvents(answer)) heard.push(event.data)
  console.log(`${JSON.stringify(text)}: ${heard.join(', ')}`)
}
END
node -p "'node ' + process.versions.node"
node follow.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
"data: 900\n\ndata: 12": 900, 12
"data: 900\n\ndata: 1200\n": 900, 1200
"data: 900\n\ndata: 1200\n\n": 900, 1200
END
