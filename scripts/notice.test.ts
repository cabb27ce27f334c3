import { expect, test } from 'vitest'
import { formatNotice, runTimePaths } from './notice.ts'

const mit = (owner: string) => `MIT License\n\nCopyright (c) 2020 ${owner}\n\nDo what you like.\n`
const packageOf = (name: string, text?: string) => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  text,
  notice: undefined,
  author: 'Its Author',
})

test('packages for development, for one platform and of our own are left out', () => {
  expect(
    runTimePaths({
      '': {},
      'apps/api': {},
      'node_modules/@individua/api': { link: true },
      'node_modules/hono': {},
      'apps/api/node_modules/zod': {},
      'node_modules/vitest': { dev: true },
      'node_modules/binary-for-linux': { optional: true },
      'node_modules/binary-for-tests': { devOptional: true },
    }),
  ).toEqual(['node_modules/hono', 'apps/api/node_modules/zod'])
})

test('each package is named once with its owner, each licence is printed once', () => {
  const packages = [packageOf('b', mit('Bea')), packageOf('a', mit('Ada')), packageOf('c')]
  const notice = formatNotice([...packages, packageOf('a', mit('Ada'))], [])
  expect(notice).toContain(
    [
      'a 1.0.0 (MIT)',
      '    Copyright (c) 2020 Ada',
      'b 1.0.0 (MIT)',
      '    Copyright (c) 2020 Bea',
      'c 1.0.0 (MIT)',
      '    Its Author',
    ].join('\n'),
  )
  expect(notice.match(/Do what you like/g)).toHaveLength(1)
})

test('the order of the packages does not change the notice', () => {
  const packages = [packageOf('b', mit('Bea')), packageOf('a', mit('Ada'))]
  expect(formatNotice(packages, [])).toBe(formatNotice(packages.toReversed(), []))
})

test('the licence of a font and the notice of a package are printed whole', () => {
  const withNotice = { ...packageOf('a', mit('Ada')), notice: 'Parts are by Bea.' }
  const notice = formatNotice([withNotice], [{ file: 'inter-license.txt', text: 'OFL 1.1\nAll.' }])
  expect(notice).toContain('inter-license.txt\n\nOFL 1.1\nAll.')
  expect(notice).toContain('Notice of a:\n\nParts are by Bea.')
})
