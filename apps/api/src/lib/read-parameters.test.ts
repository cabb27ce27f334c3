import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parameterVersion, toParameterFile } from '@individua/instrument/calibration/parameter-file'
import { shippedValues } from '@individua/instrument/calibration/parameter-values'
import { shippedParameters } from '@individua/instrument/scoring/parameter-set'
import { afterAll, expect, test } from 'vitest'
import { ConfigError } from '../env.ts'
import { readParameters } from './read-parameters.ts'

const folder = mkdtempSync(join(tmpdir(), 'individua-parameters-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fitted = { values: shippedValues(), widening: 4 }
const version = parameterVersion(fitted, 200)
const heldOut = { forms: 40, gain: 2, standardError: 0.5 }
const report = { forms: 200, heldOut, languages: { tested: 0, shifts: [] } }
const file = toParameterFile({ ...fitted, version, report })

function store(content: string): string {
  const path = join(folder, randomUUID())
  writeFileSync(path, content)
  return path
}

test('without a file the parameters are the shipped ones', async () => {
  expect(await readParameters(undefined)).toBe(shippedParameters)
})

test('a file of the command gives its parameters, version and widening', async () => {
  const parameters = await readParameters(store(JSON.stringify(file)))
  expect(parameters.version).toBe(version)
  expect(parameters.rankWidening(10)).toBeCloseTo(1.4, 9)
  expect(parameters.items.size).toBe(shippedParameters.items.size)
})

test.each([
  ['missing', join(folder, 'missing'), /it cannot be read/],
  ['not JSON', store('{'), /not written by individua calibrate/],
  ['of another shape', store('{"version":"2.0.0"}'), /not written by individua calibrate/],
  ['changed by hand', store(JSON.stringify({ ...file, widening: 9 })), /not those of version/],
  ['of another bank', store(JSON.stringify({ ...file, version: '1.0.0+200.0' })), /instrument 1/],
])('a file that is %s is refused in one line that names the setting', async (_, path, reason) => {
  const refusal = await readParameters(path).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ConfigError)
  expect(String(refusal)).toMatch(/^Error: INSTRUMENT_PARAMETERS names[^\n]*$/)
  expect(String(refusal)).toMatch(reason)
})
