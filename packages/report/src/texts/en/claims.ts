import type { ClaimTexts } from '../claim-texts.ts'
import type { Figure } from '../figures.ts'
import { capitalised } from '../wording.ts'

const standing = ({ share, level }: Figure) =>
  `at ${share}, ${level} of our model’s reference group`

export const claims: ClaimTexts = {
  leader: {
    clear: (first, chance) =>
      `One pattern leads clearly: ${first.name}, ${standing(first)}. With a probability of ${chance} it really is the strongest of the twelve.`,
    likely: (first, chance) =>
      `In front stands ${first.name}, ${standing(first)}. That it is truly your strongest pattern is likely (${chance}), though not settled.`,
    shared: (first, chance, { together, others }) => [
      `Likeliest to lead is ${first.name}, ${standing(first)}. The chance that it is truly the strongest of the twelve is ${chance}, so take ${together} together.`,
      `${capitalised(first.name)} comes first, ${standing(first)}. Since the chance that it is really the strongest is ${chance}, it shares the front with ${others}.`,
      `First among close neighbours is ${first.name}, ${standing(first)}. It leads in truth with a probability of ${chance}, which is why ${together} belong together.`,
    ],
    sharedByTwo: { together: 'the first two', others: 'the one that follows' },
    sharedByThree: { together: 'the first three', others: 'the two that follow' },
    notRaised: (first, chance) =>
      `No pattern steps far forward in these ten answers. ${capitalised(first.name)} comes first ${standing(first)}, and its chance of truly being the strongest is ${chance}.`,
    theme: (core, gift) =>
      `Its concern is ${core}, and it can add ${gift}. Ten answers do not tell whether that is truer of you than of other people; they show an even field, in which the moment and the company may decide which side of you comes forward.`,
  },
  runnersUp: {
    openings: {
      close: (two) => `Close behind follow ${two}.`,
      apart: (two) => [`Beside it stand ${two}.`, `It is accompanied by ${two}.`],
      onlySecondRaised: (two, level) => `Next come ${two}, the latter already ${level}.`,
      neitherRaised: (two) => `Next come ${two}, neither of them clearly above the middle.`,
      bothLowered: (two) => `Next come ${two}, both below the middle.`,
    },
    gifts: {
      both: (second, third) =>
        `${capitalised(second.name)} contributes ${second.gift}, ${third.name} ${third.gift}.`,
      second: ({ name, gift }) => `${capitalised(name)} contributes ${gift}.`,
      third: ({ name, gift }) => `From ${name} comes ${gift}.`,
      sameAnswer: (one, other) =>
        `One and the same answer weighs most for ${one.name} and ${other.name}, so that ten questions can hardly tell these two apart.`,
    },
    certainty: {
      each: ({ name, certainty, topThree }) => `${name} ${certainty} (${topThree})`,
      separator: ', ',
      ofEach: (list) => `How sure is each place among the three? ${capitalised(list)}.`,
    },
  },
  motives: {
    strongest: {
      raised: ({ name, share }) =>
        `Behind the single patterns lie four basic motives, and ${name} is the strongest of yours at ${share}.`,
      notRaised: ({ name, share }) =>
        `Of the four basic motives behind the patterns none really stands out; ${name} is a step ahead at ${share}.`,
    },
    weakest: {
      close: ({ name, share }) =>
        `${capitalised(name)} comes last at ${share}, so close to the first that little can be read from the order.`,
      lowered: ({ name, share }, lack) => `${capitalised(name)} comes last at ${share}, ${lack}.`,
      notLowered: ({ name, share }) =>
        `${capitalised(name)} comes last, although ${share} is hardly a low figure: this need is present too, only less often in front.`,
    },
  },
  persona: {
    openings: ({ name, share, certainty }) => [
      `Persona is Jung’s word for the face we turn towards others. Yours is inferred from your patterns and from how far you adapt, and the most pronounced one is ${name}’s (${share}, ${certainty}).`,
      `What moves you and what others see are two different things, and Jung called the visible side the persona. Inferred from the same answers, yours most resembles ${name} (${share}, ${certainty}).`,
    ],
    sameAsLeader: (leader, next) =>
      `Inside and outside agree here, since ${leader.name} comes first in both; the next face would be ${next.name}’s.`,
    unlikeLeader: ({ name }) =>
      `Because ${name} comes first inside, what people notice first need not be what moves you most.`,
  },
  adapting: {
    stand: ({ share, level }) => `At ${share} your readiness to adjust is ${level}`,
    byRelation: {
      raised: {
        meaning: 'you seem to tune yourself to the company you are in.',
        advice:
          'This opens many doors; what matters is that there is also a place where you need not tune yourself to anyone.',
      },
      middle: {
        meaning: 'the surface moves with the company, though hardly more than it does for most.',
        advice:
          'You can blend in when it is called for, and stop when it begins to cost you something.',
      },
      lowered: {
        meaning: 'you seem to be much the same wherever you are.',
        advice:
          'People know where they stand with you, and once in a while a little more diplomacy would save you an argument.',
      },
    },
  },
  lowest: {
    openings: ({ name, share, level }) => [
      `At the other end stands ${name}: ${share}, ${level}.`,
      `Quietest of the twelve is ${name}, at ${share}, ${level}.`,
      `What you seem to need least is the domain of ${name}: ${share}, ${level}.`,
    ],
    notLowered: ({ name, share, level }) =>
      `No pattern falls silent in your answers; the quietest, ${name}, still reaches ${share}, ${level}.`,
    theme: (core) =>
      `Its theme is ${core}, and it is at your disposal, only not usually the first to be heard. The more telling question is on which occasions you miss it.`,
  },
  secondLowest: {
    openings: ({ name, share }, less) => [
      `${capitalised(name)} keeps to the background as well (${share}): ${less}. A low figure is no fault; it names the voice that other people may have to lend you.`,
      `Much the same holds for ${name} at ${share}, as ${less}. Quiet is not absent, though, and what is seldom used can surprise you.`,
    ],
    notLowered: ({ name, share }) =>
      `${capitalised(name)} is the next to step back, at ${share}, which is no weakness: it comes when it is called. Low and high say here how often a pattern takes the floor, never how much it is worth.`,
  },
  tension: {
    openings: {
      both: (stronger, weaker) =>
        `Two patterns that come out above the middle make opposite demands: ${stronger} and ${weaker}.`,
      tilted: (stronger, weaker) =>
        `One pair of opposites tips strongly to one side in your answers: against ${stronger} stands ${weaker}.`,
      even: (stronger, weaker) =>
        `None of your pairs of opposites sets a course. Most evenly matched are ${stronger} and ${weaker}, so that neither outvotes the other.`,
    },
    tilted: 'For you the answer seems to be given before the question is asked.',
    even: 'With scores like these the situation is likely to decide, and it may pay to watch which situations decide which way.',
  },
  pressure: {
    openings: [
      'Shadow is the name for what a person does without quite wanting to, or refuses to see as their own.',
      'By shadow Jung meant the parts that are lived too much or pushed away, and that others often notice first.',
    ],
    stand: ({ share, level }) => `At ${share} the pressure from that side is ${level}`,
    byRelation: {
      raised:
        'strong reactions to others are the most useful trace you have, as they often lead home.',
      middle: 'some things provoke you and others pass, about as often as for most people.',
      lowered:
        'little seems to provoke you, which can mean ease, or that the provocation is well packed away.',
    },
  },
  shadow: {
    first: {
      raised: ({ name, share, sourceAtEnd }) =>
        `The tendency most worth watching is “${name}” (${share}), ${sourceAtEnd}.`,
      middle: ({ name, share, sourceAtEnd }) =>
        `The first of the tendencies, though not a marked one, is “${name}” (${share}), ${sourceAtEnd}.`,
      lowered: ({ name, share, sourceAtEnd }) =>
        `Even the first of the tendencies, however, is weak: “${name}” (${share}), ${sourceAtEnd}.`,
    },
    second: ({ name, share }) =>
      `Second in line, at ${share}, comes “${name}”. Both are inferred, and neither is a verdict.`,
  },
  interval: ({ name, from, to }) =>
    `Ten answers draw in pencil. For ${name} the range that should hold the true value in four cases out of five, if our model is right, runs from ${from} to ${to}. All figures are compared with our model’s reference group, in which 50% is the middle; they have not yet been checked on many real people. Ten answers can say nothing about anima and animus or about the Self, so this report is silent on them.`,
  quality: {
    byFlag: {
      fine: 'Our checks found nothing unusual in the way you answered. With only ten answers they miss a good deal, though, even answers given at random; how carefully you read, you know better than we do. The picture is for information only and does not replace a professional’s advice.',
      straightLining:
        'Many of your answers are the same, so the questions had little chance to tell your patterns apart.',
      inconsistent:
        'Some of your answers pull against each other more than usual, so the figures above deserve extra caution.',
      tooFast:
        'You answered very quickly, perhaps before some of the statements had time to sink in.',
    },
    byResponseStyle: {
      agreeing:
        'You agree more readily than most, whatever the statement; the model allows for it, though not perfectly.',
      disagreeing:
        'You disagree more readily than most, whatever the statement; the model allows for it, though not perfectly.',
      extreme:
        'You choose the outermost answers more often than most, whatever the statement; the model does not even that out, so highs and lows may look steeper than they are.',
    },
    afterFlag:
      'That is no reproach; it only makes our words more careful, and you are welcome to answer some of the questions again. All of this is for information only.',
  },
  step: {
    disowned: (shadow, towards) =>
      `Since “${shadow.name}” heads your tendencies, the step leads towards ${towards.name}, in a small and harmless dose.`,
    overused: (shadow, towards) =>
      `Since “${shadow.name}” heads your tendencies, the step leads the opposite way, to ${towards.name} as a counterweight.`,
  },
  closing: (first, second) => [
    `At the end of the week, read this page once more and cross out in your mind whatever the days have contradicted. What remains, ${first.name} or not, will be your own finding rather than ours.`,
    `Should the week tell you something other than this page does, believe the week. ${capitalised(first.name)} and ${second.name} are names for directions, and only you know where you have actually walked.`,
  ],
}
