import type { Plugin } from 'vite'

/** What our configuration decides, in the words of React Router's files, and what it comes to. */
const decided: [where: RegExp, pattern: RegExp, replacement: string][] = [
  // `routeDiscovery: 'initial'`: no page asks the server for routes.
  [/ssr[\\/]fog-of-war\.js$/, /!isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'true'],
  // No instrumentations are given to `HydratedRouter`.
  [/router[\\/]router\.js$/, /if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)'],
  // Without a network, a reload for missing code would end at the browser's own page: ours decides.
  [
    /ssr[\\/]routeModules\.js$/,
    /window\.location\.reload\(\);\s+return new Promise\(\(\) => \{\}\);/,
    'throw error;',
  ],
  // Names for developer tools, and calls without effect: without both, unused components go.
  [/dom[\\/]lib\.js$/, /^\w+\.displayName = .+$/gm, ''],
  [/dom[\\/]lib\.js$/, /= (?=React\$\d\.forwardRef\()/g, '= /* @__PURE__ */ '],
]

/**
 * Leaves out of the browser's files what this product cannot reach of React Router, which decides at
 * run time what our configuration has decided, and hands missing code over to our own page.
 * @throws Error when React Router no longer has such a place
 */
export function pruneRouter(): Plugin {
  return {
    name: 'prune-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code, id) => prune(code, id),
    },
  }
}

export function prune(code: string, id: string): string {
  return decided
    .filter(([where]) => where.test(id))
    .reduce((pruned, [, pattern, replacement]) => {
      const next = pruned.replace(pattern, replacement)
      if (next === pruned) throw new Error(`prune-router.ts: ${pattern} is not in ${id}`)
      return next
    }, code)
}
