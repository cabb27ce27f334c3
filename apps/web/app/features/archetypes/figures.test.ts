import { archetypeSlugs, webPaths } from '@individua/contract/paths'
import { archetypes } from '@individua/instrument/dimensions'
import { writeAdvancedReport } from '@individua/report/compose/write-advanced-report'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { figuresOf, relationsOf } from './figures.ts'

test('the pages are those of the instrument’s archetypes', () => {
  expect(archetypeSlugs).toEqual(archetypes)
  expect(webPaths.filter((path) => path.startsWith('/archetypes-info/'))).toEqual(
    archetypes.map((archetype) => `/archetypes-info/${archetype}`),
  )
})

test('each figure stands under one motive, and none is related to itself', () => {
  expect(Object.values(figuresOf).flat().toSorted()).toEqual([...archetypeSlugs].toSorted())
  for (const [slug, { near, far }] of Object.entries(relationsOf)) {
    expect(new Set([slug, near, far]).size).toBe(3)
  }
})

test('the motive of a figure is the one its card in the profile names', () => {
  const cards = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
    const { profile, answers } = drawFullAnswers(seed, 'en')
    return writeAdvancedReport(profile, answers, 'en').archetypes
  })
  expect(new Set(cards.map(({ key }) => key)).size).toBe(12)
  for (const { key, color } of cards) expect(figuresOf[color]).toContain(key)
})
