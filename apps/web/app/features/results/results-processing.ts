import type { AdvancedResultState } from '@individua/contract/advanced-results'
import { useEffect, useState } from 'react'
import { isApiError } from '../../lib/api-client.ts'
import { askForReport } from './results-processing.queries.ts'

/** `late`: nobody asks any more, the mail will tell. */
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
const lineShownFor = 1500
const askEvery = 2000
/** About five minutes. */
export const mostAsks = 150
const passing = new Set([0, 502, 503, 504])

/** What follows an answer to the `asked`th asking, or an error in its place. */
export function afterAsking(
  asked: number,
  answer: AdvancedResultState['status'] | Error,
): ProcessingState {
  if (answer === 'ready') return 'ready'
  if (answer === 'making') return asked < mostAsks ? 'making' : 'late'
  if (!isApiError(answer)) return 'failed'
  if (answer.status === 402) return 'unpaid'
  if (answer.status === 409) return 'stepsOpen'
  // The work goes on without us: a lost answer to a later asking means little.
  const isBridged = asked > 1 && passing.has(answer.status)
  if (!isBridged) return 'failed'
  return asked < mostAsks ? 'making' : 'late'
}

/** Has the report made while the lines are shown, and shows no end of it before theirs. */
export function useProcessing(isSignedIn: boolean): { state: ProcessingState; line: LineNumber } {
  const [state, setState] = useState<ProcessingState>('lines')
  const [line, setLine] = useState<LineNumber>(1)
  useEffect(() => {
    if (!isSignedIn) return
    const leaving = new AbortController()
    const unlessLeft = (next: ProcessingState) => {
      if (!leaving.signal.aborted) setState(next)
    }
    const lines = showLines(leaving.signal, setLine).then(() => unlessLeft('making'))
    waitForReport(leaving.signal, lines).then(unlessLeft)
    return () => leaving.abort()
  }, [isSignedIn])
  return { state, line }
}

async function showLines(signal: AbortSignal, show: (line: LineNumber) => void) {
  for (const line of lineNumbers) {
    if (signal.aborted) return
    show(line)
    await pause(lineShownFor)
  }
}

async function waitForReport(signal: AbortSignal, lines: Promise<void>): Promise<ProcessingState> {
  let asked = 1
  let state = await ask(asked)
  // Where nothing is being made, the lines would say something untrue.
  if (state === 'unpaid' || state === 'stepsOpen') return state
  await lines
  while (state === 'making' && !signal.aborted) {
    await pause(askEvery)
    state = await ask(++asked)
  }
  return state
}

async function ask(asked: number): Promise<ProcessingState> {
  const answer = await askForReport().then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  return afterAsking(asked, answer)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
