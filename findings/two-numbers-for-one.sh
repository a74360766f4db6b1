#!/usr/bin/env bash
# espeak-ng 1.0.2 (npm, run by node; it says eSpeak NG 1.52-dev): a thousand is spoken as two numbers in ten languages.
#
# Intl.NumberFormat, and so CLDR, parts the thousands with a no-break space in French, Polish, Ukrainian, Czech, Swedish,
# Norwegian, Russian, Finnish, Hungarian and Bulgarian. In most of these languages espeak-ng knows the ordinary blank as a
# mark for thousands, but never the no-break space, narrow or not. It knows the points and commas of other languages.
#
# Seen of "12 345", as Intl writes it: in all ten languages the same as "12, 345", so "twelve, three hundred and forty-five".
# In French 1 000 is "un, zéro zéro zéro".
# With the ordinary blank it is one number in French, Polish, Swedish, Norwegian, Finnish, Hungarian and Bulgarian. Debian's
# espeak-ng 1.51 does so too, in French, Polish, Ukrainian and Swedish at least.
#
# Why it matters: who listens to the standings hears that Ann has 12, and then 345 of something. What is written for a screen
# reader needs figures without marks.
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

// sounds is what is said without stress and pauses.
const sounds = async (language, text) => (await said(language, text)).replace(/[',_!]|\s/g, '')

await speak({ arguments: ['--version'], print: line => console.error(line) })
for (const language of ['fr', 'pl', 'uk', 'cs', 'sv', 'nb', 'ru', 'fi', 'hu', 'bg', 'en']) {
  const figure = new Intl.NumberFormat(language).format(12345)
  const one = await sounds(language, '12345'), two = await sounds(language, '12; 345')
  const how = async text => ({ [one]: 'one number', [two]: 'two numbers' })[await sounds(language, text)] ?? 'something else'
  console.log(`${language} ${figure.replace(/\s/, '~')}: ${await how(figure)}; with a blank: ${await how('12 345')}`)
}
console.log(await said('fr', new Intl.NumberFormat('fr').format(1000)))
END
node say.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
fr 12~345: two numbers; with a blank: one number
pl 12~345: two numbers; with a blank: one number
uk 12~345: two numbers; with a blank: two numbers
cs 12~345: two numbers; with a blank: two numbers
sv 12~345: two numbers; with a blank: one number
nb 12~345: two numbers; with a blank: one number
ru 12~345: two numbers; with a blank: two numbers
fi 12~345: two numbers; with a blank: one number
hu 12~345: two numbers; with a blank: one number
bg 12~345: two numbers; with a blank: one number
en 12,345: one number; with a blank: two numbers
'W~ zerozero zer'o
END
