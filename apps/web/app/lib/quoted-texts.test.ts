import { expect, test } from 'vitest'
import { readTexts } from './all-texts.server.ts'
import type { Namespace } from './text-namespaces.ts'
import { translate } from './translate.ts'

/** English texts that the product's specification gives word for word. */
const quoted: [Namespace, string, string][] = [
  ['errors', 'internal_error', 'Something went wrong. Please try again.'],
  ['results', 'calculate.error.text', 'Something went wrong. Please try again.'],
  ['session', 'emailCollection.missing', 'Please provide email and answers'],
  ['session', 'emailCollection.submit', 'Get My Results'],
  ['session', 'emailCollection.submitting', 'Processing...'],
  ['session', 'verificationSent.success', 'Verification email sent! Please check your inbox.'],
  ['session', 'signIn.error', 'Failed to sign in. Please try again.'],
  ['advanced', 'errors.start', 'Failed to start advanced assessment'],
  ['advanced', 'errors.generate', 'Failed to generate personalized questions'],
  ['advanced', 'errors.save', 'Failed to save your answers'],
  ['advanced', 'complete', 'Complete Assessment'],
  ['payment', 'advanced.errors.checkout', 'Payment processing error. Please try again.'],
  ['payment', 'processing.errors.failed', 'Failed to generate your results. Please try again.'],
  ['payment', 'processing.ready', 'Your advanced results are ready!'],
  ['payment', 'detailed.errors.failed', 'Payment Failed - Please try again or contact support.'],
  ['payment', 'status.title', 'Payment Status'],
  ['payment', 'status.error', 'Payment verification failed. Please contact support.'],
  ['payment', 'status.success', 'Payment successful! You now have premium access.'],
  ['payment', 'viewResults', 'View Your Advanced Results'],
  ['payment', 'goToDashboard', 'Go to Dashboard'],
  ['payment', 'backToDashboard', 'Back to Dashboard'],
  ['results', 'dashboard.title', 'Your Personality Profile'],
  ['results', 'dashboard.unknownDate', 'Unknown date'],
  ['results', 'dashboard.error.title', 'Error Loading Dashboard'],
  ['results', 'dashboard.error.text', 'Failed to load your results'],
  ['results', 'upsell.action', 'Start Advanced Assessment'],
  ['jungian', 'title', 'Your Jungian Profile'],
  ['app', 'common.backToHome', 'Back to Home'],
  ['app', 'notFound.text', 'Oops! Page not found'],
  ['app', 'notFound.home', 'Return to Home'],
]

test.each(quoted)('the English text %s %s is worded as specified', (namespace, key, text) => {
  expect(translate(readTexts('en', namespace), 'en', key)).toBe(text)
})
