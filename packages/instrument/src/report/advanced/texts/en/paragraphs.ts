import type { QualityFlag } from '../../../../profile.ts'
import { isLowered, isRaised } from '../../../plan-levels.ts'
import { motiveTexts } from '../../../texts/en/motives.ts'
import { archetypeNames, shadowNames } from '../../../texts/en/names.ts'
import { levelWords, percent } from '../../../texts/en/phrases.ts'
import { disownedTexts } from '../../../texts/en/shadows-disowned.ts'
import { overusedTexts } from '../../../texts/en/shadows-overused.ts'
import { tensionTexts } from '../../../texts/en/tensions.ts'
import { wordingFor } from '../../../texts/wording.ts'
import { type AdvancedPlan, sideOf } from '../../plan-advanced.ts'
import type { AdvancedTexts } from '../advanced-texts.ts'
import { archetypeDepths } from './archetype-depths.ts'
import { motiveDepths } from './motive-depths.ts'
import { openQuoteSentence, quoteSentence } from './quotes.ts'
import { disownedDepths } from './shadows-disowned-depths.ts'
import { overusedDepths } from './shadows-overused-depths.ts'

export const titles: AdvancedTexts['titles'] = {
  figure: 'The figures in front',
  drive: 'What drives them',
  face: 'The face that others meet',
  shadow: 'What follows behind',
  opposites: 'Where opposites meet',
  wholeness: 'The other side and the middle',
  certainty: 'Your own words, and how sure this is',
}

export const paragraphs: AdvancedTexts['paragraphs'] = {
  leader: (plan) => {
    const [first] = plan.leading
    const depths = archetypeDepths[first!.name]
    const body = isRaised(first!.level) ? depths.raised : depths.essence
    return `${leaderSentence(plan)} ${body}${quoteSentence(plan.quotes.leader, plan.tide)}`
  },
  company: ({ leading: [first, second, third], quotes, turn }) => {
    const figures = `the ${archetypeNames[second!.name]} (${percent(second!.percent)}) and the ${archetypeNames[third!.name]} (${percent(third!.percent)})`
    const opening = wordingFor(
      turn,
      `No figure comes alone: behind the ${archetypeNames[first!.name]} follow ${figures}.`,
      `Next in your answers come ${figures}, and a figure is always coloured by its company.`,
      `The ${archetypeNames[first!.name]} shares the stage with ${figures}.`,
    )
    return `${opening} ${archetypeDepths[second!.name].beside} ${archetypeDepths[third!.name].beside}${quoteSentence(quotes.second, 2)}`
  },
  drive: ({ strongestMotive: strong, weakestMotive: weak, motivesDiffer, tide }) => {
    if (!motivesDiffer) {
      return `Behind the twelve figures stand four motives, and in your answers they lie close together, between ${percent(weak.percent)} and ${percent(strong.percent)}. None of them clearly sets the course. With a pattern like this the situation is likely to choose for you more often than a preference does, and it can be worth noticing in which rooms you turn into whom.`
    }
    const opening = wordingFor(
      tide,
      `Four motives feed the twelve figures. Strongest in your answers is ${motiveTexts[strong.name].core} (${percent(strong.percent)}), weakest ${motiveTexts[weak.name].core} (${percent(weak.percent)}).`,
      `Asked what feeds the figures in front, your answers point to ${motiveTexts[strong.name].core}, at ${percent(strong.percent)}, while ${motiveTexts[weak.name].core} closes the row of four at ${percent(weak.percent)}.`,
    )
    return `${opening} ${motiveTexts[strong.name].pull} ${isRaised(strong.level) ? motiveDepths[strong.name].drive : 'Even this pull is not a loud one in your answers, so take it as a leaning.'}`
  },
  face: (plan) => {
    const [first, second] = plan.faces
    const faces = `the ${archetypeNames[first!.name]} (${percent(first!.percent)}), followed by the ${archetypeNames[second!.name]} (${percent(second!.percent)})`
    const isSame = first!.name === plan.leading[0]!.name
    const relation = isSame
      ? 'Face and inner figure coincide, so people are likely to meet early on what also matters to you; the risk is that neither of you looks any further.'
      : `What stands first inwardly, the ${archetypeNames[plan.leading[0]!.name]}, is therefore not quite what people see first, and a second meeting with you may surprise them.`
    return `Persona is Jung’s word for the face we turn to the world. ${adaptingSentence(plan)} The face that comes most readily is ${faces}. ${relation}${quoteSentence(plan.quotes.persona, plan.turn)}`
  },
  pressure: (plan) => {
    const { shadowPressure: pressure } = plan.structures
    const quote = quoteSentence(plan.quotes.pressure, plan.tide)
    if (!pressure) return 'How strongly the shadow presses, your answers do not tell.'
    const stand = `The shadow holds what did not fit the face, and it presses from behind; in your answers the pressure is ${levelWords[pressure.level]} (${percent(pressure.percent)}).`
    const meaning = {
      raised:
        'Anger, fascination and sudden fatigue are then worth reading as letters with your own return address.',
      middle:
        'Some things get under your skin and others do not, about as often as for most people, and the exceptions deserve a second look.',
      lowered:
        'Little seems to push from there, which can mean peace, or a cellar that has not been visited for a while.',
    }[sideOf(pressure)]
    return `${stand} ${meaning}${quote}`
  },
  shadow: ({ shadows: [first, second] }) => {
    const isOverused = first!.form === 'overused'
    const text = (isOverused ? overusedTexts : disownedTexts)[first!.archetype].text
    const root = (isOverused ? overusedDepths : disownedDepths)[first!.archetype].root
    const strength = isLowered(first!.level) ? ', though even this one is weak' : ''
    return `First among its forms stands “${shadowNames[first!.name]}” (${percent(first!.percent)}), the ${archetypeNames[first!.archetype]} ${isOverused ? 'in excess' : 'pushed away'}${strength}. ${text} ${root} Where it began for you, only you can say. “${shadowNames[second!.name]}” follows at ${percent(second!.percent)}.`
  },
  opposites: ({ tension: { key, mode, lean, stronger, weaker } }) => {
    const texts = tensionTexts[key]
    const one = `the ${archetypeNames[stronger.name]} (${percent(stronger.percent)})`
    const other = `the ${archetypeNames[weaker.name]} (${percent(weaker.percent)})`
    if (mode === 'both') {
      return `Jung expected growth where two opposites are both alive. For you these are ${one} and ${other}. ${texts.question} ${texts.both}`
    }
    if (mode === 'tilted') {
      return `Jung expected growth on the side that has been left behind. In your answers the clearest slope runs from ${one} down to ${other}. ${texts.question} ${texts.tilted[lean]}`
    }
    return `None of the six pairs of opposites pulls hard in your answers; most evenly balanced are ${one} and ${other}. ${texts.question} You seem free to answer this anew each time, which is restful, and sometimes tiring for those who wait for the answer.`
  },
  innerOther: ({ structures: { innerOther }, weakestMotive, quotes }) => {
    const side = `“${motiveDepths[weakestMotive.name].type}”`
    if (!innerOther) {
      return `Jung called the less-lived side anima or animus; here it is simply the inner other, and yours may be named ${side}. How much at ease you are with it, your answers do not tell.`
    }
    const ease = {
      raised: 'You seem curious about what is foreign in you, and that is half of the way',
      middle: 'You seem neither closed nor especially open to what is foreign in you',
      lowered: 'What is foreign in you seems to be kept at arm’s length so far',
    }[sideOf(innerOther)]
    return `Jung called the less-lived side anima or animus; here it is simply the inner other, and yours may be named ${side}. ${ease}: your ease with it is ${levelWords[innerOther.level]} (${percent(innerOther.percent)}).${quoteSentence(quotes.innerOther, 1)}`
  },
  self: ({ structures: { self }, quotes, leading: [first], quietest }) => {
    const poles = `the ${archetypeNames[first!.name]} and the ${archetypeNames[quietest.name]}`
    if (!self) return 'How far your different sides are brought together, your answers do not tell.'
    const meaning = {
      raised: `Contradictions such as the one between ${poles} appear to have found a roof`,
      middle: `Between ${poles} there seems to be contact, though not yet an agreement`,
      lowered: `Sides as far apart as ${poles} seem to take turns rather than to consult each other`,
    }[sideOf(self)]
    return `The Self, for Jung, is the middle in which all of this comes together. ${meaning}; the figure is ${levelWords[self.level]} (${percent(self.percent)}).${quoteSentence(quotes.self, 0)}`
  },
  voice: ({ quotes: { voice } }) =>
    voice
      ? `${openQuoteSentence(voice)} We quote it without interpreting it: written answers weigh little in the figures, and you know best what stands between these words.`
      : 'There are no written answers of yours to quote here; the figures rest on the statements you rated and the choices you made.',
  certainty: (plan) => {
    const [first] = plan.leading
    const [from, to] = first!.interval
    return `This picture is drawn from ${plan.answerCount} answers. For the ${archetypeNames[first!.name]} the range that should hold the true value in four cases out of five runs from ${percent(from)} to ${percent(to)}. ${qualitySentence(plan)} All figures compare you with our model’s reference group, in which 50% is the middle; they have not yet been checked on many real people, they are for information only, and they do not replace a professional’s advice.`
  },
}

function leaderSentence({ leading: [first, second, third], leader, raisedInFront }: AdvancedPlan) {
  const name = `the ${archetypeNames[first!.name]}`
  const figure = `${percent(first!.percent)}, ${levelWords[first!.level]}`
  if (raisedInFront === 0) {
    return `No figure stands out in your answers. The first in line is ${name} at ${figure}, so read what follows as a leaning rather than a portrait.`
  }
  if (leader.certainty === 'clear') {
    return `One figure leads your answers clearly: ${name}, at ${figure}. That it is truly the strongest of the twelve has a probability of ${percent(leader.percent)}.`
  }
  if (leader.certainty === 'likely') {
    return `One figure probably leads your answers: ${name}, at ${figure}. Its probability of being the strongest of the twelve is ${percent(leader.percent)}, so others remain in the race.`
  }
  return `Several figures stand close together at the front: ${name} (${figure}), the ${archetypeNames[second!.name]} and the ${archetypeNames[third!.name]}. Which of them leads is too close to call, and it may well change with the situation.`
}

function adaptingSentence({ structures: { persona } }: AdvancedPlan): string {
  if (!persona) return 'How much you adapt, your answers do not tell.'
  const meaning = {
    raised:
      'You seem to adjust readily to what a situation expects, which opens doors and takes strength',
    middle: 'You seem to adjust about as much as most people do',
    lowered:
      'You seem to show much the same face everywhere, which is restful and not always convenient',
  }[sideOf(persona)]
  return `${meaning}: your readiness to adapt is ${levelWords[persona.level]} (${percent(persona.percent)}).`
}

function qualitySentence({ flags: [flag], responseStyle }: AdvancedPlan): string {
  const sentences: Readonly<Record<QualityFlag, string>> = {
    straightLining:
      'Many of your ratings are alike, so our words are more careful than usual; you are welcome to answer some of them again.',
    inconsistent:
      'Some answers pull against each other more than usual, so our words are more careful; you are welcome to answer some of them again.',
    responseStyle: {
      agreeing:
        'You agree more readily than most, whatever the statement, and the model allows for it only in part.',
      disagreeing:
        'You disagree more readily than most, whatever the statement, and the model allows for it only in part.',
      extreme:
        'You choose the outermost answers more often than most, whatever the statement, so highs and lows may look steeper than they are.',
    }[responseStyle],
    tooFast:
      'You answered very quickly, so our words are more careful; you are welcome to answer some questions again.',
  }
  return flag
    ? sentences[flag]
    : 'Your answers hang together as those of an attentive reader would.'
}
