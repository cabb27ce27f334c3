import { expect, test } from 'vitest'
import released from '../../released/migrations.json' with { type: 'json' }
import { type Migration, migrationBreaks } from './migration-breaks.ts'
import { readMigrations } from './read-migrations.ts'

const first: Migration = { tag: '0000_core', sql: 'CREATE TABLE "people" ("id" uuid);' }
const next = (sql: string, tag = '0001_next') =>
  migrationBreaks([first, { tag, sql }], ['0000_core'])

test('the migrations since the last release leave the version before running', () => {
  expect(migrationBreaks(readMigrations(), released.migrations)).toEqual([])
})

test.each([
  'CREATE TABLE "marks" ("id" uuid NOT NULL);',
  'ALTER TABLE "people" ADD COLUMN "name" text;',
  `ALTER TABLE "people" ADD COLUMN "name" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "people" ALTER COLUMN "name" DROP NOT NULL; DROP INDEX "people_name_idx";',
  `-- drop table people\nINSERT INTO "people" VALUES ('rename; drop table');`,
])('%s only adds', (sql) => {
  expect(next(sql)).toEqual([])
})

test.each([
  ['DROP TABLE "people";', 'takes something away'],
  ['ALTER TABLE "people" DROP COLUMN "name";', 'takes something away'],
  ['ALTER TABLE "people" RENAME COLUMN "name" TO "title";', 'renames something'],
  ['ALTER TABLE "people" ALTER COLUMN "name" SET NOT NULL;', 'requires a value'],
  ['ALTER TABLE "people" ADD COLUMN "name" text NOT NULL;', 'adds a column that needs a value'],
  ['ALTER TABLE "people" ALTER COLUMN "id" SET DATA TYPE text;', 'changes the type'],
])('%s is refused', (sql, what) => {
  const [found = '', ...more] = next(sql)
  expect(found).toContain(`0001_next ${what}`)
  expect(more).toEqual([])
})

const drop = { tag: '0002_contract_names', sql: 'ALTER TABLE "people" DROP COLUMN "name";' }
const stopped = { tag: '0001_titles', sql: 'ALTER TABLE "people" ADD COLUMN "title" text;' }

test('a contract migration takes away what a release has stopped using, and not before', () => {
  const all = [first, stopped, drop]
  expect(migrationBreaks(all, [first.tag, stopped.tag])).toEqual([])
  expect(migrationBreaks(all, [first.tag])).toEqual([
    '0002_contract_names takes away what no release has stopped using yet',
  ])
})

test('a released migration stays as it is', () => {
  expect(migrationBreaks([first], [first.tag, '0001_gone'])).toEqual([
    '0001_gone was released and is no longer in its place',
  ])
})
