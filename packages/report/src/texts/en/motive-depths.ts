import type { MotiveDepthBook } from '../depth-books.ts'

export const motiveDepths: MotiveDepthBook = {
  independence: {
    drive:
      'You are likely to want to see for yourself, and to need stretches of time in which nobody has claims on you.',
    type: 'A room of one’s own',
    lessLived:
      'Independence comes last of your four motives, so the side that gets least room is probably the one that would think, wander and trust on its own account. It may show itself as envy of people who travel light, or as a wish to be left alone that arrives without warning.',
    qualities: ['solitude', 'wonder', 'own judgement', 'unhurried thought'],
    development:
      'Begin with an hour a week that has no purpose and no company. What you think when nobody needs your answer is the beginning of a conversation with this side.',
    dream:
      'A dream may show an unknown room, a far-off light, or a figure who walks ahead without turning round.',
    dreamMeaning:
      'The one who walks ahead can be read as the side of you that would go its own way if it were let.',
    growth: {
      area: 'Standing alone for a while',
      description:
        'What others expect probably reaches you faster than what you think yourself. Growth here means being able to stay with a question of your own without company.',
      approaches: [
        'A walk each week with the telephone left at home',
        'A notebook in which nothing has to be of use to anyone',
        'One decision a month that you discuss only after you have made it',
      ],
    },
  },
  mastery: {
    drive:
      'You are likely to want to see an effect, and a day without a trace of your own may feel like a day on loan.',
    type: 'The hand that acts',
    lessLived:
      'Mastery comes last of your four motives, so the side that gets least room is probably the one that would dare, break through and change things. It may show itself as impatience with loud people, or as a sudden wish to throw everything over.',
    qualities: ['daring', 'decisiveness', 'healthy anger', 'will to change'],
    development:
      'Begin with one thing that only you could set in motion, small enough for a single afternoon. What matters is less the success than the feeling of your own hand in it.',
    dream:
      'A dream may show a tool within reach, a river to be crossed, or a figure who does what you would never do.',
    dreamMeaning:
      'The one who does the forbidden thing can be read as strength of yours that has found no task yet.',
    growth: {
      area: 'Making an effect',
      description:
        'You probably wait rather long before you interfere in the course of things. Growth here means finding out what your intervention is worth, in doses you can take back.',
      approaches: [
        'One uncomfortable talk a month, prepared in three sentences',
        'Learning something physical in which progress can be measured',
        'Noting every Friday what happened because of you',
      ],
    },
  },
  belonging: {
    drive:
      'You are likely to think in people, and good news may not be quite real to you until somebody has heard it.',
    type: 'The open door',
    lessLived:
      'Belonging comes last of your four motives, so the side that gets least room is probably the one that would lean on others, laugh with them and be simply one of them. It may show itself as scorn for small talk, or as a loneliness that comes in good company of all places.',
    qualities: ['tenderness', 'playfulness', 'ease in company', 'letting oneself be seen'],
    development:
      'Begin by letting one person know something unfinished about you. Closeness grows less from good qualities than from what somebody has been allowed to see.',
    dream:
      'A dream may show a lighted house, a dance whose steps you do not know, or a figure who holds out a hand.',
    dreamMeaning:
      'The one who holds out a hand can be read as the side of you that would like to be invited.',
    growth: {
      area: 'Letting people in',
      description:
        'You probably settle most things with yourself. Growth here means risking need and pleasure in front of others before everything is in order.',
      approaches: [
        'A fixed evening every fortnight with people who need no impressing',
        'Answering “How are you?” truthfully once a week',
        'Asking for help with one thing you could manage alone',
      ],
    },
  },
  stability: {
    drive:
      'You are likely to want things to hold: promises, walls, budgets, and the people who rely on them.',
    type: 'Firm ground',
    lessLived:
      'Stability comes last of your four motives, so the side that gets least room is probably the one that would tend, build and keep something in order over years. It may show itself as mockery of people with fixed habits, or as weariness with always beginning anew.',
    qualities: ['constancy', 'care', 'workmanship', 'the calm of routine'],
    development:
      'Begin with one thing that you look after daily, a plant, an account, a page, and keep it up for forty days. The point is to feel how something grows because you stayed.',
    dream:
      'A dream may show a foundation, a field to be tilled, or a figure who quietly puts a room in order.',
    dreamMeaning:
      'The one who puts the room in order can be read as the side of you that would like something to last.',
    growth: {
      area: 'Staying with something',
      description:
        'You probably find beginnings easier than upkeep. Growth here means discovering what only continues because somebody comes back to it.',
      approaches: [
        'One small duty at the same hour every day',
        'Bringing an old project to an end before a new one may start',
        'Planning a month ahead with one free day in it that stays free',
      ],
    },
  },
}
