import { createHash } from 'node:crypto'
import type { QuestionsBody } from '@individua/contract/questions'
import { type ContentLanguage, contentLanguage } from '@individua/instrument/content-language'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type Access, everyone } from '../../lib/access.ts'
import type { UserContext } from '../../lib/context.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp, type HttpContext, type HttpEnv } from '../../lib/http-app.ts'
import { readUser } from '../../lib/require-user.ts'
import {
  type RegistrationTicket,
  readTicket,
  ticketCookie,
} from '../account/registration-ticket.service.ts'
import { submitAnswersAsUser, submitAnswersAsVisitor } from './assessment.service.ts'
import { previewResult } from './preview.service.ts'
import { type FixedForm, questionLists } from './question-list.ts'

const basicQuestions = defineRoute('GET /api/questions/basic', {
  access: everyone,
  summary: 'The ten core questions, in the language of Accept-Language',
  returns: 'The questions in their order',
})

const questionsByType = defineRoute('GET /api/questions', {
  access: everyone,
  summary: 'A fixed form by type; `lang` comes before Accept-Language',
  returns: 'The questions in their order',
})

const preview = defineRoute('POST /api/results/preview', {
  access: everyone,
  summary: 'What the result of the ten core answers opens with; nothing of them is stored',
  returns: 'The petals and the beginning of the portrait',
})

interface Submitter {
  Variables: { submitter: { user: UserContext } | { ticket: RegistrationTicket } }
}

/** An unauthenticated caller is refused before the body is checked. */
const requireUserOrTicket = createMiddleware<HttpEnv & Submitter>(async (c, next) => {
  const user = await readUser(c.get('ctx'), c.req.header('authorization'))
  const shown = c.req.header('x-registration-ticket') ?? getCookie(c, ticketCookie)
  c.set('submitter', user ? { user } : { ticket: readTicket(c.get('ctx'), shown) })
  await next()
})

const signedInOrWithTicket: Access<[typeof requireUserOrTicket]> = {
  security: [{ session: [] }, { registrationTicket: [] }],
  guards: [requireUserOrTicket],
}

const basicAnswers = defineRoute('POST /api/answers/basic', {
  access: signedInOrWithTicket,
  summary: 'Hands in the ten core answers, with a session or a registration ticket',
  returns: 'The answers are kept',
})

export function assessmentRoutes(): HttpApp {
  return createHttpApp()
    .openapi(basicQuestions, (c) => questionList(c, 'basic', c.get('ctx').contentLanguage))
    .openapi(questionsByType, (c) => {
      const { type, lang } = c.req.valid('query')
      return questionList(c, type, contentLanguage(lang ?? c.get('ctx').language))
    })
    .openapi(preview, async (c) =>
      c.json(await previewResult(c.get('ctx'), c.req.valid('json')), 200),
    )
    .openapi(basicAnswers, async (c) => {
      const body = c.req.valid('json')
      const submitter = c.get('submitter')
      if ('user' in submitter) return c.json(await submitAnswersAsUser(submitter.user, body), 200)
      return c.json(await submitAnswersAsVisitor(c.get('ctx'), submitter.ticket, body), 200)
    })
}

const etags = new Map<QuestionsBody, string>()

/** A list never changes while the program runs: its mark is computed once. */
function etagOf(list: QuestionsBody): string {
  const known = etags.get(list)
  if (known) return known
  const hash = createHash('sha256').update(JSON.stringify(list)).digest('base64url')
  const etag = `"${hash.slice(0, 22)}"`
  etags.set(list, etag)
  return etag
}

function questionList(c: HttpContext, form: FixedForm, language: ContentLanguage) {
  const list = questionLists[form][language]
  c.header('Content-Language', language)
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Accept-Language')
  c.header('ETag', etagOf(list))
  return c.json(list, 200)
}
