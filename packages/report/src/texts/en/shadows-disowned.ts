import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'You look for the catch before you look at the offer, and you’re seldom taken in. It does use up a good many fine afternoons, spent waiting for the rain.',
    tip: 'Give somebody the benefit of the doubt this week, in a matter where being wrong would cost you a fiver at most.',
    card: 'You check things twice, people included. It saves you from being made a fool of, and it means that good news has to wait outside until you’ve seen its papers.',
  },
  sage: {
    text: 'You tend to decide first, and look for the reason only if somebody asks. That saves a great deal of time, and now and then it means solving the wrong problem very quickly.',
    tip: 'Once this week say “I’m not sure yet”, and leave it at that until the morning.',
    card: 'You don’t make much time for asking why. A question that comes to you at a red light is gone when it turns green, and you get by on the first explanation that fits.',
  },
  explorer: {
    text: 'You take the road you know, and you’re home on time. The trouble is that you can’t tell last year from the year before, and that you know what’s round the other corner only from other people’s photographs.',
    tip: 'Buy a ticket to the next town but one, and use it before the month is out.',
    card: 'There is always a reason to stay: the cat, the forecast. The suitcase on top of the wardrobe is in excellent condition, and this year’s trip has become next year’s.',
  },
  outlaw: {
    text: 'For the sake of a quiet evening you let things pass that you don’t agree with. So the others carry on in all good faith, and the quiet evening becomes a rather silent one.',
    tip: 'The next time you object to something, say so early, while you can still say it pleasantly.',
    card: 'You put up with the rota and the nickname. As you don’t say a word about either, nobody knows that there is anything to put right.',
  },
  magician: {
    text: 'You tend to leave things as they are, on the principle that one person can’t do much. It’s a restful principle, and under it the door goes on sticking and the sofa goes on standing with its back to the window.',
    tip: 'Decide on one thing you want to be different, and when it is, admit that it was you.',
    card: 'You could change more than you do. When you do put something right you call it luck, and if anyone asks who moved the table, you look as surprised as the rest.',
  },
  hero: {
    text: 'The things you might dare go on a list, and the list is carried over from month to month. Nothing goes wrong that way, and you don’t find out how strong you are.',
    tip: 'Do one thing that scares you slightly, on a small scale and with an end in sight.',
    card: 'You always know why this isn’t the moment. So you stay where you can touch the bottom, and hear from other people what the deep end is like.',
  },
  lover: {
    text: 'You brush a compliment off like a crumb, and when you’re fond of someone you mend their bicycle. It spares everybody’s blushes, and it leaves the people you like best guessing.',
    tip: 'The next time somebody says something kind, keep it, and say something kind in return.',
    card: 'You stop half a step short of people, which looks like tact. Just when something matters to you, you go cool, and they go home none the wiser.',
  },
  jester: {
    text: 'An idle hour has to be earned, and with you the earning lasts until bedtime. When the others start playing the fool you find something useful to do in the kitchen, and hear the best of it through the wall.',
    tip: 'Be silly once on purpose, in company that won’t hold it against you.',
    card: 'You’re sensible even on holiday. You lie down only when there’s nothing left to do, and as there always is something, you don’t lie down.',
  },
  caregiver: {
    text: 'You wait to be asked before you help, and you’d rather not ask anyone yourself. It keeps things fair, and it means that when it rains everybody walks home under their own umbrella.',
    tip: 'Offer one small, definite thing without being asked, and ask for one in return.',
    card: 'Where a hand is wanted you give advice, and it’s usually good advice. But people take their bad days somewhere else, and you’re the last to hear.',
  },
  creator: {
    text: 'You see straight away what could be better about the things other people make, and you make nothing yourself. That way nobody can find fault with anything of yours, and nobody can hang it in the hall.',
    tip: 'Spend an hour making something, and wait a week before you ask whether it’s any good.',
    card: 'First the table has to be cleared, and then it’s time to lay it. An idea will keep, you say, and so it does: it’s the one thing you own that never gets used.',
  },
  ruler: {
    text: '“You decide,” you say, and it makes you easy company. Then they fix the date for your busiest day and book a room at the wrong end of town, and you find out with everybody else.',
    tip: 'Settle one matter out loud this week, and put a date and your name to it.',
    card: 'You hold the map, you can see that the way is left, and you follow the others to the right. It saves an argument, and it’s a long way back.',
  },
  citizen: {
    text: 'You have lunch when the canteen is empty, and know how to get out of most invitations. It leaves you free. It also leaves you out of the story, when the others go on telling it for years.',
    tip: 'Accept one invitation you’d normally decline, and stay until somebody else has said goodbye.',
    card: 'You do things your own way and mostly by yourself. It saves you the committee and the raffle, and on the day a sofa has to go upstairs it’s hard to say whom you’d ring.',
  },
}
