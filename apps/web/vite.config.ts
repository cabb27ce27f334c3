import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { samplePerson } from './sample-person.ts'

// One file that stays the same from release to release, and packs better than five.
const framework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

// What nearly every screen shares; what only some share (the query library, tabs) stays apart.
const apart = [
  ...['query-client', 'load-texts', 'answers-behind', 'dialog', 'disclosure', 'strength-bar'],
  ...['tabs', 'why', 'side-panel\\.tsx', 'side-panel-content', 'petal-list', 'help-card'],
  ...['save-file', 'forget-stored', 'download-report', 'signed-in'],
].join('|')
const shell = new RegExp(
  `apps[\\\\/]web[\\\\/]app[\\\\/](lib|ui)[\\\\/](?!${apart})[^\\\\/]+\\.tsx?$`,
)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), samplePerson()],
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:3000', '/auth': 'http://localhost:3000' },
  },
  // Data URIs would be refused by the content security policy and could not be preloaded.
  build: {
    assetsInlineLimit: 0,
    // `light-dark()` must reach the browser: a part of a page may be at night while the page is not.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Prerendering reads all texts at once, the browser one file at a time: both are meant.
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework },
            { name: 'shell', test: shell },
          ],
        },
      },
    },
  },
})
