import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Setting off and staying',
    description:
      'On the platform you smell somebody’s supper and want to go home; at supper a train goes by, and you stop following the conversation. People take it for indecision. You may simply want both, every evening, and you have only one pair of feet.',
    workingWith:
      'Put both in the diary in ink, the weeks away and the Sundays at the table, and tell the people round that table before you book anything.',
  },
  orderAndRevolt: {
    name: 'Making rules and breaking them',
    description:
      'On Sunday you pin up the washing-up rota, and on Tuesday it’s you who swaps the names round. Of all the regulations you grumble about, the one that irks you most may be in your own handwriting.',
    workingWith:
      'Write down the rules you keep only because you made them, and on the first of the month cross one out with a thick pen.',
  },
  earnestAndPlay: {
    name: 'In earnest and in play',
    description:
      'Halfway through a serious sentence of your own you hear how funny it is, and halfway through the laugh you’re thinking again. It makes you good company. On the way out someone asks what you meant, and you may have to go home and find out.',
    workingWith:
      'When something matters, say so first: “I’m going to be serious for five minutes.” After that you may be as silly as you like.',
  },
  contestAndCloseness: {
    name: 'Winning and being close',
    description:
      'You’re winning the argument, you can prove it, and the other person has gone quiet and is picking at the label on a bottle. You want to win and you want to take their hand, both in the same minute. You may have won more quarrels than evenings.',
    workingWith:
      'Five minutes into the next disagreement, look at the other person and ask yourself whether you’d rather win or be close. Act on the answer.',
  },
  trustAndChange: {
    name: 'Leaving things be and changing them',
    description:
      'The soup is good, you say so, you mean it, and already you’re wondering about a little lemon. So you may feel lazy on the days when you’re content, and disloyal on the days when you move the furniture.',
    workingWith:
      'Write two lists for this year, “stays” and “goes”, and see to it that the first is the longer.',
  },
  othersAndWork: {
    name: 'Other people and your own work',
    description:
      'It’s eight, you’ve just found the first line of a story, and somebody needs a lift. You drive, and think about the line; yesterday you went on writing, and thought about the person who’d asked. You may say it’s other people who keep you from your desk, though now and then your door is ajar because you left it that way.',
    workingWith:
      'Set aside two hours a week for your own work, and say so to the people who need you. Then give them two hours as well, just as firmly in the diary, and with your phone off.',
  },
  maskAndMiddle: {
    name: 'The face and what’s behind it',
    description:
      'Everybody has gone, you’re in the hall, and your cheeks are still smiling. At nine somebody asked what you’d like, and you said what they’d like. Your own answer may not turn up until bedtime, when there’s no one left to give it to. Your smiling face does its job; it’s just on duty too long.',
    workingWith:
      'After a day among people, sit on the edge of the bath and name out loud one thing you said yes to, and what you’d have said if nobody had minded.',
  },
  frontAndCellar: {
    name: 'A tidy front, a busy cellar',
    description:
      '“I don’t mind at all,” you say at two, and again at four, charmingly. Down in your cellar annoyance may be piling up: at seven somebody asks where the scissors are, and gets the answer you swallowed at two.',
    workingWith:
      'Be cross once a day, promptly, out loud or on a brisk walk round the block, so that your anger doesn’t all come out on Friday.',
  },
  cellarAndMiddle: {
    name: 'Pressure with nowhere to go',
    description:
      'On Monday somebody makes a remark, and you carry on. On Saturday a cup slips, you hear somebody shouting about the cup, and it takes you a moment to recognise the voice. You weren’t hiding anything; you just hadn’t noticed that the remark hurt.',
    workingWith:
      'The next time something breaks and you shout, sweep up first, then write three lines: what broke, which day the shouting was really about, and what you needed that day.',
  },
  knockingSide: {
    name: 'The side that knocks',
    description:
      'A side of you has been knocking for a good while, and you don’t answer the door. Then in a café a stranger does something you never do, as if there were nothing to it, and you can’t look away. That may have been the same side, knocking again.',
    workingWith:
      'When a stranger is still on your mind the morning after, write down the one thing they did that you never do, and try a little of it by Sunday.',
  },
  unnoticedHurt: {
    name: 'Pressure with nowhere to go',
    description:
      'On Monday something was said in passing, and you laughed, or got on with the next thing; as far as you knew it hadn’t hurt. On Thursday a jar won’t open. You run it under the hot tap, you bang it with a spoon, and suddenly your eyes are stinging. It isn’t about the jar, and you may be the last to hear what it is about.',
    workingWith:
      'When a small thing is all at once too much, put it down and go back through your week aloud, a day at a time, until your voice changes. Stop there, and write down what was said that day.',
  },
  knockingHand: {
    name: 'The side that knocks',
    description:
      'Behind the hoover there’s a box with something in it that you bought years ago and have never used; you still remember the shop. Each time you fetch the hoover your hand touches the box, and stays there a little too long. A side of you may have gone shopping that day, and has been knocking from inside the box ever since.',
    workingWith:
      'On Saturday get out the thing you bought and never used, sit down on the floor with it, and try it for ten minutes before you read the instructions.',
  },
}
