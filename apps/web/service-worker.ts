import { clientsClaim } from 'workbox-core'
import { matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

/** Filled in by build-worker.ts. */
declare const filesToKeep: PrecacheEntry[]

const anyPage = '/__spa-fallback.html'

// A new version waits until no page of the old one is open: `skipWaiting` is never called. The
// first version has no such page, and takes over the page that registered it.
clientsClaim()
precache(filesToKeep)

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(api|auth|dev)(\/|$)/.test(url.pathname),
  ({ request, url }) => openPage(request, url.pathname),
)

// A name in /assets never changes its content, so a copy of any version is the right one.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) => (await caches.match(url.pathname)) ?? fetch(request),
)

const otherFiles = filesToKeep
  .map((entry) => (typeof entry === 'string' ? entry : entry.url))
  .filter((url) => /^\/[^/]+\.(js|svg|webmanifest)$/.test(url))

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && otherFiles.includes(url.pathname),
  ({ request, url }) => fetch(request).catch(() => keptFile(url.pathname)),
)

/**
 * The page as the server has it; without a network the copy of its path, and for a page without a
 * copy the one that draws any path. Pages are kept only as the build made them, so no address with
 * a token and no response to a user ever gets into the cache.
 */
async function openPage(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await matchPrecache(path)) ?? keptFile(anyPage)
  }
}

async function keptFile(path: string): Promise<Response> {
  return (await matchPrecache(path)) ?? Response.error()
}
