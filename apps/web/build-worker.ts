import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@individua/contract/languages'
import type { WebPath } from '@individua/contract/paths'
import { build } from 'vite'
import { localizedUrlOf } from './app/lib/site-map.ts'

/** Pages that open without a network as they were built; all others are drawn by the fallback. */
const pages: readonly WebPath[] = [
  '/',
  '/assessment',
  '/email-collection',
  '/dashboard',
  '/jungian-dashboard',
]
const keptBeside = /^(__spa-fallback\.html|icon\.svg|.+\.(js|webmanifest))$/

const worker = 'sw.js'

/** Writes `sw.js`, which knows every file that it keeps: must come after all others but the compressed ones. */
export async function buildWorker(clientDirectory: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define: {
      filesToKeep: JSON.stringify(filesToKeep(clientDirectory)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'service-worker.ts'),
        output: { entryFileNames: worker, format: 'iife' },
      },
    },
  })
}

type KeptFile = { url: string; revision: string | null }

/** A name in /assets carries its revision. */
export function filesToKeep(clientDirectory: string): KeptFile[] {
  const assets = readdirSync(join(clientDirectory, 'assets')).map((name) => ({
    url: `/assets/${name}`,
    revision: null,
  }))
  const revised = (url: string, file: string) => ({
    url,
    revision: createHash('sha256')
      .update(readFileSync(join(clientDirectory, file)))
      .digest('hex')
      .slice(0, 16),
  })
  return [
    ...assets,
    ...readdirSync(clientDirectory)
      .filter((name) => keptBeside.test(name) && name !== worker)
      .map((name) => revised(`/${name}`, name)),
    ...languages.flatMap((language) =>
      pages.map((page) => {
        const url = localizedUrlOf(page, language)
        return revised(url, join(url, 'index.html'))
      }),
    ),
  ]
}
