import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { archetypeNames } from './names.ts'
import { personaTexts } from './personas.ts'
import { certaintyWords, levelWords, percent, quoteSentence } from './phrases.ts'

type Claims = ReportTexts['claims']

export const showsClaims: Pick<Claims, 'face' | 'adapting' | 'quietest' | 'nextQuietest'> = {
  face: ({ faces, leading, turn }) => {
    const [face, next] = faces
    const name = archetypeNames[face.name]
    const opening = wordingFor(
      turn,
      `Persona is Jung’s word for the face we turn towards others. Yours is inferred from your patterns and from how far you adapt, and the most pronounced one is the ${name}’s (${percent(face.percent)}, ${certaintyWords[face.certainty]}).`,
      `What moves you and what others see are two different things, and Jung called the visible side the persona. Inferred from the same answers, yours most resembles the ${name} (${percent(face.percent)}, ${certaintyWords[face.certainty]}).`,
    )
    const inside = archetypeNames[leading[0].name]
    const relation =
      face.name === leading[0].name
        ? `Inside and outside agree here, since the ${inside} comes first in both; the next face would be the ${archetypeNames[next.name]}’s.`
        : `Because the ${inside} comes first inside, what people notice first need not be what moves you most.`
    return `${opening} ${personaTexts[face.name].face} ${relation}`
  },
  adapting: ({ adapting, adaptingQuote }) => {
    const quote = quoteSentence(adaptingQuote, 3)
    const stand = `At ${percent(adapting.percent)} your readiness to adjust is ${levelWords[adapting.level]}`
    if (isRaised(adapting.level)) {
      return `${stand}: you seem to tune yourself to the company you are in.${quote} This opens many doors; what matters is that there is also a place where you need not tune yourself to anyone.`
    }
    if (isLowered(adapting.level)) {
      return `${stand}: you seem to be much the same wherever you are.${quote} People know where they stand with you, and once in a while a little more diplomacy would save you an argument.`
    }
    return `${stand}: the surface moves with the company, though hardly more than it does for most.${quote} You can blend in when it is called for, and stop when it begins to cost you something.`
  },
  quietest: ({ quietest, quietestQuote, tide }) => {
    const name = archetypeNames[quietest.name]
    const place = `${percent(quietest.percent)}, ${levelWords[quietest.level]}`
    const quote = quoteSentence(quietestQuote, 4, 'Here')
    if (!isLowered(quietest.level)) {
      return `No pattern falls silent in your answers; the quietest, the ${name}, still reaches ${place}.${quote} Its theme is ${archetypeTexts[quietest.name].core}, and it is at your disposal, only not usually the first to be heard. The more telling question is on which occasions you miss it.`
    }
    const opening = wordingFor(
      tide,
      `At the other end stands the ${name}: ${place}.`,
      `Quietest of the twelve is the ${name}, at ${place}.`,
      `What you seem to need least is the domain of the ${name}: ${place}.`,
    )
    return `${opening}${quote} ${archetypeTexts[quietest.name].quiet}`
  },
  nextQuietest: ({ nextQuietest, turn }) => {
    const name = archetypeNames[nextQuietest.name]
    const value = percent(nextQuietest.percent)
    if (!isLowered(nextQuietest.level)) {
      return `The ${name} is the next to step back, at ${value}, which is no weakness: it comes when it is called. Low and high say here how often a pattern takes the floor, never how much it is worth.`
    }
    return wordingFor(
      turn,
      `The ${name} keeps to the background as well (${value}): ${archetypeTexts[nextQuietest.name].less}. A low figure is no fault; it names the voice that other people may have to lend you.`,
      `Much the same holds for the ${name} at ${value}, as ${archetypeTexts[nextQuietest.name].less}. Quiet is not absent, though, and what is seldom used can surprise you.`,
    )
  },
}
