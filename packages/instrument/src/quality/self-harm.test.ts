import { expect, test } from 'vitest'
import { speaksOfSelfHarm } from './self-harm.ts'

test.each([
  'Sometimes I want to die.',
  'I have thought about suicide',
  'Last year I started cutting myself.',
  "I don't want to live anymore.",
  'I don’t want to live any more',
  'They would all be better off without me',
  'I wanted to end it all.',
  'Niekedy si myslím, že sa radšej zabijem.',
  'Mal som samovražedné myšlienky',
  'Už nechcem žiť.',
  'Chcela som zomrieť',
  'Najradšej by som už nebola.',
  'Rozmýšľam, že si vezmem život',
  'Občas si ublížim, keď je toho veľa.',
  'Nemá zmysel žiť',
  'Ich will nicht mehr leben.',
  'Manchmal denke ich an Selbstmord',
  'Ich wünschte, ich wäre tot.',
  'ICH WOLLTE MICH\nUMBRINGEN',
  'Wenn es zu viel wird, verletze ich mich – ich habe mich selbst schon verletzt.',
  'Ich möchte meinem Leben ein Ende setzen',
  'Niekedy už nechcem žiť a nikomu to nepoviem.',
  'Niekedy nechcem žiť, lebo nevládzem',
  'Najradšej by som nebola a bol by pokoj',
  'Some nights I don’t want to wake up and nobody knows.',
  'I do not want to live (I never told anyone).',
])('help comes first: %s', (text) => {
  expect(speaksOfSelfHarm(text)).toBe(true)
})

test.each([
  'I would die for my children, and I love a killer joke.',
  "I don't want to live in a city.",
  'I was dying to see them; time kills boredom.',
  'My grandfather died and I took it hard. It changed my life.',
  'I took my life into my own hands.',
  'Snažím sa zabiť čas čítaním.',
  'Nechcem žiť v meste, chcem byť pri lese.',
  'Zabávam sa rád s priateľmi. Mrzí ma, že som niekomu ublížil.',
  'Uvedomil som si, že ublížiť druhému je ľahké.',
  'Bez práce nie je život ľahký.',
  'Ihre Worte haben mich verletzt.',
  'Der Film hat mich umgehauen, ich bin fast gestorben vor Lachen.',
  'Ich möchte nicht in einer Stadt leben.',
  'Das Leben hat ein Ende, und das ist gut so.',
  'Už nechcem žiť v byte bez balkóna.',
  'I no longer want to be here on weekdays.',
])('an ordinary answer: %s', (text) => {
  expect(speaksOfSelfHarm(text)).toBe(false)
})
