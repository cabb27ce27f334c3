import { isLowered, isRaised } from '../../../plan-levels.ts'
import { archetypeNames } from '../../../texts/en/names.ts'
import { personaTexts } from '../../../texts/en/personas.ts'
import { levelWords, percent } from '../../../texts/en/phrases.ts'
import { disownedTexts } from '../../../texts/en/shadows-disowned.ts'
import { overusedTexts } from '../../../texts/en/shadows-overused.ts'
import { wordingFor } from '../../../texts/wording.ts'
import { sideOf } from '../../plan-advanced.ts'
import type { ComplexPole } from '../../plan-complexes.ts'
import type { AdvancedTexts } from '../advanced-texts.ts'
import { archetypeDepths } from './archetype-depths.ts'
import { complexTexts } from './complexes.ts'
import { motiveDepths } from './motive-depths.ts'
import { quoteSentence } from './quotes.ts'

type Cards = Pick<
  AdvancedTexts,
  | 'describeArchetype'
  | 'describePersona'
  | 'describeShadow'
  | 'describeInnerOther'
  | 'describeSelf'
  | 'describeComplex'
>

const placeWords = {
  clear: 'its place among the first three is clear',
  likely: 'a place among the first three is likely',
  tooClose: 'whether it belongs to the first three is too close to call',
}

export const cards: Cards = {
  describeArchetype: (
    { name, level, percent: value, interval, certainty, topThree },
    place,
    evidence,
  ) => {
    const [from, to] = interval
    const standing = wordingFor(
      place,
      `In your answers it stands ${levelWords[level]}, at ${percent(value)}, with a range from ${percent(from)} to ${percent(to)}`,
      `Your answers put it at ${percent(value)}, ${levelWords[level]}, with a range from ${percent(from)} to ${percent(to)}`,
    )
    return `${archetypeDepths[name].essence} ${standing}; ${placeWords[certainty]} (${percent(topThree)}).${quoteSentence(evidence, place + 1)}`
  },
  describePersona: ({ name, level, percent: value }, place) => {
    const readiness = isRaised(level)
      ? 'You seem to put this face on readily'
      : isLowered(level)
        ? 'You seem to put this face on only now and then'
        : 'You seem to put this face on when it is needed'
    const inferred =
      place === 0
        ? ' The figure is inferred from the pattern and from your readiness to adapt.'
        : ''
    return `${readiness}: at ${percent(value)} it is ${levelWords[level]}. ${personaTexts[name].face}${inferred}`
  },
  describeShadow: ({ name: _name, archetype, form, level, percent: value }, place) => {
    const isOverused = form === 'overused'
    const texts = isOverused ? overusedTexts : disownedTexts
    const kind = isOverused ? 'in excess' : 'pushed away'
    const opening = wordingFor(
      place,
      `Here speaks the ${archetypeNames[archetype]} ${kind}`,
      `This is the ${archetypeNames[archetype]} ${kind}`,
    )
    const caution = isLowered(level) ? ' It is a faint tendency all the same.' : ''
    return `${opening}, inferred from your answers at ${percent(value)}, ${levelWords[level]}.${caution} ${texts[archetype].text}`
  },
  describeInnerOther: ({ weakestMotive: weak, motivesDiffer, structures: { innerOther } }) => {
    const margin = motivesDiffer
      ? ''
      : ' The four lie close together, so take the name as a suggestion.'
    const measure = isLowered(weak.level)
      ? ''
      : ` At ${percent(weak.percent)} it is not weak, only the quietest of the four.`
    const ease = innerOther
      ? {
          raised: ` Your ease with this side is ${levelWords[innerOther.level]} (${percent(innerOther.percent)}): you seem ready to listen to it.`,
          middle: ` Your ease with this side is ${levelWords[innerOther.level]} (${percent(innerOther.percent)}): you seem to listen to it now and then.`,
          lowered: ` Your ease with this side is ${levelWords[innerOther.level]} (${percent(innerOther.percent)}): it seems to remain a stranger for the time being.`,
        }[sideOf(innerOther)]
      : ''
    return `${motiveDepths[weak.name].lessLived}${measure}${margin}${ease}`
  },
  describeSelf: ({ structures: { self }, leading: [first], shadows: [shadow], weakestMotive }) => {
    const type = motiveDepths[weakestMotive.name].type
    const task = `Three voices ask for a place at one table: the ${archetypeNames[first!.name]}, what the ${archetypeNames[shadow!.archetype]} keeps in the shadow, and “${type}”.`
    if (!self) {
      return `How far your different sides are brought together, your answers do not tell. ${task} Where they can listen to each other, the person becomes more whole without becoming flawless.`
    }
    const stand = `How far your different sides are brought together is ${levelWords[self.level]} in your answers (${percent(self.percent)}).`
    const meaning = {
      raised:
        'You seem able to live with contradictions and to learn from defeats, and something like an inner direction is likely to be there to ask. The task now is to keep the table open when a guest arrives whom you did not invite.',
      middle:
        'Some contradictions seem to have found their place, while others still take turns. The task now is less a decision than a habit: to ask the quieter side as well, before the loudest has decided.',
      lowered:
        'Your sides seem to pull in different directions rather than to talk with one another, and that costs strength. The task now is small and regular: one quiet hour in which each of them may finish its sentence.',
    }[sideOf(self)]
    return `${stand} ${task} ${meaning}`
  },
  describeComplex: ({ key, poles: [one, other] }) =>
    `${capital(poleSentence(one))}, and ${poleSentence(other)}. ${complexTexts[key].description}`,
}

const structureNames = {
  persona: 'your readiness to adapt',
  shadowPressure: 'the pressure of the shadow',
  self: 'the joining of your parts',
  innerOther: 'your ease with the less-lived side',
}

function poleSentence(pole: ComplexPole): string {
  const standing = `is ${levelWords[pole.level]} (${percent(pole.percent)})`
  if (pole.family === 'archetypes') return `the ${archetypeNames[pole.name]} ${standing}`
  if (pole.family === 'structures') return `${structureNames[pole.name]} ${standing}`
  return `${pole.name} as a motive ${standing}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
