import { z } from 'zod'
import { advancedResult, advancedResultState } from './advanced-results.ts'
import {
  advancedAnswersBody,
  answerDraftBody,
  answersAccepted,
  basicAnswersBody,
  draftKept,
  stepAccepted,
  userAnswer,
} from './answers.ts'
import { calibrationConsent, calibrationConsentBody } from './calibration-consent.ts'
import { chatBody, chatErased, chatHistory, chatPiece } from './chat.ts'
import { publicConfig } from './config.ts'
import { firstScreen } from './first-screen.ts'
import {
  dailyAccepted,
  dailyAnswerBody,
  dailyQuestion,
  furtherState,
  lot,
  lotAccepted,
  lotAnswersBody,
} from './further-questions.ts'
import { newerReading } from './newer-reading.ts'
import { checkoutBody, checkoutResponse, payment, paymentCheck } from './payments.ts'
import {
  advancedProgress,
  askedLanguage,
  generatedQuestions,
  questionsBody,
  questionsQuery,
} from './questions.ts'
import { previewBody, resultPreview } from './result-preview.ts'
import { comparisonQuery, datedResult, result, resultComparison } from './results.ts'
import { accountErased, personalData, registerBody, registerResponse, userInfo } from './users.ts'
import { weeklyMail } from './weekly-mail.ts'
import { lookBackBody, weeklyStep, weeklyStepBody, weeklyStepKept } from './weekly-step.ts'

/** What an operation takes, and what it responds with: one of `response`, `line`, `file`, `redirect`. */
export interface OperationSchemas {
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  /** The JSON body of the request. */
  body?: z.ZodType
  /** The JSON body of the response. */
  response?: z.ZodType
  /** One line of a response that is streamed: a JSON object a line. */
  line?: z.ZodType
  /** The media type of a response that is a file. */
  file?: 'application/pdf'
  redirect?: true
  /** A caller that holds the newest response gets a 304. */
  notModified?: true
}

const reportQuery = z.object({ lang: askedLanguage.optional() })
const resultReportQuery = reportQuery.extend({ resultId: z.uuid().optional() })

/**
 * Every operation of the API, by method and path. The server makes its routes and the OpenAPI
 * document from this table. The browser imports only the type `Operations`, so that no schema
 * reaches a bundle.
 */
export const operations = {
  'GET /api/config': { response: publicConfig },
  'GET /api/callbacks/supabase/signup': {
    query: z.object({ lang: z.unknown() }).partial().loose(),
    redirect: true,
  },

  'POST /api/users/register': { body: registerBody, response: registerResponse },
  'GET /api/users/info': { response: userInfo },
  'GET /api/users/payments': { response: z.array(payment) },
  'GET /api/users/export': { response: personalData },
  'DELETE /api/users/me': { response: accountErased },
  'GET /api/users/calibration-consent': { response: calibrationConsent },
  'POST /api/users/calibration-consent': {
    body: calibrationConsentBody,
    response: calibrationConsent,
  },
  'DELETE /api/users/calibration-consent': { response: calibrationConsent },

  'GET /api/questions/basic': { response: questionsBody, notModified: true },
  'GET /api/questions': { query: questionsQuery, response: questionsBody, notModified: true },
  'POST /api/answers/basic': {
    headers: z.object({ 'x-registration-ticket': z.string().optional() }),
    body: basicAnswersBody,
    response: answersAccepted,
  },

  'GET /api/questions/generated': { response: advancedProgress },
  'POST /api/questions/generated/steps/{step}': {
    params: z.object({ step: z.enum(['1', '2', '3']) }),
    response: generatedQuestions,
  },
  'GET /api/answers': { response: z.array(userAnswer) },
  'POST /api/answers': { body: advancedAnswersBody, response: stepAccepted },
  'POST /api/answers/draft': { body: answerDraftBody, response: draftKept },

  'GET /api/questions/further': { response: furtherState },
  'POST /api/questions/more': { response: lot },
  'GET /api/questions/today': { response: dailyQuestion },
  'POST /api/answers/daily': { body: dailyAnswerBody, response: dailyAccepted },
  'POST /api/answers/lots': { body: lotAnswersBody, response: lotAccepted },

  'POST /api/results/preview': { body: previewBody, response: resultPreview },
  'GET /api/results': { response: z.array(datedResult) },
  'GET /api/results/compare': { query: comparisonQuery, response: resultComparison },
  'GET /api/results/{resultId}': {
    params: z.object({ resultId: z.uuid() }),
    response: result,
    notModified: true,
  },
  'POST /api/results/basic': { response: result },
  'GET /api/results/basic': { response: result, notModified: true },
  'POST /api/results/advanced': { response: advancedResultState },
  'GET /api/results/advanced': { response: advancedResult, notModified: true },
  'GET /api/dashboard': { response: result, notModified: true },
  'GET /api/dashboard/first-screen': { response: firstScreen },
  'GET /api/results/newer-reading': { response: newerReading },
  'POST /api/results/newer-reading': { response: newerReading },
  'GET /api/results/report.pdf': { query: resultReportQuery, file: 'application/pdf' },
  'GET /api/results/sample.pdf': { query: reportQuery, file: 'application/pdf' },

  'GET /api/weekly-step': { response: weeklyStep },
  'POST /api/weekly-step': { body: weeklyStepBody, response: weeklyStepKept },
  'GET /api/weekly-mail': { response: weeklyMail },
  'POST /api/weekly-mail': { response: weeklyMail },
  'DELETE /api/weekly-mail': { response: weeklyMail },
  'POST /api/weekly-step/look-back': { body: lookBackBody, response: weeklyStepKept },

  'POST /api/payments/stripe/create-checkout-session': {
    body: checkoutBody,
    response: checkoutResponse,
  },
  'POST /api/payments/stripe/check': { response: paymentCheck },

  'GET /api/chat/messages': { response: chatHistory },
  'POST /api/chat/messages': { body: chatBody, line: chatPiece },
  'DELETE /api/chat/messages': { response: chatErased },
} as const satisfies Record<`${'GET' | 'POST' | 'DELETE'} /api/${string}`, OperationSchemas>

type Table = typeof operations
export type OperationId = keyof Table

/** What a caller sends and gets, by method and path: `Operations['GET /api/users/info']['response']`. */
export type Operations = { [Id in OperationId]: OperationTypes<Table[Id]> }

interface OperationTypes<Schemas> {
  params: Input<Schemas, 'params'>
  query: Input<Schemas, 'query'>
  body: Input<Schemas, 'body'>
  response: Output<Schemas, 'response'>
  line: Output<Schemas, 'line'>
}

/** `undefined` where the operation takes none. */
type Input<Schemas, Part extends string> =
  Schemas extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined
type Output<Schemas, Part extends string> =
  Schemas extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined
