import { languages } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import { expect, test } from 'vitest'
import { createClosest } from './wording-similarity.ts'

const items = [...itemsById.values()]

test.each(languages)('each text of the bank is closest to itself in %s', (language) => {
  const sources = items.map(({ text }) => text[language])
  const closest = createClosest(sources)
  expect(sources.filter((text, index) => closest(text) !== index)).toEqual([])
})

/** Reworded by hand, as a good editor would; in the order of the sources. */
const reworded = {
  en: [
    [
      'I contradict people in charge when I find them unfair.',
      'When the people in charge seem unfair to me, I contradict them at work too.',
    ],
    [
      'I like to know how things work before I use them.',
      'Before I use something new at home, I want to know how it works.',
    ],
    [
      'I help others before they ask me for it.',
      'I notice when a colleague needs help and give it before being asked.',
    ],
    [
      'I make jokes when a mood becomes heavy.',
      'When a family evening turns heavy, I am the one with the joke.',
    ],
    [
      'I keep my promises even when it costs me something.',
      'A promise stays a promise for me, whatever it costs.',
    ],
    [
      'I feel at ease in a group of people like me.',
      'Among people who are like me I feel at ease in the group.',
    ],
  ],
  sk: [
    [
      'Keď sú nadriadení nespravodliví, otvorene im odporujem.',
      'Nespravodlivému nadriadenému v práci otvorene odporujem.',
    ],
    [
      'Rozumiem veciam radšej, než ich použijem.',
      'Než nejakú vec použijem, chcem jej najprv rozumieť.',
    ],
    [
      'Pomáham ľuďom skôr, ako ma o to požiadajú.',
      'Keď vidím, že ľudia v okolí potrebujú pomoc, nečakám, kým ma požiadajú.',
    ],
    ['Žartujem, keď je nálada príliš vážna.', 'Pri vážnej nálade doma pomôže žart a ten býva môj.'],
    ['Sľuby dodržím, aj keď ma to niečo stojí.', 'Sľub pre mňa platí, aj keď stojí námahu.'],
    ['Medzi ľuďmi, ako som ja, mi je dobre.', 'Dobre mi je v spoločnosti ľudí, ktorí sú ako ja.'],
  ],
  de: [
    [
      'Ich widerspreche Vorgesetzten, wenn ich sie ungerecht finde.',
      'Finde ich Vorgesetzte im Betrieb ungerecht, widerspreche ich ihnen.',
    ],
    [
      'Ich möchte verstehen, wie etwas funktioniert, bevor ich es benutze.',
      'Bevor ich ein Gerät benutze, will ich verstehen, wie es funktioniert.',
    ],
    [
      'Ich helfe anderen, bevor sie mich darum bitten.',
      'Andere müssen mich nicht erst bitten, damit ich helfe.',
    ],
    [
      'Ich mache Scherze, wenn die Stimmung schwer wird.',
      'Wird am Familientisch die Stimmung schwer, mache ich einen Scherz.',
    ],
    [
      'Ich halte Versprechen, auch wenn es mich etwas kostet.',
      'Ein Versprechen halte ich, selbst wenn es Mühe kostet.',
    ],
    [
      'In einer Gruppe von Menschen wie mir fühle ich mich wohl.',
      'Ich fühle mich wohl unter Menschen, die so sind wie ich, etwa in einer Gruppe.',
    ],
  ],
} as const

test.each(languages)(
  'a good wording is closest to its own source in %s, any other is not',
  (language) => {
    const pairs = reworded[language]
    const sources = pairs.map(([source]) => source)
    const closest = createClosest(sources)
    expect(pairs.map(([, wording]) => closest(wording))).toEqual([...pairs.keys()])
  },
)

test('a wording that is as close to two sources is close to neither', () => {
  const closest = createClosest(['I like calm evenings.', 'I like loud evenings.'])
  expect(closest('I like evenings.')).toBeUndefined()
})
