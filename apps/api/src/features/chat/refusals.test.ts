import { expect, test } from 'vitest'
import { isRefusal } from './refusals.ts'

test.each([
  'I’m sorry, but I can’t help with that.',
  'I am unable to assist you with this request.',
  'I cannot comply.',
  'I have to decline.',
  'Es tut mir leid, dabei kann ich Ihnen nicht helfen.',
  'Ich kann diese Frage leider nicht beantworten.',
  'Das muss ich ablehnen.',
  'Je mi ľúto, s tým vám nemôžem pomôcť.',
  'Na túto otázku neviem odpovedať.',
])('"%s" is a refusal', (sentence) => {
  expect(isRefusal(sentence)).toBe(true)
})

test.each([
  'Your profile decides nothing there, but it describes how you begin.',
  'A doctor can help with that; your profile cannot.',
  'You can’t help noticing who is missing at the table.',
  'You find it hard to ask others to help.',
  'Ihr Profil kann das nicht entscheiden; es zeigt, wie Sie beginnen.',
  'Sie können nicht allen helfen.',
  'Váš profil o tom nerozhoduje, ukazuje však, čo vám pomáha.',
  'Nemôžete pomôcť každému.',
])('"%s" is none', (sentence) => {
  expect(isRefusal(sentence)).toBe(false)
})
