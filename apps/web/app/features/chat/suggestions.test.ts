import de from '@individua/locales/de/chat.json'
import en from '@individua/locales/en/chat.json'
import sk from '@individua/locales/sk/chat.json'
import { selfHarmIn } from '@individua/safety/speaks-of-self-harm'
import { expect, test } from 'vitest'

const suggestions = [en, sk, de].flatMap(({ suggestions }) => Object.values(suggestions))

test.each(suggestions)('a suggestion gets a reply instead of the help card: %s', (text) => {
  expect(selfHarmIn(text)).toBeNull()
})
