import { archetypes, type Language, languages } from '@individua/instrument/dimensions'
import { likertItems } from '@individua/instrument/items/item-bank'
import { mean } from './measures.ts'
import { type Recovery, RecoveryTally } from './recovery.ts'
import type { FormShift } from './respondent.ts'
import type { World } from './world.ts'

/** The share of statements that a translation makes easier or harder to agree with, and by how many SD. */
const shifted: Readonly<Record<Language, { share: number; size: number }>> = {
  en: { share: 0, size: 0 },
  sk: { share: 0.25, size: 0.35 },
  de: { share: 0.15, size: 0.25 },
}

export interface LanguageFigures {
  forms: Record<Language, Recovery>
  /** The larger loss of r against the form without shifts. */
  languageLoss: number
  /** The largest mean movement of an archetype, SD. */
  languageShift: number
}

/** Recovery of the same people under each language form. */
export class LanguageForms {
  readonly #forms

  constructor(world: World) {
    this.#forms = languages.map((language) => ({
      language,
      shift: drawShift(world, shifted[language]),
      tally: new RecoveryTally(),
      estimates: [] as number[][],
    }))
  }

  /** @param estimate answers one form and gives the estimates of the twelve archetypes */
  add(theta: Float64Array, estimate: (shift: FormShift) => number[]): void {
    for (const form of this.#forms) {
      const estimates = estimate(form.shift)
      form.tally.add(theta, estimates)
      form.estimates.push(estimates)
    }
  }

  figures(): LanguageFigures {
    const meanOf = (estimates: number[][], index: number) =>
      mean(estimates.map((estimate) => estimate[index]!))
    const [plain, ...others] = this.#forms
    const forms = Object.fromEntries(
      this.#forms.map(({ language, tally }) => [language, tally.result()]),
    ) as Record<Language, Recovery>
    return {
      forms,
      languageLoss: Math.max(
        ...others.map(({ language }) => forms[plain!.language].r - forms[language].r),
      ),
      languageShift: Math.max(
        ...others.flatMap(({ estimates }) =>
          archetypes.map((_, index) =>
            Math.abs(meanOf(estimates, index) - meanOf(plain!.estimates, index)),
          ),
        ),
      ),
    }
  }
}

function drawShift(world: World, { share, size }: { share: number; size: number }): FormShift {
  const shifts = new Map(
    likertItems.map(({ id }) => {
      const isShifted = world.random() < share
      return [id, isShifted ? (world.random() < 0.5 ? -size : size) : 0]
    }),
  )
  return ({ id }) => shifts.get(id) ?? 0
}
