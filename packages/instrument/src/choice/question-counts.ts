/** How many questions each step of the advanced assessment has, and how step 2 is divided. */
export const questionCounts = {
  1: 6,
  2: 11,
  3: 3,
  /** Situations chosen with their step, so that every archetype is shown. */
  opening: 5,
  /** Situations chosen anew once the opening ones are answered. */
  closing: 6,
  /** A lot of further questions: statements and situations. */
  lot: { statements: 7, situations: 3 },
} as const
