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
      // The type of a failure leaves out what was validated.
      const input = 'data' in result ? result.data : undefined
      throw new AppError('validation_failed', {
        details: fieldErrors(result.error.issues, input, c.get('ctx')),
      })
    },
  })
}

function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  ctx: RequestContext,
): ErrorBody['error']['details'] {
  return issues.map(({ path }) => ({
    path: path.join('.'),
    message: errorText(
      valueAt(input, path) === undefined ? 'field_missing' : 'field_wrong',
      ctx.language,
    ),
  }))
}

/** An issue of zod does not hold the value. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], input)
}
