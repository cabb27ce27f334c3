import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Setting out and staying',
    description:
      'Whatever you choose, the other half keeps an account of it: the evening at home dreams of departures, and the journey of a set table. What looks like indecision from outside may be two honest wishes that have never been given separate times.',
    workingWith:
      'Give each of the two a fixed place in the year, and say aloud to those concerned which season it is.',
  },
  orderAndRevolt: {
    name: 'Order and revolt',
    description:
      'You may build a frame in the morning and feel caught in it by night. Anger at other people’s rules can then be meant for your own.',
    workingWith:
      'Write down the rules you keep only because you made them once, and strike one of them out each month.',
  },
  earnestAndPlay: {
    name: 'Gravity and play',
    description:
      'A thought is hardly serious before something in you finds it funny, and hardly funny before it starts you thinking. That makes for good company, and it can leave you unsure what you meant.',
    workingWith:
      'When a matter counts, say first which of the two is speaking, and let the other have the last word later on.',
  },
  contestAndCloseness: {
    name: 'Winning and being close',
    description:
      'Strength and tenderness ask for opposite things in the same minute, most of all with people you love. A quarrel can be won in this way and an evening lost.',
    workingWith:
      'In the next disagreement ask after five minutes whether you want to be right or to be near, and act on the answer.',
  },
  trustAndChange: {
    name: 'Leaving be and changing',
    description:
      'One side of you thanks for what there is, and the other sees already what might be made of it. Contentment then has a touch of guilt, and change a touch of betrayal.',
    workingWith: 'Name three things that may stay as they are this year, and one that may not.',
  },
  othersAndWork: {
    name: 'Other people and your own work',
    description:
      'Care and creation live on the same hours, and whichever waits sends a bad conscience. It may look as if others stood between you and your work, while the door could be closed from the inside.',
    workingWith:
      'Fix two hours a week for the work, tell those who need you, and be fully there for them at another fixed time.',
  },
  maskAndMiddle: {
    name: 'The face and the middle',
    description:
      'You seem to adapt readily while the parts of you are perhaps only loosely joined, so that it can be hard to say who remains when nobody is looking. The face does its work well; it has to stand in for something that is still growing.',
    workingWith:
      'After a day among people take ten minutes to note what you agreed to, and what you would have said alone.',
  },
  frontAndCellar: {
    name: 'A tidy front, a busy cellar',
    description:
      'Outwardly you fit in, while a good deal seems to press from below. What is smoothed over by day may come out at home, on a journey, or towards people who can do nothing about it.',
    workingWith:
      'Give annoyance a small daily outlet in words or movement, before it has to look for one itself.',
  },
  cellarAndMiddle: {
    name: 'Pressure without a vessel',
    description:
      'A good deal presses from the side that is not lived, and the middle that could hold it may still be loosely built. Strong reactions may then feel foreign, as if they came from outside.',
    workingWith:
      'After a strong reaction write down three sentences: what happened, what it reminded you of, and what you would have needed.',
  },
  knockingSide: {
    name: 'The side that knocks',
    description:
      'The least lived of your motives gets little attention, and you do not seem much at ease with what is foreign in yourself. What is refused for long tends to turn up in other people, who then fascinate or annoy beyond all measure.',
    workingWith:
      'When somebody occupies your thoughts for more than a day, ask which of their liberties you would like to take yourself.',
  },
}
