import { writeFile } from 'node:fs/promises'
import { defaultLanguage, languages } from '@individua/contract/languages'
import { localizePath, webPaths } from '@individua/contract/paths'
import type { Config } from '@react-router/dev/config'
import { siteMap } from './app/lib/site-map.ts'

export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: languages.flatMap((language) =>
    webPaths.map((path) => localizePath(path, language === defaultLanguage ? undefined : language)),
  ),
  async buildEnd({ reactRouterConfig }) {
    await writeFile(`${reactRouterConfig.buildDirectory}/client/sitemap.xml`, siteMap())
  },
} satisfies Config
