import { instrumentVersion } from '../items/core.ts'
import type { ParameterSet } from '../scoring/parameter-set.ts'
import { dimensionCount as K } from '../scoring/prior.ts'
import type { Calibration, CalibrationReport } from './calibrate.ts'
import { type ParameterValues, parameterSetOf, shippedValues } from './parameter-values.ts'

/** Fitted parameters as JSON. Items without an answer have the shipped values. */
export interface ParameterFile {
  /**
   * `2.0.0+312.5f1c09aa`: the instrument, how many forms its parameters were fitted to, and a digest of
   * the parameters, so that no two fits have one version.
   */
  version: string
  report: CalibrationReport
  widening: number
  statements: Record<string, { loadings: number[]; thresholds: number[] }>
  options: Record<string, number[]>
  covariance: number[]
}

type Numbers = Omit<ParameterFile, 'version' | 'report'>

/** A parameter file that does not belong to this bank, or is damaged. */
export class ParameterFileError extends Error {
  override readonly name = 'ParameterFileError'
}

/** The version of parameters that were fitted to so many forms. */
export function parameterVersion(
  fitted: Pick<Calibration, 'values' | 'widening'>,
  forms: number,
): string {
  return `${instrumentVersion}+${forms}.${digestOf(numbersOf(fitted))}`
}

/** The fitted parameters as they are written to a file, with a version of their own. */
export function toParameterFile(calibration: Calibration): ParameterFile {
  const { version, report } = calibration
  return { version, report, ...numbersOf(calibration) }
}

function numbersOf({ values, widening }: Pick<Calibration, 'values' | 'widening'>): Numbers {
  return {
    widening: rounded(widening),
    statements: Object.fromEntries(
      [...values.statements].map(([id, { loadings, thresholds }]) => [
        id,
        { loadings: [...loadings].map(rounded), thresholds: [...thresholds].map(rounded) },
      ]),
    ),
    options: Object.fromEntries(
      [...values.options].map(([id, loadings]) => [id, [...loadings].map(rounded)]),
    ),
    covariance: [...values.covariance].map(rounded),
  }
}

/**
 * The parameters of a file, ready to score with.
 *
 * @throws {ParameterFileError} when it was made for another version or bank, or numbers are missing
 *   or others than those that its version was given for
 */
export function parametersFromFile(file: Omit<ParameterFile, 'report'>): ParameterSet {
  if (!file.version.startsWith(`${instrumentVersion}+`)) {
    throw new ParameterFileError(`made for instrument ${file.version}, not ${instrumentVersion}`)
  }
  const shipped = shippedValues()
  const values: ParameterValues = {
    statements: new Map(
      [...shipped.statements.keys()].map((id) => {
        const { loadings, thresholds } = file.statements[id] ?? { loadings: [], thresholds: [] }
        return [
          id,
          {
            loadings: numbers(loadings, K, id),
            thresholds: ascending(numbers(thresholds, 4, id), id),
          },
        ]
      }),
    ),
    options: new Map(
      [...shipped.options.keys()].map((id) => [id, numbers(file.options[id] ?? [], K, id)]),
    ),
    covariance: numbers(file.covariance, K * K, 'covariance'),
  }
  const { widening, statements, options, covariance } = file
  if (!file.version.endsWith(`.${digestOf({ widening, statements, options, covariance })}`)) {
    throw new ParameterFileError(`its numbers are not those of version ${file.version}`)
  }
  return parameterSetOf(values, file.version, numbers([widening], 1, 'widening')[0])
}

/** FNV-1a in 32 bits: it tells fits apart and notices damage, and guards against no attack. */
function digestOf(fitted: Numbers): string {
  const text = JSON.stringify(fitted)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function numbers(list: readonly number[], count: number, name: string): Float64Array {
  if (list.length !== count || !list.every(Number.isFinite)) {
    throw new ParameterFileError(`${name} does not have ${count} numbers`)
  }
  return Float64Array.from(list)
}

function ascending(thresholds: Float64Array, id: string): Float64Array {
  if (thresholds.some((value, k) => k > 0 && value <= thresholds[k - 1]!)) {
    throw new ParameterFileError(`${id} has thresholds that do not rise`)
  }
  return thresholds
}

function rounded(value: number): number {
  return Number(value.toFixed(5))
}
