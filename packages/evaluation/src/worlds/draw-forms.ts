import type { CalibrationForm } from '@individua/instrument/calibration/calibration-form'
import { languages } from '@individua/instrument/dimensions'
import { answerForm } from './foreign-respondent.ts'
import type { ForeignWorld } from './foreign-world.ts'

/** Complete forms of people as they come, careless ones among them, a third in each language. */
export function drawForms(world: ForeignWorld, count: number): CalibrationForm[] {
  return Array.from({ length: count }, (_, index) => ({
    language: languages[index % languages.length]!,
    answers: answerForm(world, world.drawPerson(), index),
  }))
}
