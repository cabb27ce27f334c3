import type { AdvancedCardTexts } from '../card-texts.ts'

export const advancedCards: AdvancedCardTexts = {
  standings: ({ share, level, from, to }) => [
    `In your answers it stands ${level}, at ${share}, with a range from ${from} to ${to}`,
    `Your answers put it at ${share}, ${level}, with a range from ${from} to ${to}`,
  ],
  ranks: {
    clear: 'its place among the first three is clear',
    likely: 'a place among the first three is likely',
    quitePossible: 'a place among the first three is quite possible',
    open: 'whether it belongs to the first three is open',
  },
  persona: {
    byRelation: {
      raised: 'You seem to put this face on readily',
      middle: 'You seem to put this face on when it is needed',
      lowered: 'You seem to put this face on only now and then',
    },
    stand: ({ share, level }) => `at ${share} it is ${level}.`,
    inferred: 'The figure is inferred from the pattern and from your readiness to adapt.',
  },
  shadow: {
    openings: ({ source, share, level }) => [
      `What speaks here is ${source}, inferred from your answers at ${share}, ${level}.`,
      `This is ${source}, inferred from your answers at ${share}, ${level}.`,
    ],
    faint: 'It is a faint tendency all the same.',
  },
  innerOther: {
    heading: 'Your inner other',
    notWeak: ({ share }) => `At ${share} it is not weak, only the quietest of the four.`,
    close: 'The four lie close together, so take the name as a suggestion.',
    ease: ({ level, share }) =>
      `Only one statement asked about your ease with this side, which comes out ${level} (${share})`,
    byRelation: {
      raised: 'you seem curious about it.',
      middle: 'you seem about as curious about it as most people.',
      lowered: 'you do not seem very curious about it so far.',
    },
  },
  self: {
    task: (first, shadow, type) =>
      `Three voices ask for a place at one table: ${first}, what ${shadow} keeps in the shadow, and “${type}”.`,
    unknown: 'Your answers do not tell how far your different sides have come together.',
    open: 'Where they can listen to each other, the person becomes more whole without becoming flawless.',
    stand: ({ level, share }) =>
      `The connection between your different sides is ${level} in your answers (${share}); only one statement asked about it directly, so take this as a hint.`,
    byRelation: {
      raised:
        'If the hint holds, your sides know of one another. The task now is to keep the table open when a guest arrives whom you did not invite.',
      middle:
        'If the hint holds, your sides know of one another about as well as most people’s do. The task now is less a decision than a habit: to ask the quieter side as well, before the loudest has decided.',
      lowered:
        'If the hint holds, your sides know little of one another. The task now is small and regular: one quiet hour in which each of them may finish its sentence.',
    },
  },
  complex: (one, other) => `${one}, and ${other}.`,
}
