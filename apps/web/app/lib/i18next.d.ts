import 'i18next'
import type app from '@individua/locales/en/app.json'
import type assessment from '@individua/locales/en/assessment.json'
import type landing from '@individua/locales/en/landing.json'
import type legal from '@individua/locales/en/legal.json'
import type results from '@individua/locales/en/results.json'
import type session from '@individua/locales/en/session.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: {
      app: typeof app
      assessment: typeof assessment
      landing: typeof landing
      legal: typeof legal
      results: typeof results
      session: typeof session
    }
  }
}
