import { readFile } from 'node:fs/promises'
import {
  ParameterFileError,
  parametersFromFile,
} from '@individua/instrument/calibration/parameter-file'
import { type ParameterSet, shippedParameters } from '@individua/instrument/scoring/parameter-set'
import { z } from 'zod'
import { ConfigError } from '../env.ts'

const numbers = z.array(z.number())

/** The numbers of a file; its report is for people. */
const parameterFile = z.object({
  version: z.string(),
  widening: z.number(),
  statements: z.record(z.string(), z.object({ loadings: numbers, thresholds: numbers })),
  options: z.record(z.string(), numbers),
  covariance: numbers,
})

/**
 * What new results are scored with: the parameters of this file, or the shipped ones.
 * @throws ConfigError when the file cannot be read, is damaged or belongs to another item bank
 */
export async function readParameters(path: string | undefined): Promise<ParameterSet> {
  if (!path) return shippedParameters
  try {
    return parametersFromFile(parameterFile.parse(JSON.parse(await readFile(path, 'utf8'))))
  } catch (error) {
    throw new ConfigError(
      `INSTRUMENT_PARAMETERS names a file that cannot be used: ${path}: ${reasonOf(error)}`,
    )
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ParameterFileError) return error.message
  if (error instanceof Error && 'syscall' in error) return 'it cannot be read'
  return 'it was not written by individua calibrate'
}
