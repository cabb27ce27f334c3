import { expect, test } from 'vitest'
import {
  compareLanguages,
  compareWithUses,
  findCopies,
  flatten,
  pluralFormsOf,
} from './check-locales.ts'
import { findTextUses } from './text-uses.ts'

const compare = (en: object, sk: object) => compareLanguages({ en: flatten(en), sk: flatten(sk) })

test('equal keys and placeholders are right', () => {
  expect(compare({ a: { b: 'Hi {{name}}' } }, { a: { b: 'Ahoj {{name}}' } })).toEqual([])
})

test('a missing key is noticed in either direction', () => {
  expect(compare({ a: 'x' }, {})).toEqual(['a is missing in sk'])
  expect(compare({}, { a: 'x' })).toEqual(['a is missing in en'])
})

test('a file that only copies another language is noticed', () => {
  expect(findCopies({ en: { a: 'x' }, sk: { a: 'y' }, cs: { a: 'y' } })).toEqual([
    'the texts in cs are those in sk',
  ])
})

test('a misspelt placeholder and an empty text are noticed', () => {
  expect(compare({ a: '{{name}}' }, { a: '{{nam}}' })).toEqual([
    'a has different placeholders: name | nam',
  ])
  expect(compare({ a: 'x' }, { a: ' ' })).toEqual(['a is empty in sk'])
})

test('each language has its own plural forms', () => {
  expect([...pluralFormsOf('sk')].toSorted()).toEqual(['few', 'one', 'other'])
  const english = { answers_one: '{{count}} answer', answers_other: '{{count}} answers' }
  const slovak = { answers_one: '{{count}} odpoveď', answers_other: '{{count}} odpovedí' }
  expect(compare(english, slovak)).toEqual(['answers has no form "few" in sk'])
  expect(compare(english, { ...slovak, answers_few: '{{count}} odpovede' })).toEqual([])
})

test('a key that ends like a plural form but is none stays itself', () => {
  expect(compare({ no_one: 'x' }, { no_one: 'x' })).toEqual([])
})

const screen = `
  function Screen() {
    const { t, i18n } = useTranslation('chat')
    const { t: tApp } = useTranslation('app')
    return <p title={tApp('close')}>{t('title')}{t(\`hint.\${name}.text\`)}{t(isBusy ? 'busy' : 'idle')}</p>
  }
  function part(t: Translate<'legal'>, row: string) {
    return t(row === 'x' ? 'xText' : rows[0])
  }
  const rows = ['first']
`
const uses = findTextUses('screen.tsx', screen)

test('uses are found with their namespaces', () => {
  const keys = (namespace: string) =>
    uses.filter(({ namespaces }) => namespaces.includes(namespace)).map(({ key }) => key)
  expect(keys('app')).toEqual(['close'])
  expect(keys('chat')).toEqual(expect.arrayContaining(['title', 'hint.*.text', 'busy', 'idle']))
  expect(keys('legal')).toEqual(expect.arrayContaining(['xText', '?first']))
})

test('a family of namespaces must have a key in each of its members', () => {
  const family = findTextUses(
    'page.tsx',
    `function Page() { const { t } = useTranslation(\`page-\${name}\`); return t('title') }`,
  )
  expect(family).toEqual([{ namespaces: ['page-*'], key: 'title' }])
  const title = flatten({ title: 'x' })
  expect(compareWithUses({ 'page-a': title, 'page-b': title }, family)).toEqual([])
  expect(compareWithUses({ 'page-a': title, 'page-b': {} }, family)).toEqual([
    'page-*: title is used and missing',
  ])
})

const texts = {
  app: flatten({ close: 'x' }),
  chat: flatten({ title: 'x', hint: { a: { text: 'x' } }, busy: 'x', idle: 'x' }),
  legal: flatten({ xText: 'x', first: 'x' }),
}

test('what is used and there is right', () => {
  expect(compareWithUses(texts, uses)).toEqual([])
})

test('a key that is used and missing is noticed', () => {
  expect(compareWithUses({ ...texts, app: {} }, uses)).toEqual(['app: close is used and missing'])
})

test('a key that nothing uses is noticed', () => {
  const withMore = { ...texts, chat: { ...texts.chat, old: 'x', 'hint.a.title': 'x' } }
  expect(compareWithUses(withMore, uses)).toEqual([
    'chat: old is used nowhere',
    'chat: hint.a.title is used nowhere',
  ])
})
