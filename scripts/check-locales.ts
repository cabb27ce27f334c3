import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { shownErrorTexts } from '@individua/contract/errors'
import { defaultLanguage, type Language, languages } from '@individua/contract/languages'
import { findTextUses, type TextUse } from './text-uses.ts'

/** The texts of one file, flattened: dotted key to text. */
export type FlatTexts = Record<string, string>

const root = join(import.meta.dirname, '..')
const pluralForm = /_(zero|one|two|few|many|other)$/

export function flatten(node: object, prefix = ''): FlatTexts {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

const stemOf = (key: string) => key.replace(pluralForm, '')

/** Texts by stem; a stem with plural forms has one text per form. */
function byStem(texts: FlatTexts): Map<string, FlatTexts> {
  const stems = new Map<string, FlatTexts>()
  for (const [key, text] of Object.entries(texts)) {
    const isPlural = pluralForm.test(key) && `${stemOf(key)}_other` in texts
    const stem = isPlural ? stemOf(key) : key
    stems.set(stem, { ...stems.get(stem), [key]: text })
  }
  return stems
}

function placeholdersIn(forms: FlatTexts): string {
  const names = Object.values(forms).flatMap((text) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
  )
  return [...new Set(names)].toSorted().join(', ')
}

/** The forms a language needs for whole numbers. */
export function pluralFormsOf(language: string): Set<string> {
  const rules = new Intl.PluralRules(language)
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))
}

/** What is wrong between the languages of one file: keys, placeholders, plural forms, empty texts. */
export function compareLanguages(texts: Record<string, FlatTexts>): string[] {
  const stems = Object.entries(texts).map(([language, flat]) => [language, byStem(flat)] as const)
  const all = new Set(stems.flatMap(([, stem]) => [...stem.keys()]))
  return [...all].flatMap((stem) => {
    const present = stems.flatMap(([language, of]) => {
      const forms = of.get(stem)
      return forms ? [{ language, forms }] : []
    })
    const problems = present.flatMap(({ language, forms }) => checkForms(language, stem, forms))
    for (const [language, of] of stems)
      if (!of.has(stem)) problems.push(`${stem} is missing in ${language}`)
    const placeholders = new Set(present.map(({ forms }) => placeholdersIn(forms)))
    if (placeholders.size > 1) {
      problems.push(`${stem} has different placeholders: ${[...placeholders].join(' | ')}`)
    }
    return problems
  })
}

function checkForms(language: string, stem: string, forms: FlatTexts): string[] {
  const problems = Object.entries(forms)
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => `${key} is empty in ${language}`)
  if (stem in forms) return problems
  for (const form of pluralFormsOf(language)) {
    if (!(`${stem}_${form}` in forms)) problems.push(`${stem} has no form "${form}" in ${language}`)
  }
  return problems
}

/** Does a use (`a.*.title`, or `?a.b` for perhaps) stand for this key? */
function standsFor(use: string, key: string): boolean {
  const pattern = use
    .replace(/^\?/, '')
    .replace(/[.+?^$()|[\]{}\\]/g, '\\$&')
    .replaceAll('*', '.+')
  return new RegExp(`^${pattern}$`).test(key)
}

/** Keys that the code asks for and that are missing, and keys that nothing asks for. */
export function compareWithUses(texts: Record<string, FlatTexts>, uses: TextUse[]): string[] {
  const keysOf = (namespace: string) => [...byStem(texts[namespace] ?? {}).keys()]
  const namesFor = (pattern: string) =>
    Object.keys(texts).filter((name) => standsFor(pattern, name))
  const isIn = (name: string, key: string) => keysOf(name).some((known) => standsFor(key, known))
  const missing = uses
    .filter(({ key }) => !key.startsWith('?'))
    .filter(({ namespaces, key }) => {
      const candidates = namespaces.map(namesFor)
      return !candidates.some((names) => names.length > 0 && names.every((name) => isIn(name, key)))
    })
    .map(({ namespaces, key }) => `${namespaces.join(' or ')}: ${key} is used and missing`)
  const unused = Object.keys(texts).flatMap((namespace) => {
    const used = uses.filter((use) => use.namespaces.flatMap(namesFor).includes(namespace))
    return keysOf(namespace)
      .filter((key) => !used.some((use) => standsFor(use.key, key)))
      .map((key) => `${namespace}: ${key} is used nowhere`)
  })
  return [...missing, ...unused]
}

/** Text files that another language has, and files of a language that the product does not offer. */
export function findMissingFiles(files: string[]): string[] {
  const names = new Set(files.map((file) => basename(file)))
  const wanted = languages.flatMap((language) =>
    [...names].map((name) => `packages/locales/${language}/${name}`),
  )
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files
      .filter((file) => !wanted.includes(file))
      .map((file) => `${file}: the contract has no such language`),
  ]
}

/** The texts of errors are in the contract. */
function readTexts(language: Language, namespace: string): FlatTexts {
  if (namespace === 'errors') return shownErrorTexts(language)
  const path = join(root, 'packages/locales', language, `${namespace}.json`)
  return flatten(JSON.parse(readFileSync(path, 'utf8')))
}

function readSources(pattern: string): { file: string; text: string }[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Languages whose file says the same as another's: a copy that was not translated. */
export function findCopies(texts: Record<string, FlatTexts>): string[] {
  const seen = new Map<string, string>()
  return Object.entries(texts).flatMap(([language, flat]) => {
    const content = JSON.stringify(Object.entries(flat).toSorted())
    const first = seen.get(content)
    seen.set(content, first ?? language)
    return first ? [`the texts in ${language} are those in ${first}`] : []
  })
}

/** The API takes its texts as objects, checked by their types: a key counts as used by its name. */
function usesByName(namespaces: string[], sources: { text: string }[]): TextUse[] {
  const words = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  return namespaces.flatMap((namespace) =>
    Object.keys(readTexts('en', namespace))
      .filter((key) => words.has(key.split('.').at(-1) ?? ''))
      .map((key) => ({ namespaces: [namespace], key: stemOf(key) })),
  )
}

function checkAll(): string[] {
  const files = globSync('packages/locales/*/*.json', { cwd: root })
  const missing = findMissingFiles(files)
  if (missing.length > 0) return missing
  const namespaces = files
    .filter((file) => file.startsWith(`packages/locales/${defaultLanguage}/`))
    .map((file) => basename(file, '.json'))
    .concat('errors')
  const ofLanguages = namespaces.flatMap((namespace) => {
    const texts = Object.fromEntries(
      languages.map((language) => [language, readTexts(language, namespace)]),
    )
    const problems = [...compareLanguages(texts), ...findCopies(texts)]
    return problems.map((problem) => `${namespace}: ${problem}`)
  })
  const uses = [
    ...readSources('apps/web/app/**/*.{ts,tsx}').flatMap(({ file, text }) =>
      findTextUses(file, text),
    ),
    ...usesByName(
      ['emails', 'pdf', 'practice-checkout'],
      readSources('apps/api/src/**/*.{ts,tsx}'),
    ),
    // The names of the plans are read by the API, by the plan's id.
    { namespaces: ['payments'], key: 'plans.*' },
  ]
  const english = Object.fromEntries(namespaces.map((name) => [name, readTexts('en', name)]))
  return [...ofLanguages, ...compareWithUses(english, uses)]
}

if (import.meta.main) {
  const problems = checkAll()
  for (const problem of problems) console.error(problem)
  console.log(`${problems.length} problems in the texts of ${languages.join(', ')}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
