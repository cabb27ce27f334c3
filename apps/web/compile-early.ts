import type { Plugin } from 'vite'

/** Chunks of which a page's start calls most functions. */
const early = ['react', 'router', 'shell']

/**
 * Has a browser that knows this comment compile all functions of these chunks while they arrive, beside the
 * page. Otherwise it compiles each when it is first called, which was a third of the work of a page's start.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !early.includes(chunk.name)) continue
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    },
  }
}
