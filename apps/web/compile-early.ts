import type { Plugin } from 'vite'

/** Chunks of which the start of a page that is opened first calls most functions. */
const early = [
  ...['react', 'router', 'shell', 'questions', 'mandala', 'emblem', 'figures'],
  ...['root', 'language-layout', 'panel-layout'],
  ...['landing-screen', 'method-screen', 'archetypes-info-screen'],
]

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
      for (const name of early) {
        const chunk = Object.values(bundle).find((file) => file.name === name)
        if (chunk?.type !== 'chunk')
          this.error(`compile-early.ts names ${name}, which is not there`)
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    },
  }
}
