import type { QualityFlag, ResponseStyle } from '@individua/instrument/profile'
import type { ReportTexts } from '../report-texts.ts'
import { capitalised, wordingFor } from '../wording.ts'
import { nameForms, shadowNames } from './names.ts'
import { afterContraction, percent } from './phrases.ts'
import { practices } from './practices.ts'

type Claims = ReportTexts['claims']

export const outlookClaims: Pick<Claims, 'interval' | 'quality' | 'step' | 'closing'> = {
  interval: ({ leading: [first] }) => {
    const [from, to] = first.interval
    return `Zehn Antworten ergeben eine Bleistiftskizze. Beim ${afterContraction(nameForms[first.name])} sollte der wahre Wert, sofern unser Modell stimmt, in vier von fünf Fällen zwischen ${percent(from)} und ${percent(to)} liegen. Alle Zahlen beziehen sich auf die Vergleichsgruppe unseres Modells, deren Mitte bei 50\u00a0% liegt; an vielen wirklichen Menschen sind sie noch nicht überprüft. Zu Anima, Animus und Selbst können zehn Antworten nichts sagen; deshalb schweigt der Bericht dazu.`
  },
  quality: ({ flags: [flag], responseStyle }) =>
    flag === undefined
      ? 'Unsere Prüfungen haben an Ihrer Art zu antworten nichts Ungewöhnliches gefunden. Bei nur zehn Antworten entgeht ihnen allerdings vieles, selbst blindes Ankreuzen. Dieses Bild dient nur der Information und ersetzt keinen fachlichen Rat.'
      : `${flagSentences[flag](responseStyle)} Das ist kein Vorwurf, macht aber unsere Worte vorsichtiger; einige Fragen dürfen Sie gern noch einmal beantworten. Alles hier dient nur der Information.`,
  step: ({ step, shadows: [shadow] }) => {
    const opening = `Weil unter den Schattenzügen „${shadowNames[shadow.name]}“ vorn liegt,`
    const target = afterContraction(nameForms[step.archetype])
    const direction =
      step.reason === 'disowned'
        ? `führt der Schritt genau dorthin: zum ${target}, in kleiner, harmloser Dosis.`
        : `führt der Schritt in die Gegenrichtung, zum ${target} als Gegengewicht.`
    return `${opening} ${direction} ${practices[step.archetype]}`
  },
  closing: ({ leading: [first, second], tide }) =>
    wordingFor(
      tide,
      `Lesen Sie diese Seite am Ende der Woche noch einmal und streichen Sie in Gedanken, was die Tage widerlegt haben. Was bleibt, ob nun ${nameForms[first.name].nominative} oder etwas anderes, ist dann Ihre eigene Entdeckung und nicht unsere.`,
      `Sollte die Woche Ihnen etwas anderes sagen als diese Seite, glauben Sie der Woche. ${capitalised(nameForms[first.name].nominative)} und ${nameForms[second.name].nominative} sind nur Namen für Richtungen, und welchen Weg Sie wirklich gegangen sind, wissen nur Sie.`,
    ),
}

const flagSentences: Readonly<Record<QualityFlag, (style: ResponseStyle) => string>> = {
  straightLining: () =>
    'Viele Ihrer Antworten sind gleich, sodass die Fragen wenig Gelegenheit hatten, Ihre Muster zu unterscheiden.',
  inconsistent: () =>
    'Einige Ihrer Antworten widersprechen einander mehr als üblich, deshalb verdienen die Zahlen oben besondere Vorsicht.',
  responseStyle: (style) =>
    ({
      agreeing:
        'Sie stimmen eher zu als die meisten, ganz gleich, was im Satz steht; das Modell gleicht das aus, wenn auch nicht vollständig.',
      disagreeing:
        'Sie widersprechen eher als die meisten, ganz gleich, was im Satz steht; das Modell gleicht das aus, wenn auch nicht vollständig.',
      extreme:
        'Sie wählen häufiger als die meisten die äußersten Antworten, ganz gleich, was im Satz steht; das Modell gleicht das nicht aus, deshalb können Höhen und Tiefen steiler wirken, als sie sind.',
    })[style],
  tooFast: () => 'Sie haben sehr schnell geantwortet, vielleicht bevor mancher Satz wirken konnte.',
}
