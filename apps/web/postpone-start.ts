import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/**
 * The landing page is links and text: it is usable as plain HTML. Its scripts therefore wait until
 * the page is shown and the browser has nothing better to do, or until the reader first touches it.
 */
export async function postponeStart(clientDirectory: string, page: string): Promise<void> {
  const file = `${clientDirectory}/${page}`
  const html = await readFile(file, 'utf8')
  const start = /(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/
  const script = html.match(start)?.[2]
  if (!script) throw new Error(`${page}: no module script to postpone`)

  const name = `/assets/start-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  await writeFile(clientDirectory + name, script)
  const postponed = html
    .replace(start, (_, open: string, _script: string, close: string) => open + later(name) + close)
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  await writeFile(file, postponed)
}

function later(name: string): string {
  return `let begun;const begin=()=>begun??=import("${name}");
const atLeisure=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200);
if(document.readyState==="complete")atLeisure();else addEventListener("load",atLeisure,{once:true});
for(const touch of ["pointerdown","keydown"])addEventListener(touch,begin,{once:true,capture:true});`
}
