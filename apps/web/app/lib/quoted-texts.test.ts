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
  ['advanced-assessment', 'errors.start', 'Failed to start advanced assessment'],
  ['advanced-assessment', 'errors.generate', 'Failed to generate personalized questions'],
  ['advanced-assessment', 'errors.save', 'Failed to save your answers'],
  ['advanced-assessment', 'complete', 'Complete Assessment'],
  ['payments', 'advanced.errors.checkout', 'Payment processing error. Please try again.'],
  ['results', 'processing.errors.failed', 'Failed to generate your results. Please try again.'],
  ['results', 'processing.ready', 'Your advanced results are ready!'],
  ['payments', 'detailed.errors.failed', 'Payment Failed - Please try again or contact support.'],
  ['payments', 'status.title', 'Payment Status'],
  ['payments', 'status.error', 'Payment verification failed. Please contact support.'],
  ['payments', 'status.success', 'Payment successful! You now have premium access.'],
  ['payments', 'viewResults', 'View Your Advanced Results'],
  ['payments', 'goToDashboard', 'Go to Dashboard'],
  ['payments', 'backToDashboard', 'Back to Dashboard'],
  ['results', 'dashboard.title', 'Your Personality Profile'],
  ['results', 'dashboard.unknownDate', 'Unknown date'],
  ['results', 'dashboard.error.title', 'Error Loading Dashboard'],
  ['results', 'dashboard.error.text', 'Failed to load your results'],
  ['results', 'upsell.action', 'Start Advanced Assessment'],
  ['jungian-profile', 'title', 'Your Jungian Profile'],
  ['app', 'common.backToHome', 'Back to Home'],
  ['app', 'notFound.text', 'Oops! Page not found'],
  ['app', 'notFound.home', 'Return to Home'],
]

test.each(quoted)('the English text %s %s is worded as specified', (namespace, key, text) => {
  expect(translate(readTexts('en', namespace), 'en', key)).toBe(text)
})
