import { expect, test } from 'vitest'
import { completeLockfile, missingOptionalPackages } from './complete-lockfile.ts'

const lockfile = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/linux-x64': '2.0.0' },
    },
    'node_modules/@tool/linux-x64': { version: '2.0.0' },
  },
}

test('a platform that the registry did not hold is found and added', () => {
  expect([...missingOptionalPackages(lockfile)]).toEqual([
    ['node_modules/@tool/linux-x64-musl', '2.0.0'],
  ])
  const completed = completeLockfile(lockfile)
  expect(completed.packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '2.0.0',
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
    dev: true,
    optional: true,
  })
  expect(missingOptionalPackages(completed).size).toBe(0)
})

test('what lies deeper or higher in the tree is found', () => {
  const nested = {
    packages: {
      'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0' } },
      'node_modules/a/node_modules/c': { version: '1.0.0' },
      'apps/web': { optionalDependencies: { d: '1.0.0' } },
      'node_modules/d': { version: '1.0.0' },
    },
  }
  expect(missingOptionalPackages(nested).size).toBe(0)
})
