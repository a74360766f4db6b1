#!/usr/bin/env bash
# currency.js 2.0.4 (npm, run by node): a debt that the browser itself has written is read as cash.
#
# In Swedish, Norwegian, Finnish, Slovenian, Croatian, Lithuanian, Estonian and Basque, Intl.NumberFormat writes a negative
# number with the minus sign, U+2212, and not with the hyphen of the keyboard. currency.js drops every character that it does
# not know, so it drops that sign, and says nothing. With the option errorOnInvalid it says nothing either.
#
# Seen of -1234.5, written by Intl and read by currency.js with the marks of the same language:
#   en de fr es pl uk          -1234.5
#   sv nb fi sl hr lt et eu     1234.5
#
# Why it matters: cash and points below zero are ordinary in stock games. A form that is filled with what Intl wrote, and read
# when it is sent, pays the debtor twice the debt. Whatever reads figures must know U+2212, or refuse it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix . currency.js@2.0.4 >/dev/null
cat >read.js <<'END'
const currency = require('currency.js')
for (const language of ['en', 'de', 'fr', 'es', 'pl', 'uk', 'sv', 'nb', 'fi', 'sl', 'hr', 'lt', 'et', 'eu']) {
  const format = new Intl.NumberFormat(language)
  const mark = type => format.formatToParts(1234567.5).find(part => part.type === type).value
  const options = { decimal: mark('decimal'), separator: mark('group'), errorOnInvalid: true }
  console.log(language, currency(format.format(-1234.5), options).value)
}
END
node -p "'node ' + process.versions.node + ', currency.js ' + require('./node_modules/currency.js/package.json').version"
node read.js | tee seen
diff - seen <<'END' || { echo 'This has changed.' >&2; exit 1; }
en -1234.5
de -1234.5
fr -1234.5
es -1234.5
pl -1234.5
uk -1234.5
sv 1234.5
nb 1234.5
fi 1234.5
sl 1234.5
hr 1234.5
lt 1234.5
et 1234.5
eu 1234.5
END
