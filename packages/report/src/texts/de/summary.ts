import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import { isThirdBehind, type ReportPlan, type ShadowPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { archetypeTexts } from './archetypes.ts'
import { nameForms, shadowNames } from './names.ts'
import { afterContraction } from './phrases.ts'

export const summary: ReportTexts['summary'] = {
  front: ({ leading, leader, front }) => {
    const [first, second, third] = leading.map(({ name }) => nameForms[name].nominative)
    const [, ...others] = leading
    const behind = others
      .map(({ name }) => `vom ${afterContraction(nameForms[name])}`)
      .join(' und ')
    if (!isRaised(leading[0].level)) {
      return `Kein Muster tritt in Ihren zehn Antworten weit hervor; ein wenig voraus sind ${first}, ${second} und ${third}.`
    }
    if (front === 'alone' && leader.certainty === 'tooClose') {
      return `Nur ${first} hebt sich in Ihrem Profil von der Mitte ab, und selbst dieser Vorsprung ist knapp; es folgen ${second} und ${third}.`
    }
    if (leader.certainty === 'tooClose') {
      return isThirdBehind(leading)
        ? `An der Spitze Ihres Profils liegen ${first} und ${second} so dicht beieinander, dass keiner von beiden klar führt; es folgt ${third}.`
        : `An der Spitze Ihres Profils liegen drei Muster so dicht beieinander, dass keines klar führt: ${first}, ${second} und ${third}.`
    }
    return `An der Spitze Ihres Profils steht ${first} – ${archetypeTexts[leading[0].name].core} –, gefolgt ${behind}.`
  },
  balance: (plan) => `${balanceOpening(plan)}${balanceEnd(plan)}.`,
  caution: ({ shadows: [shadow], flags }) =>
    flags.length > 0
      ? `${watchedOf(shadow)}; da manches an Ihren Antworten zur Vorsicht mahnt, betrachten Sie bitte alles als vorläufig.`
      : `${watchedOf(shadow)}; da alles auf zehn Antworten beruht, ist dieses Profil eine Skizze zum Überprüfen und kein Urteil.`,
}

function watchedOf({ name, level }: ShadowPlan): string {
  const tendency = `„${shadowNames[name]}“`
  if (isLowered(level)) return `Kein Schattenzug ist ausgeprägt, auch nicht ${tendency}`
  return isRaised(level)
    ? `Unter den Schattenzügen verdient ${tendency} Beachtung`
    : `Unter den Schattenzügen ragt keiner heraus, am ehesten noch ${tendency}`
}

function balanceOpening({ quietest }: ReportPlan): string {
  const name = nameForms[quietest.name].nominative
  return isLowered(quietest.level)
    ? `Die leiseste Stimme ist ${name}`
    : `Wirklich leise ist keine Stimme, am leisesten noch ${name}`
}

function balanceEnd({ tension: { mode, stronger, weaker } }: ReportPlan): string {
  const one = nameForms[stronger.name]
  const other = nameForms[weaker.name]
  if (mode === 'both') {
    return `; ${one.nominative} und ${other.nominative} ziehen Sie womöglich in entgegengesetzte Richtungen`
  }
  return mode === 'tilted'
    ? `, und von zwei Gegensätzen liegt Ihnen ${one.nominative} deutlich näher als ${other.nominative}`
    : `, und Gegensätze wie ${one.nominative} und ${other.nominative} halten sich die Waage`
}
