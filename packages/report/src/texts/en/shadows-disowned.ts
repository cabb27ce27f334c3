import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'Trust that has been put away tends to return as irritation at people who seem naive. Their good faith looks foolish, and somewhere in the annoyance there may be a little envy of how lightly they live.',
    tip: 'It comes back by giving someone the benefit of the doubt in a matter where being wrong would cost little.',
    card: 'The part that would like to trust has been sent away, usually for good reasons. It may return as scorn for the naive, or as a weariness that expects little.',
  },
  sage: {
    text: 'The wish to understand, once pushed aside, tends to come back as impatience with people who think slowly or ask too much. Certain questions are then waved away just before they become interesting.',
    tip: 'It comes back by asking one question to which you truly do not know the answer, and by letting it stay open overnight.',
    card: 'The part that would ask and reflect is kept short. It may return as annoyance at know-alls, or as a decision whose reasons nobody has looked at.',
  },
  explorer: {
    text: 'Longing that is not allowed out often appears as disapproval of those who simply leave. Their freedom seems irresponsible, and a map or a timetable can hold the eye a moment longer than necessary.',
    tip: 'It comes back by planning one small departure that needs nobody’s permission, and by actually going.',
    card: 'The part that would like to set out has been told to stay. It may return as disapproval of restless people, or as a dull feeling that something is missing.',
  },
  outlaw: {
    text: 'Protest that is swallowed does not vanish; it tends to come back as heat when someone else dares to break a rule. The anger at their nerve may contain a sentence you would have liked to say.',
    tip: 'It comes back by voicing one objection early, calmly and before it has turned into anger.',
    card: 'The part that would say no is kept quiet for the sake of peace. It may return as bitterness, as lateness, or as outrage over people who take liberties.',
  },
  magician: {
    text: 'Influence that one does not own up to tends to reappear as suspicion of people who want to change things. Their plans look like tricks, and your own effect on others is then easily underestimated.',
    tip: 'It comes back by deciding on one thing that you want to be different, and by counting it as your doing when it is.',
    card: 'The part that could change things is left unused. It may return as mistrust of visionaries, or as the conviction that nothing one does makes a difference.',
  },
  hero: {
    text: 'Courage that is put off tends to show itself as sharpness towards people who push forward. Their ambition looks loud, and the thing you would have dared yourself stays on next month’s list.',
    tip: 'It comes back by doing one thing that frightens you slightly, on a small scale and with an end in sight.',
    card: 'The part that would like to measure itself has been talked out of it. It may return as scorn for the ambitious, or as a challenge that is put off again and again.',
  },
  lover: {
    text: 'Tenderness that finds no place may come back as impatience with people who show what they feel. Their warmth seems too much, and a compliment is quickly put aside so that it cannot land.',
    tip: 'It comes back by accepting one friendly word without deflecting it, and by returning it in a sentence of your own.',
    card: 'The part that longs to be near is kept at a safe distance. It may return as embarrassment at feeling, or as coolness exactly where something matters.',
  },
  jester: {
    text: 'Play that has been forbidden often turns into severity towards those who take life easily. Their ease looks careless, and an idle hour has to be earned before it may be enjoyed.',
    tip: 'It comes back by being silly once on purpose, in company that will not hold it against you.',
    card: 'The part that would like to play has been told to behave. It may return as irritation at the carefree, or as rest that feels like a guilty secret.',
  },
  caregiver: {
    text: 'Care that is held back may show itself as annoyance at people who need something. Their asking seems weak, and the help you would gladly have given arrives too late or in the form of advice.',
    tip: 'It comes back by offering one small, concrete thing unasked, and by asking for one such thing in return.',
    card: 'The part that would like to look after someone keeps its hands in its pockets. It may return as impatience with the needy, or as loneliness among capable people.',
  },
  creator: {
    text: 'The wish to make something, when it gets no room, tends to come back as a sharp eye for flaws in what others make. Criticism is then the nearest one comes to the work.',
    tip: 'It comes back by making something badly, with pleasure, and by keeping it.',
    card: 'The part that would make something of its own is left without paper. It may return as fault-finding, or as envy of people who simply show what they have made.',
  },
  ruler: {
    text: 'Authority that one does not claim easily turns into resentment of those who do. Their way of deciding looks high-handed, and your own decision is left open until someone else has made it.',
    tip: 'It comes back by deciding one matter aloud, with a date, and by standing by it when somebody frowns.',
    card: 'The part that could decide has given its seat away. It may return as resentment of people in charge, or as surprise at where one has been taken.',
  },
  citizen: {
    text: 'The wish to belong, once denied, often appears as mockery of people who go along with everyone. The group looks dull, and still it may sting not to have been asked.',
    tip: 'It comes back by accepting one invitation that you would normally decline, and by staying until somebody says goodbye first.',
    card: 'The part that would like to be one of many has been kept outside. It may return as scorn for the average, or as a chill on festive evenings.',
  },
}
