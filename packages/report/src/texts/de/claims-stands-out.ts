import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import { isThirdBehind, type ReportPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { capitalised, wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { motiveTexts } from './motives.ts'
import { nameForms } from './names.ts'
import { afterContraction, certaintyWords, levelWords, percent, quoteSentence } from './phrases.ts'

type Claims = ReportTexts['claims']

export const standsOutClaims: Pick<Claims, 'leader' | 'company' | 'motives'> = {
  leader: (plan) => {
    const texts = archetypeTexts[plan.leading[0].name]
    const quote = quoteSentence(plan.leadingQuote, 0)
    if (isRaised(plan.leading[0].level)) {
      return `${raisedOpening(plan)}${quote} ${texts.leads} ${texts.cost}`
    }
    return `${levelOpening(plan)}${quote} Sein Thema ist ${texts.core}, und wo Sie ihm Raum geben, gewinnen Sie ${texts.gift}. Ob das für Sie stärker gilt als für andere, lassen zehn Antworten nicht erkennen; in ihnen liegt alles fast auf einer Höhe, und vielleicht entscheiden der Augenblick und die Menschen um Sie herum, welche Seite hervortritt.`
  },
  company: (plan) => `${companyOpening(plan)} ${companyGifts(plan)} ${companyCertainty(plan)}`,
  motives: ({ strongestMotive: first, weakestMotive: last, motivesDiffer }) => {
    const { pull, core } = motiveTexts[first.name]
    const opening = isRaised(first.level)
      ? `Hinter den einzelnen Mustern liegen vier Grundmotive, und am stärksten ist bei Ihnen das Streben nach ${core} (${percent(first.percent)}). ${pull}`
      : `Von den vier Grundmotiven hinter den Mustern sticht keines hervor; einen Schritt voraus ist das Streben nach ${core} (${percent(first.percent)}). ${pull}`
    const { core: weakest, lack } = motiveTexts[last.name]
    if (!motivesDiffer) {
      return `${opening} Am Schluss steht das Streben nach ${weakest} mit ${percent(last.percent)}, so nah am ersten, dass sich aus der Reihenfolge wenig ablesen lässt.`
    }
    return isLowered(last.level)
      ? `${opening} Am Schluss steht das Streben nach ${weakest} mit ${percent(last.percent)}. ${lack}`
      : `${opening} Am Schluss steht das Streben nach ${weakest} mit ${percent(last.percent)}, was kein niedriger Wert ist: Auch dieses Bedürfnis ist da, nur seltener in der ersten Reihe.`
  },
}

function raisedOpening({ leading, leader, front, turn }: ReportPlan): string {
  const [first] = leading
  const name = nameForms[first.name].nominative
  const place = `mit ${percent(first.percent)}, ${levelWords[first.level]} der Vergleichsgruppe unseres Modells`
  if (leader.certainty === 'clear') {
    return `Ein Muster führt klar: ${name} ${place}. Mit einer Wahrscheinlichkeit von ${percent(leader.percent)} ist es tatsächlich das stärkste der zwölf.`
  }
  if (leader.certainty === 'likely') {
    return `Vorn steht ${name} ${place}. Dass dies tatsächlich Ihr stärkstes Muster ist, gilt hier als wahrscheinlich (${percent(leader.percent)}), ausgemacht ist es nicht.`
  }
  if (front === 'alone') {
    return `Vorn steht ein Muster für sich allein: ${name} ${place}. Mit einer Wahrscheinlichkeit von ${percent(leader.percent)} ist es wirklich das stärkste der zwölf.`
  }
  const [together, others] = isThirdBehind(leading)
    ? ['die ersten beiden', 'dem nächsten']
    : ['die ersten drei', 'den beiden nächsten']
  return wordingFor(
    turn,
    `Knapp vor den anderen steht ${name} ${place}. Tatsächlich der stärkste unter den zwölf ist er mit einer Wahrscheinlichkeit von ${percent(leader.percent)}; betrachten Sie daher ${together} gemeinsam.`,
    `An erster Stelle steht ${name} ${place}. Weil er nur mit einer Wahrscheinlichkeit von ${percent(leader.percent)} tatsächlich der stärkste ist, teilt er sich die Spitze mit ${others}.`,
    `Einen kleinen Vorsprung hat ${name} ${place}. Die Wahrscheinlichkeit, dass er tatsächlich führt, beträgt ${percent(leader.percent)}; deshalb gehören ${together} zusammen.`,
  )
}

function levelOpening({ leading: [first], leader }: ReportPlan): string {
  return `Kein Muster tritt in diesen zehn Antworten weit hervor. An erster Stelle steht ${nameForms[first.name].nominative} mit ${percent(first.percent)}, ${levelWords[first.level]} der Vergleichsgruppe unseres Modells; die Wahrscheinlichkeit, dass er tatsächlich der stärkste ist, beträgt ${percent(leader.percent)}.`
}

function companyOpening({ leading: [first, second, third], tide }: ReportPlan): string {
  const two = `${nameForms[second.name].nominative} (${percent(second.percent)}) und ${nameForms[third.name].nominative} (${percent(third.percent)})`
  if (!isRaised(third.level)) {
    return isRaised(second.level)
      ? `Es folgen ${two}, Letzterer schon ${levelWords[third.level]}.`
      : `Es folgen ${two}, ${isLowered(second.level) ? 'beide unter der Mitte' : 'keiner von ihnen deutlich über der Mitte'}.`
  }
  return first.percent - third.percent <= 5
    ? `Dicht dahinter folgen ${two}.`
    : wordingFor(tide, `Daneben stehen ${two}.`, `Zur Seite stehen ihm ${two}.`)
}

function companyGifts({ leading, sharedAnswer, companyQuote }: ReportPlan): string {
  const [, second, third] = leading
  const one = `${capitalised(nameForms[second.name].dative)} verdanken Sie wohl ${archetypeTexts[second.name].gift}`
  const other = nameForms[third.name].dative
  const { gift } = archetypeTexts[third.name]
  if (companyQuote) {
    return `${one}.${quoteSentence(companyQuote, 1)} ${capitalised(other)} verdanken Sie darüber hinaus ${gift}.`
  }
  const gifts = `${one}, ${other} ${gift}.`
  if (!sharedAnswer) return gifts
  const [twin, sibling] = sharedAnswer
  return `${gifts} Für ${nameForms[twin].accusative} und ${nameForms[sibling].accusative} zählt dieselbe Antwort am meisten, sodass zehn Fragen die beiden kaum auseinanderhalten.`
}

function companyCertainty({ leading }: ReportPlan): string {
  const [first, second, third] = leading
  if (first.certainty === second.certainty && second.certainty === third.certainty) {
    const figures = leading.map(({ topThree }) => percent(topThree)).join(', ')
    return `Wie sicher sind diese drei Plätze? Alle drei sind ${certaintyWords[first.certainty]} (${figures}).`
  }
  const words = leading.map(
    ({ name, certainty, topThree }) =>
      `beim ${afterContraction(nameForms[name])} ${certaintyWords[certainty]} (${percent(topThree)})`,
  )
  return `Wie sicher ist der Platz unter den ersten drei? ${capitalised(words.join(', '))}.`
}
