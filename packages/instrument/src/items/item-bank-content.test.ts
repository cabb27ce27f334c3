import { describe, expect, test } from 'vitest'
import type { Language } from '../dimensions.ts'
import { checkItems } from './content-check.ts'
import type { CheckedItem } from './content-check-entries.ts'
import { joinedOnPurpose } from './content-check-wording.ts'
import type { ChoiceItem, Facet, LikertItem, Text } from './item.ts'
import { likertItems } from './item-bank.ts'
import { openPrompts } from './prompts.ts'
import { choiceItems } from './scenarios.ts'

const shipped: readonly CheckedItem[] = [...likertItems, ...choiceItems, ...openPrompts]
const shippedProblems = checkItems(shipped)

describe('the shipped bank', () => {
  test('has no content problem', () => {
    expect(shippedProblems).toEqual([])
  })

  test('holds at least 24 situations and 10 prompts', () => {
    expect(choiceItems.length).toBeGreaterThanOrEqual(24)
    expect(openPrompts.length).toBeGreaterThanOrEqual(10)
  })

  test('claims no calibration before there are data', () => {
    expect(shipped.filter((item) => item.status !== 'draft')).toEqual([])
  })

  test('excuses only items that exist from the rule on joined parts', () => {
    const codes = likertItems.map((item) => item.code)
    expect([...joinedOnPurpose.keys()].filter((code) => !codes.includes(code))).toEqual([])
  })
})

describe('a wording problem is found', () => {
  test.each<[rule: string, code: string, language: Language, text: string, problem: string]>([
    ['missing translation', 'hero-1', 'sk', '  ', 'hero-1 sk: missing translation'],
    ['too short', 'hero-1', 'en', 'I fight on.', 'hero-1 en: 3 words, expected 6 to 16'],
    [
      'long words',
      'hero-1',
      'de',
      'Durchsetzungsvermögen kennzeichnet außergewöhnliche Führungspersönlichkeiten hauptsächlich.',
      'hero-1 de: mean word of 17.2 letters, expected 3 to 7.6',
    ],
    [
      'joined parts, English',
      'sage-2',
      'en',
      'I gather facts and draw my own conclusion.',
      'sage-2 en: double-barrelled: "and"',
    ],
    [
      'joined parts, Slovak',
      'sage-2',
      'sk',
      'Zbieram fakty alebo čítam odborné knihy.',
      'sage-2 sk: double-barrelled: "alebo"',
    ],
    [
      'joined parts, German',
      'sage-2',
      'de',
      'Ich sammle Fakten und prüfe meine Quellen.',
      'sage-2 de: double-barrelled: "und"',
    ],
    [
      'negated counter item, English',
      'hero-4',
      'en',
      "I don't fight for what I want.",
      'hero-4 en: negated counter item: "don\'t"',
    ],
    [
      'negated counter item, Slovak verb',
      'hero-4',
      'sk',
      'O svoje miesto na slnku nebojujem.',
      'hero-4 sk: negated counter item: "nebojujem"',
    ],
    [
      'negated counter item, German',
      'hero-4',
      'de',
      'Ich kämpfe nicht für meine Ziele.',
      'hero-4 de: negated counter item: "nicht"',
    ],
    [
      'absolute word',
      'ruler-2',
      'en',
      'I always bring order to the place.',
      'ruler-2 en: absolute word: "always"',
    ],
    [
      'Slovak adverb with gender',
      'jester-3',
      'sk',
      'V dobrej spoločnosti som rada každý deň.',
      'jester-3 sk: presumes a gender: "rada"',
    ],
    [
      'Slovak past tense, verb first',
      'jester-3',
      'sk',
      'Smiala som sa dnes celé popoludnie.',
      'jester-3 sk: presumes a gender: "Smiala som"',
    ],
    [
      'Slovak past tense, verb last',
      'jester-3',
      'sk',
      'Dnes som sa smial celé popoludnie.',
      'jester-3 sk: presumes a gender: "som sa smial"',
    ],
    [
      'Slovak adjective',
      'jester-3',
      'sk',
      'Medzi ľuďmi som veselá už od rána.',
      'jester-3 sk: presumes a gender: "som veselá"',
    ],
    [
      'German role with gender',
      'jester-3',
      'de',
      'Ich als Frau lache in guter Gesellschaft.',
      'jester-3 de: presumes a gender: "als Frau"',
    ],
    [
      'German generic masculine',
      'jester-3',
      'de',
      'In guter Gesellschaft bin ich Spaßmacher.',
      'jester-3 de: presumes a gender: "bin ich Spaßmacher"',
    ],
    [
      'English pronoun',
      'lover-3',
      'en',
      'I long for a deep bond with her.',
      'lover-3 en: presumes a gender: "her"',
    ],
  ])('%s', (_rule, code, language, text, problem) => {
    expect(newProblems(withText(code, { [language]: text }))).toContain(problem)
  })

  test('a sentence too long to take in at once', () => {
    const text =
      'Tell us in your own words about a day on which you were glad to be with people you like.'
    expect(newProblems(withText('o10', { en: text }))).toEqual([
      'o10 en: a sentence of 20 words, expected at most 18',
    ])
  })

  test('a near duplicate, though the endings differ', () => {
    const text = 'Sny mi ukazujú to, čo beriem vážne.'
    expect(newProblems(withText('self-3', { sk: text }))).toEqual([
      'self-3 sk: overlaps innerOther-2 by 1.00',
    ])
  })

  test('an option that names its archetype', () => {
    const changed = withOption('inheritance', 'hero', 'I train to be a hero at last.')
    expect(newProblems(changed)).toEqual(['inheritance/hero en: names an archetype: "hero"'])
  })

  test('an option much shorter than the others', () => {
    const changed = withOption('inheritance', 'hero', 'I train for it.')
    expect(newProblems(changed)).toEqual([
      'inheritance en: longest option is 3.6 times the shortest',
    ])
  })
})

describe('a problem of balance is found', () => {
  test('an archetype without its counter item', () => {
    expect(newProblems(shipped.filter((item) => item.code !== 'lover-4'))).toEqual([
      'lover: 0 items of facet counter, expected 1',
      'lover: counter share 0.00 out of bounds',
    ])
  })

  test('a structure with too many counter items', () => {
    const rest = shipped.filter(
      (item) => item.kind !== 'likert' || !item.code.startsWith('self-') || item.isCounter,
    )
    expect(newProblems(rest)).toEqual(['self: counter share 1.00 out of bounds'])
  })

  test('a second item of a facet that must not repeat, where a second behaviour is allowed', () => {
    const second = (facet: Facet) => [...shipped, { ...twinOf('explorer-2'), facet }]
    expect(newProblems(second('behaviour'))).toEqual([])
    expect(newProblems(second('shadow-overused'))).toEqual([
      'explorer: 2 items of facet shadow-overused, expected 1',
    ])
  })

  test('a counter item keyed upwards', () => {
    expect(newProblems(replaced<LikertItem>('hero-4', { key: { hero: 1 } }))).toEqual([
      'hero-4: key and isCounter disagree',
    ])
  })

  test('a situation without an option for one archetype', () => {
    const [situation] = choiceItems
    const options = situation!.options.filter((option) => option.key.sage !== 1)
    expect(newProblems(replaced<ChoiceItem>(situation!.code, { options }))).toEqual([
      `${situation!.code}: 0 options for sage, expected 1`,
    ])
  })

  test('an archetype that no prompt asks about', () => {
    expect(newProblems(shipped.filter((item) => item.code !== 'o6'))).toEqual([
      'jester: no open prompt',
    ])
  })

  test('an id or a code used twice', () => {
    const [first] = likertItems
    const problems = newProblems(
      replaced<LikertItem>('hero-4', { id: first!.id, code: first!.code }),
    )
    expect(problems).toContain(`${first!.id}: id used twice`)
    expect(problems).toContain(`${first!.code}: code used twice`)
  })
})

/** The problems that a change adds to those of the shipped bank. */
function newProblems(items: readonly CheckedItem[]): string[] {
  return checkItems(items).filter((problem) => !shippedProblems.includes(problem))
}

/** An item with the same key and unlike texts. */
function twinOf(code: string): LikertItem {
  const item = likertItems.find((candidate) => candidate.code === code)!
  const text = {
    en: 'At dusk zebras hum about lost marmalade.',
    sk: 'Zebry večer hučia o stratenej marmeláde.',
    de: 'Abends summen Zebras von verlorener Marmelade.',
  }
  return { ...item, id: `${item.id}-twin`, code: `${code}-twin`, text }
}

function replaced<Item extends CheckedItem>(code: string, changes: Partial<Item>): CheckedItem[] {
  return shipped.map((item) => (item.code === code ? { ...item, ...changes } : item))
}

function withText(code: string, changes: Partial<Text>): CheckedItem[] {
  return shipped.map((item) =>
    item.code === code ? { ...item, text: { ...item.text, ...changes } } : item,
  )
}

function withOption(code: string, archetype: 'hero', en: string): CheckedItem[] {
  const situation = choiceItems.find((item) => item.code === code)!
  const options = situation.options.map((option) =>
    option.key[archetype] === 1 ? { ...option, text: { ...option.text, en } } : option,
  )
  return replaced<ChoiceItem>(code, { options })
}
