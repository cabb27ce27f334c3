import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFile } from './test-files.ts'

/** An import as it is written: `apps/api/src/app.ts` imports `@individua/contract/errors`. */
export interface WrittenImport {
  from: string
  specifier: string
}

export interface Workspace {
  /** Folder from the root; empty for the root itself. */
  folder: string
  dependencies: string[]
  devDependencies: string[]
}

const ownPackage = /^@individua\/[^/]+/
const relativeToPackage = /^(\.\.\/)+packages\//
const isTest = new RegExp(testFile)

/**
 * What the workspaces declare wrongly: an import that is not declared, a declaration without an
 * import, `dependencies` that only tests need and the other way round. The root has no product code:
 * it declares everything for development.
 */
export function checkDeclarations(workspaces: Workspace[], imports: WrittenImport[]): string[] {
  return [
    ...workspaces.flatMap((workspace) => checkWorkspace(workspace, importsOf(workspace, imports))),
    ...imports
      .filter(({ specifier }) => relativeToPackage.test(specifier))
      .map(({ from, specifier }) => `${from}: imports ${specifier} instead of the package's name`),
  ]
}

function importsOf({ folder }: Workspace, imports: WrittenImport[]): WrittenImport[] {
  return imports.filter(({ from }) =>
    folder === '' ? !/^(apps|packages)\//.test(from) : from.startsWith(`${folder}/`),
  )
}

function checkWorkspace(workspace: Workspace, imports: WrittenImport[]): string[] {
  const { folder, dependencies, devDependencies } = workspace
  const isForTests = (from: string) => folder === '' || isTest.test(from)
  const namesIn = (of: WrittenImport[]) => new Set(of.flatMap(({ specifier }) => nameOf(specifier)))
  const product = namesIn(imports.filter(({ from }) => !isForTests(from)))
  const tests = namesIn(imports.filter(({ from }) => isForTests(from)))

  const listed = (name: string) =>
    dependencies.includes(name)
      ? 'dependencies'
      : devDependencies.includes(name)
        ? 'devDependencies'
        : undefined
  const wanted = (name: string) =>
    product.has(name) ? 'dependencies' : tests.has(name) ? 'devDependencies' : undefined

  const names = new Set([...product, ...tests, ...dependencies, ...devDependencies])
  return [...names]
    .filter((name) => ownPackage.test(name))
    .flatMap((name) => {
      const [is, shouldBe] = [listed(name), wanted(name)]
      if (is === shouldBe) return []
      const manifest = join(folder, 'package.json')
      if (shouldBe === undefined) return [`${manifest}: declares ${name}, which nothing imports`]
      return [`${manifest}: ${name} is to be in ${shouldBe}${is ? `, not in ${is}` : ''}`]
    })
}

function nameOf(specifier: string): string[] {
  return ownPackage.exec(specifier)?.slice(0, 1) ?? []
}

export function readWorkspaces(directory: string): Workspace[] {
  const manifests = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: directory })
  return manifests.map((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(directory, file), 'utf8'),
    )
    return {
      folder: file.replace(/\/?package\.json$/, ''),
      dependencies: Object.keys(dependencies),
      devDependencies: Object.keys(devDependencies),
    }
  })
}

/** The folders of sources that are there. */
export function sourceFolders(directory: string): string[] {
  return ['apps', 'packages', 'scripts', 'e2e'].filter((name) => existsSync(join(directory, name)))
}
