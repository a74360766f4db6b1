#!/usr/bin/env bash
# words-to-numbers 1.5.1 (npm, run by node): twenty-one thousand is 1020.
#
# It reads English number words, "twenty thousand five hundred and sixty nine" in its README. "Thousand" and "million" multiply
# only the one word in front of them, and what comes before is added: 20 + 1 * 1000. So only a thousand with a single word is
# right, up to twenty, the tens and the hundreds. Reported for millions (finnfiddle/words-to-numbers#25, open).
# number-to-words 1.2.4 (npm) writes the words here.
#
# Seen:
#   20 999    twenty thousand, nine hundred ninety-nine       20999
#   21 000    twenty-one thousand                              1020
#   45 500    forty-five thousand, five hundred                5540
#   120 000   one hundred twenty thousand                     20100
# From 0 to 20 999 all are right. Of the 79 000 from there to 99 999, 72 000 are wrong.
#
# Why it matters: amounts that are dictated may come as words. Who has 99 999 is recorded with 10 089 and comes last, while all
# is well in every game with smaller sums. Show the figure that was understood before it is recorded.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . words-to-numbers@1.5.1 number-to-words@1.2.4 >/dev/null
cat >read.cjs <<'END'
const { toWords } = require('number-to-words')
const { wordsToNumbers } = require('words-to-numbers')

for (const number of [20999, 21000, 30000, 45500, 99999, 100000, 120000, 2000000, 2500000, 25000000]) {
  console.log(`${number}, ${toWords(number)}: ${wordsToNumbers(toWords(number))}`)
}
// wrong is how many of the numbers, from the first to the last, are read as others.
function wrong(first, last) {
  let sum = 0
  for (let number = first; number <= last; number++) if (wordsToNumbers(toWords(number)) !== number) sum++
  return sum
}
console.log('wrong of 0 to 20999:', wrong(0, 20999))
console.log('wrong of 21000 to 99999:', wrong(21000, 99999))
console.log('in a sentence:', wordsToNumbers('Ann has twenty-five thousand and Ben has twenty thousand'))
END
node -p "'node ' + process.versions.node + ', words-to-numbers ' +
  require('./node_modules/words-to-numbers/package.json').version"
node read.cjs | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
20999, twenty thousand, nine hundred ninety-nine: 20999
21000, twenty-one thousand: 1020
30000, thirty thousand: 30000
45500, forty-five thousand, five hundred: 5540
99999, ninety-nine thousand, nine hundred ninety-nine: 10089
100000, one hundred thousand: 100000
120000, one hundred twenty thousand: 20100
2000000, two million: 2000000
2500000, two million, five hundred thousand: 2500000
25000000, twenty-five million: 5000020
wrong of 0 to 20999: 0
wrong of 21000 to 99999: 72000
in a sentence: Ann has 5020 and Ben has 20000
END
