import type { LoneShadowGrowth, ShadowGrowthBook, StructureGrowthBook } from '../depth-books.ts'

export const shadowGrowth: ShadowGrowthBook = {
  overused: {
    independence: {
      area: 'Coming back down to earth',
      description:
        'A strength of inner distance seems to go too far at times. Growth here means checking hope, thought or longing against what is in front of you.',
      approaches: [
        'Telling one trusted person the facts before the interpretation',
        'Setting a date by which thinking or waiting turns into a step',
        'Ten minutes of work with the hands each day',
      ],
    },
    mastery: {
      area: 'Putting strength down',
      description:
        'A strength of will seems to go too far at times. Growth here means noticing the moment when force is no longer needed, and stopping one step earlier.',
      approaches: [
        'A short pause before every answer that begins with a no or a plan',
        'Movement without a goal, a clock or a comparison',
        'Asking those near you when your strength helps and when it presses',
      ],
    },
    belonging: {
      area: 'Keeping an outline',
      description:
        'A strength of closeness seems to go too far at times. Growth here means staying in touch with people without losing sight of your own wish.',
      approaches: [
        'Saying your wish before you ask for theirs, once a day',
        'Time alone that does not have to be justified',
        'Letting a silence or a disagreement stand overnight',
      ],
    },
    stability: {
      area: 'Letting go in good time',
      description:
        'A strength of holding and caring seems to go too far at times. Growth here means trusting that something goes on when your hand is not on it.',
      approaches: [
        'Handing over one duty a month, mistakes included',
        'A list of what is good enough and stays untouched',
        'Accepting help without returning it at once',
      ],
    },
  },
  disowned: {
    independence: {
      area: 'Winning back inner room',
      description:
        'Something of trust, reflection or longing seems to have been sent away where it was needed. Growth here means giving it small permissions and seeing what it brings.',
      approaches: [
        'An hour a week without company or purpose',
        'Writing down a question and leaving it open for seven days',
        'Believing one person in one thing, on purpose',
      ],
    },
    mastery: {
      area: 'Reclaiming your strength',
      description:
        'Something of courage, protest or influence seems to be left to others. Growth here means practising it where little can go wrong, until it feels like your own.',
      approaches: [
        'One objection a week, spoken early and calmly',
        'A small dare with a fixed end',
        'Noting whose boldness annoys you, and what you could borrow from it',
      ],
    },
    belonging: {
      area: 'Allowing warmth',
      description:
        'Something of nearness, play or fellowship seems to be kept at a distance. Growth here means letting in a little more of it than feels usual, and staying a little longer.',
      approaches: [
        'Accepting one invitation a fortnight and staying to the end',
        'Returning a compliment instead of deflecting it',
        'An idle hour with somebody who makes you laugh',
      ],
    },
    stability: {
      area: 'Taking your place',
      description:
        'Something of care, making or deciding seems to wait for someone else’s permission. Growth here means taking charge of one small field and being seen in it.',
      approaches: [
        'Deciding one shared matter a week, with a date',
        'Showing one piece of work before it is perfect',
        'Offering concrete help once, and asking for it once',
      ],
    },
  },
}

export const loneShadowGrowth: LoneShadowGrowth = ({ archetype }) => ({
  area: 'Letting one more figure in',
  description: `What ${archetype} stands for seems to get little room, although a related figure stands above the middle in your answers. Growth here means trying a little of it, on purpose, where little can go wrong.`,
  approaches: [
    'One small thing a week that this figure would do and you would not',
    'Noting whose ease with it annoys you, and what you could borrow from it',
    'Asking somebody who does it well how they began',
  ],
})

export const structureGrowth: StructureGrowthBook = {
  heavyMask: {
    area: 'Fewer faces, more rest',
    description:
      'You adapt more than most in the reference group, which is a skill and also work. Growth here means choosing the situations in which the face may stay off.',
    approaches: [
      'One person with whom nothing is smoothed over',
      'A quarter of an hour between work and home that belongs to no role',
      'Noting in the evening which yes was really a no',
    ],
  },
  thinMask: {
    area: 'A face for the road',
    description:
      'You adapt less than most in the reference group, which is honest and at times costs more than it needs to. Growth here means treating courtesy as clothing rather than as a lie.',
    approaches: [
      'Preparing two friendly sentences for difficult meetings',
      'Telling people what you need before they have to guess it',
      'Watching someone whose tact you respect, and borrowing one habit',
    ],
  },
  highPressure: {
    area: 'Living with strong reactions',
    description:
      'The unlived side presses harder than it does for most in the reference group. Growth here means using anger and fascination as traces instead of verdicts.',
    approaches: [
      'A log of strong reactions: occasion, feeling, memory',
      'Regular exercise that really leaves you out of breath',
      'Talking with someone experienced when a pattern will not let go',
    ],
  },
  looseParts: {
    area: 'Bringing the parts together',
    description:
      'The different sides of you seem to be only loosely in touch with one another. Growth here means letting them meet regularly, on paper, in conversation or in a quiet hour.',
    approaches: [
      'Writing a short dialogue between two sides that disagree',
      'A weekly look back with the same three questions',
      'One commitment a month on which all sides can agree',
    ],
  },
  steadyMiddle: {
    area: 'Keeping what holds',
    description:
      'No part of the structure stands out as strained, so the task is upkeep. Growth here means tending what already works before life asks for it.',
    approaches: [
      'A weekly quarter of an hour for looking back',
      'One conversation a month that goes below the surface',
      'Trying something in which you are a beginner, once a season',
    ],
  },
}
