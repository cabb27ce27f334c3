import type { SummaryTexts } from '../claim-texts.ts'
import { afterContraction } from './names.ts'

export const summary: SummaryTexts = {
  leadership: {
    none: ({ first, second, third }) =>
      `Kein Muster tritt in Ihren zehn Antworten weit hervor; ein wenig voraus sind ${first.name}, ${second.name} und ${third.name}.`,
    sharedByTwo: ({ first, second, third }) =>
      `An der Spitze Ihres Profils liegen ${first.name} und ${second.name} so dicht beieinander, dass keiner von beiden deutlich führt; es folgt ${third.name}.`,
    sharedByThree: ({ first, second, third }) =>
      `An der Spitze Ihres Profils liegen drei Muster so dicht beieinander, dass keines deutlich führt: ${first.name}, ${second.name} und ${third.name}.`,
    first: ({ first, second, third }, core) =>
      `An der Spitze Ihres Profils steht ${first.name} – ${core} –, gefolgt vom ${afterContraction(second.key)} und vom ${afterContraction(third.key)}.`,
  },
  balance: {
    lowest: {
      lowered: ({ name }) => `Die leiseste Stimme ist ${name}`,
      notLowered: ({ name }) => `Wirklich leise ist keine Stimme, am leisesten noch ${name}`,
    },
    tension: {
      both: (stronger, weaker) =>
        `; ${stronger.name} und ${weaker.name} ziehen Sie womöglich in entgegengesetzte Richtungen`,
      tilted: (stronger, weaker) =>
        `, und von zwei Gegensätzen liegt Ihnen ${stronger.name} deutlich näher als ${weaker.name}`,
      even: (stronger, weaker) =>
        `, und Gegensätze wie ${stronger.name} und ${weaker.name} halten sich die Waage`,
    },
    join: (lowest, tension) => `${lowest}${tension}.`,
  },
  caution: {
    shadow: {
      raised: ({ name }) => `Unter den Schattenzügen verdient „${name}“ Beachtung`,
      middle: ({ name }) => `Unter den Schattenzügen ragt keiner heraus, am ehesten noch „${name}“`,
      lowered: ({ name }) => `Kein Schattenzug ist ausgeprägt, auch nicht „${name}“`,
    },
    flagged: (shadow) =>
      `${shadow}; da manches an Ihren Antworten zur Vorsicht mahnt, betrachten Sie bitte alles als vorläufig.`,
    sketch: (shadow) =>
      `${shadow}; da alles auf zehn Antworten beruht, ist dieses Profil eine Skizze zum Überprüfen und kein Urteil.`,
  },
}
