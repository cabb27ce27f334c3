import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { ErrorBody } from '@individua/contract/errors'
import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from './app-error.ts'
import type { RequestContext } from './context.ts'
import { errorText } from './error-texts.ts'

export type HttpEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { ctx: RequestContext; requestId: string; skipTimeout?: true }
}
export type HttpApp = OpenAPIHono<HttpEnv>
export type HttpContext = Context<HttpEnv>

/** An app whose bodies and queries that do not fit their schema become field errors by path. */
export function createHttpApp(): HttpApp {
  return new OpenAPIHono<HttpEnv>({
    defaultHook(result, c) {
      if (result.success) return
      throw new AppError('validation_failed', {
        details: fieldErrors(result.error.issues, c.get('ctx')),
      })
    },
  })
}

function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  ctx: RequestContext,
): ErrorBody['error']['details'] {
  return issues.map((issue) => ({
    path: issue.path.join('.'),
    message: errorText(
      issue.code === 'invalid_type' && issue.input === undefined ? 'field_missing' : 'field_wrong',
      ctx.language,
    ),
  }))
}
