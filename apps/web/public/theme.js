// Runs before the first paint, so that a chosen theme never flashes. Mirrors app/lib/theme.ts.
function applyChosenTheme() {
  const theme = localStorage.getItem('individua.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}

try {
  applyChosenTheme()
} catch {
  // No storage: the theme follows the system.
}
