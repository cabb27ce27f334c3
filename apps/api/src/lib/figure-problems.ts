/** A digit, or a share in words. */
const figures = /\p{N}|%|(?<!\p{L})(per ?cent|percent|prozent)\p{L}*/iu

/** A model's text holds no figure: those of the profile stand beside it. */
export function figureProblems(text: string): string[] {
  return figures.test(text) ? ['it must hold no figure'] : []
}
