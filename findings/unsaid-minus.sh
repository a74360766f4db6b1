#!/usr/bin/env bash
# espeak-ng 1.0.2 (npm, run by node; it says eSpeak NG 1.52-dev): a debt is spoken as cash in half of the languages.
#
# Many screen readers speak with it. In English, German, Italian, Dutch, Portuguese, Czech and Ukrainian it says "minus" for a
# hyphen between a blank and a figure. In French, Spanish, Polish, Russian, Danish, Hungarian, Turkish and Japanese it says
# nothing, so -20 and 20 sound the same. Yet that is how Intl.NumberFormat, and so CLDR, writes -20 in all these languages.
#
# Seen of "Ann -20":
#   en    'an m'aIn@s tw'Enti    "Ann minus twenty"
#   fr    'an v'E~               "Ann vingt", the same as of "Ann 20"
# Debian's espeak-ng 1.51 does so too, and in Ukrainian as well.
#
# Why it matters: cash below zero is ordinary in stock games, and who listens to the standings hears a rich player. What is
# written for a screen reader needs a word for the sign, or for the debt.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . espeak-ng@1.0.2 >/dev/null
cat >say.mjs <<'END'
import speak from 'espeak-ng'

// said is what the program says of a text, as names of sounds.
async function said(language, text) {
  const run = await speak({
    preRun: [run => run.FS.writeFile('text', text + '\n')],
    arguments: ['-q', '-x', '-v', language, '-f', 'text', '--phonout', 'said'],
  })
  return run.FS.readFile('said', { encoding: 'utf8' }).trim()
}

await speak({ arguments: ['--version'], print: line => console.error(line) })
for (const language of ['en', 'de', 'it', 'nl', 'pt', 'cs', 'uk', 'fr', 'es', 'pl', 'ru', 'da', 'hu', 'tr', 'ja']) {
  const figure = new Intl.NumberFormat(language).format(-20)
  const [debt, cash] = [await said(language, 'Ann ' + figure), await said(language, 'Ann ' + figure.slice(1))]
  console.log(language, figure, debt === cash ? 'sounds like 20' : 'sounds different from 20')
  if (language === 'en' || language === 'fr') console.log(language, debt)
}
END
node say.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
en -20 sounds different from 20
en 'an m'aIn@s tw'Enti
de -20 sounds different from 20
it -20 sounds different from 20
nl -20 sounds different from 20
pt -20 sounds different from 20
cs -20 sounds different from 20
uk -20 sounds different from 20
fr -20 sounds like 20
fr 'an v'E~
es -20 sounds like 20
pl -20 sounds like 20
ru -20 sounds like 20
da -20 sounds like 20
hu -20 sounds like 20
tr -20 sounds like 20
ja -20 sounds like 20
END
