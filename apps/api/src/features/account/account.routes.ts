import { isLanguage } from '@individua/contract/languages'
import { limits } from '@individua/contract/limits'
import { localizePath } from '@individua/contract/paths'
import { setCookie } from 'hono/cookie'
import { everyone, signedIn } from '../../lib/access.ts'
import { AppError } from '../../lib/app-error.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { readUserIfValid } from '../../lib/require-user.ts'
import { readUserInfo, register } from './account.service.ts'
import { eraseAccount, exportPersonalData } from './personal-data.service.ts'
import { ticketCookie } from './registration-ticket.service.ts'

const registerRoute = defineRoute('POST /api/users/register', {
  access: everyone,
  summary: 'Gives a new sign-up its registration ticket, in the body and as a cookie',
  returns: 'The ticket',
})

const userInfoRoute = defineRoute('GET /api/users/info', {
  access: signedIn,
  summary: 'Who is signed in',
  returns: 'The user',
})

const exportRoute = defineRoute('GET /api/users/export', {
  access: signedIn,
  summary: 'Everything stored of who is signed in',
  returns: 'The data, as a file to keep',
})

const eraseRoute = defineRoute('DELETE /api/users/me', {
  access: signedIn,
  summary: 'Erases who is signed in, with all they have; what they paid stays without them',
  returns: 'It is erased, and the session is dead',
})

const configRoute = defineRoute('GET /api/config', {
  access: everyone,
  summary: 'What the browser has to know at run time',
  returns: 'The configuration',
})

const signUpReturn = defineRoute('GET /api/callbacks/supabase/signup', {
  access: everyone,
  summary: 'Leads on to the page that takes the sign-up up, keeping query and fragment',
  returns: 'To the page',
})

export function accountRoutes(): HttpApp {
  return createHttpApp()
    .openapi(registerRoute, async (c) => {
      const ctx = c.get('ctx')
      const body = c.req.valid('json')
      const session = await readUserIfValid(ctx, c.req.header('authorization'))
      if (session && session.user.id !== body.uid) throw new AppError('not_yours')
      const response = await register(ctx, body)
      setCookie(c, ticketCookie, response.ticket, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: ctx.publicUrl.startsWith('https:'),
        path: '/api',
        maxAge: limits.registrationTicketMinutes * 60,
      })
      return c.json(response, 200)
    })
    .openapi(userInfoRoute, async (c) => c.json(await readUserInfo(c.get('user')), 200))
    .openapi(exportRoute, async (c) => {
      const everything = await exportPersonalData(c.get('user'))
      c.header('Content-Disposition', 'attachment; filename="individua-data.json"')
      return c.json(everything, 200)
    })
    .openapi(eraseRoute, async (c) => c.json(await eraseAccount(c.get('user')), 200))
    .openapi(configRoute, (c) => {
      const { auth, hasLocalMailbox, services } = c.get('ctx')
      return c.json({ auth: auth.publicConfig, hasLocalMailbox, services }, 200)
    })
    .openapi(signUpReturn, (c) => {
      const url = new URL(c.req.url)
      const lang = c.req.query('lang')
      url.searchParams.delete('lang')
      const language = isLanguage(lang) ? lang : c.get('ctx').language
      const page = localizePath('/callbacks/supabase/signup', language)
      return c.redirect(`${page}${url.search}`, 303)
    })
}
