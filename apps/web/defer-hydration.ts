import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/**
 * The landing page is links and text: it is usable as plain HTML. It is therefore hydrated only when
 * the browser is idle after the load, or when the reader first touches the page.
 */
export async function deferHydration(clientDirectory: string, page: string): Promise<void> {
  const file = `${clientDirectory}/${page}`
  const html = await readFile(file, 'utf8')
  const start = /(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/
  const script = html.match(start)?.[2]
  if (!script) throw new Error(`${page}: no module script to defer`)

  const name = `/assets/start-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  await writeFile(clientDirectory + name, script)
  const deferred = html
    .replace(start, (_, open: string, _script: string, close: string) => open + later(name) + close)
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  await writeFile(file, deferred)
}

function later(name: string): string {
  return `let begun;const begin=()=>begun??=import("${name}");
const atLeisure=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200);
if(document.readyState==="complete")atLeisure();else addEventListener("load",atLeisure,{once:true});
for(const touch of ["pointerdown","keydown"])addEventListener(touch,begin,{once:true,capture:true});`
}
