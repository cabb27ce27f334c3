import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'This week, pick one small thing you would normally check twice, and don’t check it. Write down beforehand what you expect to happen, and afterwards what did; two lines are enough.',
  sage: 'Take a question that has followed you around for a while and give it half an hour with paper and no screen. End with one sentence you would be willing to defend, and one thing you still don’t know.',
  explorer:
    'Go somewhere this week where you have never been, alone and for no reason: a street, a village, a shelf in the library that you always pass. An hour is enough; notice the moment when you are more curious than keen to turn back.',
  outlaw:
    'Find one rule in your week that nobody would miss, perhaps one you made yourself, and break it once on purpose. Say openly that you are doing so, and watch what really happens.',
  magician:
    'Think of something that has annoyed you for months and look for the smallest change that would put it right. Make that change one day this week, on your own, and tell somebody only when it has worked or failed.',
  hero: 'Pick one uncomfortable thing you have been putting off and give it twenty minutes on a fixed day, before anything else. Stop when the time is up: what counts is that you began, not that you won.',
  lover:
    'Spend an evening this week with a person or a thing you love, and leave your phone in another room. Say out loud once what you love about them, or about it, in a plain sentence and without a joke to soften it.',
  jester:
    'Do something completely useless for an hour this week, preferably with somebody who makes you laugh. When a voice in your head asks what it is good for, don’t answer, and carry on.',
  caregiver:
    'Ask somebody this week what would make their day easier, and do exactly that, no more. Then tell somebody one thing that would make yours easier, and let them do it.',
  creator:
    'Make something small with your hands this week, in one sitting: a drawing, a loaf, a page, a paper boat. Show it to one person the same day, rough edges and all, and don’t explain it.',
  ruler:
    'Something around you is drifting because nobody will decide it: decide it by Friday. Tell the people it affects in two sentences what happens from now on and until when, and stick to it for a week.',
  citizen:
    'Join in something ordinary this week where you are one of several: a shared meal, a hand for a neighbour, a game. Don’t lead, and don’t hide in a corner; notice what it is like simply to be one of them.',
}
