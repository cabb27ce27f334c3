import { createRoute, z } from '@hono/zod-openapi'
import { publicConfig } from '@individua/contract/config'
import { isLanguage } from '@individua/contract/languages'
import { limits } from '@individua/contract/limits'
import { localizePath } from '@individua/contract/paths'
import {
  accountErased,
  personalData,
  registerBody,
  registerResponse,
  userInfo,
} from '@individua/contract/users'
import { setCookie } from 'hono/cookie'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { requireUser } from '../../lib/require-user.ts'
import { answers, jsonBody } from '../../lib/responses.ts'
import { readUserInfo, register } from './account.service.ts'
import { eraseAccount, exportPersonalData } from './personal-data.service.ts'
import { ticketCookie } from './registration-ticket.ts'

const registerRoute = createRoute({
  method: 'post',
  path: '/api/users/register',
  summary: 'Gives a new sign-up its registration ticket, in the body and as a cookie',
  request: { body: jsonBody(registerBody) },
  responses: answers(registerResponse, 'The ticket'),
})

const userInfoRoute = createRoute({
  method: 'get',
  path: '/api/users/info',
  summary: 'Who is signed in',
  security: [{ session: [] }],
  middleware: requireUser,
  responses: answers(userInfo, 'The user'),
})

const exportRoute = createRoute({
  method: 'get',
  path: '/api/users/export',
  summary: 'Everything stored of who is signed in',
  security: [{ session: [] }],
  middleware: requireUser,
  responses: answers(personalData, 'The data, as a file to keep'),
})

const eraseRoute = createRoute({
  method: 'delete',
  path: '/api/users/me',
  summary: 'Erases who is signed in, with all they have; what they paid stays without them',
  security: [{ session: [] }],
  middleware: requireUser,
  responses: answers(accountErased, 'It is erased, and the session is dead'),
})

const configRoute = createRoute({
  method: 'get',
  path: '/api/config',
  summary: 'What the browser has to know at run time',
  responses: answers(publicConfig, 'The configuration'),
})

const signUpReturn = createRoute({
  method: 'get',
  path: '/api/callbacks/supabase/signup',
  summary: 'Leads on to the page that takes the sign-up up, keeping query and fragment',
  request: { query: z.object({ lang: z.unknown() }).partial().loose() },
  responses: { 303: { description: 'To the page' } },
})

export function accountRoutes(): HttpApp {
  return createHttpApp()
    .openapi(registerRoute, async (c) => {
      const ctx = c.get('ctx')
      const response = await register(ctx, c.req.valid('json'))
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
      // As JSON has it: moments are text.
      return c.json(personalData.parse(JSON.parse(JSON.stringify(everything))), 200)
    })
    .openapi(eraseRoute, async (c) => c.json(await eraseAccount(c.get('user')), 200))
    .openapi(configRoute, (c) => {
      const { auth, hasLocalMailbox, services } = c.get('ctx')
      return c.json({ auth: auth.publicConfig, hasLocalMailbox, services }, 200)
    })
    .openapi(signUpReturn, (c) => {
      const address = new URL(c.req.url)
      const lang = c.req.query('lang')
      address.searchParams.delete('lang')
      const language = isLanguage(lang) ? lang : c.get('ctx').language
      const page = localizePath('/callbacks/supabase/signup', language)
      return c.redirect(`${page}${address.search}`, 303)
    })
}
