import type { BasicCardTexts } from '../card-texts.ts'
import { capitalised } from '../wording.ts'

export const basicCards: BasicCardTexts = {
  archetype: {
    veryHigh: ({ name }) => [
      `${capitalised(name)} meldet sich in Ihren Antworten deutlich zu Wort.`,
      `Eine deutliche Stimme hat in Ihren Antworten auch ${name}.`,
      `Klar herauszuhören ist aus Ihren Antworten auch ${name}.`,
    ],
    high: ({ name }) => [
      `${capitalised(name)} ist in Ihren Antworten öfter zu hören als die meisten anderen.`,
      `Über der Mitte steht nach Ihren Antworten auch ${name}.`,
      `Einiges Gewicht hat in Ihren Antworten auch ${name}.`,
    ],
    middle: ({ name }) => [
      `${capitalised(name)} ist in Ihren Antworten da, weder laut noch stumm.`,
      `Nahe der Mitte steht nach Ihren Antworten ${name}.`,
      `Weder stark noch schwach ist nach Ihren Antworten ${name}.`,
    ],
    low: ({ name }) => [`${capitalised(name)} ist in Ihren Antworten nur leise zu hören.`],
    veryLow: ({ name }) => [`${capitalised(name)} ist in Ihren Antworten kaum zu hören.`],
  },
  persona: {
    veryHigh: ({ name }) => [
      `Als Persona ist ${name} deutlich stärker ausgeprägt als bei den meisten in der Vergleichsgruppe; der Wert ist erschlossen.`,
      `Auch ${name} liegt als Persona deutlich über der Mitte der Vergleichsgruppe; der Wert ist ebenfalls erschlossen.`,
      `Deutlich über der Mitte liegt als Persona außerdem ${name}; auch das ist aus Ihren Antworten erschlossen.`,
    ],
    high: ({ name }) => [
      `Als Persona ist ${name} etwas stärker ausgeprägt als bei den meisten in der Vergleichsgruppe; der Wert ist erschlossen.`,
      `Auch ${name} liegt als Persona über der Mitte der Vergleichsgruppe; der Wert ist ebenfalls erschlossen.`,
      `Über der Mitte liegt als Persona außerdem ${name}; auch das ist aus Ihren Antworten erschlossen.`,
    ],
    middle: ({ name }) => [
      `Als Persona ist ${name} etwa so ausgeprägt wie bei den meisten in der Vergleichsgruppe; der Wert ist erschlossen.`,
      `Auch ${name} liegt als Persona nahe der Mitte der Vergleichsgruppe; der Wert ist ebenfalls erschlossen.`,
      `Nahe der Mitte liegt als Persona außerdem ${name}; auch das ist aus Ihren Antworten erschlossen.`,
    ],
    low: ({ name }) => [
      `Als Persona ist ${name} schwächer ausgeprägt als bei den meisten in der Vergleichsgruppe; der Wert ist erschlossen.`,
    ],
    veryLow: ({ name }) => [
      `Als Persona ist ${name} deutlich schwächer ausgeprägt als bei den meisten in der Vergleichsgruppe; der Wert ist erschlossen.`,
    ],
  },
  shadow: {
    veryHigh: ({ source }) => [
      `Deutlich zeigt sich hier ${source}.`,
      `Dahinter steht ${source}; dieser Zug ist deutlich ausgeprägt.`,
      `Auch dieser Zug tritt klar hervor: ${source}.`,
    ],
    high: ({ source }) => [
      `Etwas stärker als bei den meisten zeigt sich hier ${source}.`,
      `Dahinter steht ${source}; dieser Zug liegt über der Mitte.`,
      `Auch dieser Zug verdient Beachtung: ${source}.`,
    ],
    middle: ({ source }) => [
      `Etwa so ausgeprägt wie bei den meisten Menschen zeigt sich hier ${source}.`,
      `Dahinter steht ${source}; dieser Zug liegt nahe der Mitte.`,
      `Weder stark noch schwach ist auch dieser Zug: ${source}.`,
    ],
    low: ({ source }) => [`Nur schwach zeigt sich hier ${source}.`],
    veryLow: ({ source }) => [`Kaum zu sehen ist hier ${source}.`],
  },
  ranks: {
    clear: [
      'Der Platz unter Ihren stärksten drei ist nach Ihren Antworten deutlich.',
      'Der Platz unter den ersten drei zeichnet sich in Ihren Antworten deutlich ab.',
      'Ein Rang unter den ersten drei zeigt sich in Ihren Antworten deutlich.',
    ],
    likely: [
      'Ein Platz unter Ihren stärksten drei ist wahrscheinlich, aber nicht sicher.',
      'Ein Rang unter den ersten drei ist wahrscheinlich, gewiss ist er nicht.',
      'Der Platz unter den ersten drei ist wahrscheinlich, mehr nicht.',
    ],
    quitePossible: [
      'Ein Platz unter Ihren stärksten drei ist gut möglich, doch auch andere kommen dafür infrage.',
      'Gut möglich ist ein Rang unter den ersten drei; der Abstand zu anderen ist klein.',
      'Der Platz unter den ersten drei ist gut möglich, mehr sagen zehn Antworten nicht.',
    ],
    open: [
      'Ob es wirklich für einen Platz unter Ihren stärksten drei reicht, ist noch offen.',
      'Andere folgen so dicht, dass der Platz unter den ersten drei noch offen ist.',
      'Ob der Rang so stimmt, ist nach zehn Antworten noch offen.',
    ],
  },
}
