import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import { isThirdBehind, type ReportPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { capitalised, wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { motiveTexts } from './motives.ts'
import { archetypeNames } from './names.ts'
import { certaintyWords, levelWords, percent, quoteSentence } from './phrases.ts'

type Claims = ReportTexts['claims']

export const standsOutClaims: Pick<Claims, 'leader' | 'company' | 'motives'> = {
  leader: (plan) => {
    const texts = archetypeTexts[plan.leading[0].name]
    const quote = quoteSentence(plan.leadingQuote, 0)
    if (isRaised(plan.leading[0].level)) {
      return `${raisedOpening(plan)}${quote} ${texts.leads} ${texts.cost}`
    }
    return `${levelOpening(plan)}${quote} Its concern is ${texts.core}, and it can add ${texts.gift}. Ten answers do not tell whether that is truer of you than of other people; they show an even field, in which the moment and the company may decide which side of you comes forward.`
  },
  company: (plan) => `${companyOpening(plan)} ${companyGifts(plan)}${companyCertainty(plan)}`,
  motives: (plan) => {
    const { strongestMotive: first, weakestMotive: last, motivesDiffer } = plan
    const { pull, core } = motiveTexts[first.name]
    const opening = isRaised(first.level)
      ? `Behind the single patterns lie four basic motives, and ${core} is the strongest of yours at ${percent(first.percent)}. ${pull}`
      : `Of the four basic motives behind the patterns none really stands out; ${core} is a step ahead at ${percent(first.percent)}. ${pull}`
    const weakest = capitalised(motiveTexts[last.name].core)
    if (!motivesDiffer) {
      return `${opening} ${weakest} comes last at ${percent(last.percent)}, so close to the first that little can be read from the order.`
    }
    return isLowered(last.level)
      ? `${opening} ${weakest} comes last at ${percent(last.percent)}, ${motiveTexts[last.name].lack}.`
      : `${opening} ${weakest} comes last, although ${percent(last.percent)} is hardly a low figure: this need is present too, only less often in front.`
  },
}

function raisedOpening({ leading, leader, front, turn }: ReportPlan): string {
  const [first] = leading
  const name = archetypeNames[first.name]
  const place = `${percent(first.percent)}, ${levelWords[first.level]} of our model’s reference group`
  if (leader.certainty === 'clear') {
    return `One pattern leads clearly: the ${name}, at ${place}. With a probability of ${percent(leader.percent)} it really is the strongest of the twelve.`
  }
  if (leader.certainty === 'likely') {
    return `In front stands the ${name}, at ${place}. That it is truly your strongest pattern is likely (${percent(leader.percent)}), though not settled.`
  }
  if (front === 'alone') {
    return `One pattern stands alone in front: the ${name}, at ${place}. With a probability of ${percent(leader.percent)} it truly is the strongest of the twelve.`
  }
  const [together, others] = isThirdBehind(leading)
    ? ['the first two', 'the one that follows']
    : ['the first three', 'the two that follow']
  return wordingFor(
    turn,
    `Slightly ahead of the others stands the ${name}, at ${place}. The chance that it is truly the strongest of the twelve is ${percent(leader.percent)}, so take ${together} together.`,
    `The ${name} comes first, at ${place}. Since the chance that it is really the strongest is ${percent(leader.percent)}, it shares the front with ${others}.`,
    `First among close neighbours is the ${name}, at ${place}. It leads in truth with a probability of ${percent(leader.percent)}, which is why ${together} belong together.`,
  )
}

function levelOpening({ leading, leader }: ReportPlan): string {
  const [first] = leading
  return `No pattern steps far forward in these ten answers. The ${archetypeNames[first.name]} comes first at ${percent(first.percent)}, ${levelWords[first.level]} of our model’s reference group, and its chance of truly being the strongest is ${percent(leader.percent)}.`
}

function companyOpening({ leading: [first, second, third], tide }: ReportPlan): string {
  const two = `the ${archetypeNames[second.name]} (${percent(second.percent)}) and the ${archetypeNames[third.name]} (${percent(third.percent)})`
  if (!isRaised(third.level)) {
    return isRaised(second.level)
      ? `Next come ${two}, the latter already ${levelWords[third.level]}.`
      : `Next come ${two}, ${isLowered(second.level) ? 'both below the middle' : 'neither of them clearly above the middle'}.`
  }
  return first.percent - third.percent <= 5
    ? `Close behind follow ${two}.`
    : wordingFor(tide, `Beside it stand ${two}.`, `It is accompanied by ${two}.`)
}

function companyGifts({ leading, sharedAnswer, companyQuote }: ReportPlan): string {
  const [, second, third] = leading.map(({ name }) => archetypeNames[name])
  const [, two, three] = leading.map(({ name }) => archetypeTexts[name].gift)
  if (companyQuote) {
    return `The ${second} contributes ${two}.${quoteSentence(companyQuote, 1)} From the ${third} comes ${three}.`
  }
  const gifts = `The ${second} contributes ${two}, the ${third} ${three}.`
  if (!sharedAnswer) return gifts
  const [one, other] = sharedAnswer.map((name) => archetypeNames[name])
  return `${gifts} One and the same answer weighs most for the ${one} and the ${other}, so that ten questions can hardly tell these two apart.`
}

function companyCertainty({ leading }: ReportPlan): string {
  const [first, second, third] = leading
  if (first.certainty === second.certainty && second.certainty === third.certainty) {
    const figures = leading.map(({ topThree }) => percent(topThree)).join(', ')
    return ` How sure are these three places? Each of them is ${certaintyWords[first.certainty]} (${figures}).`
  }
  const words = [first, second, third].map(
    ({ name, certainty, topThree }) =>
      `the ${archetypeNames[name]} ${certaintyWords[certainty]} (${percent(topThree)})`,
  )
  return ` How sure is each place among the three? ${capitalised(words.join(', '))}.`
}
