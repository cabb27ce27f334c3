import type { IModule } from 'dependency-cruiser'

const feature = /^apps\/api\/src\/features\/([^/]+)\//
const isTest = /\.test\.tsx?$|\/testing?\//

/** Imports between features of the API that lead back to where they start, by way of any files. */
export function findFeatureCycles(modules: readonly IModule[]): { from: string; to: string }[] {
  const imports = modules.flatMap(({ source, dependencies }) => {
    const from = feature.exec(source)?.[1]
    if (!from || isTest.test(source)) return []
    return dependencies.flatMap(({ resolved }) => {
      const to = feature.exec(resolved)?.[1]
      return to && to !== from ? [{ from, to, source, resolved }] : []
    })
  })
  const reach = (start: string, seen = new Set<string>()): Set<string> => {
    for (const { from, to } of imports) {
      if (from === start && !seen.has(to)) reach(to, seen.add(to))
    }
    return seen
  }
  return imports
    .filter(({ from, to }) => reach(to).has(from))
    .map(({ source, resolved }) => ({ from: source, to: resolved }))
}
