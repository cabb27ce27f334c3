import type { Plugin } from 'vite'

type Decided = [where: RegExp, pattern: RegExp, replacement: string]

const router = /router[\\/]router\.js$/
const routes = /ssr[\\/]routes\.js$/
const singleFetch = /ssr[\\/]single-fetch\.js$/
const hydratedRouter = /dom-export[\\/]hydrated-router\.js$/
const links = /dom[\\/]lib\.js$/

/** No route of ours has a loader, an action or middleware, so that none redirects or responds. */
const withoutData: Decided[] = [
  [singleFetch, /if \(request\.method !== "GET"\) return singleFetchActionStrategy\(.+\);/, ''],
  [
    singleFetch,
    /if \(!ssr && !foundRevalidatingServerLoader\) return nonSsrStrategy\(.+\);/,
    'return nonSsrStrategy(args);',
  ],
  [singleFetch, /return hasClientLoader \? [\s\S]+? : handler\(\);/, 'return handler();'],
  [
    singleFetch,
    /let \{ hasClientLoader \} = getRouteInfo\(m\);\s+return handler/,
    'return handler',
  ],
  [singleFetch, /, fetchAndDecodeViaTurboStream, ssr\);/, ', undefined, ssr);'],
  [singleFetch, /=> args\.runClientMiddleware\(dataStrategy\);/, '=> dataStrategy(args);'],
  [routes, /route\.hasClient(?:Loader|Action|Middleware) \?/g, 'false ?'],
  [routes, /if \(!routeModule\.clientLoader\) return/, 'return'],
  [routes, /if \(!route\.hasLoader\) return Promise/, 'return Promise'],
  [routes, /dataRoute\.action = \(\{ request[\s\S]+?\n\t{3}\};/, ''],
  [routes, /if \(!route\.hasClientAction\) [\s\S]+?\n\t{3}\}\);/, ''],
  [routes, /if \(route\.client(?:Loader|Action)Module(?: \|\| .+?)?\) /g, 'if (false) '],
  [routes, /if \(!ssr && manifestRoute\.hasLoader .+\) /, 'if (false) '],
  [router, /\|\| defaultDataStrategyWithMiddleware/, ''],
  [
    router,
    /let runClientMiddleware = [\s\S]+?\n\t\};(?=\n\tlet results)/,
    'let runClientMiddleware;',
  ],
  [router, /if \(isRedirectDataStrategyResult\(result\)\) /g, 'if (false) '],
  [router, /if \(redirect\) /g, 'if (false) '],
  [router, /if \((?:isResponse|isDataWithResponseInit)\(result\)\) /g, 'if (false) '],
  [
    router,
    /let \{ path, submission, error \} = normalizeNavigateOptions\(false, (.+), opts\);/,
    'let path = $1, submission, error;',
  ],
  [router, /if \(opts && opts\.pendingError\) /, 'if (false) '],
  [router, /if \(opts && opts\.submission && isMutationMethod\(.+\)\) /, 'if (false) '],
  [router, /if \(submission && isMutationMethod\(submission\.formMethod\)\) /g, 'if (false) '],
  [router, /let activeSubmission = submission \|\| .+;/g, 'let activeSubmission;'],
]

/** No part of ours fetches beside a navigation, revalidates, or holds a navigation back. */
const navigationAlone: Decided[] = [
  [router, /\n\t\tfetch,\n\t\trevalidate,/, ''],
  [router, /\n\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,/, ''],
  [
    router,
    /\n\t\tgetBlocker,\n\t\tdeleteBlocker,\n\t\tpatchRoutes,[\s\S]+?_internalSetRoutes,/,
    '',
  ],
  [router, /fetchLoadMatches\.forEach\(\(f, key\) => \{/, 'if (false) $&'],
  [
    router,
    /revalidatingFetchers\.(?:filter\(.+?\)\)\.)?forEach\(\((?:rf|f)\) => \{/g,
    'if (false) $&',
  ],
  [router, /if \(revalidatingFetchers\.length > 0\) /, 'if (false) '],
  [router, /Promise\.all\(fetchersToLoad\.map\([\s\S]+?\n\t\t\}\)\);/, '[];'],
  [router, /= (?:markFetchRedirectsDone|abortStaleFetchLoads)\(.+\);/g, '= false;'],
  [router, /warning\(blockerFunctions\.size === 0 .+;/, ''],
  [router, /= shouldBlockNavigation\(\{[\s\S]+?\}\);/g, '= undefined;'],
  [router, /if \(blockerKey(?: && delta != null)?\) /g, 'if (false) '],
]

/** What our configuration decides, in the words of React Router's files, and what it comes to. */
const decided: Decided[] = [
  ...withoutData,
  ...navigationAlone,
  // `routeDiscovery: 'initial'`: no page asks the server for routes.
  [/ssr[\\/]fog-of-war\.js$/, /!isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'true'],
  [hydratedRouter, /\bpatchRoutesOnNavigation: .+\)$/m, ''],
  [router, /init\.patchRoutesOnNavigation/g, 'false'],
  [router, /fogOfWar\.active(?: && fogOfWar\.matches)?(?! =)/g, 'false'],
  [router, /if \(isFogOfWar\) /, 'if (false) '],
  // No instrumentations are given to `HydratedRouter`.
  [router, /if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)'],
  [router, /if \(opts\?\.instrumentationNavigateMetaReceiver\)/, 'if (false)'],
  [router, /consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
  // No link shows another URL than the one it leads to.
  [router, /if \(opts\?\.mask\)/, 'if (false)'],
  // Without a network, a reload for missing code would end at the browser's own page: ours decides.
  [
    /ssr[\\/]routeModules\.js$/,
    /window\.location\.reload\(\);\s+return new Promise\(\(\) => \{\}\);/,
    'throw error;',
  ],
  // No route has a loader on the server: nothing is decoded for a page.
  [
    hydratedRouter,
    /if \(!ssrInfo\.stateDecodingPromise\) \{[\s\S]+?throw ssrInfo\.stateDecodingPromise;/,
    'ssrInfo.context.state = { loaderData: {}, actionData: null, errors: null };',
  ],
  // Which routes a page was built with is known without reading its URL, which takes a slow phone 20 ms.
  [
    hydratedRouter,
    /UNSAFE_getHydrationData\(\{[\s\S]+?\n\t\}\);/,
    '{ ...ssrInfo.context.state, loaderData: Object.fromEntries(Object.keys(ssrInfo.routeModules).map((id) => [id, null])) };',
  ],
  // No integrity is listed, and the development server replaces modules without these files.
  [hydratedRouter, /if \(window\.__reactRouterManifest\.sri === true\)/, 'if (false)'],
  [hydratedRouter, /router\.createRoutesForHMR = .+;/, ''],
  [routes, /if \(needsRevalidation\) return .+;/, ''],
  // The root has an error boundary and a fallback of its own.
  [routes, /: route\.id === "root" \? .+ : void 0;/g, ': void 0;'],
  // `root.tsx` draws the scripts of a page when it is built, and in the browser no more.
  [/ssr[\\/]errorBoundaries\.js$/, /renderScripts \? .+ : null(?=\)\))/, 'null'],
  // No link asks for a page before it is pressed.
  [links, /= usePrefetchBehavior\(prefetch, rest\);/, '= [false, null, {}];'],
  [links, /return shouldPrefetch && .+ : link;/, 'return link;'],
  // Names for developer tools, and calls without effect: without both, unused components go.
  [links, /^\w+\.displayName = .+$/gm, ''],
  [links, /= (?=React\$\d\.forwardRef\()/g, '= /* @__PURE__ */ '],
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
