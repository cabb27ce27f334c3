import { expect, test } from 'vitest'
import { isNewerVersion } from './newer-version.ts'

test.each([
  ['2.0.0', '1.1.0', true],
  ['2.0.0', '2.0.0', false],
  ['2.0.0', '2.1.0', false],
  ['10.0.0', '9.2.0', true],
  ['2.0.0+312.5f1c09aa', '2.0.0', true],
  ['2.0.0', '2.0.0+312.5f1c09aa', false],
  ['2.0.0+900.0a1b2c3d', '2.0.0+312.5f1c09aa', true],
  ['2.0.0+312.0a1b2c3d', '2.0.0+312.5f1c09aa', true],
  ['2.0.0+312.5f1c09aa', '2.0.0+312.5f1c09aa', false],
  ['2.0.0+312.5f1c09aa', '2.1.0', false],
])('%s reads the answers of a result of %s anew: %s', (version, than, isNewer) => {
  expect(isNewerVersion(version, than)).toBe(isNewer)
})
