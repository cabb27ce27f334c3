import type { OperationId, Operations } from '@individua/contract/operations'

/** The URL of a mail's link: a browser opens it, no script calls it. */
type CalledId = Exclude<OperationId, 'GET /api/callbacks/supabase/signup'>

type Method = 'GET' | 'POST' | 'DELETE'

/** `/steps/{step}` becomes `/steps/1`, `/steps/2` …: a path with each value of its parameter. */
type Filled<Path, Params> = Path extends `${infer Start}{${infer Name}}${infer End}`
  ? Name extends keyof Params
    ? `${Start}${Params[Name] & string}${End}`
    : never
  : Path

/** The operations of a method by their path without `/api`: `OperationsBy<'GET'>['/users/info']`. */
export type OperationsBy<Of extends Method> = {
  [Id in CalledId as Id extends `${Of} /api${infer Path}`
    ? Filled<Path, Operations[Id]['params']>
    : never]: Operations[Id]
}
