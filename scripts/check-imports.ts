import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

export interface Violation {
  rule: string
  from: string
  to: string
}

const root = join(import.meta.dirname, '..')

/** Who imports whom against the rules of .dependency-cruiser.mjs, and how many imports were read. */
export async function findForbiddenImports(directory: string) {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'))
  const { output } = await cruise(['apps', 'packages'], { ...options, baseDir: directory })
  if (typeof output === 'string') throw new Error(output)
  const violations = output.summary.violations.map(
    ({ rule, from, to }): Violation => ({ rule: rule.name, from, to }),
  )
  return { violations, importCount: output.summary.totalDependenciesCruised ?? 0 }
}

if (import.meta.main) {
  const { violations, importCount } = await findForbiddenImports(root)
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} imports ${to}`)
  console.log(`${importCount} imports read, ${violations.length} forbidden`)
  process.exitCode = violations.length === 0 && importCount > 0 ? 0 : 1
}
