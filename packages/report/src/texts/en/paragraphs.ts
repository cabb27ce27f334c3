import type { ParagraphTexts } from '../paragraph-texts.ts'
import type { AdvancedTexts } from '../report-texts.ts'
import { capitalised } from '../wording.ts'

export const titles: AdvancedTexts['titles'] = {
  figure: 'The figures in front',
  drive: 'What drives them',
  face: 'The face that others meet',
  shadow: 'What follows behind',
  opposites: 'Where opposites meet',
  wholeness: 'The other side and the middle',
  certainty: 'Your own words, and how sure this is',
}

export const paragraphs: ParagraphTexts = {
  leader: {
    none: ({ first }) =>
      `No figure stands out in your answers. The first in line is ${first.name} at ${first.share}, ${first.level}, so read what follows as a leaning rather than a portrait.`,
    clear: ({ first }, chance) =>
      `One figure leads your answers clearly: ${first.name}, at ${first.share}, ${first.level}. That it is truly the strongest of the twelve has a probability of ${chance}.`,
    likely: ({ first }, chance) =>
      `One figure probably leads your answers: ${first.name}, at ${first.share}, ${first.level}. Its probability of being the strongest of the twelve is ${chance}, so others remain in the race.`,
    sharedByTwo: ({ first, second, third }) =>
      `Two figures stand together at the front: ${first.name} (${first.share}, ${first.level}) and ${second.name}; ${third.name} comes next. Which of the two leads is open, and it may well change with the situation.`,
    sharedByThree: ({ first, second, third }) =>
      `Three figures stand together at the front: ${first.name} (${first.share}, ${first.level}), ${second.name} and ${third.name}. Which of them leads is open, and it may well change with the situation.`,
  },
  runnersUp: ({ first, second, third }) => [
    `No figure comes alone: behind ${first.name} follow ${second.withShare} and ${third.withShare}.`,
    `Next in your answers come ${second.withShare} and ${third.withShare}, and a figure is always coloured by its company.`,
    `${capitalised(first.name)} shares the stage with ${second.withShare} and ${third.withShare}.`,
  ],
  drive: {
    close: (strong, weak) =>
      `Behind the twelve figures stand four motives, and in your answers they lie close together, between ${weak.share} and ${strong.share}. None of them clearly sets the course. With a pattern like this the situation is likely to choose for you more often than a preference does, and it can be worth noticing in which rooms you turn into whom.`,
    openings: (strong, weak) => [
      `Four motives feed the twelve figures. Strongest in your answers is ${strong.withShare}, weakest ${weak.withShare}.`,
      `Asked what feeds the figures in front, your answers point to ${strong.name}, at ${strong.share}, while ${weak.name} closes the row of four at ${weak.share}.`,
    ],
    faint: 'Even this pull is not a loud one in your answers, so take it as a leaning.',
  },
  persona: {
    term: 'Persona is Jung’s word for the face we turn to the world.',
    firstTwo: (first, second) =>
      `The face that comes most readily is ${first.withShare}, followed by ${second.withShare}.`,
    ofLeader: {
      first: () =>
        'Face and inner figure coincide, so people may notice early on what matters to you; the risk is that nobody looks any further.',
      close: (inner) =>
        `Inwardly ${inner} stands first, and as a face it follows so closely that the order means little.`,
      behind: (inner) =>
        `What stands first inwardly, ${inner}, is therefore perhaps not quite what people see first, and a second meeting with you may surprise them.`,
    },
  },
  adapting: {
    unknown: 'Your answers do not tell how much you adapt.',
    byRelation: {
      raised:
        'You seem to adjust readily to what a situation expects, which opens doors and takes strength',
      middle: 'You seem to adjust about as much as most people do',
      lowered:
        'You seem to show much the same face everywhere, which is restful and not always convenient',
    },
  },
  pressure: {
    unknown: 'Your answers do not tell how strongly the shadow presses.',
    stand: (pressure) =>
      `The shadow holds what did not fit the face, and it presses from behind; in your answers the pressure is ${pressure.level} (${pressure.share}).`,
    byRelation: {
      raised:
        'Anger, fascination and sudden fatigue are then worth reading as letters with your own return address.',
      middle:
        'Some things get under your skin and others do not, about as often as for most people, and the exceptions deserve a second look.',
      lowered:
        'Little seems to push from there, which can mean peace, or a cellar that has not been visited for a while.',
    },
  },
  shadow: {
    first: (first, strength) =>
      `First among its forms stands “${first.name}” (${first.share}), ${first.source}${strength}.`,
    faintStrength: ', though even this one is weak',
    second: (second) =>
      `Where it began for you, only you can say. “${second.name}” follows at ${second.share}.`,
  },
  opposites: {
    both: (one, other) =>
      `Jung expected growth where two opposites are both alive. In your answers these seem to be ${one} and ${other}.`,
    tilted: (one, other) =>
      `Jung expected growth on the side that has been left behind. In your answers the clearest slope runs from ${one} down to ${other}.`,
    even: (one, other) =>
      `None of the six pairs of opposites pulls hard in your answers; most evenly balanced are ${one} and ${other}.`,
  },
  evenOpposites:
    'You seem free to answer this anew each time, which is restful, and sometimes tiring for those who wait for the answer.',
  innerOther: {
    opening: (type) =>
      `Jung called the less-lived side anima or animus; here it is simply the inner other, and yours may be named “${type}”.`,
    unknown: 'Your answers do not tell how much at ease you are with it.',
    byRelation: {
      raised: 'Judging by a single statement, you seem curious about the sides you seldom live',
      middle:
        'Judging by a single statement, you seem about as curious as most about the sides you seldom live',
      lowered:
        'Judging by a single statement, you do not seem very curious about the sides you seldom live',
    },
    stand: (ease) => `your ease with it is ${ease.level} (${ease.share})`,
  },
  self: {
    unknown: 'Your answers do not tell how far your sides have come together.',
    opening: 'The Self, for Jung, is the middle in which all of this comes together.',
    byRelation: {
      raised: (first, lowest) =>
        `Only one statement asked about it directly, and judging by that one, even sides as far apart as ${first.name} and ${lowest.name} may know of one another`,
      middle: (first, lowest) =>
        `Only one statement asked about it directly, and judging by that one, ${first.name} and ${lowest.name} may know of one another about as well as such sides do in most people`,
      lowered: (first, lowest) =>
        `Only one statement asked about it directly, and judging by that one, sides as far apart as ${first.name} and ${lowest.name} may know little of one another`,
    },
    stand: (self) => `the figure is ${self.level} (${self.share})`,
  },
  voice: {
    quoted:
      'We quote it without interpreting it: written answers weigh little in the figures, and you know best what stands between these words.',
    none: 'There are no written answers of yours to quote here; the figures rest on the statements you rated and the choices you made.',
  },
  range: (answerCount, first) =>
    `This picture is drawn from ${answerCount} answers. For ${first.name} the range that should hold the true value in four cases out of five runs from ${first.from} to ${first.to}.`,
  limits:
    'All figures compare you with our model’s reference group, in which 50% is the middle; they have not yet been checked on many real people, they are for information only, and they do not replace a professional’s advice.',
  quality: {
    byFlag: {
      straightLining:
        'Many of your ratings are alike, so our words are more careful than usual; you are welcome to answer some of them again.',
      inconsistent:
        'Some answers pull against each other more than usual, so our words are more careful; you are welcome to answer some of them again.',
      tooFast:
        'You answered very quickly, so our words are more careful; you are welcome to answer some questions again.',
      fine: 'Our checks found nothing unusual in the way you answered, though careless answers can escape them.',
    },
    byResponseStyle: {
      agreeing:
        'You agree more readily than most, whatever the statement, and the model allows for it only in part.',
      disagreeing:
        'You disagree more readily than most, whatever the statement, and the model allows for it only in part.',
      extreme:
        'You choose the outermost answers more often than most, whatever the statement, so highs and lows may look steeper than they are.',
    },
  },
}
