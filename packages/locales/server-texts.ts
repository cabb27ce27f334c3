import deEmails from './de/emails.json' with { type: 'json' }
import deErrors from './de/errors.json' with { type: 'json' }
import dePayments from './de/payments.json' with { type: 'json' }
import enEmails from './en/emails.json' with { type: 'json' }
import enErrors from './en/errors.json' with { type: 'json' }
import enPayments from './en/payments.json' with { type: 'json' }
import skEmails from './sk/emails.json' with { type: 'json' }
import skErrors from './sk/errors.json' with { type: 'json' }
import skPayments from './sk/payments.json' with { type: 'json' }

/** The texts that the server sends in every language of the interface; the web app finds its own. */
export const emails = { en: enEmails, sk: skEmails, de: deEmails }
export const errors = { en: enErrors, sk: skErrors, de: deErrors }
export const payments = { en: enPayments, sk: skPayments, de: dePayments }
