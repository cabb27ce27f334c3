import type { Evaluated, Evaluation } from '@individua/evaluation/evaluate'
import { type Goal, isMet } from '@individua/evaluation/goals'
import type { Recovery } from '@individua/evaluation/recovery'
import { archetypes, languages } from '@individua/instrument/dimensions'

const otherKeys = [
  'shadowPressureR',
  'personaR',
  'selfR',
  'innerOtherR',
  'personasR',
  'shadowsR',
  'shadowTopThree',
  'leadingMotive',
  'coverage80',
  'calibrationError',
  'namedCalibrationError',
  'retestSame',
  'retestStability90',
  'shiftPerAcquiescence',
  'spreadPerExtremeStyle',
  'languageLoss',
  'languageShift',
  'lzCut',
  'contradictionCut',
] as const
export function printRecovery(evaluation: Evaluation): void {
  const { world, respondents, draws, ten, thirty, tailoring, wholeBank } = evaluation
  console.log(`\nRecovery in the world "${world}": ${respondents} respondents in ${draws} draws`)
  printRows([
    ['chance', { r: 0, worst: 0, leader: 1 / 12, inThree: 1 / 4, topThree: 1 / 4 }],
    ['10, shuffled keys', ten.shuffledKeys],
    ['10, naive quiz, sums', ten.naiveQuiz],
    ['10, sums of our answers', ten.sums],
    ['10, model', ten.model],
    ['30, shuffled keys', thirty.shuffledKeys],
    ['30, naive quiz, sums', thirty.naiveQuiz],
    ['30, sums of our answers', thirty.sums],
    ['30, model, twenty fixed', tailoring.untailored],
    ['30, model, twenty tailored', thirty.model],
    ['whole bank (ceiling)', wholeBank],
  ])
}

function printRows(rows: [string, Omit<Recovery, 'perArchetype'>][]): void {
  console.table(
    Object.fromEntries(
      rows.map(([name, { r, worst, leader, inThree, topThree }]) => [
        name,
        {
          r: fixed(r),
          worst: fixed(worst),
          'leader %': percent(leader),
          'in our three %': percent(inThree),
          'three of three %': percent(topThree),
        },
      ]),
    ),
  )
}

/** Everything but recovery: tailoring, reliability, language forms, quality checks, further figures. */
export function printDetails(evaluation: Evaluation): void {
  printTailoring(evaluation)
  printReliability(evaluation)
  printLanguageForms(evaluation)
  printCertainty(evaluation)
  printQuality(evaluation)
  printOthers(evaluation)
}

function printTailoring({ tailoring: { gain, errors } }: Evaluation): void {
  console.log(
    '\nGain by tailoring: twenty chosen against twenty fixed, same people and core answers',
  )
  const points = (key: 'leader' | 'inThree' | 'topThree') =>
    `${percent(gain[key])} ± ${percent(errors[key])}`
  console.table({
    'gain ± standard error': {
      r: `${fixed(gain.r)} ± ${fixed(errors.r)}`,
      'leader %': points('leader'),
      'in our three %': points('inThree'),
      'three of three %': points('topThree'),
    },
  })
}

function printReliability({ ten, thirty }: Evaluation): void {
  console.log('\nReliability: stated (1 − mean posterior variance) and reached (r²)')
  const rowOf = (stated: number, r: number) => ({ stated: fixed(stated), reached: fixed(r ** 2) })
  const rows = archetypes.map((name, index) => {
    const at = ({ reliability, model }: Evaluated) =>
      rowOf(reliability[index] ?? Number.NaN, model.perArchetype[index] ?? Number.NaN)
    return [name, { ten: at(ten), thirty: at(thirty) }] as const
  })
  console.table(Object.fromEntries(rows.map(([name, row]) => [name, flat(row)])))
}

function printLanguageForms({ ten, thirty }: Evaluation): void {
  console.log(
    '\nLanguage forms: statements harder or easier to agree with, sk 25 % ± .35, de 15 % ± .25',
  )
  printRows(
    [ten, thirty].flatMap(({ forms }, index) =>
      languages.map((language): [string, Recovery] => [
        `${index === 0 ? 10 : 30}, ${language}`,
        forms[language],
      ]),
    ),
  )
}

function printCertainty({ ten, thirty }: Evaluation): void {
  console.log(
    '\nWords of certainty on the three archetypes named first: among the strongest three?',
  )
  const rows = [ten, thirty].flatMap(({ certaintyWords }, index) =>
    Object.entries(certaintyWords).map(([word, { share, stated, hit }]) => [
      `${index === 0 ? 10 : 30}, ${word}`,
      { 'of the words %': percent(share), 'stated %': percent(stated), 'so it is %': percent(hit) },
    ]),
  )
  console.table(Object.fromEntries(rows))
}

function printQuality({ ten, thirty }: Evaluation): void {
  console.log('\nQuality checks: what they notice, and false alarms')
  const row = (read: (figures: Evaluated) => number) => ({
    'ten %': percent(read(ten)),
    'thirty %': percent(read(thirty)),
  })
  console.table({
    'straight lines caught': row(({ straightCaught }) => straightCaught),
    'straight lines, false': row(({ straightFalse }) => straightFalse),
    'random, fit and pairs at 5 % false': row(({ randomCaught }) => randomCaught),
    'random, fit alone at 5 % false': row(({ randomCaughtByFit }) => randomCaughtByFit),
    'random, pairs alone at 5 % false': row(({ randomCaughtByPairs }) => randomCaughtByPairs),
    'half random, fit and pairs': row(({ halfRandomCaught }) => halfRandomCaught),
    'half random, fit alone': row(({ halfRandomCaughtByFit }) => halfRandomCaughtByFit),
    'inconsistent as shipped, false': row(({ inconsistentFalse }) => inconsistentFalse),
    'extreme style (a third as far apart) caught': row(({ extremeCaught }) => extremeCaught),
    'extreme style, false': row(({ extremeFalse }) => extremeFalse),
    'any response style, false': row(({ styleFalse }) => styleFalse),
  })
}

function printOthers({ ten, thirty }: Evaluation): void {
  console.log('\nStructure, families, coverage, retest, response styles, and the cuts of quality')
  const printed = otherKeys.map((key) => [
    key,
    { ten: fixed(ten[key]), thirty: fixed(thirty[key]) },
  ])
  console.table(Object.fromEntries(printed))
}

export function printGoals(goals: readonly Goal[]): void {
  console.log('\nGoals')
  console.table(
    Object.fromEntries(
      goals.map((goal) => [
        goal.name,
        {
          reached: fixed(goal.value),
          'at least': bound(goal.atLeast),
          'at most': bound(goal.atMost),
          '': isMet(goal) ? 'met' : 'MISSED',
        },
      ]),
    ),
  )
}

/** Nested figures as columns of their own, numbers to three places. */
function flat(row: object): object {
  const short = (value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value)
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, number]) => [`${name} ${inner}`, short(number)])
        : [[name, short(value)]],
    ),
  )
}

function bound(value: number | undefined): string | number {
  return value === undefined ? '' : Number(value.toFixed(3))
}

function fixed(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3)
}

function percent(value: number): string {
  return (100 * value).toFixed(1)
}
