import { openTexts } from '@individua/testkit/draw-open-texts'
import { expect, test } from 'vitest'
import { speaksOfSelfHarm } from './speaks-of-self-harm.ts'

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
  expect(speaksOfSelfHarm(text)).toBe(false)
  expect(speaksOfSelfHarm(`${text}. I want to kill myself`)).toBe(true)
})
