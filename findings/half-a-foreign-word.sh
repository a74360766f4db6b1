#!/usr/bin/env bash
# n2words 4.0.0 (npm, run by node): Ukrainian numbers look right, and a voice can't say them.
#
# It writes a number in words. In Ukrainian "minus", 3rd, 6, 7, 8 and what is made of them, 200 and 2000 have the Latin letter i
# (U+0069), which looks the same, for the Ukrainian і (U+0456). espeak-ng 1.0.2 (npm; it says eSpeak NG 1.52-dev) spells what
# stands before it, says the English name of the letter, "eye", and takes the rest for another word. written-number 0.11.1
# (npm) has Ukrainian letters only.
#
# Seen: of 1 to 1000, 706 have a Latin letter in n2words, none in written-number.
#   200, двiстi by n2words          d,EB'E(en)'aI(uk),Est'E(en)'aI(uk)   "de-ve-eye-es-te-eye"
#   200, двісті by written-number   dB'i:st[i:
#
# Why it matters: who writes amounts in words does so for a receipt, a search or a screen reader, and the last two fail where
# the eye sees nothing wrong. Translations need a test that no word mixes two alphabets.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . n2words@4.0.0 written-number@0.11.1 espeak-ng@1.0.2 >/dev/null
cat >words.mjs <<'END'
import speak from 'espeak-ng'
import { toCardinal } from 'n2words/uk-UA'
import written from 'written-number'

// said is what the program says of a text, as names of sounds.
async function said(language, text) {
  const run = await speak({
    preRun: [run => run.FS.writeFile('text', text + '\n')],
    arguments: ['-q', '-x', '-v', language, '-f', 'text', '--phonout', 'said'],
  })
  return run.FS.readFile('said', { encoding: 'utf8' }).trim()
}

const thousand = Array.from({ length: 1000 }, (_, i) => i + 1)
const latin = word => /[a-z]/i.test(word)
for (const [name, words] of [['n2words', toCardinal], ['written-number', n => written(n, { lang: 'uk' })]]) {
  console.log(`${name}: ${thousand.filter(n => latin(words(n))).length} of 1000 with a Latin letter`)
  console.log(`${name}: ${words(200)} ${await said('uk', words(200))}`)
}
console.log(`n2words: ${toCardinal(-20)}, ${latin(toCardinal(-20)) ? 'with' : 'without'} a Latin letter`)
END
node words.mjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
n2words: 706 of 1000 with a Latin letter
n2words: двiстi d,EB'E(en)'aI(uk),Est'E(en)'aI(uk)
written-number: 0 of 1000 with a Latin letter
written-number: двісті dB'i:st[i:
n2words: мiнус двадцять, with a Latin letter
END
