import { writeFile } from 'node:fs/promises'
import { languages } from '@individua/contract/languages'
import { webPaths } from '@individua/contract/paths'
import type { Config } from '@react-router/dev/config'
import { localizedUrlOf, siteMap } from './app/lib/site-map.ts'
import { deferHydration } from './defer-hydration.ts'

export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: languages.flatMap((language) =>
    webPaths.map((path) => localizedUrlOf(path, language)),
  ),
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`
    await writeFile(`${client}/sitemap.xml`, siteMap())
    for (const language of languages) {
      await deferHydration(client, `${localizedUrlOf('/', language)}/index.html`.slice(1))
    }
  },
} satisfies Config
