import type { QualityFlag } from '../../../profile.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { nameForms, shadowNames } from './names.ts'
import { afterContraction, capitalised, percent } from './phrases.ts'
import { practices } from './practices.ts'

type Claims = ReportTexts['claims']

export const outlookClaims: Pick<Claims, 'interval' | 'quality' | 'step' | 'closing'> = {
  interval: ({ leading: [first] }) => {
    const [from, to] = first.interval
    return `Zehn Antworten zeichnen mit Bleistift. Beim ${afterContraction(nameForms[first.name])} liegt der wahre Wert in vier von fünf Fällen zwischen ${percent(from)} und ${percent(to)}. Alle Zahlen sind mit der Referenzgruppe unseres Modells verglichen, in der 50\u00a0% die Mitte ist; an vielen wirklichen Menschen sind sie noch nicht überprüft. Über Anima und Animus und über das Selbst können zehn Antworten nichts sagen, deshalb schweigt dieser Bericht davon.`
  },
  quality: ({ flags: [flag], agreesReadily }) =>
    flag === undefined
      ? 'Ihre Antworten passen so zusammen, wie man es erwartet, wenn jemand die Fragen liest; Anlass zu einer Warnung gibt nichts daran. Trotzdem dient dieses Bild nur der Information und ersetzt kein Gespräch mit einer Fachperson.'
      : `${flagSentences[flag](agreesReadily)} Das ist kein Vorwurf; es bedeutet nur breitere Spannen, und einige der Fragen dürfen Sie gern noch einmal beantworten. Alles hier dient nur der Information.`,
  step: ({ step, shadows: [shadow] }) => {
    const opening = `Weil unter den Neigungen „${shadowNames[shadow.name]}“ vorn liegt,`
    const target = afterContraction(nameForms[step.archetype])
    const direction =
      step.reason === 'disowned'
        ? `führt der Schritt gerade zum ${target}, in kleiner und harmloser Dosis.`
        : `führt der Schritt in die Gegenrichtung, zum ${target} als Gegengewicht.`
    return `${opening} ${direction} ${practices[step.archetype]}`
  },
  closing: ({ leading: [first, second], tide }) =>
    wordingFor(
      tide,
      `Lesen Sie diese Seite am Ende der Woche noch einmal und streichen Sie in Gedanken, was die Tage widerlegt haben. Was bleibt, ob nun ${nameForms[first.name].nominative} oder etwas anderes, ist dann Ihre eigene Entdeckung und nicht unsere.`,
      `Sollte die Woche Ihnen etwas anderes sagen als diese Seite, glauben Sie der Woche. ${capitalised(nameForms[first.name].nominative)} und ${nameForms[second.name].nominative} sind nur Namen für Richtungen, und nur Sie wissen, wo Sie wirklich gegangen sind.`,
    ),
}

const flagSentences: Readonly<Record<QualityFlag, (agreesReadily: boolean) => string>> = {
  straightLining: () =>
    'Viele Ihrer Antworten sind gleich, sodass die Fragen wenig Gelegenheit hatten, Ihre Muster zu unterscheiden.',
  inconsistent: () =>
    'Einige Ihrer Antworten widersprechen einander mehr als üblich, deshalb verdienen die Zahlen oben besondere Vorsicht.',
  responseStyle: (agreesReadily) =>
    agreesReadily
      ? 'Sie stimmen leichter zu als die meisten, was der Satz auch sagt; das Modell rechnet damit, wenn auch nicht vollkommen.'
      : 'Sie widersprechen leichter als die meisten, was der Satz auch sagt; das Modell rechnet damit, wenn auch nicht vollkommen.',
  tooFast: () =>
    'Sie haben sehr schnell geantwortet, vielleicht bevor mancher Satz Zeit hatte zu wirken.',
}
