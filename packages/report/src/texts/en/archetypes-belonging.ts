import type { ArchetypeDepthBook } from '../depth-books.ts'

export const belongingDepths: Pick<ArchetypeDepthBook, 'lover' | 'jester' | 'citizen'> = {
  lover: {
    traits: ['closeness', 'devotion', 'sense of beauty', 'warmth'],
    essence:
      'The Lover asks of everything whether it touches. It wants to be near and to be moved, and it measures a day by its moments of real contact.',
    raised:
      'You probably notice moods the way others notice the weather, and something beautiful can change the course of your afternoon. Those you are fond of are likely to feel meant, because your attention is whole when you give it. The question that goes with this strength is where you end when someone else is very close.',
    beside: 'The Lover adds feeling, and an eye for what makes the effort worthwhile.',
    context:
      'This face tends to come forward with one person at a time, at a laid table, and before music, pictures or landscapes.',
    dream:
      'A dream may bring a stranger who feels familiar, a house full of light, or a parting on a staircase.',
    dreamMeaning:
      'Such figures can carry what you long for, and now and then they carry a part of yourself that would like to be loved by you.',
    balance: {
      exercise:
        'Spend ten minutes alone with something you like, without telling or showing it to anyone.',
      purpose: 'Closeness learns that it can begin with oneself.',
    },
    practice: {
      exercise: 'Tell one person one thing you value in them, in a plain sentence.',
      purpose: 'Warmth gets an everyday form that embarrasses nobody.',
    },
  },
  jester: {
    traits: ['humour', 'play', 'presence', 'irreverence'],
    essence:
      'The Jester insists that life takes place today. It turns things over until their comic side shows, and in doing so it tells truths that nobody would accept from a serious face.',
    raised:
      'You are likely to recover through laughter, and a room that is holding its breath may tempt you to let the air in. You probably learn by playing about with a thing before you read how it is meant to be used. The question that goes with this strength is which sentence the joke was standing in for.',
    beside: 'The Jester adds lightness, and keeps the rest from taking itself for the whole truth.',
    context:
      'This face tends to come forward at parties, in awkward pauses, and exactly when a conversation begins to touch you.',
    dream:
      'A dream may mix things up: wrong clothes at a solemn hour, an animal at the desk, a play in which you have forgotten the part.',
    dreamMeaning:
      'Such muddles can loosen something that has become too stiff, or point at a seriousness that has been laughed away.',
    balance: {
      exercise: 'Answer one question about yourself truthfully, with no joke before or after it.',
      purpose: 'What is serious finds out that it is safe to be said.',
    },
    practice: {
      exercise: 'Do something for ten minutes that has no use at all and that you enjoy.',
      purpose: 'Play gets its place before it has been earned.',
    },
  },
  citizen: {
    traits: ['fairness', 'solidarity', 'modesty', 'common sense'],
    essence:
      'The Citizen wants to be one among others, neither above nor below them. It believes in the shared table and in doing one’s part, and it distrusts everything that makes a show.',
    raised:
      'You probably feel well where people are treated alike and nobody needs a title, and you are likely to do your share before it is noticed. Newcomers may find their way to you, because you make little of differences in rank. The question that goes with this strength is which opinion you would hold if nobody had to agree with it.',
    beside: 'The Citizen adds common ground, and a sense for what is fair to everyone.',
    context:
      'This face tends to come forward in teams, among neighbours, and in any queue, corridor or kitchen where people begin to talk.',
    dream:
      'A dream may set you in a crowd, at a long table without a free chair, or in a uniform that belongs to somebody else.',
    dreamMeaning: 'Such scenes can ask where you belong, and what you pay for the place.',
    balance: {
      exercise: 'State one preference before you have heard what the others want.',
      purpose: 'Belonging stays possible without giving up an outline of your own.',
    },
    practice: {
      exercise: 'Exchange a few words with someone you usually pass by.',
      purpose: 'Being one among many gets a human face.',
    },
  },
}
