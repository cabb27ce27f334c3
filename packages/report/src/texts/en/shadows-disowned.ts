import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'You no longer trust easily, and people who seem naive may irritate you. Their good faith looks foolish, and somewhere in the annoyance there may be a little envy of how lightly they live.',
    tip: 'Start small: give someone the benefit of the doubt in a matter where being wrong would cost you little.',
    card: 'At some point you stopped trusting, probably for good reasons. Now you may scorn the naive, or feel too weary to expect much.',
  },
  sage: {
    text: 'When you push aside your wish to understand, you may grow impatient with people who think slowly or ask too much. You wave certain questions away just before they become interesting.',
    tip: 'Ask one question to which you truly do not know the answer, and leave it open overnight.',
    card: 'You allow yourself little time to ask and reflect. It may show when know-alls annoy you, or when you make a decision without looking at your reasons.',
  },
  explorer: {
    text: 'You keep your own longing on a short lead, and may disapprove of people who simply leave. Their freedom looks irresponsible, and still your eye rests on a map or a timetable a moment longer than necessary.',
    tip: 'Plan one small departure that needs nobody’s permission, and actually go.',
    card: 'Part of you would like to set out, and you have told it to stay. You may disapprove of restless people, or have a dull feeling that something is missing.',
  },
  outlaw: {
    text: 'You swallow your protest, and it does not vanish: you may boil when someone else dares to break a rule. Behind your anger at their nerve there may be a sentence you would have liked to say.',
    tip: 'The next time you object to something, say so early and calmly, before you are angry.',
    card: 'For the sake of peace you keep your no to yourself. It may come out as bitterness, as lateness, or as outrage over people who take liberties.',
  },
  magician: {
    text: 'As long as you don’t own up to your influence, you may be suspicious of people who want to change things. Their plans look like tricks, and you easily underestimate the effect you have on others.',
    tip: 'Decide on one thing that you want to be different, and when it is, count it as your own doing.',
    card: 'You could change more than you do. Instead you may mistrust visionaries, or be convinced that nothing you do makes a difference.',
  },
  hero: {
    text: 'While you put off being brave, you may be sharp with people who push forward. Their ambition looks loud, and the thing you would have dared yourself stays on next month’s list.',
    tip: 'Do one thing that frightens you slightly, on a small scale and with an end in sight.',
    card: 'There is a test of strength you would like, but you have talked yourself out of it. You may scorn the ambitious, or put the same challenge off again and again.',
  },
  lover: {
    text: 'If your tenderness has nowhere to go, people who show what they feel may try your patience. Their warmth seems too much, and you brush a compliment aside before it can land.',
    tip: 'When somebody next says something kind, don’t deflect it, and answer with a kind sentence of your own.',
    card: 'You long to be near people and keep them at a safe distance. Feelings may embarrass you, or you turn cool exactly where something matters.',
  },
  jester: {
    text: 'Where you forbid yourself to play, you may be severe with people who take life easily. Their ease looks careless, and you have to earn an idle hour before you can enjoy it.',
    tip: 'Be silly once on purpose, in company that will not hold it against you.',
    card: 'You would like to play, and you tell yourself to behave. Carefree people may irritate you, or a rest may feel like a guilty secret.',
  },
  caregiver: {
    text: 'Your hands stay in your pockets, and people who need something may annoy you. Asking looks weak, and the help you would gladly have given arrives too late or in the form of advice.',
    tip: 'Offer one small, concrete thing without being asked, and ask for one such thing in return.',
    card: 'You would gladly look after someone, and you hold back. You may be impatient with people in need, or lonely among capable ones.',
  },
  creator: {
    text: 'You give yourself no room to make something, and so you may have a sharp eye for the flaws in what others make. Criticising is then the closest you come to the work.',
    tip: 'Make something badly on purpose, enjoy it, and keep what you made.',
    card: 'You want to make something of your own, and you never get out the paper. So you may find fault, or envy people who simply show what they have made.',
  },
  ruler: {
    text: 'It is easy to resent people in authority when you claim none yourself. Their way of deciding looks high-handed, and you leave your own decision open until someone else has made it.',
    tip: 'Settle one matter out loud, with a date, and stand by it when somebody frowns.',
    card: 'You could decide, and you have given your seat away. You may resent the people in charge, or wonder where they have taken you.',
  },
  citizen: {
    text: 'You may tell yourself that you don’t need to belong, and mock people who go along with everyone. The group looks dull, and still it may sting not to have been asked.',
    tip: 'Accept one invitation that you would normally decline, and stay until somebody else says goodbye.',
    card: 'You stay outside, though you would like to be one of many. You may scorn the average, or feel a chill on festive evenings.',
  },
}
