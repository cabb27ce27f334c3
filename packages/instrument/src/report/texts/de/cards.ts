import type { ByLevel, CardTexts } from '../report-texts.ts'
import { capitalised } from '../wording.ts'
import { type GermanName, nameForms, shadowFigure } from './names.ts'

const archetypeLevels: ByLevel<GermanName> = {
  veryHigh: ({ nominative }) => [
    `${capitalised(nominative)} meldet sich in Ihren Antworten deutlich zu Wort.`,
    `Eine deutliche Stimme hat in Ihren Antworten auch ${nominative}.`,
    `Klar herauszuhören ist aus Ihren Antworten auch ${nominative}.`,
  ],
  high: ({ nominative }) => [
    `${capitalised(nominative)} ist in Ihren Antworten öfter zu hören als die meisten anderen.`,
    `Über der Mitte steht nach Ihren Antworten auch ${nominative}.`,
    `Einiges Gewicht hat in Ihren Antworten auch ${nominative}.`,
  ],
  middle: ({ nominative }) => [
    `${capitalised(nominative)} ist in Ihren Antworten da, weder laut noch stumm.`,
    `Nahe der Mitte steht nach Ihren Antworten ${nominative}.`,
    `Weder stark noch schwach ist nach Ihren Antworten ${nominative}.`,
  ],
  low: ({ nominative }) => [
    `${capitalised(nominative)} ist in Ihren Antworten nur leise zu hören.`,
  ],
  veryLow: ({ nominative }) => [`${capitalised(nominative)} ist in Ihren Antworten kaum zu hören.`],
}

const personaLevels: ByLevel<GermanName> = {
  veryHigh: ({ nominative, accusative }) => [
    `${capitalised(nominative)} gehört sehr wahrscheinlich zu dem, was anderen zuerst auffällt.`,
    `Sehr wahrscheinlich bemerken andere an Ihnen schon früh auch ${accusative}.`,
    `In dem, was man von Ihnen sieht, steckt sehr wahrscheinlich auch ${nominative}.`,
  ],
  high: ({ nominative, accusative }) => [
    `${capitalised(nominative)} gehört vermutlich zu dem, was anderen zuerst auffällt.`,
    `Vermutlich bemerken andere an Ihnen recht früh auch ${accusative}.`,
    `In dem, was man von Ihnen sieht, steckt vermutlich auch ${nominative}.`,
  ],
  middle: ({ nominative, accusative }) => [
    `${capitalised(nominative)} zeigt sich womöglich hier und da in Ihrem Auftreten.`,
    `Gelegentlich bemerken andere an Ihnen womöglich auch ${accusative}.`,
    `In dem, was man von Ihnen sieht, steckt mitunter auch ${nominative}.`,
  ],
  low: ({ nominative }) => [`${capitalised(nominative)} zeigt sich in Ihrem Auftreten nur wenig.`],
  veryLow: ({ nominative }) => [
    `${capitalised(nominative)} zeigt sich in Ihrem Auftreten nach Ihren Antworten kaum.`,
  ],
}

const shadowLevels: ByLevel<string> = {
  veryHigh: (form) => [
    `Deutlich zeigt sich hier ${form}.`,
    `Dahinter steht ${form}; dieser Zug ist deutlich ausgeprägt.`,
    `Auch dieser Zug tritt klar hervor: ${form}.`,
  ],
  high: (form) => [
    `Etwas stärker als bei den meisten zeigt sich hier ${form}.`,
    `Dahinter steht ${form}; dieser Zug liegt über der Mitte.`,
    `Auch dieser Zug verdient Beachtung: ${form}.`,
  ],
  middle: (form) => [
    `Etwa so ausgeprägt wie bei den meisten Menschen zeigt sich hier ${form}.`,
    `Dahinter steht ${form}; dieser Zug liegt nahe der Mitte.`,
    `Weder stark noch schwach ist auch dieser Zug: ${form}.`,
  ],
  low: (form) => [`Nur schwach zeigt sich hier ${form}.`],
  veryLow: (form) => [`Kaum zu sehen ist hier ${form}.`],
}

export const cards: CardTexts = {
  archetype: ({ name, level }) => archetypeLevels[level](nameForms[name]),
  persona: ({ name, level }) => personaLevels[level](nameForms[name]),
  shadow: (shadow) => shadowLevels[shadow.level](shadowFigure(shadow)),
  places: {
    clear: [
      'Der Platz unter Ihren stärksten drei ist nach Ihren Antworten klar.',
      'Der Platz unter den ersten drei zeichnet sich in Ihren Antworten klar ab.',
      'Ein Rang unter den ersten drei ist nach Ihren Antworten klar.',
    ],
    likely: [
      'Ein Platz unter Ihren stärksten drei ist wahrscheinlich, aber nicht sicher.',
      'Ein Rang unter den ersten drei ist wahrscheinlich, gewiss ist er nicht.',
      'Der Platz unter den ersten drei ist wahrscheinlich, mehr nicht.',
    ],
    tooClose: [
      'Ob es wirklich für einen Platz unter Ihren stärksten drei reicht, ist noch offen.',
      'Andere folgen so dicht, dass der Platz unter den ersten drei offen bleibt.',
      'Der Rang ist nach zehn Antworten noch nicht zu entscheiden.',
    ],
  },
}
