// Stands in the page of the dashboard, and runs before the other scripts are loaded. It asks the server
// for the reader's first screen and shows it; app/lib/first-screen.ts hands it to React.
// Mirrors app/lib/auth-client.ts and app/lib/api-client.ts.

function unexpiredToken() {
  const stored = JSON.parse(localStorage.getItem('individua.session'))
  return stored.expires_at * 1000 > Date.now() ? stored.access_token : undefined
}

/** Undefined where there is nothing to show: the page then goes on without. */
async function askFirstScreen(token) {
  const language = document.documentElement.lang
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
  const response = await fetch('/api/dashboard/first-screen', { headers })
  return response.ok ? { language, ...(await response.json()) } : undefined
}

let askedFirstScreen

try {
  const token = navigator.onLine && unexpiredToken()
  if (token) askedFirstScreen = askFirstScreen(token).catch(() => undefined)
} catch {
  // No session, or no storage.
}

/** Called when the page is parsed. `begin` starts the other scripts; once they run, the page is React's. */
window.showFirstScreen = async (begin, hasBegun) => {
  if (!askedFirstScreen) return begin()
  setTimeout(begin, 3000)
  const { html, ...first } = (await askedFirstScreen) ?? {}
  if (hasBegun()) return
  if (!html) return begin()
  document.getElementById('first-screen').innerHTML = html
  window.firstScreen = first
  oncePainted(begin)
}

/** The browser's own word that what was shown is on screen; at the latest soon after. */
function oncePainted(then) {
  const shownAt = performance.now()
  const type = 'largest-contentful-paint'
  if (window.PerformanceObserver?.supportedEntryTypes?.includes(type)) {
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ startTime }) => startTime >= shownAt)) then()
    }).observe({ type })
  }
  setTimeout(then, 300)
}
