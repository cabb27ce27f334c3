import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Setting off and staying',
    description:
      'Whichever you choose, your mind is on the other: at home of an evening you think of trains, and on the train you think of supper. From outside it looks like indecision, but you may honestly want both, and one evening won’t hold the two.',
    workingWith:
      'Put both in the diary, the weeks away and the weeks at home, and tell the people concerned before you book anything.',
  },
  orderAndRevolt: {
    name: 'Making rules and breaking them',
    description:
      'You make the rule, and you’re the first to look for a way round it. When you’re cross about other people’s regulations, the one that really pinches may be your own.',
    workingWith:
      'Write down the rules you keep only because you made them once, and cross one out every month.',
  },
  earnestAndPlay: {
    name: 'In earnest and in play',
    description:
      'No sooner have you taken a thought seriously than you see its funny side, and no sooner have you laughed than it sets you thinking. It makes you good company. It can also leave everybody wondering what you meant, you included.',
    workingWith:
      'When something matters, say so first: “I’m being serious for five minutes.” After that you may be as silly as you like.',
  },
  contestAndCloseness: {
    name: 'Winning and being close',
    description:
      'You may want to stand your ground and to put an arm round the other person, both in the same minute, and most of all with people you love. That is how a quarrel gets won and an evening lost.',
    workingWith:
      'Five minutes into the next disagreement, ask yourself whether you want to be right or to be close, and act on the answer.',
  },
  trustAndChange: {
    name: 'Leaving things be and changing them',
    description:
      'You’re grateful for what there is, and before you’ve finished being grateful you see what could be made of it. So you may feel a little lazy when you’re content, and a little disloyal when you change something.',
    workingWith:
      'Write two lists for this year, “stays” and “goes”, and see to it that the first is the longer.',
  },
  othersAndWork: {
    name: 'Other people and your own work',
    description:
      'The people you care for and the work you want to do need the same hours, and you feel bad about whichever has to wait. You may say that the others keep you from your desk, though now and then it’s you who leaves the door ajar.',
    workingWith:
      'Set aside two hours a week for the work, and say so to the people who need you. Then give them two hours as well, just as fixed and with the phone off.',
  },
  maskAndMiddle: {
    name: 'The face and who is behind it',
    description:
      'You seem to adapt readily to whoever you’re with, and to be less clear about what you’re like on your own. When the others have gone, it can take you a while to say what you yourself would have wanted. The face does its job; it’s just on duty too long.',
    workingWith:
      'After a day among people, take ten minutes to write down what you agreed to, and what you’d have said if nobody had minded.',
  },
  frontAndCellar: {
    name: 'A tidy front, a busy cellar',
    description:
      'Upstairs you fit in, and meanwhile the cellar seems to be filling. What you smooth over by day may come out in the evening, at people who had nothing to do with it.',
    workingWith:
      'Be a little annoyed every day, out loud or on a brisk walk, so that it doesn’t all arrive at once.',
  },
  cellarAndMiddle: {
    name: 'Pressure with nowhere to go',
    description:
      'What hurts you swallow, one thing at a time, and it seems to be adding up where you don’t look. Then a cup slips, you hear somebody shouting about the cup, and it takes you a moment to recognise the voice.',
    workingWith:
      'After a strong reaction, write three sentences: what happened, what it reminded you of, and what you’d have needed.',
  },
  knockingSide: {
    name: 'The side that knocks',
    description:
      'There’s a side of you that you leave standing on the doorstep, and you don’t seem very curious what it wants. It may try next door: somebody takes a liberty you’d never take, as lightly as an olive, and you can’t keep your eyes off them.',
    workingWith:
      'When somebody has been on your mind for more than a day, ask which of the liberties they take you’d like to take yourself.',
  },
}
