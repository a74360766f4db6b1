#!/usr/bin/env bash
# luhn-string 1.2.3 (npm, run by node): a code with one wrong letter passes its check.
#
# It adds a check character to codes of 10 digits and 20 letters. Luhn's algorithm, which it is named after, finds every single
# wrong character: each second value is doubled, and the digits of the result are added up. The package counts in base 30 but
# adds decimal digits, so that different characters count the same: B is 10, doubled 20, and so 2, as for the 1. By Wikipedia's
# page on Luhn mod N, they are the digits in the base of the code. luhn-mod-n 1.0.1 (npm) does that for any alphabet.
#
# Seen of the codes K7Q2XM, 30MFLR, TBLC55 and GMX428, with every character changed to each of the other 29:
#                                       luhn-string                          luhn-mod-n
#   wrong codes that pass, of 812       37                                   0
#   the same when they are doubled      1B 2CN 3DP 4FQ 6H 7JT 8KV 9LW GR MX  none
#
# Why it matters: a code is typed from another phone or from a sheet of results, and the check character is there for one slip,
# such as an 8 for a K. Here that very slip opens another game or books the result for another table.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . luhn-string@1.2.3 luhn-mod-n@1.0.1 >/dev/null
cat >codes.js <<'END'
const luhn = require('luhn-string')
const modN = require('luhn-mod-n')

const characters = '0123456789BCDFGHJKLMNPQRSTVWXZ'
const codes = ['K7Q2XM', '30MFLR', 'TBLC55', 'GMX428']

// slips is all that a code becomes when one of its characters is mistyped.
const slips = code => [...code].flatMap((right, i) =>
  [...characters].filter(wrong => wrong !== right).map(wrong => code.slice(0, i) + wrong + code.slice(i + 1)))

function show(name, whole, valid) {
  const wrong = codes.map(whole).flatMap(slips)
  console.log(`${name}: ${codes.map(whole).join(' ')}, ${codes.map(whole).filter(valid).length} valid`)
  console.log(`  ${wrong.filter(valid).length} of ${wrong.length} wrong codes pass`)

  // The last character before the check is doubled. Alone in its code, its value decides the check.
  const same = {}
  for (const one of characters) (same[whole('0' + one).at(-1)] ??= []).push(one)
  const groups = Object.values(same).map(list => list.join('')).filter(list => list.length > 1).sort()
  console.log('  the same:', groups.join(' ') || 'none')
}
show('luhn-string', code => luhn.addChecksum(code), code => luhn.check(code).result)
show('luhn-mod-n', code => code + modN.generateCheckCharacter(code, characters), code => modN.isValid(code, characters))
console.log('K7Q2XML', luhn.check('K7Q2XML').result, '87Q2XML', luhn.check('87Q2XML').result)
END
node -p "'node ' + process.versions.node + ', luhn-string ' + require('./node_modules/luhn-string/package.json').version"
node codes.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
luhn-string: K7Q2XML 30MFLRN TBLC552 GMX428K, 4 valid
  37 of 812 wrong codes pass
  the same: 1B 2CN 3DP 4FQ 6H 7JT 8KV 9LW GR MX
luhn-mod-n: K7Q2XMV 30MFLR7 TBLC55N GMX428F, 4 valid
  0 of 812 wrong codes pass
  the same: none
K7Q2XML true 87Q2XML true
END
