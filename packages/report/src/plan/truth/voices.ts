import { type Archetype, archetypes } from '@individua/instrument/dimensions'
import { tensionKeys, tensionPairs } from '../plan-tension.ts'
import type { TextRef } from '../planned-text.ts'

/**
 * How a text speaks of an archetype. `leads`: a named one, whose texts tell how the days are; `lived`:
 * one that has its place; `faint`: one that
 * is heard now and then; `done`: an answer of the person; `missing`: one that has no place; `opposite`:
 * one that the leader of a thread lacks; `behind`: one that stands behind its opposite.
 */
export type Voice =
  | 'leads'
  | 'lived'
  | 'faint'
  | 'done'
  | 'overused'
  | 'disowned'
  | 'missing'
  | 'opposite'
  | 'behind'
  | 'same'
  | 'different'

export type Said = readonly [about: Archetype, Voice]

const leadingBooks: readonly string[] = [
  'portraits',
  'portraitFirsts',
  'scenes',
  'turns',
  'cards',
  'forTheOther',
]

const livedBooks: readonly string[] = ['depths', 'growth']
const faintPart = 'undertone'

/** What agreement and disagreement with a core statement tell of archetypes. */
const statementVoices: Readonly<Record<string, readonly Said[]>> = {
  'c01/agree': [
    ['hero', 'done'],
    ['ruler', 'done'],
  ],
  'c01/disagree': [
    ['hero', 'missing'],
    ['ruler', 'missing'],
  ],
  'c02/agree': [
    ['caregiver', 'done'],
    ['lover', 'done'],
  ],
  'c02/disagree': [
    ['caregiver', 'missing'],
    ['lover', 'missing'],
  ],
  'c03/agree': [['jester', 'missing']],
  'c03/disagree': [['jester', 'done']],
  'c04/agree': [['sage', 'done']],
  'c04/disagree': [
    ['sage', 'missing'],
    ['magician', 'missing'],
  ],
  'c06/agree': [['explorer', 'done']],
  'c06/disagree': [['explorer', 'missing']],
  'c07/agree': [
    ['citizen', 'done'],
    ['explorer', 'missing'],
  ],
  'c07/disagree': [
    ['citizen', 'missing'],
    ['explorer', 'done'],
  ],
  'c08/agree': [['creator', 'missing']],
  'c08/disagree': [['creator', 'done']],
  'c09/agree': [['outlaw', 'done']],
  'c09/disagree': [['outlaw', 'missing']],
}

export function voicesOf({ book, key }: TextRef): readonly Said[] {
  const [first = '', second = '', third = ''] = key.split('/')
  if (leadingBooks.includes(book)) return say('leads', ...first.split('+'))
  if (livedBooks.includes(book)) return say(second === faintPart ? 'faint' : 'lived', first)
  if (book === 'situations') return say('done', second)
  if (book === 'lessRoom') return say('missing', first)
  if (book === 'shadows' || book === 'tendencies') return shadowVoice(first)
  if (book === 'personas') return personaVoice(first, second)
  if (book === 'statements') return statementVoices[key] ?? []
  if (book === 'threads') return threadVoices(first, second)
  if (book === 'tensions' && second === 'tilted') return tiltedVoices(first, third)
  return []
}

function say(voice: Voice, ...names: readonly string[]): readonly Said[] {
  return archetypes.filter((one) => names.includes(one)).map((one) => [one, voice])
}

function shadowVoice(shadow: string): readonly Said[] {
  const [archetype = '', form] = shadow.split(':')
  return say(form === 'disowned' ? 'disowned' : 'overused', archetype)
}

/** A persona that is shown more than it is lived is no other than the archetype. */
function personaVoice(archetype: string, part: string): readonly Said[] {
  return say(part === 'different' ? 'different' : 'same', archetype)
}

function threadVoices(kind: string, key: string): readonly Said[] {
  if (kind === 'shadow') return shadowVoice(key)
  if (kind === 'mask') return say('different', key)
  const [leader = '', opposite = ''] = key.split('>')
  return [...say('leads', leader), ...say('opposite', opposite)]
}

/** In a tilted pair one leads; of the other it is only said that it is less. */
function tiltedVoices(key: string, lean: string): readonly Said[] {
  const pair = tensionKeys.find((one) => one === key)
  if (!pair) return []
  const [first, second] = tensionPairs[pair]
  const [ahead, behind] = lean === '0' ? [first, second] : [second, first]
  return [...say('lived', ahead), ...say('behind', behind)]
}
