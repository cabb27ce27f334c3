import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { checkDeclarations, readWorkspaces, sourceFolders } from './declared-workspaces.ts'
import { findFeatureCycles } from './feature-cycles.ts'

export interface Violation {
  rule: string
  from: string
  to: string
}

const root = join(import.meta.dirname, '..')

/** Imports that break the rules of .dependency-cruiser.mjs, and every import as it is written. */
export async function findForbiddenImports(directory: string) {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'))
  const folders = sourceFolders(directory)
  const { output } = await cruise(folders, { ...options, baseDir: directory })
  if (typeof output === 'string') throw new Error(output)
  const violations: Violation[] = [
    ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    ...findFeatureCycles(output.modules).map((cycle) => ({ rule: 'no-feature-cycles', ...cycle })),
  ]
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module }) => ({ from: source, specifier: module })),
  )
  return { violations, imports }
}

if (import.meta.main) {
  const { violations, imports } = await findForbiddenImports(root)
  const problems = [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`),
    ...checkDeclarations(readWorkspaces(root), imports),
  ]
  for (const problem of problems) console.error(problem)
  console.log(`${imports.length} imports read, ${problems.length} problems`)
  process.exitCode = problems.length === 0 && imports.length > 0 ? 0 : 1
}
