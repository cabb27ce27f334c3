import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package of the lockfile. */
interface LockedPackage {
  resolved?: string
  integrity?: string
  link?: boolean
  /** Comes inside the package above it, whose integrity covers it. */
  inBundle?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export type LockedPackages = Record<string, LockedPackage>

const registry = 'https://registry.npmjs.org/'
/** Packages that report who installs them. */
const telemetry = ['@scarf/scarf']

/**
 * What keeps the lockfile from naming every file that an installation fetches, on every platform.
 * @param allowScripts of the root manifest: whether a package may run its install script
 */
export function checkLockfile(
  packages: LockedPackages,
  allowScripts: Record<string, boolean>,
): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, locked]) => [
      ...checkSource(path, locked),
      ...checkDependencies(path, locked, packages),
      ...(telemetry.includes(nameOf(path)) ? [`${path}: reports installations`] : []),
      ...(locked.hasInstallScript && allowScripts[nameOf(path)] === undefined
        ? [`${path}: an install script that allowScripts neither allows nor refuses`]
        : []),
    ])
}

function checkSource(path: string, { resolved, integrity, inBundle }: LockedPackage): string[] {
  if (inBundle) return []
  return [
    ...(resolved?.startsWith(registry) ? [] : [`${path}: no "resolved" at ${registry}`]),
    ...(integrity?.startsWith('sha512-') ? [] : [`${path}: no SHA-512 "integrity"`]),
  ]
}

/** npm leaves out what the registry lacks for another platform, and says nothing. */
function checkDependencies(path: string, locked: LockedPackage, packages: LockedPackages) {
  const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
  return names
    .filter((name) => !isLocked(name, path, packages))
    .map((name) => `${path}: its dependency ${name} is not locked`)
}

/** Whether Node finds the package from this path: beside it or in a folder above. */
function isLocked(name: string, path: string, packages: LockedPackages): boolean {
  if (packages[`${path}/node_modules/${name}`]) return true
  const above = path.lastIndexOf('/node_modules/')
  if (above >= 0) return isLocked(name, path.slice(0, above), packages)
  return packages[`node_modules/${name}`] !== undefined
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

if (import.meta.main) {
  const read = (folder: string, file: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, folder, file), 'utf8'))
  const problems = ['..', 'on-demand'].flatMap((folder) => {
    const { packages } = read(folder, 'package-lock.json') as { packages: LockedPackages }
    const { allowScripts = {} } = read(folder, 'package.json') as {
      allowScripts?: Record<string, boolean>
    }
    const found = checkLockfile(packages, allowScripts)
    const place = join('scripts', folder)
    console.log(
      `${place}: ${Object.keys(packages).length} locked packages, ${found.length} problems`,
    )
    return found.map((problem) => `${place}: ${problem}`)
  })
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
