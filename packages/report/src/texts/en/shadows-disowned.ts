import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'You look for the catch before you look at the offer, and you’re seldom taken in. It does use up a good many fine afternoons, spent waiting for the rain.',
    tip: 'Ask a stranger the way this week, and follow the directions you’re given, without looking at a screen.',
    card: 'You look people over twice, even someone you’ve just lent your pen to. It saves you from being made a fool of, and it means that good news has to wait outside until you’ve seen its papers.',
  },
  sage: {
    text: 'You tend to decide first, and look for the reason only if somebody asks. That saves a great deal of time, and now and then it means solving the wrong problem very quickly.',
    tip: 'Once this week say “I’m not sure yet”, and leave it at that until the morning.',
    card: '“Why?” is a thing you leave to four-year-olds. A question that comes to you at the traffic lights is gone when they turn green, and you get by on the first explanation that fits.',
  },
  explorer: {
    text: 'You’ll go if there’s an occasion: a wedding, a christening, a job interview. Without one you tend to stay at home, so other people’s photographs have to tell you what’s round the next corner.',
    tip: 'Keep one Saturday in your diary free this month, and don’t decide until breakfast that day what it’s for.',
    card: 'If a trip has a purpose, you go. A trip for its own sake gets put off because of the cat, or the forecast; the suitcase you bought for it is in excellent condition, and “this year” has become “next year”.',
  },
  outlaw: {
    text: 'For the sake of a quiet evening you let things pass that you don’t agree with. So other people carry on in good faith, and the quiet evening becomes a rather silent one.',
    tip: 'Send one thing back this week, lukewarm soup or an incorrect bill, and say thank you only once it’s right.',
    card: 'You put up with the draught and the nickname. As you don’t say a word about either, nobody knows that there is anything to put right.',
  },
  magician: {
    text: 'You tend to leave people as they are, on the principle that nobody changes after a certain age. It’s a restful principle. Thanks to it your uncle tells the same three stories every Christmas, and no one has ever asked him for a fourth.',
    tip: 'Once this week, when you’d normally say “Well, there it is”, say “What if?” instead.',
    card: 'You could change more things than you do. When you do put something right you call it luck, and if anyone asks who did it, you look as surprised as everyone else.',
  },
  hero: {
    text: 'You may back an idea or a friend without a second thought. It’s yourself you don’t put forward: there’ll be a better year for that. Nothing goes wrong that way, and you don’t find out how strong you are.',
    tip: 'Go first once this week: up a ladder, into cold water, or on to the dance floor.',
    card: 'Wherever nobody keeps score you’re as bold as the next person. Where somebody does, you always know why this isn’t the moment, and watch from the touchline.',
  },
  lover: {
    text: 'You brush a compliment off like a crumb, and when you’re fond of someone you mend their bicycle. It spares everybody’s blushes, and the people you like best are left guessing.',
    tip: 'The next time somebody says something kind, let it sink in for a moment, and don’t change the subject.',
    card: 'When it’s about yourself, you stop half a step short of people, which looks like tact. Just when something matters to you, you turn cool, and nobody can tell that it does. They’d be glad of the other half-step.',
  },
  jester: {
    text: 'Fooling about has to be earned, and in your case the earning lasts until bedtime. When other people start playing the fool you find something useful to do in the kitchen, and hear the best of it through the wall.',
    tip: 'Balance a spoon on your nose, at a table where somebody will say, “My turn.”',
    card: 'You’ll do a daft thing for a good reason, never for none. Asked at a fancy-dress party what you’ve come as, you say, “Straight from work.” It gets a laugh, and you wonder why.',
  },
  caregiver: {
    text: 'When people are tired you leave them in peace, and you’d like the same from them. It keeps things fair, and it means that when it rains everybody walks home under their own umbrella.',
    tip: 'This week, find out one thing about somebody at work that has nothing to do with work.',
    card: 'Anyone who turns up on your doorstep after a bad day is let in; you don’t wonder about the ones who don’t ring. When somebody’s moving house, it’s only once the van has gone that you think of helping.',
  },
  creator: {
    text: 'You see straight away what could be better about the things other people make, while your own stay in your head. That way nobody can find fault with anything of yours, and nobody can ask to keep it.',
    tip: 'Choose one colour this week, for a shirt or a wall, and don’t let anyone talk you out of it.',
    card: 'Before you can make anything, the table has to be cleared, and by then it’s time to lay it for supper. You hum other people’s tunes all day; one of your own will keep, you say, and so it does, unsung.',
  },
  ruler: {
    text: '“I’m not in charge here,” you say, and it’s a relief to say it. Then somebody else fixes a meeting for your busiest day and books a room at the wrong end of town, and you find out when everyone else does.',
    tip: 'On the next outing, take charge of the keys, the kitty or the map from start to finish.',
    card: 'You’ve known for an hour what ought to happen, and you look round with everyone else for somebody to say it. Whoever says it has to see it through, which is why nobody speaks.',
  },
  citizen: {
    text: 'You have lunch when the canteen is empty, and know how to get out of most invitations. It leaves you free. It also leaves you out of the stories the others will be telling for years.',
    tip: 'Accept one invitation you’d normally decline, and come home with the names of two people you didn’t know before.',
    card: 'You’ll run a thing or sit it out, but you’re seldom simply one of the crowd. It saves you the raffle, and when a sofa has to go upstairs you’d sooner hire a firm than ring round.',
  },
}
