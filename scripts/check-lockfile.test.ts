import { expect, test } from 'vitest'
import { checkLockfile, type LockedPackages } from './check-lockfile.ts'

const resolved = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'
const integrity = 'sha512-abc'
const locked = { resolved, integrity }

const problemsOf = (packages: LockedPackages, allowed: Record<string, boolean> = {}) =>
  checkLockfile(packages, allowed)

test('a package that is fetched from the registry with its hash passes', () => {
  expect(
    problemsOf({
      '': { dependencies: { '@x/a': '1.0.0' } },
      'apps/api': {},
      'node_modules/@individua/api': { resolved: 'apps/api', link: true },
      'node_modules/@x/a': { ...locked, dependencies: { b: '^1.0.0', c: '^1.0.0' } },
      'node_modules/@x/a/node_modules/b': locked,
      'node_modules/@x/a/node_modules/b/node_modules/d': { inBundle: true },
      'node_modules/c': locked,
    }),
  ).toEqual([])
})

test.each([
  ['no URL', { integrity }, 'no "resolved" at https://registry.npmjs.org/'],
  ['a URL elsewhere', { ...locked, resolved: 'git+ssh://git@host/a' }, 'no "resolved" at'],
  ['no hash', { resolved }, 'no SHA-512 "integrity"'],
  ['a weak hash', { resolved, integrity: 'sha1-abc' }, 'no SHA-512 "integrity"'],
  ['an unlocked dependency', { ...locked, dependencies: { b: '1' } }, 'its dependency b is not'],
  [
    'an unlocked dependency of another platform',
    { ...locked, optionalDependencies: { '@a/darwin': '1' } },
    'its dependency @a/darwin is not locked',
  ],
  ['an install script', { ...locked, hasInstallScript: true }, 'an install script that'],
])('%s is a problem', (_, entry, problem) => {
  expect(problemsOf({ 'node_modules/a': entry })).toEqual([
    expect.stringContaining(`node_modules/a: ${problem}`),
  ])
})

test('a dependency beside another package is not found', () => {
  const packages = {
    'node_modules/a': { ...locked, dependencies: { b: '1' } },
    'node_modules/c/node_modules/b': locked,
  }
  expect(problemsOf(packages)).toEqual(['node_modules/a: its dependency b is not locked'])
})

test('an install script that is allowed or refused is no problem', () => {
  const packages = { 'apps/api/node_modules/a': { ...locked, hasInstallScript: true } }
  expect(problemsOf(packages, { a: true })).toEqual([])
  expect(problemsOf(packages, { a: false })).toEqual([])
})

test('a package that reports installations is a problem, wherever it comes from', () => {
  expect(problemsOf({ 'node_modules/a/node_modules/@scarf/scarf': locked })).toEqual([
    'node_modules/a/node_modules/@scarf/scarf: reports installations',
  ])
})
