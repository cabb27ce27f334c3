import { calibrate } from '@individua/instrument/calibration/calibrate'
import {
  completeForms,
  fewestClosedAnswers,
} from '@individua/instrument/calibration/calibration-form'
import {
  describeCalibration,
  describeRefusal,
} from '@individua/instrument/calibration/describe-calibration'
import { fitParameters } from '@individua/instrument/calibration/fit-parameters'
import { languageShifts } from '@individua/instrument/calibration/language-shifts'
import {
  ParameterFileError,
  parametersFromFile,
  toParameterFile,
} from '@individua/instrument/calibration/parameter-file'
import { parameterSetOf, shippedValues } from '@individua/instrument/calibration/parameter-values'
import { archetypes } from '@individua/instrument/dimensions'
import { coreItems, instrumentVersion } from '@individua/instrument/items/core'
import type { Profile } from '@individua/instrument/profile'
import { createRandom } from '@individua/instrument/scoring/random'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { writeBasicReport } from '@individua/report/compose/write-basic-report'
import { expect, test } from 'vitest'
import { RecoveryTally } from '../recovery.ts'
import { drawForms } from './draw-forms.ts'
import { drawReader } from './evaluate-worlds.ts'
import { answerForm } from './foreign-respondent.ts'
import { ForeignWorld } from './foreign-world.ts'
import { fiveClusters } from './settings.ts'

const world = new ForeignWorld(fiveClusters, 4)
const forms = drawForms(world, 160)
const result = calibrate(forms)
const calibration = 'calibration' in result ? result.calibration : undefined

test('shipped values score as the shipped parameters do', () => {
  const { answers } = forms[0]!
  const dense = scoreAnswers(answers, {
    form: 'full',
    parameters: parameterSetOf(shippedValues(), instrumentVersion),
  })
  const shipped = scoreAnswers(answers, { form: 'full' })
  for (const { name, mean, answers: weights } of dense.archetypes) {
    const same = shipped.archetypes.find((one) => one.name === name)!
    expect(mean).toBeCloseTo(same.mean, 9)
    expect(weights[0]!.weight).toBeCloseTo(same.answers[0]!.weight, 9)
  }
})

test('160 forms of another world give parameters that make held-out forms more plausible', () => {
  expect(calibration?.report.forms).toBe(160)
  expect(calibration?.report.heldOut.forms).toBe(32)
  expect(calibration?.report.heldOut.gain).toBeGreaterThan(0.5)
  expect(calibration?.version).toMatch(new RegExp(`^${instrumentVersion}\\+160\\.[0-9a-f]{8}$`))
})

test('answers still add up to the estimate, and the result carries the version', () => {
  const file = JSON.parse(JSON.stringify(toParameterFile(calibration!)))
  const parameters = parametersFromFile(file)
  const profile = scoreAnswers(forms[1]!.answers, { form: 'full', parameters })
  expect(profile.instrumentVersion).toBe(calibration?.version)
  for (const { mean, answers } of profile.archetypes) {
    expect(answers.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(mean, 6)
  }
})

test('a basic report can be written where the core measures less than was assumed', () => {
  const values = shippedValues()
  for (const [id, { loadings, thresholds }] of values.statements) {
    values.statements.set(id, { loadings: loadings.map((x) => x / 2), thresholds })
  }
  const parameters = parameterSetOf(values, `${instrumentVersion}+200.0a1b2c3d`)
  const core = forms[0]!.answers.flatMap((answer, index) =>
    answer.kind === 'likert' && index < coreItems.length ? [answer] : [],
  )
  const profile = scoreAnswers(core, { parameters })
  expect(Object.keys(profile.structures).toSorted()).toEqual(['persona', 'shadowPressure'])
  expect(writeBasicReport(profile, core, 'en').portrait.paragraphs).not.toEqual([])
})

test('equal forms give equal parameters', () => {
  const few = forms.slice(0, 20)
  expect(fitParameters(few)).toEqual(fitParameters(few))
})

test('fewer than 150 complete forms are refused; short forms do not count', () => {
  const short = forms.map((form) => ({ ...form, answers: form.answers.slice(0, 10) }))
  const mixed = [...forms.slice(0, 149), ...short]
  expect(calibrate(mixed)).toEqual({
    refusal: { reason: 'tooFewForms', forms: 149, needed: 150 },
  })
})

test('open answers are not read, and 27 closed ones make a form complete', () => {
  const closed = forms.map(({ language, answers }) => ({
    language,
    answers: answers.filter(({ kind }) => kind !== 'open'),
  }))
  expect(closed.every(({ answers }) => answers.length === fewestClosedAnswers)).toBe(true)
  expect(completeForms(forms)).toEqual(closed)
})

test('the operator reads of sample, held-out gain and shifts, or why there is none', () => {
  const lines = describeCalibration(calibration!)
  expect(lines[0]).toContain('fitted to 160 forms')
  expect(lines[1]).toMatch(/^Held out: 32 forms, \d+\.\d+ ± \d+\.\d+ nats a form better$/)
  expect(lines).toHaveLength(4 + (calibration?.report.languages.shifts.length ?? 0))
  const refusal = { reason: 'tooFewForms', forms: 149, needed: 150 } as const
  expect(describeRefusal(refusal)).toContain('149 complete forms, 150 are needed')
})

test('parameters are refused when held-out forms become no more plausible', () => {
  // What is fitted to four fifths is wrong for the fifth: those answer the other way round.
  const mirrored = forms.map((form, index) => {
    if (index % 5 !== 0) return form
    const answers = form.answers.map((answer) => {
      return answer.kind === 'likert' ? { ...answer, value: 1 + (answer.value % 5) } : answer
    })
    return { ...form, answers }
  })
  const refused = calibrate(mirrored)
  expect('refusal' in refused && refused.refusal.reason).toBe('noImprovement')
})

test('a statement that is harder in one language is reported, with its direction', () => {
  const random = createRandom(1)
  const itemId = forms[0]!.answers[0]!.itemId
  const shifted = forms.map((form) => ({
    ...form,
    answers: form.answers.map((answer) => {
      const isHarder =
        answer.kind === 'likert' && answer.itemId === itemId && form.language === 'de'
      return isHarder && random() < 0.8
        ? { ...answer, value: Math.max(1, answer.value - 1) }
        : answer
    }),
  }))
  const { tested, shifts } = languageShifts(
    shifted,
    parametersFromFile(toParameterFile(calibration!)),
  )
  const found = shifts.find((shift) => shift.itemId === itemId && shift.language === 'de')
  expect(found?.shift).toBeGreaterThan(0.2)
  expect(found?.z).toBeGreaterThan(2.58)
  expect(shifts.length).toBeLessThan(tested / 5)
})

test('a damaged file, and one of another version, are refused', () => {
  const file = toParameterFile(calibration!)
  expect(() => parametersFromFile({ ...file, version: '1.0.0+160' })).toThrow(ParameterFileError)
  expect(() => parametersFromFile({ ...file, covariance: [1] })).toThrow(ParameterFileError)
  expect(() => parametersFromFile({ ...file, statements: {} })).toThrow(ParameterFileError)
  expect(() => parametersFromFile({ ...file, widening: file.widening + 1 })).toThrow(/not those of/)
})

test('other people of the same world are recovered better by the fitted parameters', () => {
  const parameters = parametersFromFile(toParameterFile(calibration!))
  const [shipped, fitted] = [new RecoveryTally(), new RecoveryTally()]
  for (let index = 0; index < 150; index++) {
    const person = drawReader(world)
    const answers = answerForm(world, person, index, 10)
    shipped.add(person.theta, strengthsOf(scoreAnswers(answers)))
    fitted.add(person.theta, strengthsOf(scoreAnswers(answers, { parameters })))
  }
  expect(fitted.result().r).toBeGreaterThan(shipped.result().r)
})

function strengthsOf(profile: Profile): number[] {
  return archetypes.map((name) => profile.archetypes.find((one) => one.name === name)!.strength)
}
