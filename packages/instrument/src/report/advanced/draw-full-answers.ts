import { type ChosenQuestion, chooseStep } from '../../choice/choose-step.ts'
import type { Language } from '../../dimensions.ts'
import { coreItems } from '../../items/core.ts'
import type { Profile } from '../../profile.ts'
import type { Answer } from '../../scoring/answers.ts'
import { createRandom } from '../../scoring/random.ts'
import { scoreAnswers } from '../../scoring/score-answers.ts'
import type { GivenAnswer } from './plan-evidence.ts'

/** One drawn person: thirty answers through the adaptive choice, and the profile they make. */
export interface DrawnPerson {
  profile: Profile
  answers: readonly GivenAnswer[]
}

const lexiconValidity = 0.15

/**
 * Answers drawn at random, each value and option equally likely; equal seeds give equal persons.
 *
 * @param hasText false leaves the three open answers out
 */
export function drawFullAnswers(seed: number, language: Language, hasText = true): DrawnPerson {
  const random = createRandom(seed)
  const scored: Answer[] = coreItems.map(({ id }) => likertAnswer(id, random))
  for (const step of [1, 2, 3] as const) {
    const questions = chooseStep(step, scored, seed)
    for (const question of questions) scored.push(answerTo(question, random))
  }
  const counted = scored.filter(({ kind }) => hasText || kind !== 'open')
  const texts = openTexts[language]
  const answers = counted.map((answer, place): GivenAnswer => {
    if (answer.kind !== 'open') return answer
    return { kind: 'open', itemId: answer.itemId, text: texts[(seed + place) % texts.length]! }
  })
  return { profile: scoreAnswers(counted, { form: 'full' }), answers }
}

function answerTo(question: ChosenQuestion, random: () => number): Answer {
  const itemId = question.item.id
  if (question.kind === 'likert') return likertAnswer(itemId, random)
  if (question.kind === 'open') {
    const ratings = question.item.dimensions.map(() => Math.round(4 * random() - 2))
    return { kind: 'open', itemId, ratings, rho: lexiconValidity }
  }
  const { shownOptionIds } = question
  const optionId = shownOptionIds[Math.floor(random() * shownOptionIds.length)]!
  return { kind: 'choice', itemId, optionId, shownOptionIds }
}

function likertAnswer(itemId: string, random: () => number): Answer {
  return { kind: 'likert', itemId, value: 1 + Math.floor(5 * random()) }
}

const openTexts: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I usually wait until everybody has gone home, and then I tidy the kitchen and think about what was said.',
    'My garden. Nobody asks anything of me there.',
    'It was my sister who needed me, and I drove through the night without asking why.',
  ],
  sk: [
    'Väčšinou počkám, kým všetci odídu, potom upracem kuchyňu a premýšľam o tom, čo zaznelo.',
    'Moja záhrada. Nikto tam odo mňa nič nechce.',
    'Potrebovala ma sestra, tak som sadla do auta a cestovala celú noc.',
  ],
  de: [
    'Meistens warte ich, bis alle gegangen sind, räume dann die Küche auf und denke darüber nach, was gesagt wurde.',
    'Mein Garten. Dort will niemand etwas von mir.',
    'Meine Schwester brauchte mich, also bin ich die ganze Nacht durchgefahren.',
  ],
}
