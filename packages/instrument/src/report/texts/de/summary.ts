import { isLowered, isRaised } from '../../plan-levels.ts'
import type { ReportPlan, ShadowPlan } from '../../plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { archetypeTexts } from './archetypes.ts'
import { nameForms, shadowNames } from './names.ts'
import { afterContraction } from './phrases.ts'

export const summary: ReportTexts['summary'] = {
  front: ({ leading, leader, front }) => {
    const [first, second, third] = leading.map(({ name }) => nameForms[name].nominative)
    if (!isRaised(leading[0].level)) {
      return `Kein Muster tritt in Ihren zehn Antworten weit hervor; ein wenig voraus sind ${first}, ${second} und ${third}.`
    }
    if (front === 'alone' && leader.certainty === 'tooClose') {
      return `Über die Mitte erhebt sich in Ihrem Profil nur ${first}, und selbst dieser Vorsprung ist zu knapp für ein Urteil; es folgen ${second} und ${third}.`
    }
    return leader.certainty === 'tooClose'
      ? `Die Spitze Ihres Profils teilen sich drei Muster, die für einen klaren Sieg zu nah beieinanderliegen: ${first}, ${second} und ${third}.`
      : `An der Spitze Ihres Profils steht ${first}, ${archetypeTexts[leading[0].name].core}; dahinter kommen ${second} und ${third}.`
  },
  balance: (plan) => `${balanceOpening(plan)}, ${balanceEnd(plan)}.`,
  caution: ({ shadows: [shadow], flags }) =>
    flags.length > 0
      ? `${watchedOf(shadow)}, und weil etwas an Ihren Antworten zur Vorsicht mahnt, lesen Sie bitte alles als vorläufig.`
      : `${watchedOf(shadow)}, und weil alles auf zehn Antworten beruht, ist es eine Skizze zum Überprüfen und kein Urteil.`,
}

function watchedOf({ name, level }: ShadowPlan): string {
  const tendency = `„${shadowNames[name]}“`
  if (isLowered(level)) return `Keine Neigung des Schattens ist ausgeprägt, auch nicht ${tendency}`
  return isRaised(level)
    ? `Unter den Neigungen des Schattens verdient ${tendency} Beachtung`
    : `Unter den Neigungen des Schattens ragt keine heraus, die erste ist ${tendency}`
}

function balanceOpening({ quietest }: ReportPlan): string {
  const name = nameForms[quietest.name].nominative
  return isLowered(quietest.level)
    ? `Die leiseste Stimme ist ${name}`
    : `Wirklich leise ist keine Stimme, am wenigsten laut ist ${name}`
}

function balanceEnd({ tension: { mode, stronger, weaker } }: ReportPlan): string {
  const one = nameForms[stronger.name]
  const other = nameForms[weaker.name]
  if (mode === 'both') {
    return `und in entgegengesetzte Richtungen ziehen Sie ${one.nominative} und ${other.nominative}`
  }
  return mode === 'tilted'
    ? `und zwischen zwei Gegensätzen neigen Sie deutlich zum ${afterContraction(one)}, weg vom ${afterContraction(other)}`
    : `und Gegensätze wie ${one.nominative} und ${other.nominative} halten einander das Gleichgewicht`
}
