import { expect, test } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import ArchetypesInfoScreen from './archetypes-info-screen.tsx'

const page = () => renderPart(<ArchetypesInfoScreen />)

const section = (id: string) => page().querySelector(`section[aria-labelledby="${id}"]`)

test('a hero, then Jung with four key contributions', () => {
  expect(eachOf(page(), 'h1')).toEqual(['The twelve archetypes'])
  expect(eachOf(section('jung'), 'h3')).toHaveLength(4)
})

test('archetypes are universal, symbolic, motivational', () => {
  expect(eachOf(section('what'), 'h3')).toEqual(['Universal', 'Symbolic', 'Motivational'])
})

test('twelve figures stand in the grid', () => {
  const figures = Object.values(linksOf(section('twelve'))).map((to) => to.split('/').at(-1))
  expect(figures.toSorted()).toEqual([
    'caregiver',
    'citizen',
    'creator',
    'explorer',
    'hero',
    'innocent',
    'jester',
    'lover',
    'magician',
    'outlaw',
    'ruler',
    'sage',
  ])
})

test('personas and archetypes are held apart, with the key difference', () => {
  const personas = section('personas')
  expect(eachOf(personas, 'h3')).toEqual(['Persona', 'Archetype'])
  expect(wordsOf(personas)).toContain('The key difference')
})

test('how archetypes apply: four benefits and the way of discovery', () => {
  const apply = section('apply')
  const [title, ...others] = eachOf(apply, 'h3')
  expect(title).toBe('A language for inner conflict')
  expect(others).toHaveLength(4)
  expect(others.at(-1)).toBe('How discovery works')
  expect(eachOf(apply, 'ol li')).toHaveLength(4)
})
