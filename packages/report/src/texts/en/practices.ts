import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'Choose something you’d normally check twice, a receipt, a door, the tone of a message, and this week check it only once. Write down in one line what you’re afraid will happen, and read that line aloud on Sunday.',
  sage: 'Take a question that has been following you about and give it half an hour, with paper and no screen. Finish with one sentence you’d put your name to, and one question you’d now like to ask somebody.',
  explorer:
    'Go somewhere new this week, alone and for no reason: a street, a village, the library shelf you always walk past. An hour will do; notice the moment when you stop wanting to turn back.',
  outlaw:
    'Find a rule in your week that nobody would miss: who sits where, what’s eaten with what, who gets to speak first. Break it once, in full view, without apologising, and see who looks relieved.',
  magician:
    'Something has been getting on your nerves for months: the lamp in the hall, the Monday meeting, the way you say goodnight. One day this week make one small change to it, no more. Don’t announce it; wait and see who notices first.',
  hero: 'Pick something uncomfortable you’ve been putting off and give it twenty minutes on a set day, before anything else. When the time is up, stop: you were there to begin, not to win.',
  lover:
    'Spend an evening this week with a person or a thing you love, and leave your phone in another room. At some point in the evening say out loud what it is that you love, plainly and without a joke to take the edge off.',
  jester:
    'Do something perfectly useless for an hour this week, preferably with somebody who makes you laugh. When a voice in your head asks what the point is, don’t answer; carry on.',
  caregiver:
    'Ask somebody this week what would make their day easier, and do exactly that and no more. Then tell someone what would make yours easier, and let them do it their way.',
  creator:
    'Make something small with your hands this week, in one sitting: a loaf, a drawing, a bookmark. Show it to somebody the same day, and let them hold it.',
  ruler:
    'Something around you is drifting because nobody will make a decision: make it by Friday. Tell the people concerned, in two sentences, what happens from now on, and stick to it for a week.',
  citizen:
    'Join in with something ordinary this week where you’re one of several: a shared meal, a game, shifting a neighbour’s wardrobe. Don’t run it, and don’t hide behind the washing-up; see what it’s like just to be one of the group.',
}
