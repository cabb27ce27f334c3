import { chooseStep } from '@individua/instrument/choice/choose-step'
import type { Dimension, Language } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import type { ChoiceItem, Key, LikertItem } from '@individua/instrument/items/item'
import type { Profile } from '@individua/instrument/profile'
import type { Answer, GivenAnswer } from '@individua/instrument/scoring/answers'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'

/** The leanings of an invented person; the answers follow from them. */
const leanings: Readonly<Partial<Record<Dimension, number>>> = {
  creator: 1.2,
  sage: 0.9,
  caregiver: 0.8,
  explorer: 0.6,
  magician: 0.5,
  lover: 0.2,
  citizen: 0.1,
  jester: -0.1,
  innocent: -0.2,
  outlaw: -0.3,
  hero: -0.6,
  ruler: -0.9,
  shadowPressure: 0.7,
  persona: -0.2,
  self: 0.3,
  innerOther: -0.3,
}

/** Shuffles the options of the situations; any number will do. */
const seed = 1875

/** The open answers by item code. Open questions that are not listed stay unanswered. */
const written: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  o3: {
    en: 'The week my brother moved house we packed boxes until midnight. It cost me a picture that was nearly finished.',
    sk: 'Keď sa brat sťahoval, celý týždeň sme do polnoci balili škatule. Stálo ma to obraz, ktorý bol takmer hotový.',
    de: 'In der Woche, als mein Bruder umzog, packten wir bis Mitternacht Kisten. Gekostet hat es mich ein Bild, das fast fertig war.',
  },
  o5: {
    en: 'My old drawing teacher. She looked at a bad sheet for a long time before she said anything. I still send her a small picture every winter.',
    sk: 'Moja stará učiteľka kreslenia. Aj na nevydarený list sa pozerala dlho, kým niečo povedala. Každú zimu jej pošlem malý obrázok.',
    de: 'Meine alte Zeichenlehrerin. Auch ein misslungenes Blatt sah sie lange an, bevor sie etwas sagte. Jeden Winter schicke ich ihr ein kleines Bild.',
  },
  o6: {
    en: 'I look for the person standing alone and ask what they are working on. Afterwards people say that I was there and listened well.',
    sk: 'Hľadám toho, kto stojí bokom, a pýtam sa, na čom práve pracuje. Ľudia potom vravia, že viem počúvať.',
    de: 'Ich suche den Menschen, der allein steht, und frage, woran er gerade arbeitet. Danach heißt es, ich könne gut zuhören.',
  },
}

type Chosen = Exclude<Answer, { kind: 'open' }>

export interface SamplePerson {
  profile: Profile
  /** What the profile was scored from. */
  scored: readonly Answer[]
  /** In the order of the form; open answers in the given language. */
  answersIn(language: Language): readonly GivenAnswer[]
}

/** Takes the sample person through the whole form: ten core statements and the three steps. */
export function answerAsSamplePerson(): SamplePerson {
  const chosen: Chosen[] = coreItems.map(answerLikert)
  for (const step of [1, 2] as const) {
    for (const question of chooseStep(step, chosen, seed)) {
      if (question.kind === 'likert') chosen.push(answerLikert(question.item))
      if (question.kind === 'choice') {
        chosen.push(answerChoice(question.item, question.shownOptionIds))
      }
    }
  }
  const prompts = chooseStep(3, chosen, seed).map(({ item }) => item)
  return {
    profile: scoreAnswers(chosen, { form: 'full' }),
    scored: chosen,
    answersIn: (language) => [
      ...chosen,
      ...prompts.flatMap(({ id, code }): GivenAnswer[] => {
        const text = written[code]?.[language]
        return text ? [{ kind: 'open', itemId: id, text }] : []
      }),
    ],
  }
}

function answerLikert({ id, key }: LikertItem): Chosen {
  const value = Math.min(5, Math.max(1, Math.round(3.2 + 1.1 * leaningOf(key))))
  return { kind: 'likert', itemId: id, value }
}

function answerChoice(item: ChoiceItem, shownOptionIds: readonly string[]): Chosen {
  const [liked] = item.options
    .filter(({ id }) => shownOptionIds.includes(id))
    .toSorted((a, b) => leaningOf(b.key) - leaningOf(a.key))
  if (!liked) throw new Error(`no option of ${item.code} is shown`)
  return { kind: 'choice', itemId: item.id, optionId: liked.id, shownOptionIds }
}

function leaningOf(key: Key): number {
  return Object.entries(key).reduce((sum, [dimension, weight]) => {
    const leaning = Object.entries(leanings).find(([name]) => name === dimension)?.[1] ?? 0
    return sum + weight * leaning
  }, 0)
}
