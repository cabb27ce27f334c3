import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findForbiddenImports } from './check-imports.ts'
import { checkDeclarations, readWorkspaces } from './declared-workspaces.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'imports-'))
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(directory, 'node_modules'))
})
afterEach(() => rmSync(directory, { recursive: true }))

function writeFiles(files: Record<string, string>) {
  const all = { 'apps/api/src/db/rows.ts': 'export {}', 'packages/x.ts': 'export {}', ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
}

async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  writeFiles(files)
  const { violations } = await findForbiddenImports(directory)
  return violations.map(({ rule }) => rule)
}

const features = 'apps/web/app/features'
const api = 'apps/api/src'

test('what the rules allow is allowed', async () => {
  expect(
    await rulesBrokenBy({
      [`${features}/chat/chat-screen.tsx`]: "import '../../ui/card.tsx'\nexport const a = <p />",
      'apps/web/app/ui/card.tsx': "import '../lib/theme.ts'",
      'apps/web/app/lib/theme.ts': 'export {}',
      [`${api}/features/chat/chat.queries.ts`]: "import { sql } from 'drizzle-orm'\nsql``",
    }),
  ).toEqual([])
})

test.each([
  ['web-features-apart', `${features}/chat/a.tsx`, '../results/b.ts', `${features}/results/b.ts`],
  [
    'web-shared-knows-no-feature',
    'apps/web/app/ui/a.tsx',
    '../features/b/b.ts',
    `${features}/b/b.ts`,
  ],
  ['web-lib-draws-nothing', 'apps/web/app/lib/a.ts', '../ui/b.tsx', 'apps/web/app/ui/b.tsx'],
  [
    'web-and-api-apart',
    'apps/web/app/lib/a.ts',
    '../../../api/src/db/rows.ts',
    `${api}/db/rows.ts`,
  ],
  [
    'api-features-call-services',
    `${api}/features/payments/payments.service.ts`,
    '../account/account.queries.ts',
    `${api}/features/account/account.queries.ts`,
  ],
  [
    'api-features-call-services',
    `${api}/features/payments/payments.service.ts`,
    '../account/account-names.ts',
    `${api}/features/account/account-names.ts`,
  ],
  ['api-below-knows-no-feature', `${api}/db/a.ts`, '../features/b/b.ts', `${api}/features/b/b.ts`],
  ['api-features-below-app', `${api}/features/b/b.ts`, '../../app.ts', `${api}/app.ts`],
  [
    'instrument-imports-nothing-of-ours',
    'packages/instrument/src/a.ts',
    '../../contract/src/b.ts',
    'packages/contract/src/b.ts',
  ],
  [
    'contract-imports-only-zod',
    'packages/contract/src/a.ts',
    '../../instrument/src/b.ts',
    'packages/instrument/src/b.ts',
  ],
])('%s is noticed', async (rule, importer, specifier, imported) => {
  const files = {
    [importer]: `import { b } from '${specifier}'\nb()`,
    [imported]: 'export const b = () => {}',
  }
  expect(await rulesBrokenBy(files)).toContain(rule)
})

test('a type import breaks the rules as well', async () => {
  expect(
    await rulesBrokenBy({
      [`${features}/chat/a.ts`]: "import type { B } from '../results/b.ts'\nexport type A = B",
      [`${features}/results/b.ts`]: 'export type B = string',
    }),
  ).toContain('web-features-apart')
})

test.each([
  ['drizzle-in-queries-only', "import { sql } from 'drizzle-orm'\nsql``"],
  ['vendors-behind-providers', "import { createTransport } from 'nodemailer'\ncreateTransport()"],
  ['no-unresolvable', "import './not-there.ts'"],
])('%s is noticed', async (rule, text) => {
  expect(await rulesBrokenBy({ [`${api}/features/a/a.service.ts`]: text })).toContain(rule)
})

test('a cycle of features is noticed, by way of other files and of types too', async () => {
  const files = {
    [`${api}/features/a/a.service.ts`]: "import { b } from '../b/b.service.ts'\nexport const a = b",
    [`${api}/features/b/b.service.ts`]: 'export const b = 1',
    [`${api}/features/c/c.service.ts`]:
      "import { a } from '../a/a.service.ts'\nexport type C = typeof a",
  }
  expect(await rulesBrokenBy(files)).toEqual([])
  const back = "import type { C } from '../c/c.service.ts'\nexport const other: C = 1"
  expect(await rulesBrokenBy({ ...files, [`${api}/features/b/other.service.ts`]: back })).toEqual([
    'no-feature-cycles',
    'no-feature-cycles',
    'no-feature-cycles',
  ])
})

test('a cycle is noticed, one of types alone is not', async () => {
  const [a, b] = ['packages/contract/src/a.ts', 'packages/contract/src/b.ts']
  const rules = await rulesBrokenBy({
    [a]: "import { b } from './b.ts'\nexport const a = () => b()",
    [b]: "import { a } from './a.ts'\nexport const b = () => a()",
  })
  expect(rules).toContain('no-cycles')
  const withTypes = await rulesBrokenBy({
    [a]: "import type { B } from './b.ts'\nexport type A = B | 1",
    [b]: "import type { A } from './a.ts'\nexport type B = A | 2",
  })
  expect(withTypes).toEqual([])
})

const manifest = (section: object) => JSON.stringify({ name: 'x', ...section })
const mandala = { '@individua/mandala': '*' }
const importMandala = "import { drawMandala } from '@individua/mandala/draw-mandala'\ndrawMandala()"

async function undeclaredIn(files: Record<string, string>): Promise<string[]> {
  writeFiles({ 'package.json': manifest({}), 'packages/mandala/package.json': '{}', ...files })
  const { imports } = await findForbiddenImports(directory)
  return checkDeclarations(readWorkspaces(directory), imports)
}

test.each([
  ['an import without a declaration', {}, 'src/a.ts', 'mandala is to be in dependencies'],
  [
    'an import of the product that is declared for tests',
    { devDependencies: mandala },
    'src/a.ts',
    'mandala is to be in dependencies, not in devDependencies',
  ],
  [
    'an import of a test that is declared for the product',
    { dependencies: mandala },
    'src/a.test.ts',
    'mandala is to be in devDependencies, not in dependencies',
  ],
])('%s is noticed', async (_, section, file, problem) => {
  const found = await undeclaredIn({
    'apps/api/package.json': manifest(section),
    [`apps/api/${file}`]: importMandala,
  })
  expect(found).toEqual([`apps/api/package.json: @individua/${problem}`])
})

test('a type, a late import and a text are imports as well', async () => {
  const found = await undeclaredIn({
    'apps/api/package.json': manifest({}),
    [`${api}/a.ts`]: "import type { A } from '@individua/mandala/draw-mandala'\nexport type B = A",
    [`${api}/b.ts`]: "export const load = () => import('@individua/contract/errors')",
    [`${api}/c.ts`]: "import en from '@individua/locales/en/app.json'\nexport const a = en",
  })
  expect(found.toSorted()).toEqual(
    ['contract', 'locales', 'mandala'].map(
      (name) => `apps/api/package.json: @individua/${name} is to be in dependencies`,
    ),
  )
})

test('a declaration that nothing imports is noticed, one that fits is not', async () => {
  const declared = { 'apps/api/package.json': manifest({ dependencies: mandala }) }
  expect(await undeclaredIn(declared)).toEqual([
    'apps/api/package.json: declares @individua/mandala, which nothing imports',
  ])
  expect(await undeclaredIn({ ...declared, [`${api}/a.ts`]: importMandala })).toEqual([])
})

test('scripts and journeys import packages by name, and the root declares them', async () => {
  const found = await undeclaredIn({
    'scripts/a.ts': "import { b } from '../packages/mandala/src/b.ts'\nb()",
    'packages/mandala/src/b.ts': 'export const b = () => {}',
    'e2e/c.spec.ts': importMandala,
  })
  expect(found).toEqual([
    'package.json: @individua/mandala is to be in devDependencies',
    "scripts/a.ts: imports ../packages/mandala/src/b.ts instead of the package's name",
  ])
})
