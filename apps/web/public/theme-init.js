// Runs before the first paint, so that neither a chosen theme nor the side panel's place jumps.
// Mirrors app/lib/theme.ts and app/lib/side-panel.ts.
function applyStored() {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('individua.theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('individua.session') === null) return
  dataset.panel = localStorage.getItem('individua.panel') === 'narrow' ? 'narrow' : 'wide'
}

try {
  applyStored()
} catch {
  // No storage: the theme follows the system, and the reader is a visitor.
}
