import { tensionKeys, tensionPairs } from '../plan-tension.ts'
import type { TextRef } from '../planned-text.ts'

/** How a text speaks of an archetype. */
type Voice = 'lived' | 'overused' | 'disowned' | 'missing' | 'same' | 'different'

/** Two voices that no report may raise about one archetype. */
const contradictions: readonly (readonly [Voice, Voice])[] = [
  ['lived', 'disowned'],
  ['lived', 'missing'],
  ['overused', 'disowned'],
  ['overused', 'missing'],
  ['same', 'different'],
]

const livedBooks: readonly string[] = [
  'portraits',
  'portraitFirsts',
  'scenes',
  'turns',
  'cards',
  'depths',
  'forTheOther',
  'growth',
]

/** Statements that ask about one archetype: what agreement and disagreement say of it. */
const statementVoices: Readonly<Record<string, readonly [archetype: string, Voice]>> = {
  'c03/agree': ['jester', 'missing'],
  'c03/disagree': ['jester', 'lived'],
  'c06/agree': ['explorer', 'lived'],
  'c06/disagree': ['explorer', 'missing'],
  'c08/agree': ['creator', 'missing'],
  'c08/disagree': ['creator', 'lived'],
  'c09/agree': ['outlaw', 'lived'],
  'c09/disagree': ['outlaw', 'missing'],
}

/** Texts that say opposite things of a structure. */
const structureContradictions: readonly (readonly [RegExp, RegExp])[] = [
  [/^statements c05\/disagree/, /^threads mask\//],
  [/^statements c05\/disagree/, /^personas \w+\/different/],
  [/^self together/, /^complexes maskAndMiddle\//],
  [/^self together/, /^complexes cellarAndMiddle\//],
]

/** Whether two texts of one report would contradict each other. */
export function contradict(one: TextRef, other: TextRef): boolean {
  const voices = voicesOf(other)
  const clash = ([archetype, voice]: readonly [string, Voice]) =>
    voices.some(
      ([about, said]) =>
        about === archetype &&
        contradictions.some(([a, b]) => (a === voice && b === said) || (b === voice && a === said)),
    )
  return voicesOf(one).some(clash) || structureClash(one, other) || structureClash(other, one)
}

function structureClash(one: TextRef, other: TextRef): boolean {
  return structureContradictions.some(([a, b]) => a.test(nameOf(one)) && b.test(nameOf(other)))
}

const nameOf = ({ book, key }: TextRef) => `${book} ${key}`

function voicesOf({ book, key }: TextRef): readonly (readonly [string, Voice])[] {
  const [first = '', second = '', third = ''] = key.split('/')
  if (livedBooks.includes(book)) return first.split('+').map((name) => [name, 'lived'])
  if (book === 'situations') return [[second, 'lived']]
  if (book === 'lessRoom') return [[first, 'missing']]
  if (book === 'shadows' || book === 'tendencies') return shadowVoice(first)
  if (book === 'personas') return [[first, second === 'same' ? 'same' : 'different']]
  if (book === 'statements') return listOf(statementVoices[key])
  if (book === 'threads' && first === 'shadow') return shadowVoice(second)
  if (book === 'threads' && first === 'opposite') return oppositeVoices(second)
  if (book === 'tensions' && second === 'tilted') return tiltedVoices(first, third)
  return []
}

function shadowVoice(shadow: string): readonly (readonly [string, Voice])[] {
  const [archetype = '', form] = shadow.split(':')
  return [[archetype, form === 'disowned' ? 'disowned' : 'overused']]
}

function oppositeVoices(key: string): readonly (readonly [string, Voice])[] {
  const [leader = '', opposite = ''] = key.split('>')
  return [
    [leader, 'lived'],
    [opposite, 'missing'],
  ]
}

/** In a tilted pair one leads; of the other it is only said that it is less. */
function tiltedVoices(key: string, lean: string): readonly (readonly [string, Voice])[] {
  const pair = tensionKeys.find((one) => one === key)
  if (!pair) return []
  const [first, second] = tensionPairs[pair]
  return lean === '0'
    ? [
        [first, 'lived'],
        [second, 'missing'],
      ]
    : [
        [second, 'lived'],
        [first, 'missing'],
      ]
}

const listOf = <Item>(item: Item | undefined): readonly Item[] => (item ? [item] : [])
