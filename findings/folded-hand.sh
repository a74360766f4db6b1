#!/usr/bin/env bash
# @guidepup/virtual-screen-reader 0.33.0 with jsdom 24.1.3 (npm, run by node): it reads aloud what is folded away.
#
# It is a screen reader for tests, which says what a page would sound like. The content of <details> without "open" is
# rendered by no browser and is in no accessibility tree, except for the <summary>. This reader says all of it, and says the
# same for a folded and an open one: neither that the summary can be pressed nor whether it is open.
#
# Seen, for a summary "Undone" with "Ann lost 200" below it:
#   folded    group, Undone, paragraph, Ann lost 200
#   open      group, Undone, paragraph, Ann lost 200
# With the attribute "hidden" instead, it rightly says nothing of the paragraph.
#
# Why it matters: an entry that was undone, or a hand that is folded away, counts as heard. A test that a blind player hears
# the score passes though nobody does, and one that a folded hand stays unheard fails though it does. Ask a browser's tree.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . @guidepup/virtual-screen-reader@0.33.0 jsdom@24.1.3 >/dev/null
cat >listen.mjs <<'END'
import {JSDOM} from 'jsdom'
const {window} = new JSDOM('<!doctype html><body>', {pretendToBeVisual: true})
for (const name of ['window', 'document', 'Element', 'HTMLElement', 'Node', 'MutationObserver', 'Event']) {
  globalThis[name] = window[name]
}
const {virtual} = await import('@guidepup/virtual-screen-reader')
const said = '<summary>Undone</summary><p>Ann lost 200</p>'
for (const [name, html] of [['folded', `<details>${said}</details>`], ['open', `<details open>${said}</details>`],
  ['hidden', '<p>Undone</p><p hidden>Ann lost 200</p>']]) {
  document.body.innerHTML = html
  await virtual.start({container: document.body})
  for (let i = 0; i < 20 && await virtual.lastSpokenPhrase() !== 'end of document'; i++) await virtual.next()
  const heard = (await virtual.spokenPhraseLog()).filter(phrase => !/document|^end of/.test(phrase))
  console.log(`${name}: ${heard.join(', ')}`)
  await virtual.stop()
}
END
node -p "'node ' + process.versions.node"
node listen.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
folded: group, Undone, paragraph, Ann lost 200
open: group, Undone, paragraph, Ann lost 200
hidden: paragraph, Undone
END
