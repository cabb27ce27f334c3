import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Is it time to set out, or time to stay at the table?',
    both: 'You may well want to set out and also want a place at the table, with good reasons for both. So you may plan twice: first the journey, then the reasons to stay. It helps to give each its own season rather than to settle the matter for good.',
    tilted: [
      'You are better at setting out than at staying. What would you like to come back to, and do the people there know it?',
      'You would sooner stay than set out. Which departure have you been putting off because nobody else was going?',
    ],
  },
  orderAndRevolt: {
    question: 'Does this rule need a guardian, or somebody who breaks it?',
    both: 'You seem to like things to have an order, and to mistrust any order you did not choose. So you may write the rules in the morning and strain against them at night. Ask less whether to obey than which rule you would sign yourself.',
    tilted: [
      'You keep order more readily than you overturn it. Which arrangement survives only because nobody, you included, has challenged it?',
      'It is easier for you to knock an order over than to keep one. What would you put in the place of what you reject, and who would look after it?',
    ],
  },
  earnestAndPlay: {
    question: 'Should this be understood, or laughed at?',
    both: 'It seems you take things seriously enough to think them through and lightly enough to laugh at the result. The two get in each other’s way when you cut a thought short with a punchline, or a game with an analysis. Decide before an evening begins which of them has the floor.',
    tilted: [
      'Thinking suits you better than playing. What might become clear to you precisely when you stop examining it?',
      'You would rather play than brood. Which thought have you laughed off although it deserved an hour?',
    ],
  },
  contestAndCloseness: {
    question: 'Is this something to win, or someone to be near?',
    both: 'You may want to prove your strength and also to be close, and for that you have to put it down. In a quarrel the two can collide: one moment you want to win the point, the next to win the person back. Notice which it is, since each is right at a different time.',
    tilted: [
      'Stepping forward costs you less than leaning on someone. With whom could you be weak without losing anything?',
      'Closeness is easier for you than a contest. What would be worth a quarrel with someone you love?',
    ],
  },
  trustAndChange: {
    question: 'Is this good as it is, or waiting to be changed?',
    both: 'You like to leave things as they are, it seems, simple and good, and yet you see what they could become. So the same evening can feel like a gift and like a rough draft. It helps to say which corner of your life may stay unimproved, and to defend it.',
    tilted: [
      'You accept things more easily than you change them. Which change have you been waiting for that only you could begin?',
      'Changing things comes more naturally to you than accepting them. What in your life is already good enough to be left in peace?',
    ],
  },
  othersAndWork: {
    question: 'Is this hour for the others, or for your own work?',
    both: 'Other people need you in the very hours you want for your own work, and you seem to take both to heart. Whichever you choose, you may pay for it with a bad conscience about the other. Fixed hours help here more than good intentions, because neither side will volunteer to wait.',
    tilted: [
      'Being there for others is easier for you than shutting the door to make something. What would exist by now if somebody had taken as good care of your time?',
      'You find your own work easier than being on call for others. Who has stopped asking, and would you like them to begin again?',
    ],
  },
}
