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
  // No route has a loader on the server or an action: nothing is fetched or decoded for a page.
  [
    /ssr[\\/]single-fetch\.js$/,
    /if \(request\.method !== "GET"\) return singleFetchActionStrategy\(args, fetchAndDecode\);/,
    '',
  ],
  [
    /ssr[\\/]single-fetch\.js$/,
    /if \(!ssr && !foundRevalidatingServerLoader\) return nonSsrStrategy\(.+\);/,
    'return nonSsrStrategy(args);',
  ],
  [
    /ssr[\\/]single-fetch\.js$/,
    /return hasClientLoader \? [\s\S]+? : handler\(\);/,
    'return handler();',
  ],
  [
    /ssr[\\/]single-fetch\.js$/,
    /let \{ hasClientLoader \} = getRouteInfo\(m\);\s+return handler/,
    'return handler',
  ],
  [/ssr[\\/]single-fetch\.js$/, /, fetchAndDecodeViaTurboStream, ssr\);/, ', undefined, ssr);'],
  [
    /dom-export[\\/]hydrated-router\.js$/,
    /if \(!ssrInfo\.stateDecodingPromise\) \{[\s\S]+?throw ssrInfo\.stateDecodingPromise;/,
    'ssrInfo.context.state = { loaderData: {}, actionData: null, errors: null };',
  ],
  // No link asks for a page before it is pressed.
  [/dom[\\/]lib\.js$/, /= usePrefetchBehavior\(prefetch, rest\);/, '= [false, null, {}];'],
  [/dom[\\/]lib\.js$/, /return shouldPrefetch && .+ : link;/, 'return link;'],
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
