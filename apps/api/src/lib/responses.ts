import { errorBody } from '@individua/contract/errors'
import type { z } from 'zod'

/** A JSON answer and the errors every route may give, for the OpenAPI document. */
export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    default: {
      description: 'An error, by code',
      content: { 'application/json': { schema: errorBody } },
    },
  } as const
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const
}
