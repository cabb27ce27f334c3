import type { TracedClaim } from '@individua/report/compose/claim-ledger'
import { composeAdvancedClaims } from '@individua/report/compose/write-advanced-report'
import { composeBasicClaims } from '@individua/report/compose/write-basic-report'
import type { TextRef } from '@individua/report/plan/planned-text'
import { holds, type Reader } from '@individua/report/plan/truth/conditions'
import { contradict } from '@individua/report/plan/truth/contradictions'
import { type DrawnReader, drawReaders } from './draw-readers.ts'

export interface TruthFindings {
  people: number
  /** Texts used although their condition is false, as `free scenes sage/work`. */
  falseTexts: string[]
  /** Two texts of one report that contradict each other. */
  contradictions: string[]
  /** Claims without an answer behind them. */
  groundless: string[]
  /** People whose leader or three changed without a sentence that says so. */
  unexplained: number
}

/** Composes both reports of `count` people, in one language: the texts are the same in each. */
export function checkTruth(count: number, seed = 1): TruthFindings {
  const findings: TruthFindings = {
    people: count,
    falseTexts: [],
    contradictions: [],
    groundless: [],
    unexplained: 0,
  }
  for (const { free, paid } of drawReaders(count, seed)) {
    const basic = composeBasicClaims(free.profile, free.answers, 'en')
    const advanced = composeAdvancedClaims(paid.profile, paid.answers, 'en')
    collect(findings, 'free', basic, free)
    collect(findings, 'paid', advanced, paid)
    findings.unexplained += Number(!isExplained({ free, paid }, advanced))
  }
  return findings
}

function collect(
  findings: TruthFindings,
  report: string,
  claims: readonly TracedClaim[],
  reader: Reader,
): void {
  const texts = claims.flatMap((claim) => claim.texts)
  const name = ({ book, key }: TextRef) => `${report} ${book} ${key}`
  findings.falseTexts.push(...texts.filter((text) => !holds(text, reader)).map(name))
  findings.contradictions.push(
    ...texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => contradict(one, other))
        .map((other) => `${name(one)} | ${name(other)}`),
    ),
  )
  findings.groundless.push(
    ...claims.filter(({ itemIds }) => itemIds.length === 0).map(({ text }) => text),
  )
}

const namedCount = 3

const ofNewLeaders = ['leaderChanged', 'drewLevel', 'twoShare', 'threeShare']

const namesOfNewLeaders = (key: string) => {
  const [sentence = '', names = ''] = key.split('/')
  return ofNewLeaders.includes(sentence) ? names.split('+') : []
}

/**
 * Whether the report explains what changed since ten answers: where another archetype leads, a sentence
 * says so; where one entered the first three, it is named, and the one that left is told of.
 */
function isExplained({ free, paid }: DrawnReader, claims: readonly TracedClaim[]): boolean {
  const namesOf = (reader: Reader) =>
    reader.profile.archetypes.slice(0, namedCount).map(({ name }) => name)
  const [before, now] = [namesOf(free), namesOf(paid)]
  const said = new Set(
    claims.flatMap(({ texts }) =>
      texts.flatMap(({ book, key }) => (book === 'moved' ? [key.split('/')[0]] : [])),
    ),
  )
  const named = new Set(
    claims.flatMap(({ texts }) =>
      texts.flatMap(({ book, key }) => (book === 'moved' ? namesOfNewLeaders(key) : [])),
    ),
  )
  if (before[0] !== now[0] && !ofNewLeaders.some((key) => said.has(key))) return false
  const newcomers = now.filter((name) => !before.includes(name))
  const isEntryTold = newcomers.every((name) => named.has(name)) || said.has('entered')
  return newcomers.length === 0 || (isEntryTold && said.has('left'))
}
