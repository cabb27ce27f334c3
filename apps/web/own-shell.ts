import type { Plugin } from 'vite'

/**
 * Stops the build when the chunk that every screen loads holds a package: one file of `ui` or `lib`
 * that imports a library would bring the library to all of them.
 */
export function ownShell(): Plugin {
  return {
    name: 'own-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'shell') continue
        const [found] = Object.keys(chunk.modules).filter((id) => id.includes('node_modules'))
        if (found)
          this.error(`every screen would load ${found}: see outsideShell in vite.config.ts`)
      }
    },
  }
}
