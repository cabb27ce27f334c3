import { openTexts } from '@individua/testkit/draw-open-texts'
import { expect, test } from 'vitest'
import cases from '../cases/self-harm.json' with { type: 'json' }
import { isDoubtful, selfHarmIn, speaksOfSelfHarm } from './speaks-of-self-harm.ts'

test.each([
  ['a figure', 'Niekedy už nechcem žiť 0'],
  ['marks', '...nechcem žiť!!!'],
  ['a mark within', 'Nechcem už... žiť'],
  ['no comma', 'Lepsie by bolo keby som nebola'],
  ['an emoji', 'nechcem žiť😭😭'],
  ['capitals', 'NECHCEM ŽIŤ'],
  ['no diacritics', 'nechcem zit'],
  ['single diacritics', 'nechcem žit'],
  ['diacritics apart from their letters', 'nechcem žiť'.normalize('NFD')],
  ['double spaces', 'nechcem   žiť'],
  ['a space that does not break', 'nechcem\u00a0žiť'],
  ['line breaks', 'už nechcem\r\nžiť'],
  ['a letter that lasts', 'nechceeeem žiť'],
  ['an invisible character', 'nechcem\u200b žiť'],
  ['quotation marks', '„Nechcem žiť“'],
  ['a typed apostrophe', "I don't want to live"],
  ['a set apostrophe', 'I don’t want to live'],
  ['an accent for an apostrophe', 'I don´t want to live'],
  ['no apostrophe', 'i dont want to live'],
  ['a hyphen', 'I self-harm'],
  ['ae, oe, ue', 'Ich wuenschte, ich waere tot'],
  ['letters of another width', 'ｋｉｌｌ ｍｙｓｅｌｆ'],
  [
    'a long answer around it',
    `${'Rada chodím do lesa. '.repeat(60)}Už nechcem žiť. ${'A čítam. '.repeat(60)}`,
  ],
])('self-harm is recognised in any spelling: %s', (_, text) => {
  expect(speaksOfSelfHarm(text)).toBe(true)
})

test.each(Object.values(openTexts).flat())(
  'an ordinary answer of a simulated person is not flagged: %s',
  (text) => {
    expect(speaksOfSelfHarm(text)).toBe(false)
  },
)

test.each([
  'nechcem som by si sa mi uz ',
  'i just really want to so ',
  'ich will nicht mehr so ',
  'mich selbst so ',
  'bojim sa, ze ne',
  'dream, i ',
  'sa ',
  'x',
  '  ',
  ',.!',
])('the longest answer is read to its end: %j repeated', (part) => {
  const text = part.repeat(4_000 / part.length)
  expect(speaksOfSelfHarm(`${text}. I want to kill myself`)).toBe(true)
})

test.each(Object.entries(openTexts))('a long ordinary answer is not flagged in %s', (_, texts) => {
  expect(speaksOfSelfHarm(texts.join(' ').repeat(10).slice(0, 4_000))).toBe(false)
})

test.each(Object.keys(cases))('no text on self-harm may be quoted in %s', (language) => {
  const { self, other } = cases[language as keyof typeof cases]
  expect([...self, ...other].filter(({ text }) => !isDoubtful(text))).toEqual([])
})

test.each([
  'My garden. Nobody asks anything of me there.',
  'Moja záhrada. Nikto tam odo mňa nič nechce.',
  'Mein Garten. Dort will niemand etwas von mir.',
  'Moje zahrada. Nikdo tam po mně nic nechce.',
])('an everyday text may be quoted: %s', (text) => {
  expect(isDoubtful(text)).toBe(false)
})

test.each([
  'My son told me last night that he wants to die.',
  'Bojím sa, že si moja sestra niečo urobí.',
  'Meine Tochter ritzt sich, und ich weiß nicht, was ich tun soll.',
  'Bojím se, že si bratr něco udělá.',
])('worry about another person is told from the writer’s own danger: %s', (text) => {
  expect(selfHarmIn(text)).toBe('other')
})
