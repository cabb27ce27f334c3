import { expect, test } from 'vitest'
import { statementText } from './statement-text.ts'

test.each([
  ['select * from users where email = $1', 'select * from users where email = $1'],
  [`select 'jana', 'it''s' from "users"`, 'select ?, ? from "users"'],
  [`select E'it\\'s jana' as x`, 'select ? as x'],
  ['do $body$ jana $body$; select $$ jana $$', 'do ?; select ?'],
  ['select 1 -- jana\n/* jana\n jana */ + 2', 'select 1 + 2'],
  [`select 'jana -- ' || name`, 'select ? || name'],
])('%s keeps no value', (statement, text) => expect(statementText(statement)).toBe(text))

test('a long statement is cut', () => {
  expect(statementText(`select ${'a, '.repeat(2000)}b`)).toHaveLength(2000)
})
