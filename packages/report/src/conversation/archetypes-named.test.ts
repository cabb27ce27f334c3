import { expect, test } from 'vitest'
import { archetypesNamedIn } from './archetypes-named.ts'

test.each([
  ['en', 'The Sage and the ruler in you take turns.', ['sage', 'ruler']],
  ['en', 'You rebel against a fool’s errand.', []],
  ['sk', 'Pri stole sedí Mudrc a oproti vládcovi Rebel.', ['sage', 'outlaw', 'ruler']],
  ['sk', 'Máte radi ticho a chvíle bez ľudí.', []],
  ['de', 'Der Weise sitzt neben dem Herrscher.', ['sage', 'ruler']],
  ['de', 'Man mag Sie auf diese Weise lieber.', []],
] as const)('in %s "%s" names %j', (language, text, named) => {
  expect(archetypesNamedIn(text, language)).toEqual(named)
})
