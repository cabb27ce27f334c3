import { signedIn } from '../../lib/access.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { giveConsent, readConsent, withdrawConsent } from './consent.service.ts'

const read = defineRoute('GET /api/users/calibration-consent', {
  access: signedIn,
  summary: 'Whether the complete forms of who is signed in may be used for calibration',
  returns: 'The consent',
})

const give = defineRoute('POST /api/users/calibration-consent', {
  access: signedIn,
  summary: 'Allows complete forms to be used for calibration, without email, text or time of day',
  returns: 'The consent as it holds now',
})

const withdraw = defineRoute('DELETE /api/users/calibration-consent', {
  access: signedIn,
  summary: 'Ends the consent: later calibrations leave the forms out',
  returns: 'The consent as it holds now',
})

export function calibrationRoutes(): HttpApp {
  return createHttpApp()
    .openapi(read, async (c) => c.json(await readConsent(c.get('user')), 200))
    .openapi(give, async (c) =>
      c.json(await giveConsent(c.get('user'), c.req.valid('json').wording), 200),
    )
    .openapi(withdraw, async (c) => c.json(await withdrawConsent(c.get('user')), 200))
}
