import { cpSync, rmSync } from 'node:fs'
import { build } from 'esbuild'

const folder = import.meta.dirname
/** Tests build into a folder of their own. */
const target = process.argv[2] ?? `${folder}/dist`
rmSync(target, { recursive: true, force: true })
await build({
  entryPoints: [`${folder}/src/server.ts`],
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
          kind === 'entry-point' || path.startsWith('@individua/') || /^[A-Za-z]:|^\//.test(path)
            ? undefined
            : { path, external: true },
        )
      },
    },
  ],
})
cpSync(`${folder}/src/db/migrations`, `${target}/migrations`, { recursive: true })
