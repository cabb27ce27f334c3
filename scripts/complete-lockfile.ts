import { readFileSync, writeFileSync } from 'node:fs'

/**
 * npm leaves a platform's binary out of the lockfile when the registry it asked does not hold that
 * binary, and `npm ci` then refuses the whole lockfile. This adds the missing entries, by name and
 * version only; a registry that has the package adds its integrity at the next `npm install`.
 */

interface LockedPackage {
  version?: string
  optionalDependencies?: Record<string, string>
  [field: string]: unknown
}
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

const operatingSystems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const cpus = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'wasm32']

/** Places where Node looks for a package that the package at `path` asks for, nearest first. */
function placesFor(path: string, name: string): string[] {
  const places = [`${path === '' ? '' : `${path}/`}node_modules/${name}`]
  const parent = path.lastIndexOf('node_modules/')
  if (parent >= 0) places.push(...placesFor(path.slice(0, parent).replace(/\/$/, ''), name))
  else if (path !== '') places.push(...placesFor('', name))
  return places
}

function platformOf(name: string): Record<string, string[]> {
  const words = name.split(/[/-]/)
  const os = operatingSystems.filter((system) => words.includes(system))
  const cpu = cpus.filter((kind) => words.includes(kind))
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(libc.length > 0 && { libc }),
  }
}

/** Optional packages that the lockfile asks for and has no entry of: place to version. */
export function missingOptionalPackages(lockfile: Lockfile): Map<string, string> {
  const missing = new Map<string, string>()
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!placesFor(path, name).some((place) => place in lockfile.packages)) {
        missing.set(`node_modules/${name}`, version)
      }
    }
  }
  return missing
}

export function completeLockfile(lockfile: Lockfile): Lockfile {
  const added = [...missingOptionalPackages(lockfile)].map(([place, version]) => {
    const platform = platformOf(place.replace('node_modules/', ''))
    return [place, { version, ...platform, dev: true, optional: true }] as const
  })
  const packages = [...Object.entries(lockfile.packages), ...added].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return { ...lockfile, packages: Object.fromEntries(packages) }
}

if (import.meta.main) {
  const path = new URL('../package-lock.json', import.meta.url)
  const lockfile: Lockfile = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`)
  console.log(`${missingOptionalPackages(lockfile).size} platform packages added to the lockfile`)
}
