import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import { isThirdBehind, type ReportPlan, type ShadowPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { archetypeTexts } from './archetypes.ts'
import { archetypeNames, shadowNames } from './names.ts'

export const summary: ReportTexts['summary'] = {
  front: ({ leading, leader, front }) => {
    const [first, second, third] = leading.map(({ name }) => archetypeNames[name])
    const core = archetypeTexts[leading[0].name].core
    if (!isRaised(leading[0].level)) {
      return `No pattern steps far forward in your ten answers; a little ahead are the ${first}, the ${second} and the ${third}.`
    }
    if (front === 'alone' && leader.certainty === 'tooClose') {
      return `Only the ${first} rises above the middle of your profile, and even its lead is too close to call; the ${second} and the ${third} follow.`
    }
    if (leader.certainty === 'tooClose') {
      return isThirdBehind(leading)
        ? `Two patterns share the front of your profile, too close together to name a winner: the ${first} and the ${second}, with the ${third} next in line.`
        : `Three patterns share the front of your profile, too close together to name a winner: the ${first}, the ${second} and the ${third}.`
    }
    return `Foremost in your profile is the ${first}, ${core}, followed by the ${second} and the ${third}.`
  },
  balance: (plan) => `${balanceOpening(plan)}, ${balanceEnd(plan)}.`,
  caution: ({ shadows: [shadow], flags }) =>
    flags.length > 0
      ? `${watchedOf(shadow)}, and because something about your answers calls for caution, please read all of this as provisional.`
      : `${watchedOf(shadow)}, and since all of this rests on ten answers, it is a sketch for you to check rather than a verdict.`,
}

function watchedOf({ name, level }: ShadowPlan): string {
  const tendency = `“${shadowNames[name]}”`
  if (isLowered(level)) return `No shadow tendency is marked, not even ${tendency}`
  return isRaised(level)
    ? `The shadow tendency to keep an eye on is ${tendency}`
    : `No shadow tendency stands out, the first in line being ${tendency}`
}

function balanceOpening({ quietest }: ReportPlan): string {
  const name = archetypeNames[quietest.name]
  return isLowered(quietest.level)
    ? `The ${name} is the quietest voice`
    : `No voice is truly quiet, the ${name} least loud among them`
}

function balanceEnd({ tension: { mode, stronger, weaker } }: ReportPlan): string {
  const one = archetypeNames[stronger.name]
  const other = archetypeNames[weaker.name]
  if (mode === 'both')
    return `while the ${one} and the ${other} may well pull you in opposite directions`
  return mode === 'tilted'
    ? `and between two opposites you lean plainly towards the ${one}, away from the ${other}`
    : `and opposites such as the ${one} and the ${other} are evenly matched`
}
