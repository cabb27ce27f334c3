// Inline in each page, run before the first paint: it sets the chosen theme, keeps room for the side panel
// and shows a known visitor their own page. Later, each of these would be seen to change.
// Mirrors app/lib/theme.ts, app/lib/side-panel.ts and app/lib/assessment-draft.ts.

/** The tokens of a mail's link leave the URL before anything is loaded; app/lib/confirmation-link.ts reads them. */
function takeLinkFromUrl() {
  const { pathname, search, hash } = window.location
  if (!pathname.includes('/callbacks/supabase/') || !(search || hash)) return
  window.linkOfMail = { search, hash }
  window.history.replaceState(window.history.state, '', pathname)
}

function applyStored() {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('individua.theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('individua.draft.initial') !== null) dataset.draft = ''
  if (localStorage.getItem('individua.session') === null) return
  dataset.panel = localStorage.getItem('individua.panel') === 'narrow' ? 'narrow' : 'wide'
}

const waitingQuestion = 'html:not([data-draft], [data-panel]) [data-questions="waiting"]'

/** A digit pressed before the scripts run marks the answer of the first question. */
function markAnswer({ key }) {
  if (!/^[1-5]$/.test(key)) return
  const radio = document.querySelector(`${waitingQuestion} input[value="${key}"]`)
  if (!radio) return
  radio.checked = true
  window.earlyAnswer = Number(key)
}

function noteAnswer({ target }) {
  if (target.closest(waitingQuestion)) window.earlyAnswer = Number(target.value)
}

const waitingForm = 'form[data-form="waiting"]'

/** An address that is typed before the scripts run; app/features/session/early-email.ts takes it. */
function noteEmail({ target }) {
  const { value: email } = target
  if (target.closest(waitingForm)) window.earlyEmail = { email, isSent: false }
}

/** One that is sent so early must not end in the URL. */
function holdEmail(event) {
  const form = event.target.closest(waitingForm)
  if (!form) return
  event.preventDefault()
  window.earlyEmail = { email: form.elements.email.value, isSent: true }
}

/**
 * A page that opens at its top lays out what is far below only after its first frame. At another place it
 * must know its whole height at once.
 */
function layOutTopFirst() {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation?.type !== 'navigate' || location.hash) return
  const { dataset } = document.documentElement
  const layOutAll = () => delete dataset.opening
  dataset.opening = ''
  for (const touch of ['pointerdown', 'keydown', 'hashchange']) {
    addEventListener(touch, layOutAll, { once: true, capture: true })
  }
  const afterFrame = () => requestAnimationFrame(() => setTimeout(layOutAll))
  addEventListener('DOMContentLoaded', afterFrame, { once: true })
}

takeLinkFromUrl()
layOutTopFirst()
addEventListener('keydown', markAnswer)
addEventListener('change', noteAnswer)
addEventListener('input', noteEmail)
addEventListener('submit', holdEmail)

try {
  applyStored()
} catch {
  // No storage: the theme follows the system, and the reader is a visitor.
}
