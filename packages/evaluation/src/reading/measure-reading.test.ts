import { languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { isMet } from '../goals.ts'
import { drawReaders } from './draw-readers.ts'
import { measureReading } from './measure-reading.ts'
import { readingGoals } from './reading-goals.ts'

const readers = [...drawReaders(100, 2)]

test.each(languages)(
  'reports in %s speak of the reader, at length, and never twice',
  (language) => {
    const missed = readingGoals(measureReading(readers, language)).filter((goal) => !isMet(goal))
    expect(missed).toEqual([])
  },
)
