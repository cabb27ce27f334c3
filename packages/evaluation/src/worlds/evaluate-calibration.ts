import { calibrate } from '@individua/instrument/calibration/calibrate'
import { parameterSetOf } from '@individua/instrument/calibration/parameter-values'
import { coreItems } from '@individua/instrument/items/core'
import { type ParameterSet, shippedParameters } from '@individua/instrument/scoring/parameter-set'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { sumScores } from '../sum-scores.ts'
import { drawForms } from './draw-forms.ts'
import { drawReader } from './evaluate-worlds.ts'
import { answerForm } from './foreign-respondent.ts'
import { type ForeignFigures, ForeignTally } from './foreign-tally.ts'
import { ForeignWorld } from './foreign-world.ts'
import type { ForeignSettings } from './settings.ts'

/** What the same people's answers give by one set of parameters. */
export interface CalibrationFigures {
  parameters: string
  byCount: Record<10 | 30, ForeignFigures>
}

/**
 * Calibrates on the forms of a foreign world and scores other people of it, by the shipped and by the
 * fitted parameters. The people are asked what the shipped parameters choose.
 */
export function evaluateCalibration(
  settings: ForeignSettings,
  size: { draws: number; forms: number; people: number; firstSeed?: number },
): [shipped: CalibrationFigures, fitted: CalibrationFigures] {
  const shipped = new Comparison('shipped')
  const fitted = new Comparison(`fitted to ${size.forms}`)
  for (let draw = 0; draw < size.draws; draw++) {
    const world = new ForeignWorld(settings, (size.firstSeed ?? 1) + draw)
    const result = calibrate(drawForms(world, size.forms))
    // A refusal leaves people with the shipped parameters.
    const parameters =
      'calibration' in result
        ? parameterSetOf(
            result.calibration.values,
            result.calibration.version,
            result.calibration.widening,
          )
        : shippedParameters
    for (let index = 0; index < size.people; index++) {
      const person = drawReader(world)
      const answers = answerForm(world, person, size.forms + index)
      shipped.add(person.theta, answers, shippedParameters)
      fitted.add(person.theta, answers, parameters)
    }
  }
  return [shipped.figures(), fitted.figures()]
}

class Comparison {
  readonly #name: string
  readonly #ten = new ForeignTally()
  readonly #thirty = new ForeignTally()

  constructor(name: string) {
    this.#name = name
  }

  add(theta: Float64Array, answers: ReturnType<typeof answerForm>, parameters: ParameterSet): void {
    const core = answers.slice(0, coreItems.length)
    this.#ten.add(theta, scoreAnswers(core, { parameters }), sumScores(core))
    const profile = scoreAnswers(answers, { form: 'full', parameters })
    this.#thirty.add(theta, profile, sumScores(answers))
  }

  figures(): CalibrationFigures {
    const byCount = { 10: this.#ten.figures(), 30: this.#thirty.figures() }
    return { parameters: this.#name, byCount }
  }
}
