import type { AdvancedResultState } from '@individua/contract/advanced-results'
import { useEffect, useState } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { askForReport } from './results-processing.queries.ts'

/** `late`: the screen no longer asks; the mail says when the report is ready. */
export type ProcessingState =
  | 'lines'
  | 'making'
  | 'late'
  | 'ready'
  | 'failed'
  | 'unpaid'
  | 'stepsOpen'
export type LineNumber = (typeof lineNumbers)[number]

export const lineNumbers = [1, 2, 3, 4, 5] as const
const lineShownForMs = 1500
const askEveryMs = 2000
export const reportTimeoutMs = 300_000
const passing = new Set([0, 502, 503, 504])

/** Requests sent so far, and the time since the first. */
type Waiting = { asked: number; milliseconds: number }

/** The next state after a response or an error, given how long the user has waited. */
export function stateAfter(
  response: AdvancedResultState['status'] | Error,
  { asked, milliseconds }: Waiting,
): ProcessingState {
  if (response === 'ready') return 'ready'
  const unfinished = milliseconds < reportTimeoutMs ? 'making' : 'late'
  if (response === 'making') return unfinished
  if (!isApiError(response)) return 'failed'
  if (response.status === 402) return 'unpaid'
  if (response.status === 409) return 'stepsOpen'
  // The server makes the report after the first request, even if a later response is lost.
  const isHarmless = asked > 1 && passing.has(response.status)
  return isHarmless ? unfinished : 'failed'
}

/** Has the report made while the lines are shown; the result shows once all lines were shown. */
export function useProcessing(isSignedIn: boolean): { state: ProcessingState; line: LineNumber } {
  const [state, setState] = useState<ProcessingState>('lines')
  const [line, setLine] = useState<LineNumber>(1)
  useEffect(() => {
    if (!isSignedIn) return
    const leaving = new AbortController()
    const ifMounted = (next: ProcessingState) => {
      if (!leaving.signal.aborted) setState(next)
    }
    const lines = showLines(leaving.signal, setLine).then(() => ifMounted('making'))
    waitForReport(leaving.signal, lines).then(ifMounted)
    return () => leaving.abort()
  }, [isSignedIn])
  return { state, line }
}

async function showLines(signal: AbortSignal, show: (line: LineNumber) => void) {
  for (const line of lineNumbers) {
    if (signal.aborted) return
    show(line)
    await pause(lineShownForMs)
  }
}

async function waitForReport(signal: AbortSignal, lines: Promise<void>): Promise<ProcessingState> {
  const begun = Date.now()
  let asked = 0
  const ask = async () => {
    const response = await askForReport().then(({ status }) => status, asError)
    asked += 1
    return stateAfter(response, { asked, milliseconds: Date.now() - begun })
  }
  let state = await ask()
  // Where nothing is being made, the lines would say something untrue.
  if (state === 'unpaid' || state === 'stepsOpen') return state
  await lines
  while (state === 'making' && !signal.aborted) {
    await pause(askEveryMs)
    state = await ask()
  }
  return state
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
