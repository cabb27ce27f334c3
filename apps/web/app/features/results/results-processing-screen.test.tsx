import { expect, test, vi } from 'vitest'
import { linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import type { LineNumber, ProcessingState } from './results-processing.ts'
import ResultsProcessingScreen from './results-processing-screen.tsx'

const processing = vi.hoisted(() => ({ state: 'lines' as ProcessingState, line: 1 as LineNumber }))
vi.mock('./results-processing.ts', () => ({
  lineNumbers: [1, 2, 3, 4, 5],
  useProcessing: () => processing,
}))

function show(state: ProcessingState, line: LineNumber): HTMLElement {
  Object.assign(processing, { state, line })
  return renderPart(<ResultsProcessingScreen />)
}

test('each of the five lines stands alone', () => {
  const shown = ([1, 2, 3, 4, 5] as const).map(
    (line) => show('lines', line).querySelector('main [role="status"]')?.textContent,
  )
  expect(new Set(shown).size).toBe(5)
})

test('a longer wait is explained, and the user may leave', () => {
  const page = show('making', 5)
  expect(wordsOf(page)).toContain('30 to 60 seconds')
  expect(linksOf(page)['Go to Dashboard']).toBe('/dashboard')
})
