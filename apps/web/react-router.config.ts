import { writeFile } from 'node:fs/promises'
import { languages } from '@individua/contract/languages'
import { webPaths } from '@individua/contract/paths'
import type { Config } from '@react-router/dev/config'
import { localizedUrlOf, siteMap } from './app/lib/site-map.ts'
import { buildFirstScreen } from './build-first-screen.ts'
import { buildWorker } from './build-worker.ts'
import { compressAssets } from './compress-assets.ts'
import { deferHydration, type Start } from './defer-hydration.ts'
import { slimManifest } from './slim-manifest.ts'

export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: languages.flatMap((language) =>
    webPaths.map((path) => localizedUrlOf(path, language)),
  ),
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`
    await slimManifest(client)
    await writeFile(`${client}/sitemap.xml`, siteMap())
    for (const path of webPaths) {
      const start = startOf(path)
      for (const language of start ? languages : []) {
        const page = `${localizedUrlOf(path, language)}/index.html`.slice(1)
        if (start) await deferHydration(client, page, start)
      }
    }
    await buildFirstScreen(reactRouterConfig.buildDirectory)
    await buildWorker(client)
    await compressAssets(client)
  },
} satisfies Config

/** When a page that is usable as plain HTML starts its scripts; the others start at once. */
function startOf(path: (typeof webPaths)[number]): Start | undefined {
  if (path === '/assessment') return 'afterFirstPaint'
  if (path === '/dashboard') return 'afterFirstScreen'
  return /^\/($|method$|privacy-policy$|archetypes-info)/.test(path) ? 'atLeisure' : undefined
}
