import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileEarly } from './compile-early.ts'
import { inlineScripts } from './inline-scripts.ts'
import { madeTexts } from './made-texts.ts'
import { ownShell } from './own-shell.ts'
import { pruneRouter } from './prune-router.ts'

// Two files that stay the same from release to release, and pack better than five. Each is evaluated in
// a task of its own.
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const router = /node_modules[\\/]react-router[\\/]/

// What only some screens share stays out of the chunk that every screen loads.
const outsideShell = [
  ...['lib/query-client.ts', 'lib/load-texts.ts', 'lib/save-file.ts'],
  ...['lib/download-report.ts', 'lib/signed-in.ts', 'lib/auth-error.ts'],
  ...['lib/api-file.ts', 'lib/api-lines.ts', 'lib/calibration-consent.ts'],
  ...['lib/advanced-progress.ts', 'lib/requested-link.ts', 'ui/answers-behind.tsx'],
  ...['ui/dialog.tsx', 'ui/disclosure.tsx', 'ui/strength-bar.tsx', 'ui/tabs.tsx', 'ui/why.tsx'],
  ...['ui/side-panel.tsx', 'ui/side-panel-content.tsx', 'ui/petal-list.tsx', 'ui/help-card.tsx'],
  ...['lib/open-for-print.ts', 'ui/chevron.tsx', 'lib/first-question.ts', 'lib/time-on-screen.ts'],
  ...['ui/likert-scale.tsx', 'ui/question-frame.tsx'],
  ...['ui/question-heading.tsx', 'ui/question-keys.ts', 'ui/field.tsx'],
  ...['lib/read-or-copy.ts', 'ui/copy-note.tsx'],
  ...['ui/calibration-consent.tsx', 'ui/portrait-text.tsx', 'ui/tick-box.tsx'],
  ...['lib/own-petals.ts', 'lib/printing.ts'],
].map((file) => join(import.meta.dirname, 'app', file))

for (const file of outsideShell) {
  if (!existsSync(file)) throw new Error(`vite.config.ts names ${file}, which is not there`)
}

/** lib and ui, but not their subfolders: what nearly every screen shares. */
const sharedFile = /apps[\\/]web[\\/]app[\\/](lib|ui)[\\/][^\\/]+\.tsx?$/

/** Numbers that many screens read: too small for files of their own. */
const numbers = /packages[\\/]contract[\\/]src[\\/](limits|prices)\.ts$/

const isInShell = (id: string) =>
  numbers.test(id) || (sharedFile.test(id) && !outsideShell.includes(normalize(id)))

// The first group that has a file keeps it. Few large files pack better than many small ones.
const mandala =
  /packages[\\/]mandala[\\/]src[\\/](?!petal-names|mandala-svg)|instrument[\\/]src[\\/](dimensions|content-language)\.ts$|ui[\\/]mandala[\\/](mandala|neutral-petals)\.tsx?$/
const questions =
  /app[\\/](ui[\\/](question-|likert-|mandala[\\/]growing-)|lib[\\/](time-on|first-question)|features[\\/]assessment[\\/](?!.*-screen))/

export default defineConfig({
  plugins: [
    inlineScripts(),
    tailwindcss(),
    reactRouter(),
    madeTexts(),
    pruneRouter(),
    ownShell(),
    compileEarly(),
  ],
  // Data URIs would be refused by the content security policy and could not be preloaded.
  build: {
    assetsInlineLimit: 0,
    // `light-dark()` must reach the browser: a part of a page may be at night while the page is not.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // On purpose: prerendering imports all texts at once, the browser each when it is needed.
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: react },
            { name: 'router', test: router },
            { name: 'shell', test: isInShell },
            { name: 'mandala', test: mandala },
            { name: 'questions', test: questions },
          ],
        },
      },
    },
  },
})
