import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
})
