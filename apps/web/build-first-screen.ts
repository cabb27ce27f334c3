import { join } from 'node:path'
import { build } from 'vite'
import { priceTexts } from './price-texts.ts'
import { tiedTexts } from './tied-texts.ts'

/** What the browser alone loads, and late: texts of further languages, the sample person, sign-in. */
const neverRun = /^virtual:sample-|\/load-texts\.ts$|^@supabase\//

/** Writes `first-screen.mjs`, with which the API's server draws how a reader's dashboard begins. */
export async function buildFirstScreen(buildDirectory: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    plugins: [priceTexts(), tiedTexts()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: buildDirectory,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'app/first-screen-drawing.tsx'),
        external: neverRun,
        output: { entryFileNames: 'first-screen.mjs', codeSplitting: false },
      },
    },
  })
}
