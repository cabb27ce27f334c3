import deEmails from './de/emails.json' with { type: 'json' }
import dePayments from './de/payments.json' with { type: 'json' }
import dePractice from './de/practice-checkout.json' with { type: 'json' }
import enEmails from './en/emails.json' with { type: 'json' }
import enPayments from './en/payments.json' with { type: 'json' }
import enPractice from './en/practice-checkout.json' with { type: 'json' }
import skEmails from './sk/emails.json' with { type: 'json' }
import skPayments from './sk/payments.json' with { type: 'json' }
import skPractice from './sk/practice-checkout.json' with { type: 'json' }

/** The texts that the server sends in every language of the interface; the web app finds its own. */
export const emails = { en: enEmails, sk: skEmails, de: deEmails }
export const practiceCheckout = { en: enPractice, sk: skPractice, de: dePractice }
export const payments = { en: enPayments, sk: skPayments, de: dePayments }
