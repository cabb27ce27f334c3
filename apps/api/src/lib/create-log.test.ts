import { expect, test } from 'vitest'
import { logLines } from '../testing/log-lines.ts'
import { describeError } from './describe-error.ts'
import { version } from './version.ts'

const planted = 'jana.planted@mail.test'

test('each line names the instance and the version', () => {
  const { log, lines } = logLines({ INSTANCE_NAME: 'blue-2' })
  log.info('first')
  log.child({ part: 'of it' }).warn('second')
  expect(lines()).toMatchObject([
    { instance: 'blue-2', version, msg: 'first' },
    { instance: 'blue-2', version, msg: 'second', part: 'of it' },
  ])
})

test('an error is its name, its code, its causes and where it happened', () => {
  const cause = Object.assign(new Error(planted), { name: 'DatabaseError', code: '23505' })
  const described = describeError(new TypeError('outer', { cause }))
  expect(described).toMatch(/^TypeError < DatabaseError 23505 at .*create-log\.test\.ts:\d+:\d+/)
})

const values: [string, unknown, string][] = [
  ['a text', planted, 'thrown string'],
  ['nothing', undefined, 'thrown undefined'],
  ['an object without a name', { detail: planted }, 'object'],
  [
    'an error that pg-boss has taken apart',
    { ...Object.assign(new Error(planted), { code: '57P01' }), stack: '', queue: 'send-mail' },
    'object 57P01 queue send-mail',
  ],
  ['a sentence as code', Object.assign(new Error(), { code: planted, stack: '' }), 'Error'],
  ['a sentence as name', Object.assign(new Error(), { name: planted, stack: '' }), 'Error'],
]
test.each(values)('%s in place of an error is described', (_, thrown, described) => {
  expect(describeError(thrown)).toBe(described)
})

test('a message with lines that look like places is left out', () => {
  const error = new Error(
    `first\n    at ${planted} (/home/${planted}:1:1)\n    at /x/${planted}:2:2`,
  )
  const described = describeError(error)
  expect(described).not.toContain(planted)
  expect(described).toContain('create-log.test.ts')
})

test('causes that go in a circle end', () => {
  const error = new Error('one')
  error.cause = error
  expect(describeError(error)).toMatch(/^Error( < Error){7} at/)
})
