import type { ShadowDepthBook } from '../depth-books.ts'

export const overusedDepths: ShadowDepthBook = {
  innocent: {
    root: 'It often begins where hope was once the only protection there was.',
    tip: 'Choose one matter you have avoided and ask a person you trust to look at it with you. Looking together frightens less than looking alone.',
    dream: 'A closed letter, a curtain or a sleeping watchman may return in dreams.',
  },
  sage: {
    root: 'It often begins where feelings were less welcome than good answers.',
    tip: 'When you catch yourself explaining, ask first where in the body the matter sits. Name that, and only then the reason.',
    dream: 'A glass wall, a silent audience or a book without an end may return in dreams.',
  },
  explorer: {
    root: 'It often begins where closeness came with conditions and the road did not.',
    tip: 'Before the next departure, tell those concerned what you are leaving and when you will be heard from again.',
    dream:
      'A half-packed case, a missed stop or a house you cannot find again may return in dreams.',
  },
  outlaw: {
    root: 'It often begins where a no was the only way of having a place of one’s own.',
    tip: 'Choose the one quarrel that is worth the price and put the others off for a month. Strength shows in the choice.',
    dream: 'A prison, a pursuit or a mob in which you know a face may return in dreams.',
  },
  magician: {
    root: 'It often begins where being changed by others left the wish never to be at their mercy again.',
    tip: 'Before you move something, ask those concerned what should stay as it is, and count their answer as part of the plan.',
    dream: 'A mirror that shows too much, or a device nobody can stop, may return in dreams.',
  },
  hero: {
    root: 'It often begins where affection had to be earned by achievement.',
    tip: 'Tell somebody about one thing you cannot do, without adding what you intend to do about it.',
    dream: 'A weapon that fails, or a summit that moves further off, may return in dreams.',
  },
  lover: {
    root: 'It often begins where love was uncertain and had to be watched over.',
    tip: 'Keep one evening a week that belongs to nobody else, and keep it even when somebody calls.',
    dream: 'A hand that slips away, or a voice calling from another room, may return in dreams.',
  },
  jester: {
    root: 'It often begins where laughter was the quickest way out of a tense house.',
    tip: 'Notice one joke a day that comes too soon, and say a minute later what it was about.',
    dream: 'A mask that will not come off, or laughter at a funeral, may return in dreams.',
  },
  caregiver: {
    root: 'It often begins where being useful was the surest way of being loved.',
    tip: 'Ask for one favour that you could do without, and let the other person do it in their own way.',
    dream: 'An empty pantry, or a crowd of guests whom you cannot feed, may return in dreams.',
  },
  creator: {
    root: 'It often begins where praise was given for results and never for attempts.',
    tip: 'Set a time at which the work leaves your hands, tell somebody that time, and keep to it unimproved.',
    dream: 'A wall of unfinished pictures, or a judge without a face, may return in dreams.',
  },
  ruler: {
    root: 'It often begins where nobody else could be relied upon.',
    tip: 'Hand over one task with its mistakes included, and agree on a single day when you will talk about it.',
    dream:
      'A lost bunch of keys, or a house in which strangers move the furniture, may return in dreams.',
  },
  citizen: {
    root: 'It often begins where being different had once cost the company of others.',
    tip: 'In your next group decision say “I see it differently” once, even if it concerns nothing but lunch.',
    dream:
      'A row of identical coats, or a mirror in which your own face is missing, may return in dreams.',
  },
}
