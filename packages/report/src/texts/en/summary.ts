import type { SummaryTexts } from '../claim-texts.ts'
import { capitalised } from '../wording.ts'

export const summary: SummaryTexts = {
  leadership: {
    none: ({ first, second, third }) =>
      `No pattern steps far forward in your ten answers; a little ahead are ${first.name}, ${second.name} and ${third.name}.`,
    sharedByTwo: ({ first, second, third }) =>
      `Two patterns share the front of your profile, too close together to name a winner: ${first.name} and ${second.name}, with ${third.name} next in line.`,
    sharedByThree: ({ first, second, third }) =>
      `Three patterns share the front of your profile, too close together to name a winner: ${first.name}, ${second.name} and ${third.name}.`,
    first: ({ first, second, third }, core) =>
      `Foremost in your profile is ${first.name}, ${core}, followed by ${second.name} and ${third.name}.`,
  },
  balance: {
    lowest: {
      lowered: ({ name }) => `${capitalised(name)} is the quietest voice`,
      notLowered: ({ name }) => `No voice is truly quiet, ${name} least loud among them`,
    },
    tension: {
      both: (stronger, weaker) =>
        `while ${stronger.name} and ${weaker.name} may well pull you in opposite directions`,
      tilted: (stronger, weaker) =>
        `and between two opposites you lean plainly towards ${stronger.name}, away from ${weaker.name}`,
      even: (stronger, weaker) =>
        `and opposites such as ${stronger.name} and ${weaker.name} are evenly matched`,
    },
    join: (lowest, tension) => `${lowest}, ${tension}.`,
  },
  caution: {
    shadow: {
      raised: ({ name }) => `The shadow tendency to keep an eye on is “${name}”`,
      middle: ({ name }) => `No shadow tendency stands out, the first in line being “${name}”`,
      lowered: ({ name }) => `No shadow tendency is marked, not even “${name}”`,
    },
    flagged: (shadow) =>
      `${shadow}, and because something about your answers calls for caution, please read all of this as provisional.`,
    sketch: (shadow) =>
      `${shadow}, and since all of this rests on ten answers, it is a sketch for you to check rather than a verdict.`,
  },
}
