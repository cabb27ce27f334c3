import { expect, test } from 'vitest'
import cases from '../cases/self-harm.json' with { type: 'json' }
import { isDoubtful } from './is-doubtful.ts'

test.each(Object.keys(cases))('no text on self-harm may be quoted in %s', (language) => {
  const { self, other } = cases[language as keyof typeof cases]
  expect([...self, ...other].filter(({ text }) => !isDoubtful(text))).toEqual([])
})

test.each([
  'My garden. Nobody asks anything of me there.',
  'Moja záhrada. Nikto tam odo mňa nič nechce.',
  'Mein Garten. Dort will niemand etwas von mir.',
  'Moje zahrada. Nikdo tam po mně nic nechce.',
])('an everyday text may be quoted: %s', (text) => {
  expect(isDoubtful(text)).toBe(false)
})
