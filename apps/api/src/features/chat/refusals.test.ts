import { expect, test } from 'vitest'
import { isRefusal } from './refusals.ts'

test.each([
  'I’m sorry, but I can’t help with that.',
  'I am unable to assist you with this request.',
  'I cannot comply.',
  'I have to decline.',
  'That is something I am not able to discuss.',
  'Sorry, but that is against my policy.',
  'My rules forbid me to say that.',
  'Es tut mir leid, darüber darf ich nicht sprechen.',
  'Leider ist mir das nicht möglich.',
  'Meine Vorgaben erlauben das nicht.',
  'Žiaľ, o tom nemôžem hovoriť.',
  'Prepáčte, s týmto vám nepomôžem.',
  'Moje pokyny mi to nedovoľujú.',
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
  'I cannot say how sure that is, but your profile leans to it.',
  'Your rules are your own, and you allow few exceptions.',
  'Ihre Regeln erlauben Ausnahmen.',
  'O strachu sa vám hovorí ťažko.',
])('"%s" is none', (sentence) => {
  expect(isRefusal(sentence)).toBe(false)
})
