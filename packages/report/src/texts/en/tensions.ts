import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Is it time to set out, or time to stay at the table?',
    both: 'One half of you may well want to set out while the other wants a place at the table, both with good reasons. Plans may then be made twice: first the journey, then the reasons to stay. It helps to give each its own season rather than to settle the matter for good.',
    tilted: [
      'Setting out comes more easily to you than staying. The open question is what you would like to come back to, and whether the people there know it.',
      'Staying comes more easily to you than setting out. The open question is which departure you have been postponing because nobody else was going.',
    ],
  },
  orderAndRevolt: {
    question: 'Does this rule need a guardian, or somebody who breaks it?',
    both: 'You seem to want things to have an order, and to mistrust orders you did not choose. Whoever carries both may write the rules in the morning and strain against them by night. The useful question is less whether to obey than which rule you would sign yourself.',
    tilted: [
      'Keeping order comes more easily to you than overturning it. The open question is which arrangement survives only because nobody, you included, has challenged it.',
      'Overturning comes more easily to you than keeping order. The open question is what you would put in the place of the thing you reject, and who would look after it.',
    ],
  },
  earnestAndPlay: {
    question: 'Should this be understood, or laughed at?',
    both: 'You seem to take things seriously enough to think them through and lightly enough to laugh at the result. The two get in each other’s way when a thought is cut short by a punchline, or a game by an analysis. Decide before an evening begins which of them has the floor.',
    tilted: [
      'Thinking comes more easily to you than playing. The open question is what might become clear to you precisely when you stop examining it.',
      'Playing comes more easily to you than brooding. The open question is which thought you have laughed off although it deserved an hour.',
    ],
  },
  contestAndCloseness: {
    question: 'Is this something to win, or someone to be near?',
    both: 'You seem to want to prove your strength and also to be close, which asks you to put it down. In a quarrel the two can collide: one wants to win the point and the other the person. Notice which of them is speaking, since each is right at a different time.',
    tilted: [
      'Stepping forward comes more easily to you than leaning on someone. The open question is in whose company you could be weak without losing anything.',
      'Closeness comes more easily to you than contest. The open question is for what you would risk a quarrel with someone you love.',
    ],
  },
  trustAndChange: {
    question: 'Is this good as it is, or waiting to be changed?',
    both: 'You may well like to leave things as they are, simple and good, and yet see what they could become. So the same evening can feel like a gift and like a draft. It helps to say which corner of your life may stay unimproved, and to defend it.',
    tilted: [
      'Accepting things comes more easily to you than altering them. The open question is which change you have been waiting for that only you could begin.',
      'Altering things comes more easily to you than accepting them. The open question is what in your life is already good enough to be left in peace.',
    ],
  },
  othersAndWork: {
    question: 'Does the hour belong to the others, or to your own work?',
    both: 'Other people’s needs and your own work may well ask for the same hours, and you seem to take both to heart. Whichever you choose, the other may send a bill in the form of a bad conscience. Fixed hours help here more than good intentions, because neither side will volunteer to wait.',
    tilted: [
      'Being there for others comes more easily to you than shutting the door to make something. The open question is what would exist by now if somebody had taken as good care of your time.',
      'Your own work comes more easily to you than being on call for others. The open question is who has stopped asking, and whether you would like them to begin again.',
    ],
  },
}
