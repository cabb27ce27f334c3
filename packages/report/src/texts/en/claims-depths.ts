import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeNames, shadowFigure, shadowNames } from './names.ts'
import { levelWords, percent, quoteSentence } from './phrases.ts'
import { disownedTexts } from './shadows-disowned.ts'
import { overusedTexts } from './shadows-overused.ts'
import { tensionTexts } from './tensions.ts'

type Claims = ReportTexts['claims']

export const depthClaims: Pick<Claims, 'tension' | 'pressure' | 'shadow'> = {
  tension: ({ tension: { key, mode, lean, stronger, weaker } }) => {
    const texts = tensionTexts[key]
    const one = `the ${archetypeNames[stronger.name]} (${percent(stronger.percent)})`
    const other = `the ${archetypeNames[weaker.name]} (${percent(weaker.percent)})`
    if (mode === 'both') {
      return `Two patterns that come out above the middle make opposite demands: ${one} and ${other}. ${texts.question} ${texts.both}`
    }
    if (mode === 'tilted') {
      return `One pair of opposites tips strongly to one side in your answers: against ${one} stands ${other}. ${texts.question} For you the answer seems to be given before the question is asked. ${texts.tilted[lean]}`
    }
    return `None of your pairs of opposites sets a course. Most evenly matched are ${one} and ${other}, so that neither outvotes the other. ${texts.question} With scores like these the situation is likely to decide, and it may pay to watch which situations decide which way.`
  },
  pressure: ({ pressure, pressureQuote, turn }) => {
    const opening = wordingFor(
      turn,
      'Shadow is the name for what a person does without quite wanting to, or refuses to see as their own.',
      'By shadow Jung meant the parts that are lived too much or pushed away, and that others often notice first.',
    )
    const quote = quoteSentence(pressureQuote, 2)
    const stand = `At ${percent(pressure.percent)} the pressure from that side is ${levelWords[pressure.level]}`
    if (isRaised(pressure.level)) {
      return `${opening} ${stand}; strong reactions to others are the most useful trace you have, as they often lead home.${quote}`
    }
    return isLowered(pressure.level)
      ? `${opening} ${stand}; little seems to provoke you, which can mean ease, or that the provocation is well packed away.${quote}`
      : `${opening} ${stand}; some things provoke you and others pass, about as often as for most people.${quote}`
  },
  shadow: ({ shadows: [first, second] }) => {
    const texts = (first.form === 'overused' ? overusedTexts : disownedTexts)[first.archetype]
    const standing = isLowered(first.level)
      ? 'Even the first of the tendencies, however, is weak'
      : isRaised(first.level)
        ? 'The tendency most worth watching'
        : 'The first of the tendencies, though not a marked one,'
    return `${standing}${isLowered(first.level) ? ':' : ' is'} “${shadowNames[first.name]}” (${percent(first.percent)}), ${shadowFigure(first)}. ${texts.text} ${texts.tip} Second in line, at ${percent(second.percent)}, comes “${shadowNames[second.name]}”. Both are inferred, and neither is a verdict.`
  },
}
