import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { evaluationOrder } from './evaluation-order.ts'
import { inlineScript } from './inline-scripts.ts'

/**
 * `atLeisure`: when the browser is idle after the load, at once for a known visitor. `afterFirstScreen`:
 * when the reader's first screen is painted, at once where there is none.
 */
export type Start = 'atLeisure' | 'afterFirstPaint' | 'afterFirstScreen'

/**
 * A page of links and text is usable as plain HTML, and the first question can be read before it can
 * be answered. Such a page is hydrated later than it is painted, but at the latest when the reader
 * first touches it: the scripts do not compete with what is painted. Each is evaluated in a task of its own.
 */
export async function deferHydration(
  clientDirectory: string,
  pageFile: string,
  start: Start,
): Promise<void> {
  const file = `${clientDirectory}/${pageFile}`
  const html = await readFile(file, 'utf8')
  const module = /(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/
  const script = html.match(module)?.[2]
  if (!script) throw new Error(`${pageFile}: no module script to defer`)

  const name = `/assets/start-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  await writeFile(clientDirectory + name, script)
  const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
  const preloaded = [...html.matchAll(preloads)].map(([, href = '']) => href)
  const parts = await evaluationOrder(clientDirectory, preloaded.filter(isPart))
  const later = startLater(name, parts, preloaded, start)
  const page = start === 'afterFirstScreen' ? await withFirstScreen(html, preloaded) : html
  const deferred = page
    .replace(module, (_, open: string, _script: string, close: string) => open + later + close)
    .replace(preloads, '')
  await writeFile(file, deferred)
}

/** Asked for as early as can be; without a reader the other scripts are loaded in its place. */
async function withFirstScreen(html: string, preloaded: readonly string[]): Promise<string> {
  const script = await inlineScript('first-screen.js')
  const orElse = `if(!askedFirstScreen)${preload(preloaded)}`
  return html.replace('</script>', (end) => `${end}<script>${script};${orElse}</script>`)
}

const preload = (hrefs: readonly string[]) =>
  `for(const href of ${JSON.stringify(hrefs)})${preloadOne};`

const preloadOne =
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))'

/** The entry begins as soon as it is evaluated, and reads what the start file has put ready. */
const isPart = (file: string) => !file.startsWith('/assets/entry.client-')

/** All at once they would be one task. What else the start waits for is done meanwhile. */
const load = (name: string, parts: readonly string[], waitsFor = '') =>
  `(async()=>{const ready=${waitsFor || 'undefined'};for(const part of ${JSON.stringify(parts)}){await import(part);
await(window.scheduler?.yield?scheduler.yield():new Promise((then)=>setTimeout(then)))}
await ready;await import("${name}")})()`

const when: Record<Start, string> = {
  afterFirstPaint: 'painted(begin);',
  afterFirstScreen: 'showFirstScreen(begin,()=>begun);',
  atLeisure: `const atLeisure=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200);
const known=document.documentElement.dataset;if("panel" in known||"draft" in known)begin();
else painted(()=>document.readyState==="complete"?atLeisure():addEventListener("load",atLeisure,{once:true}));`,
}

/** The browser's own word that something is on screen: a frame that is only prepared comes too early. */
const painted = `const painted=(then)=>{
if(window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))
new PerformanceObserver((_,observer)=>{observer.disconnect();then()}).observe({type:"paint",buffered:true});
else requestAnimationFrame(()=>setTimeout(then))};
`

/**
 * All files are asked for, as the preloads would have done, but each in a task of its own: together they
 * would hold up a touch. A page of links whose code is missing shows a known visitor what it shows all
 * others, instead of nothing.
 */
function startLater(
  name: string,
  parts: readonly string[],
  preloaded: readonly string[],
  start: Start,
): string {
  const showAsUnknown =
    '.catch(()=>{const known=document.documentElement.dataset;delete known.draft;delete known.panel})'
  const orElse = start === 'atLeisure' ? showAsUnknown : ''
  const waitsFor = start === 'afterFirstScreen' ? 'handOverToReact()' : ''
  return `let begun;const begin=()=>{if(begun)return;begun=true;
for(const href of ${JSON.stringify(preloaded)})setTimeout(()=>${preloadOne});
setTimeout(()=>${load(name, parts, waitsFor)}${orElse})};
${painted}${when[start]}
for(const touch of ["pointerdown","keydown"])addEventListener(touch,begin,{once:true,capture:true});`
}
