import { archetypes } from '@individua/instrument/dimensions'
import { pairOf } from '../pairs.ts'
import type { TextRef } from '../planned-text.ts'
import { areasLived } from '../text-variants.ts'
import {
  behindDeniedByExcess,
  deniedChoices,
  deniedShadows,
  deniedTurns,
  personasDeniedByNamed,
  practicesOfSayingNo,
  shadowsDeniedByPortrait,
  shadowsDeniedByShown,
} from './denied-texts.ts'
import {
  deniedGrowth,
  deniedPersonas,
  deniedScenes,
  deniersOfMaskAndMiddle,
  isDenied,
  outspoken,
  playfulChoices,
  tenderChoices,
} from './deniers.ts'
import { type Said, type Voice, voicesOf } from './voices.ts'

/** Two voices that no report may raise about one archetype. */
const contradictions: readonly (readonly [Voice, Voice])[] = [
  ...(['leads', 'lived', 'faint', 'done', 'overused', 'same'] as const).flatMap((voice) =>
    (['disowned', 'missing', 'opposite', 'behind'] as const).map(
      (other) => [voice, other] as const,
    ),
  ),
  ['faint', 'lived'],
  ['faint', 'overused'],
  ['different', 'same'],
  ['different', 'leads'],
  ['different', 'done'],
  ['different', 'overused'],
]

/** Texts that say opposite things without speaking of one archetype. */
const otherContradictions: readonly (readonly [RegExp, RegExp])[] = [
  [/^statements c05\/disagree/, /^threads mask\//],
  [/^statements c05\/disagree/, /^personas \w+\/(shownMore|different)/],
  [/^statements c05\/agree/, /^personas \w+\/same/],
  [/^statements c05\/agree/, /^cards citizen\b/],
  [/^statements c05\/agree/, /^(shadows|tendencies) citizen:disowned/],
  [/^complexes (maskAndMiddle|frontAndCellar)\//, /^personas \w+\/same/],
  [/^personas \w+\/different/, /^personas \w+\/same/],
  [/^complexes (maskAndMiddle|frontAndCellar)\//, /^(shadows|tendencies) citizen:disowned/],
  [/^self together/, /^complexes maskAndMiddle\//],
  [/^self together/, /^complexes (cellarAndMiddle|unnoticedHurt)\//],
  [/^complexes maskAndMiddle\//, new RegExp(`^cards (${deniersOfMaskAndMiddle.join('|')})\\b`)],
  [
    new RegExp(`^situations (${tenderChoices.join('|')})$`),
    /^(shadows |tendencies |threads shadow\/)lover:disowned/,
  ],
  [
    new RegExp(`^situations (${playfulChoices.join('|')})$`),
    /^(shadows |tendencies |threads shadow\/)jester:disowned/,
  ],
  ...deniedScenes.map(
    ([scene, by]) =>
      [new RegExp(`^scenes ${scene}$`), new RegExp(`^(scenes|turns) ${by}/`)] as const,
  ),
  ...archetypes.map(
    (name) =>
      [
        new RegExp(`^depths ${name}/(behind|undertone)$`),
        new RegExp(`^personas ${name}/`),
      ] as const,
  ),
  [/^situations order-from-above\/innocent$/, /^personas outlaw\//],
  [/^scenes innocent\/freeDay$/, /^depths ruler\/depth$/],
  [/^complexes frontAndCellar\//, /^complexes (cellarAndMiddle|unnoticedHurt)\//],
  [/^complexes cellarAndMiddle\//, new RegExp(`^cards (${outspoken.join('|')})\\b`)],
  [/^situations inheritance\/magician$/, /^(shadows |tendencies |threads shadow\/)hero:disowned/],
  [/^situations inheritance\/magician$/, /^(shadows |tendencies |threads shadow\/)sage:overused/],
  ...deniedGrowth.map(
    ([one, other]) => [new RegExp(`^growth ${one}$`), new RegExp(`^growth ${other}$`)] as const,
  ),
  ...deniedTurns.map(([scene, by]) => [pattern('scenes', scene), turnOf(by, scene)] as const),
  ...deniedShadows.map(([one, other]) => [shadowTexts(one), shadowTexts(other)] as const),
  ...Object.entries(shadowsDeniedByPortrait).map(
    ([shadow, pair]) => [shadowTexts(shadow), pattern('portraits', pairOf(...pair))] as const,
  ),
  ...Object.entries(shadowsDeniedByShown).map(
    ([shadow, by]) => [shadowTexts(shadow), pattern('personas', `${by}/shownMore`)] as const,
  ),
  ...Object.entries(personasDeniedByNamed).map(
    ([face, by]) =>
      [new RegExp(`^personas ${face}/(same|shownMore)$`), new RegExp(`^cards ${by}\\b`)] as const,
  ),
  ...behindDeniedByExcess.map(
    (name) => [pattern('depths', `${name}/behind`), shadowTexts(`${name}:overused`)] as const,
  ),
  ...areasLived.map(
    (name) => [pattern('growth', `${name}/lived`), shadowTexts(`${name}:overused`)] as const,
  ),
  ...practicesOfSayingNo.map(
    (name) => [new RegExp(`^${name}$`), shadowTexts('outlaw:overused')] as const,
  ),
  ...deniedChoices.map(
    ([choice, scene]) => [pattern('situations', choice), pattern('scenes', scene)] as const,
  ),
  ...deniedPersonas.any.map(([one, other]) => personaPair(one, other, '')),
  ...deniedPersonas.same.map(([one, other]) => personaPair(one, other, 'same')),
]

function pattern(book: string, key: string): RegExp {
  return new RegExp(`^${book} ${key.replace('+', '\\+')}$`)
}

/** What tells of a shadow; its tips are for it. */
function shadowTexts(shadow: string): RegExp {
  return new RegExp(
    `^(shadows ${shadow}/(card|image|tomorrow)|tendencies ${shadow}/(text|card)|threads shadow/${shadow})`,
  )
}

function turnOf(by: string, scene: string): RegExp {
  return pattern('turns', `${by}/${scene.split('/')[1] ?? ''}`)
}

function personaPair(one: string, other: string, part: string): readonly [RegExp, RegExp] {
  return [new RegExp(`^personas ${one}/${part}`), new RegExp(`^personas ${other}/${part}`)]
}

/** What a text says of archetypes, and in which of the pairs above it stands on which side. */
interface Stance {
  said: readonly Said[]
  first: readonly number[]
  second: readonly number[]
  /** It tells of a tendency as such, or is a tip: no other archetype denies it by leading. */
  isAsSuch: boolean
}

/** By name: the texts are few, and a check asks about each pair of a report. */
const stances = new Map<string, Stance>()

/** Whether two texts of one report would contradict each other. */
export function contradict(one: TextRef, other: TextRef): boolean {
  const [a, b] = [stanceOf(one), stanceOf(other)]
  return (
    a.said.some((voice) =>
      b.said.some(
        (against) =>
          clash(voice, against) ||
          (!b.isAsSuch && denies(voice, against)) ||
          (!a.isAsSuch && denies(against, voice)),
      ),
    ) ||
    a.first.some((pair) => b.second.includes(pair)) ||
    b.first.some((pair) => a.second.includes(pair))
  )
}

function stanceOf(ref: TextRef): Stance {
  const name = `${ref.book} ${ref.key}`
  const known = stances.get(name)
  if (known) return known
  const pairsOn = (side: 0 | 1) =>
    otherContradictions.flatMap((pair, index) => (pair[side].test(name) ? [index] : []))
  const isAsSuch = ref.book === 'tendencies' || ref.key.endsWith('/tip')
  const stance = { said: voicesOf(ref), first: pairsOn(0), second: pairsOn(1), isAsSuch }
  stances.set(name, stance)
  return stance
}

function clash([about, voice]: Said, [against, heard]: Said): boolean {
  return (
    about === against &&
    contradictions.some(([a, b]) => (a === voice && b === heard) || (b === voice && a === heard))
  )
}

/** Whether an archetype that leads, or one that an answer shows, denies what is said of another. */
function denies([leader, voice]: Said, [about, said]: Said): boolean {
  if (leader === about || (voice !== 'leads' && voice !== 'done')) return false
  if (said === 'overused' || said === 'opposite') return isDenied(said, about, [leader])
  return (said === 'disowned' || said === 'missing') && isDenied('disowned', about, [leader])
}
