// Stands in the page of the dashboard, and runs before the other scripts are loaded. It asks the server
// for the reader's first screen and shows it; app/lib/first-screen.ts hands it to React.
// Mirrors app/lib/auth-client.ts and app/lib/api-client.ts.

function unexpiredToken() {
  const stored = JSON.parse(localStorage.getItem('individua.session'))
  return stored.expires_at * 1000 > Date.now() ? stored.access_token : undefined
}

/** Undefined where there is nothing to read: the page then goes on without. */
async function readAsUser(path, token) {
  const { lang } = document.documentElement
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': lang }
  const response = await fetch(path, { headers }).catch(() => undefined)
  return response?.ok ? response.json().catch(() => undefined) : undefined
}

let askedFirstScreen
/** What React needs to go on with what is shown. */
let readRest = async () => {}

try {
  const token = navigator.onLine && unexpiredToken()
  if (token) {
    askedFirstScreen = readAsUser('/api/dashboard/first-screen', token)
    readRest = () => readAsUser('/api/dashboard', token)
  }
} catch {
  // No session, or no storage.
}

let shown

/** Called when the page is parsed. `begin` loads the other scripts; once it was called it is too late. */
window.showFirstScreen = async (begin, hasBegun) => {
  if (!askedFirstScreen) return begin()
  setTimeout(begin, 3000)
  const { html, user } = (await askedFirstScreen) ?? {}
  if (hasBegun()) return
  if (!html) return begin()
  const place = document.getElementById('first-screen')
  shown = { place, user, skeleton: place.innerHTML }
  place.innerHTML = html
  oncePainted(begin)
}

/** React begins with what stands in the page: the dashboard that it was drawn from, or the skeleton. */
window.handOverToReact = async () => {
  if (!shown) return
  const { place, user, skeleton } = shown
  const dashboard = await readRest()
  if (dashboard) window.firstScreen = { language: document.documentElement.lang, user, dashboard }
  else place.innerHTML = skeleton
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
