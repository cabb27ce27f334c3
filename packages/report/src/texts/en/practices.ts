import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'Choose one small matter this week in which you would normally check twice, and deliberately trust instead. Write down beforehand what you expect to happen and afterwards what did; two lines are enough.',
  sage: 'Choose one question that has followed you for a while and give it half an hour with paper and no screen. End with a single sentence that you would be willing to defend, and with one thing you still do not know.',
  explorer:
    'Go somewhere this week where you have never been, alone and without a purpose: a street, a village, an unknown shelf in a library. An hour is enough; notice at which moment curiosity becomes stronger than the wish to turn back.',
  outlaw:
    'Find one rule in your week that nobody would miss, perhaps one you made yourself, and leave it out once on purpose. Say openly that you are doing so, and watch what really happens.',
  magician:
    'Take one thing that has annoyed you for months and look for the smallest change that would alter it. Make that change on one day this week, alone, and tell somebody only when it has worked or failed.',
  hero: 'Pick one uncomfortable thing you have been putting off and give it twenty minutes on a fixed day, before anything else. Stop when the time is up: what counts is having begun, not having won.',
  lover:
    'Spend one evening this week with one person or one thing you love, the telephone in another room. Say aloud once what you like about it, in a plain sentence and without a joke to soften it.',
  jester:
    'Do one thing this week that has no use at all, for an hour, preferably with somebody who makes you laugh. When the inner voice asks what it is good for, let the question stand and carry on.',
  caregiver:
    'Ask one person this week what would make their day easier, and do exactly that, no more. Then name to somebody one thing that would make yours easier, and let it be done for you.',
  creator:
    'Make something small with your hands this week, in one sitting: a drawing, a loaf, a page, a tune. Show it to one person on the same day, unfinished corners included, and do not explain it.',
  ruler:
    'Choose one matter that drifts because nobody decides it, and decide it by Friday. Tell those concerned in two sentences what applies from now on and until when, and hold to it for a week.',
  citizen:
    'Join something ordinary this week where you are one among several: a shared meal, a neighbour’s task, a game. Take neither the lead nor the corner, and notice what it is like to be simply one of them.',
}
