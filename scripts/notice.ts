import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A package of the lockfile, by its path from the root (`node_modules/hono`). */
interface LockedPackage {
  version?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

interface LicensedPackage {
  name: string
  version: string
  licence: string
  /** Text of the package's licence file; undefined when it ships none. */
  text: string | undefined
  /** Text of the NOTICE file that Apache 2.0 asks to pass on. */
  notice: string | undefined
  author: string
}

interface LicensedFont {
  file: string
  text: string
}

interface Manifest {
  license?: string | { type: string }
  licenses?: { type: string }[]
  author?: string | { name?: string }
}

const root = join(import.meta.dirname, '..')
const target = join(root, 'NOTICE')
const rule = '-'.repeat(80)

/**
 * Paths of the packages that run in production. Optional ones depend on the machine that installs
 * and stay out, so that every machine writes the same file.
 */
export function runTimePaths(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, { link, dev, devOptional, optional }]) => !(link || dev || devOptional || optional))
    .map(([path]) => path)
}

export function formatNotice(packages: LicensedPackage[], fonts: LicensedFont[]): string {
  const sorted = packages.toSorted((a, b) => compare(keyOf(a), keyOf(b)))
  const unique = sorted.filter((entry, index) => keyOf(entry) !== keyOf(sorted[index - 1]))
  const licences = [...new Set(unique.map(({ licence }) => licence))].toSorted(compare)
  const sections = [
    'Individua contains fonts and packages of other authors, under the licences below.\n' +
      'Written by `npm run notice`; `npm test` fails when it is stale.',
    heading('Fonts'),
    ...fonts.map(({ file, text }) => `${file}\n\n${text.trim()}`),
    heading('Packages'),
    unique.map(formatPackage).join('\n'),
    ...unique.flatMap(({ name, notice }) =>
      notice === undefined ? [] : [`Notice of ${name}:\n\n${notice.trim()}`],
    ),
    heading('Licences'),
    ...licences.flatMap((licence) => {
      const text = termsOf(licence, unique)
      return text === undefined ? [] : [`${licence}\n\n${text}`]
    }),
  ]
  return `${sections
    .join('\n\n')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')}\n`
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const keyOf = (entry: LicensedPackage | undefined) => `${entry?.name}@${entry?.version}`

const heading = (title: string) => `${rule}\n${title}\n${rule}`

function formatPackage({ name, version, licence, text = '', author }: LicensedPackage): string {
  const copyright = copyrightLines(text).map((line) => line.trim())
  const owners = copyright.length > 0 ? copyright : [author].filter((line) => line !== '')
  return [`${name} ${version} (${licence})`, ...owners.map((line) => `    ${line}`)].join('\n')
}

/** Lines that name an owner and a year, not the licence's own use of the word "copyright". */
function copyrightLines(text: string): string[] {
  return text.split('\n').filter((line) => /^\W*copyright\b.*\d{4}/i.test(line))
}

/** The terms of a licence, once: the longest text, for some packages ship a mere reference. */
function termsOf(licence: string, packages: LicensedPackage[]): string | undefined {
  const [text] = packages
    .flatMap((entry) => (entry.licence === licence && entry.text ? [entry.text] : []))
    .toSorted((a, b) => b.length - a.length)
  if (text === undefined) return undefined
  const owners = new Set(copyrightLines(text))
  const terms = text.split('\n').filter((line) => !owners.has(line))
  return terms
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function readPackage(path: string): LicensedPackage {
  const folder = join(root, path)
  const manifest: Manifest & { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const text = readFirst(folder, /^(licen[cs]e|copying)/i)
  return {
    name: manifest.name,
    version: manifest.version,
    licence: licenceOf(manifest, text),
    text,
    notice: readFirst(folder, /^notice/i),
    author: typeof manifest.author === 'string' ? manifest.author : (manifest.author?.name ?? ''),
  }
}

function licenceOf({ license, licenses = [] }: Manifest, text = ''): string {
  if (typeof license === 'string') return license
  const listed = license?.type ?? licenses.map(({ type }) => type).join(' OR ')
  return listed || (/^(\S+) License/.exec(text)?.[1] ?? 'see its files')
}

function readFirst(folder: string, name: RegExp): string | undefined {
  const file = readdirSync(folder)
    .toSorted(compare)
    .find((entry) => name.test(entry))
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8')
}

/** Each family once, though the web app and the PDF each keep its licence beside its files. */
function readFonts(): LicensedFont[] {
  const files = globSync('apps/*/**/fonts/*-license.txt', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|build|dist)$/.test(path),
  }).toSorted(compare)
  const byName = new Map(files.map((file) => [basename(file), file]))
  return [...byName.values()].map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }))
}

function currentNotice(): string {
  const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return formatNotice(runTimePaths(lockfile.packages).map(readPackage), readFonts())
}

if (import.meta.main) {
  const notice = currentNotice()
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === notice
  if (!process.argv.includes('--check')) writeFileSync(target, notice)
  else if (!isCurrent) {
    console.error('NOTICE does not fit the installed packages. Run: npm run notice')
    process.exitCode = 1
  }
}
