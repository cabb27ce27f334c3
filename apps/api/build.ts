import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { packNewDatabase } from './src/db/pack-new-database.ts'

const folder = import.meta.dirname
/** Tests build into a folder of their own. */
const target = process.argv[2] ?? `${folder}/dist`
/**
 * Our own packages, and Drizzle: its thousands of exports make Node spend 200 MB on finding its
 * files one by one.
 */
const isBundled = /^(@individua\/|drizzle-orm(\/|$))/
rmSync(target, { recursive: true, force: true })
await build({
  entryPoints: {
    server: `${folder}/src/server.ts`,
    individua: `${folder}/src/operator/individua.ts`,
    'report-pdf-worker': `${folder}/src/features/report-pdf/report-pdf-worker.ts`,
  },
  outdir: target,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: 'linked',
  plugins: [
    {
      name: 'packages-of-others-stay-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || isBundled.test(path) || /^[A-Za-z]:|^\//.test(path)
            ? undefined
            : { path, external: true },
        )
      },
    },
  ],
})
writeFileSync(`${target}/build-id`, idOf(target))
cpSync(`${folder}/src/db/migrations`, `${target}/migrations`, { recursive: true })
for (const part of ['fonts', 'template']) {
  cpSync(`${folder}/src/features/report-pdf/${part}`, `${target}/${part}`, { recursive: true })
}
await packNewDatabase(`${target}/new-database.tar.gz`)

/** What the server is made of. */
function idOf(built: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(`${built}/*.js`).toSorted()) hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, 22)
}
