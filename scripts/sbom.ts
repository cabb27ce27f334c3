import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTimePaths } from './notice.ts'

/** A package of the lockfile, by its path from the root. */
interface LockedPackage {
  version?: string
  license?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
}

export interface Lockfile {
  name: string
  packages: Record<string, LockedPackage>
}

const root = join(import.meta.dirname, '..')
/** npm calls its hashes as the Web does, CycloneDX by their full names. */
const hashNames: Readonly<Record<string, string>> = { sha512: 'SHA-512', sha256: 'SHA-256' }

/**
 * The packages that run in production, as a CycloneDX 1.6 document in JSON. The same lockfile makes
 * the same document but for the time. npm's own `npm sbom` does not read workspaces without a version
 * and leaves out what only a workspace needs.
 */
export function makeSbom({ name, packages }: Lockfile, made: Date) {
  const paths = runTimePaths(packages)
  const purls = paths.map((path) => purlOf(nameOf(path), packages[path]?.version))
  const product = purlOf(name, packages['']?.version)
  const components = new Map(
    paths.map((path, index) => [purls[index], componentOf(path, packages[path] ?? {})]),
  )
  const dependencies = new Map<string, Set<string>>([[product, new Set()]])
  const own = Object.keys(packages).filter((path) => !path.includes('node_modules/'))
  const graph: [path: string, purl: string][] = [
    ...own.map((path): [string, string] => [path, product]),
    ...paths.map((path, index): [string, string] => [path, purls[index] ?? '']),
  ]
  for (const [path, purl] of graph) {
    const needed = dependencies.get(purl) ?? new Set()
    dependencies.set(purl, needed)
    for (const dependency of Object.keys(packages[path]?.dependencies ?? {})) {
      const found = pathOf(dependency, path, packages)
      const needs = found && purlOf(dependency, packages[found]?.version)
      if (needs && components.has(needs)) needed.add(needs)
    }
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf([...components.keys()].join('\n'))}`,
    version: 1,
    metadata: {
      timestamp: made.toISOString(),
      component: {
        type: 'application',
        'bom-ref': product,
        name,
        version: packages['']?.version,
        purl: product,
      },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, needed]) => ({ ref, dependsOn: [...needed] })),
  }
}

function componentOf(path: string, locked: LockedPackage) {
  const { version, license, resolved, integrity = '' } = locked
  const purl = purlOf(nameOf(path), version)
  const [group, name] = nameOf(path).includes('/')
    ? nameOf(path).split('/')
    : [undefined, nameOf(path)]
  const [algorithm = '', hash = ''] = integrity.split('-')
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version,
    scope: 'required',
    hashes: [{ alg: hashNames[algorithm], content: Buffer.from(hash, 'base64').toString('hex') }],
    ...(license && { licenses: [licenceOf(license)] }),
    purl,
    externalReferences: [{ type: 'distribution', url: resolved }],
  }
}

/** An SPDX id or expression, or the words of the author. */
function licenceOf(license: string) {
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license }
  return /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { license: { name: license } }
}

function purlOf(name: string, version = ''): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** Where Node finds a package from this path: beside it or in a folder above. */
function pathOf(name: string, from: string, packages: Lockfile['packages']): string | undefined {
  const nested = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (packages[nested]) return nested
  if (from === '') return undefined
  const above = from.lastIndexOf('/node_modules/')
  return pathOf(name, above >= 0 ? from.slice(0, above) : '', packages)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

if (import.meta.main) {
  const target = process.argv[2] ?? join(root, 'sbom.cdx.json')
  const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const sbom = makeSbom(lockfile, new Date())
  writeFileSync(target, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${sbom.components.length} packages: ${target}`)
}
