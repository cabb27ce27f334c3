import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Setting out and staying',
    description:
      'Whatever you choose, you think of what you gave up: at home in the evening of departures, and on the road of a table laid for supper. From outside it looks like indecision, but you may honestly want both and have never given each its own time.',
    workingWith:
      'Give each of the two a fixed place in the year, and tell the people it affects which season it is.',
  },
  orderAndRevolt: {
    name: 'Order and revolt',
    description:
      'You may make a rule in the morning and feel trapped by it at night. When you are angry at other people’s rules, you may really mean your own.',
    workingWith:
      'Write down the rules you keep only because you once made them, and cross one of them out each month.',
  },
  earnestAndPlay: {
    name: 'In earnest and in play',
    description:
      'You hardly take a thought seriously before you see its funny side, and hardly laugh at it before it sets you thinking. That makes you good company, and it can leave you unsure what you meant.',
    workingWith:
      'When something matters, say first whether you are serious or playing, and give the other side its turn afterwards.',
  },
  contestAndCloseness: {
    name: 'Winning and being close',
    description:
      'In the same minute you may want to stand your ground and to put an arm round someone, most of all with people you love. That is how a quarrel gets won and an evening lost.',
    workingWith:
      'In your next disagreement, ask yourself after five minutes whether you want to be right or to be close, and act on the answer.',
  },
  trustAndChange: {
    name: 'Leaving be and changing',
    description:
      'Part of you is thankful for what there is, and part of you already sees what could be made of it. So you feel a little guilty when you are content, and a little disloyal when you change something.',
    workingWith: 'Name three things that may stay as they are this year, and one that may not.',
  },
  othersAndWork: {
    name: 'Other people and your own work',
    description:
      'The people you care for and the work you want to make need the same hours, and whichever has to wait gives you a bad conscience. It may look as if others stood between you and your work, when perhaps the door is closed from the inside.',
    workingWith:
      'Set aside two hours a week for the work, tell the people who need you, and be fully there for them at another fixed time.',
  },
  maskAndMiddle: {
    name: 'The face and who is behind it',
    description:
      'You seem to adapt readily, while your different sides may not know one another well yet, so it can be hard to say who is left when nobody is looking. The face does its job well, but it has to stand in for something that is still growing.',
    workingWith:
      'After a day among people, take ten minutes to note what you agreed to, and what you would have said if nobody had minded.',
  },
  frontAndCellar: {
    name: 'A tidy front, a busy cellar',
    description:
      'On the surface you fit in, while underneath a good deal seems to be building up. What you smooth over by day may come out at home, on a journey, or in front of people who can do nothing about it.',
    workingWith:
      'Let a little annoyance out every day, in words or on a brisk walk, before it finds its own way out.',
  },
  cellarAndMiddle: {
    name: 'Pressure with nowhere to go',
    description:
      'What you don’t live out seems to build up, and there may not be a centre firm enough to hold it yet. When you react strongly, it may feel foreign to you, as if it came from outside.',
    workingWith:
      'After a strong reaction, write down three sentences: what happened, what it reminded you of, and what you would have needed.',
  },
  knockingSide: {
    name: 'The side that knocks',
    description:
      'You pay little attention to the side of you that you live least, and do not seem much at ease with what is foreign in yourself. What you keep refusing tends to turn up in other people, who then fascinate or annoy you beyond all measure.',
    workingWith:
      'When somebody is on your mind for more than a day, ask which of the liberties they take you would like to take yourself.',
  },
}
