import { coreItems } from '@individua/instrument/items/core'
import { likertItems } from '@individua/instrument/items/item-bank'
import { choiceItems } from '@individua/instrument/items/scenarios'
import type { Certainty } from '@individua/instrument/profile'
import { partners } from '@individua/instrument/quality/contradictions'
import { extremeCuts, straightLiningRun } from '@individua/instrument/quality/response-quality'
import { largestRho } from '@individua/instrument/scoring/answer-evidence'
import type { NumberedWords } from './document-numbers.ts'
import type { Evaluated, Evaluation } from './evaluate.ts'
import type { MethodFigures } from './method-figures.ts'
import type { Recovery } from './recovery.ts'
import type { ForeignEvaluation } from './worlds/evaluate-worlds.ts'
import type { ForeignFigures } from './worlds/foreign-tally.ts'

/** Numbers in docs/method.md that the source or the measured figures determine. */
export function numbersOfSource({ ten, thirty }: MethodFigures): NumberedWords[] {
  const pairs = partners.flat()
  const opposite = pairs.filter(({ direction }) => direction === -1)
  return [
    say('of the {} further statements', likertItems.length - coreItems.length),
    say('whole bank ({} statements, {} situations)', likertItems.length, choiceItems.length),
    say('{} in the bank, {} of them opposite', pairs.length, opposite.length),
    say('(ρ of {} at most)', decimal(largestRho, 2)),
    say('assumed validity of at most {}.', decimal(largestRho, 2)),
    say('{} equal answers of 10, {} of 18 or more', straightLiningRun(10), straightLiningRun(18)),
    say('at least {} outermost answers of 10', 10 * extremeCuts.core),
    say('{} % of 18 or more.', 100 * extremeCuts.full),
    say('with a correlation of {} to {},', ...decimals(ten.r)),
    say('among the three we name {} to {} times in 100', ...wholes(ten.inThree)),
    say('chosen for the person, reach {} to {};', ...decimals(thirty.r)),
    say('the leader is named right {} to {} times in 100', ...wholes(thirty.leader)),
    say('is among the three {} to {} times.', ...wholes(thirty.inThree)),
  ]
}

/** Numbers in the tables of docs/method.md, as the realistic world gives them. */
export function numbersOfEvaluation(
  evaluation: Evaluation,
  foreign: readonly ForeignEvaluation[],
): NumberedWords[] {
  const { respondents, draws } = evaluation
  return [
    say('({} simulated respondents in', respondents.toLocaleString('en')),
    say('simulated respondents in {} draws', draws),
    ...tailoringRows(evaluation),
    ...qualityRows(evaluation),
    ...recoveryRows(evaluation),
    ...furtherRows(evaluation),
    ...certaintyRows(evaluation),
    ...foreign.flatMap(worldRows),
  ]
}

/** Two rows of the table of worlds, by the name of the world. */
function worldRows({ world, byCount }: ForeignEvaluation) {
  const both = (...reads: ((figures: ForeignFigures) => string)[]) =>
    reads.flatMap((read) => [read(byCount[10]), read(byCount[30])])
  const recovered = both(
    ({ r }) => decimal(r, 2),
    ({ leader }) => whole(leader),
    ({ inThree }) => whole(inThree),
    ({ sumsR }) => decimal(sumsR, 2),
    ({ sumsLeader }) => whole(sumsLeader),
  )
  const honest = both(
    ({ leaderStated }) => whole(leaderStated),
    ({ leader }) => whole(leader),
    ({ coverage80 }) => whole(coverage80),
    ({ doubtful }) => decimal(100 * doubtful, 1),
  )
  return [
    say(`| ${world} | {} / {} | {} / {} | {} / {} | {} / {} | {} / {} |`, ...recovered),
    say(`| ${world}: honesty | {} / {} | {} / {} | {} / {} | {} / {} |`, ...honest),
  ]
}

function tailoringRows({ thirty, tailoring: { untailored, gain, errors } }: Evaluation) {
  const points = (key: 'leader' | 'inThree' | 'topThree') => [
    signed(100 * gain[key], 1),
    decimal(100 * errors[key], 1),
  ]
  return [
    say('| fixed | {} | {} % | {} % | {} % |', decimal(untailored.r, 3), ...shares(untailored)),
    say(
      '| chosen | {} | {} % | {} % | {} % |',
      decimal(thirty.model.r, 3),
      ...shares(thirty.model),
    ),
    say(
      '| gain ± standard error | {} ± {} | {} ± {} | {} ± {} | {} ± {} |',
      signed(gain.r, 3),
      decimal(errors.r, 3),
      ...points('leader'),
      ...points('inThree'),
      ...points('topThree'),
    ),
  ]
}

function qualityRows({ ten, thirty }: Evaluation) {
  const both = (...keys: NumberKey[]) =>
    [ten, thirty].flatMap((length) => keys.map((key) => percent(length[key])))
  return [
    say('| straight lines: false alarms | {} % | {} % |', ...both('straightFalse')),
    say(
      '| random answers noticed at 5 % false alarms: fit and pairs | {} % | {} % |',
      ...both('randomCaught'),
    ),
    say(
      '| the same by person fit alone / by pairs alone | {} % / none | {} % / {} % |',
      percent(ten.randomCaughtByFit),
      percent(thirty.randomCaughtByFit),
      percent(thirty.randomCaughtByPairs),
    ),
    say(
      '| every second answer random: fit and pairs / fit alone | {} % / {} % | {} % / {} % |',
      ...both('halfRandomCaught', 'halfRandomCaughtByFit'),
    ),
    say(
      '| false alarms of contradiction with the cuts as shipped | {} % | {} % |',
      ...both('inconsistentFalse'),
    ),
    say(
      '| people who see the answers a third as far apart noticed (false alarms) | {} % ({} %) | {} % ({} %) |',
      ...both('extremeCaught', 'extremeFalse'),
    ),
  ]
}

function recoveryRows({ ten, thirty, wholeBank }: Evaluation) {
  const row = (label: string, recovery: Recovery) =>
    say(`| ${label} | {} | {} % | {} % | {} % |`, decimal(recovery.r, 2), ...shares(recovery))
  const bold = (label: string, recovery: Recovery) =>
    say(
      `| **${label}** | **{}** | **{} %** | **{} %** | **{} %** |`,
      decimal(recovery.r, 2),
      ...shares(recovery),
    )
  return [
    row('ten, keys shuffled', ten.shuffledKeys),
    row('ten, naive quiz with sums', ten.naiveQuiz),
    row('ten, sums of our answers', ten.sums),
    bold('ten, model', ten.model),
    row('thirty, keys shuffled', thirty.shuffledKeys),
    row('thirty, naive quiz with sums', thirty.naiveQuiz),
    row('thirty, sums of our answers', thirty.sums),
    bold('thirty, model', thirty.model),
    say(' situations) | {} | {} % | {} % | {} % |', decimal(wholeBank.r, 2), ...shares(wholeBank)),
  ]
}

function furtherRows({ ten, thirty }: Evaluation) {
  const both = (digits: number, ...keys: NumberKey[]) =>
    [ten, thirty].flatMap((length) => keys.map((key) => decimal(length[key], digits)))
  const range = (read: (figures: Evaluated) => readonly number[]) =>
    [ten, thirty].flatMap((length) =>
      [Math.min(...read(length)), Math.max(...read(length))].map((value) => decimal(value, 2)),
    )
  return [
    say(
      '| r of the worst archetype | {} | {} |',
      ...[ten, thirty].map(({ model }) => decimal(model.worst, 2)),
    ),
    say(
      '| reliability of an archetype, reached (r²), lowest to highest | {} to {} | {} to {} |',
      ...range(({ model }) => model.perArchetype.map((r) => r ** 2)),
    ),
    say(
      '| the same as the model states it (1 − mean posterior variance) | {} to {} | {} to {} |',
      ...range(({ reliability }) => reliability),
    ),
    say(
      '| r of shadow pressure / persona / self / inner other | {} / {} / {} / {} | {} / {} / {} / {} |',
      ...both(2, 'shadowPressureR', 'personaR', 'selfR', 'innerOtherR'),
    ),
    say(
      '| r of the personas / of the shadow traits | {} / {} | {} / {} |',
      ...both(2, 'personasR', 'shadowsR'),
    ),
    say(
      '| leading motive of four found | {} % | {} % |',
      ...[ten, thirty].map(({ leadingMotive }) => whole(leadingMotive)),
    ),
    say(
      '| truth inside the 80 % interval | {} % | {} % |',
      ...[ten, thirty].map(({ coverage80 }) => whole(coverage80)),
    ),
    say(
      "| calibration error of the leader's probability | {} | {} |",
      ...both(3, 'calibrationError'),
    ),
    say('| the same for the three named first | {} | {} |', ...both(3, 'namedCalibrationError')),
    say(
      '| retest, same person / traits correlating .90 | {} / {} | {} / {} |',
      ...both(2, 'retestSame', 'retestStability90'),
    ),
    say(
      '| shift of a strength per SD of acquiescence | {} | {} |',
      ...both(3, 'shiftPerAcquiescence'),
    ),
    say(
      '| farther from the middle per SD of extreme style | {} | {} |',
      ...both(3, 'spreadPerExtremeStyle'),
    ),
    say(
      '| r lost when a language form shifts a quarter of its items | {} | {} |',
      ...both(3, 'languageLoss'),
    ),
  ]
}

/** Ten answers never give `clear`. */
function certaintyRows({ ten, thirty }: Evaluation) {
  const labels = { likely: 'likely', quitePossible: 'quite possible', open: 'open' } as const
  const figures = (length: Evaluated, word: Certainty) => {
    const { stated, hit } = length.certaintyWords[word]
    return [percent(stated), percent(hit)]
  }
  return [
    say('| clear | never | {} % / {} % |', ...figures(thirty, 'clear')),
    ...(['likely', 'quitePossible', 'open'] as const).map((word) =>
      say(
        `| ${labels[word]} | {} % / {} % | {} % / {} % |`,
        ...figures(ten, word),
        ...figures(thirty, word),
      ),
    ),
  ]
}

type NumberKey = {
  [Key in keyof Evaluated]: Evaluated[Key] extends number ? Key : never
}[keyof Evaluated]

function say(words: string, ...numbers: (string | number)[]): NumberedWords {
  return { words, numbers }
}

function shares({ leader, inThree, topThree }: Recovery): string[] {
  return [leader, inThree, topThree].map(percent)
}

/** Percent with one decimal; a share of 1 is plainly 100. */
function percent(share: number): string {
  return share === 1 ? '100' : (100 * share).toFixed(1)
}

function whole(share: number): string {
  return (100 * share).toFixed(0)
}

function decimals(range: readonly number[]): string[] {
  return range.map((value) => decimal(value, 2))
}

function wholes(range: readonly number[]): string[] {
  return range.map(whole)
}

/** Without the zero before the point, as statistics are printed. */
function decimal(value: number, digits: number): string {
  return value
    .toFixed(digits)
    .replace(/^(-?)0\./, '$1.')
    .replace('-', '−')
}

function signed(value: number, digits: number): string {
  return value < 0 ? decimal(value, digits) : `+${decimal(value, digits)}`
}
