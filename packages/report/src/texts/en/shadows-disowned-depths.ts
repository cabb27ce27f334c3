import type { ShadowDepthBook } from '../depth-books.ts'

export const disownedDepths: ShadowDepthBook = {
  innocent: {
    root: 'It often begins after a trust that was paid for dearly.',
    tip: 'When somebody’s optimism annoys you, ask what you yourself would gladly believe if it were safe to.',
    dream: 'A neglected garden, or a child who will not come closer, may return in dreams.',
  },
  sage: {
    root: 'It often begins where reflection was mocked as hesitation.',
    tip: 'Sleep on one decision this week, and write down the question before you write the answer.',
    dream: 'A teacher without a voice, or a room full of unread papers, may return in dreams.',
  },
  explorer: {
    root: 'It often begins where leaving would have meant letting somebody down.',
    tip: 'Write down three places that tempt you, and find out what the nearest of them would really require.',
    dream: 'A station without trains, or a window that looks out on the sea, may return in dreams.',
  },
  outlaw: {
    root: 'It often begins where peace in the house depended on one’s own silence.',
    tip: 'Put one complaint that you keep to yourself into a sentence beginning with “I would like”, and say it within two days.',
    dream: 'A dog on a chain, or a stranger who smashes windows, may return in dreams.',
  },
  magician: {
    root: 'It often begins where one’s own wishes made no difference for a long time.',
    tip: 'Keep a list for a week of everything that went differently because of you, small things included.',
    dream: 'A lamp that does not light, or a power one may not show, may return in dreams.',
  },
  hero: {
    root: 'It often begins where trying and failing was met with ridicule.',
    tip: 'Choose a challenge so small that failing would not show, and meet it without announcing it.',
    dream:
      'Legs that will not run, or a contest in which you sit among the onlookers, may return in dreams.',
  },
  lover: {
    root: 'It often begins where tenderness was answered with silence.',
    tip: 'Keep eye contact a breath longer than usual in one conversation a day, and say afterwards what you noticed.',
    dream: 'A locked room with music behind the door may return in dreams.',
  },
  jester: {
    root: 'It often begins where somebody had to be sensible too early.',
    tip: 'Put something in your diary that is nothing but pleasure, and treat it as an appointment with an important person.',
    dream:
      'A fairground behind a fence, or children who stop playing as you come near, may return in dreams.',
  },
  caregiver: {
    root: 'It often begins after one’s own giving had been taken for granted.',
    tip: 'When somebody’s need irritates you, ask whether you would like to help, to be asked, or to be helped yourself.',
    dream: 'A hungry animal at the door, or a call that you do not answer, may return in dreams.',
  },
  creator: {
    root: 'It often begins where a first attempt was judged by the wrong person.',
    tip: 'Each time you find a fault in someone’s work, make a line, a note or a stitch of your own on the same day.',
    dream: 'An empty stage, or a drawer that will not open, may return in dreams.',
  },
  ruler: {
    root: 'It often begins where power was only known in its unkind form.',
    tip: 'Answer the next “I don’t mind” with a preference, and hold to it for the rest of the day.',
    dream: 'An unoccupied throne, or a car with nobody at the wheel, may return in dreams.',
  },
  citizen: {
    root: 'It often begins after a door was closed by those one wished to be with.',
    tip: 'Find one group that does something you like anyway, and go three times before you judge it.',
    dream: 'A feast behind a lighted window may return in dreams.',
  },
}
