import { Tinypool } from 'tinypool'
import type makeFolderHere from './make-folder-worker.ts'

/**
 * Makes the folder of a new embedded database. That takes twice the memory which the database needs
 * later, and WebAssembly gives none back: it is done in a thread of its own, which ends.
 */
export async function makeFolder(given: Parameters<typeof makeFolderHere>[0]): Promise<void> {
  const kind = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const thread = new Tinypool({
    filename: new URL(`./make-folder-worker.${kind}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    env: {},
    execArgv: [],
  })
  try {
    await thread.run(given)
  } finally {
    await thread.destroy()
  }
}
