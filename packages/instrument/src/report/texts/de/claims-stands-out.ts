import { isLowered, isRaised } from '../../plan-levels.ts'
import type { ReportPlan } from '../../plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { motiveTexts } from './motives.ts'
import { nameForms } from './names.ts'
import { capitalised, certaintyWords, levelWords, percent, quoteSentence } from './phrases.ts'

type Claims = ReportTexts['claims']

export const standsOutClaims: Pick<Claims, 'leader' | 'company' | 'motives'> = {
  leader: (plan) => {
    const texts = archetypeTexts[plan.leading[0].name]
    const quote = quoteSentence(plan.leadingQuote, 0)
    if (isRaised(plan.leading[0].level)) {
      return `${raisedOpening(plan)}${quote} ${texts.leads} ${texts.cost}`
    }
    return `${levelOpening(plan)}${quote} Sein Thema ist ${texts.core}, und wo Sie ihm Raum geben, gewinnen Sie ${texts.gift}. Ob Sie das mehr kennzeichnet als andere, zeigen zehn Antworten nicht; sie zeigen ein ebenes Feld, auf dem vielleicht der Augenblick und die Gesellschaft entscheiden, welche Seite hervortritt.`
  },
  company: (plan) => `${companyOpening(plan)} ${companyGifts(plan)} ${companyCertainty(plan)}`,
  motives: ({ strongestMotive: first, weakestMotive: last, motivesDiffer }) => {
    const { pull, core } = motiveTexts[first.name]
    const opening = isRaised(first.level)
      ? `Hinter den einzelnen Mustern liegen vier Grundmotive, und am stärksten ist bei Ihnen die ${core} (${percent(first.percent)}). ${pull}`
      : `Von den vier Grundmotiven hinter den Mustern sticht keines hervor; einen Schritt voraus ist die ${core} (${percent(first.percent)}). ${pull}`
    const { core: weakest, lack } = motiveTexts[last.name]
    if (!motivesDiffer) {
      return `${opening} Am Schluss steht die ${weakest} mit ${percent(last.percent)}, so nah am ersten, dass sich aus der Reihenfolge wenig lesen lässt.`
    }
    return isLowered(last.level)
      ? `${opening} Am Schluss steht die ${weakest} mit ${percent(last.percent)}. ${lack}`
      : `${opening} Am Schluss steht die ${weakest}, obwohl ${percent(last.percent)} kaum ein niedriger Wert ist: Auch dieses Bedürfnis ist da, nur seltener in der ersten Reihe.`
  },
}

function raisedOpening({ leading: [first], leader, front, turn }: ReportPlan): string {
  const name = nameForms[first.name].nominative
  const place = `mit ${percent(first.percent)}, ${levelWords[first.level]} der Referenzgruppe unseres Modells`
  if (leader.certainty === 'clear') {
    return `Ein Muster führt klar: ${name} ${place}. Mit einer Wahrscheinlichkeit von ${percent(leader.percent)} ist es tatsächlich das stärkste der zwölf.`
  }
  if (leader.certainty === 'likely') {
    return `Vorn steht ${name} ${place}. Dass dies wirklich Ihr stärkstes Muster ist, ist wahrscheinlich (${percent(leader.percent)}), aber nicht ausgemacht.`
  }
  if (front === 'alone') {
    return `Allein vorn steht ein einziges Muster: ${name} ${place}. Mit einer Wahrscheinlichkeit von ${percent(leader.percent)} ist es wirklich das stärkste der zwölf.`
  }
  return wordingFor(
    turn,
    `Knapp vor den anderen steht ${name} ${place}. Tatsächlich das stärkste der zwölf Muster ist es mit einer Wahrscheinlichkeit von ${percent(leader.percent)}; nehmen Sie daher die ersten drei zusammen.`,
    `An erster Stelle kommt ${name} ${place}. Weil er mit einer Wahrscheinlichkeit von ${percent(leader.percent)} auch wirklich führt, teilt er sich die Spitze mit den beiden nächsten.`,
    `Der erste unter nahen Nachbarn ist ${name} ${place}. Die Wahrscheinlichkeit, dass er wirklich führt, beträgt ${percent(leader.percent)}, weshalb die ersten drei zusammengehören.`,
  )
}

function levelOpening({ leading: [first], leader }: ReportPlan): string {
  return `Kein Muster tritt in diesen zehn Antworten weit hervor. Als erstes kommt ${nameForms[first.name].nominative} mit ${percent(first.percent)}, ${levelWords[first.level]} der Referenzgruppe unseres Modells; dass er in Wahrheit der stärkste ist, hat eine Wahrscheinlichkeit von ${percent(leader.percent)}.`
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
  const one = `${capitalised(nameForms[second.name].nominative)} ergänzt ${archetypeTexts[second.name].gift}`
  const other = `${nameForms[third.name].nominative} ${archetypeTexts[third.name].gift}`
  if (companyQuote) {
    return `${one}.${quoteSentence(companyQuote, 1)} Als Drittes ergänzt ${other}.`
  }
  const gifts = `${one}, ${other}.`
  if (!sharedAnswer) return gifts
  const [twin, sibling] = sharedAnswer
  return `${gifts} Für ${nameForms[twin].accusative} und ${nameForms[sibling].accusative} zählt dieselbe Antwort am meisten, sodass zehn Fragen die beiden kaum trennen.`
}

function companyCertainty({ leading }: ReportPlan): string {
  const [first, second, third] = leading
  if (first.certainty === second.certainty && second.certainty === third.certainty) {
    const figures = leading.map(({ topThree }) => percent(topThree)).join(', ')
    return `Wie sicher sind diese drei Plätze? Bei allen ist es ${certaintyWords[first.certainty]} (${figures}).`
  }
  const words = leading.map(
    ({ name, certainty, topThree }) =>
      `${nameForms[name].nominative} ${certaintyWords[certainty]} (${percent(topThree)})`,
  )
  return `Wie sicher ist jeder Platz unter den dreien? ${capitalised(words.join(', '))}.`
}
