#!/usr/bin/env bash
# to-words 5.7.0 (npm, run by node): from the 21st place on, places in French and Spanish are plain numbers.
#
# toOrdinal writes the word for a place. "Full ordinal word mappings are available for English, Spanish, French, Portuguese,
# Turkish, and Dutch", says its README. For what lies between the tens in some of them, and in Italian, it writes the bare
# number: "Vingt Et Un" is 21, and the 21st is "Vingt Et Unième". n2words 4.0.0 (npm) writes that.
#
# Seen of the places from 1 to 100 that are the same as the number:
#   en pt tr de pl uk    none
#   es                   9: 21 to 29
#   fr nl it             72: 21 to 29, 31 to 39 and so on to 99
#
# Why it matters: "Ann, vingt et un" in a list of results is her points, not her place. A test with 1, 2, 3, 10 and 20 finds
# nothing; a word for a place needs a test in the twenties.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . to-words@5.7.0 n2words@4.0.0 >/dev/null
cat >places.mjs <<'END'
import { toOrdinal as french } from 'n2words/fr-FR'
import { toOrdinal, toWords } from 'to-words'

const hundred = Array.from({ length: 100 }, (_, i) => i + 1)
for (const localeCode of ['en-GB', 'es-ES', 'fr-FR', 'pt-PT', 'tr-TR', 'nl-NL', 'de-DE', 'it-IT', 'pl-PL', 'uk-UA']) {
  const same = hundred.filter(n => toOrdinal(n, { localeCode }) === toWords(n, { localeCode }))
  console.log(`${localeCode}: ${toOrdinal(21, { localeCode })}; ${same.length} the same${same.length ? ', first ' + same[0] : ''}`)
}
console.log('n2words fr-FR: ' + french(21))
END
node -p "'node ' + process.versions.node"
node places.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
en-GB: Twenty First; 0 the same
es-ES: Veintiuno; 9 the same, first 21
fr-FR: Vingt Et Un; 72 the same, first 21
pt-PT: Vinte E Primeiro; 0 the same
tr-TR: yirmi Birinci; 0 the same
nl-NL: Eenentwintig; 72 the same, first 21
de-DE: Einundzwanzigste; 0 the same
it-IT: Ventuno; 72 the same, first 21
pl-PL: Dwadzieścia Pierwszy; 0 the same
uk-UA: Двадцять Перший; 0 the same
n2words fr-FR: vingt et unième
END
