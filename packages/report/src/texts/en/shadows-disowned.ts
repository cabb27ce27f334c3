import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'You look for the catch before you look at the offer, and you’re seldom taken in. It does use up a good many fine afternoons, spent waiting for the rain.',
    tip: 'Ask a stranger the way this week, and go where the hand points without looking at a screen.',
    card: 'You look people over twice, even the one you’ve just lent your pen to. It saves you from being made a fool of, and it means that good news has to wait outside until you’ve seen its papers.',
  },
  sage: {
    text: 'You tend to decide first, and look for the reason only if somebody asks. That saves a great deal of time, and now and then it means solving the wrong problem very quickly.',
    tip: 'Once this week say “I’m not sure yet”, and leave it at that until the morning.',
    card: '“Why?” is a thing you leave to four-year-olds. A question that comes to you at a red light is gone when it turns green, and you get by on the first explanation that fits.',
  },
  explorer: {
    text: 'You’ll go where there’s an occasion: a wedding, a job, a train that didn’t run. For no occasion at all you tend not to set out, so what’s round the other corner you know from other people’s photographs.',
    tip: 'Keep one Saturday this month empty in the diary, and decide over breakfast what it’s for.',
    card: 'Trips with a purpose get made. The one for no reason has the cat against it, or the forecast; the suitcase you bought for it is in excellent condition, and this year has become next.',
  },
  outlaw: {
    text: 'For the sake of a quiet evening you let things pass that you don’t agree with. So the others carry on in all good faith, and the quiet evening becomes a rather silent one.',
    tip: 'Send one thing back this week, a lukewarm soup or a wrong bill, and thank them only once it’s right.',
    card: 'You put up with the draught and the nickname. As you don’t say a word about either, nobody knows that there is anything to put right.',
  },
  magician: {
    text: 'You tend to leave people as they are, on the principle that nobody changes after a certain age. It’s a restful principle. Under it your uncle tells his three stories every Christmas, and no one has ever asked him for a fourth.',
    tip: 'Say “What if?” this week at the very spot where you’d have said “Well, there it is”.',
    card: 'You could change more than you do. When you do put something right you call it luck, and if anyone asks who moved the table, you look as surprised as the rest.',
  },
  hero: {
    text: 'You may back an idea or a friend without a second look. It’s yourself you don’t put forward: there’ll be a better year for that. Nothing goes wrong that way, and you don’t find out how strong you are.',
    tip: 'Go first once this week: up the ladder, into the cold water, or on to the dance floor.',
    card: 'Wherever nobody keeps score you’re as bold as the next person. Where somebody does, you always know why this isn’t the moment, and stay where you can touch the bottom.',
  },
  lover: {
    text: 'You brush a compliment off like a crumb, and when you’re fond of someone you mend their bicycle. It spares everybody’s blushes, and it leaves the people you like best guessing.',
    tip: 'The next time somebody says something kind, let it stand for a breath, and don’t change the subject.',
    card: 'You stop half a step short of people, which looks like tact. Just when something matters to you, you go cool, and they go home none the wiser.',
  },
  jester: {
    text: 'Fooling about has to be earned, and in your case the earning lasts until bedtime. When the others start playing the fool you find something useful to do in the kitchen, and hear the best of it through the wall.',
    tip: 'Balance a spoon on your nose, at a table where somebody will say, “Now me.”',
    card: 'You’ll do a daft thing for a good reason, never for none. Asked at a fancy-dress party what you’ve come as, you say straight from work; it gets a laugh, and you wonder why.',
  },
  caregiver: {
    text: 'When people are tired you leave them in peace, and you’d like the same from them. It keeps things fair, and it means that when it rains everybody walks home under their own umbrella.',
    tip: 'Find out one thing about a neighbour this week that can’t be read off the letterbox.',
    card: 'A bad day that rings your bell is let in; the ones that don’t ring, you don’t miss. The thought of soup comes to you when the other person’s cold is over.',
  },
  creator: {
    text: 'You see straight away what could be better about the things other people make, and your own stay in your head. That way nobody can find fault with anything of yours, and nobody can hang it in the hall.',
    tip: 'Choose one colour this week, a shirt’s or a wall’s, and answer for it.',
    card: 'First the table has to be cleared, and then it’s time to lay it. You hum other people’s tunes all day; one of your own will keep, you say, and so it does, unsung.',
  },
  ruler: {
    text: '“I’m not in charge here,” you say, and it’s a relief to say it. Then they fix the date for your busiest day and book a room at the wrong end of town, and you find out with everybody else.',
    tip: 'Look after the keys, the kitty or the map this week, from start to finish.',
    card: 'You’ve known for an hour what ought to happen now, and you look round with the others for somebody to say it. Whoever says it has to see it through, which is why it’s so quiet.',
  },
  citizen: {
    text: 'You have lunch when the canteen is empty, and know how to get out of most invitations. It leaves you free. It also leaves you out of the story, when the others go on telling it for years.',
    tip: 'Accept one invitation you’d normally decline, and come home with two names you didn’t know.',
    card: 'You do things your own way and mostly by yourself. It saves you the committee and the raffle, and on the day a sofa has to go upstairs it’s hard to say whom you’d ring.',
  },
}
