import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

/**
 * A script of `app/` as pages carry it: without comments, local names shortened. Other scripts of a page
 * can use its top-level names, which stay.
 * @throws Error when it is not JavaScript
 */
export async function inlineScript(name: string): Promise<string> {
  const source = await readFile(new URL(`app/${name}`, import.meta.url), 'utf8')
  const { code, errors } = await minify(name, source, { module: false })
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join()}`)
  return code
}

/** Serves `before-paint.js?raw` like that. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/app/before-paint.js?raw')) return
      return `export default ${JSON.stringify(await inlineScript('before-paint.js'))}`
    },
  }
}
