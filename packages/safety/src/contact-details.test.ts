import { expect, test } from 'vitest'
import { contactDetailsIn } from './contact-details.ts'

test.each([
  ['an e-mail address', 'Write to eva.k+x@example.com please'],
  ['an e-mail address in words', 'eva (at) example [dot] com'],
  ['a URL', 'see https://example.org/a?b=c'],
  ['a host', 'on innerpath.io you find more'],
  ['a handle', 'follow @anima.daily'],
  ['a telephone number', '+421 905 123 456'],
  ['a telephone number with marks', '(617) 555-0119'],
  ['a number to call', 'Call me on 0900 12'],
  ['a Slovak number to call', 'zavolajte na číslo 116 111'],
  ['a German number to call', 'Wählen Sie die Nummer 0800 11'],
  ['a messenger', 'find me on Telegram'],
  ['a German street', 'in der Lindenstraße 12'],
  ['a Slovak street', 'na ulici Hlavná 4 v Nitre'],
  ['an English street', 'at 9 Castle Street'],
  ['a request in English', 'book a session with me'],
  ['a request in Slovak', 'napíšte mi hneď'],
  ['a request in German', 'rufen Sie mich an'],
])('contact details are found: %s', (_, text) => {
  expect(contactDetailsIn(text)).not.toEqual([])
})

test.each([
  'In 1921 Jung was 46, and 70 % of his patients were women.',
  'You scored 4.5 of 7 in 2026.',
  'You call it courage; others call it luck.',
  'Zavoláte jej, keď budete chcieť.',
  'Sie rufen ungern jemanden an.',
  'Roky 2024 a 2025 boli ťažké.',
])('an ordinary sentence has none: %s', (text) => {
  expect(contactDetailsIn(text)).toEqual([])
})
