/**
 * Factor on the posterior covariance from which the probabilities of ranks are drawn: 1.5 up to ten
 * answers, 1.25 at thirty, 1.1 from sixty on, with straight lines between.
 *
 * The model knows people less well than it believes: keys and parameters are assumptions, and the
 * fewer the answers, the more an estimate rests on them. Without the factor, words of certainty came
 * true too seldom for simulated respondents who answered by other models.
 */
export function rankWideningOf(answerCount: number): number {
  if (answerCount <= 10) return 1.5
  if (answerCount <= 30) return 1.5 - (0.25 * (answerCount - 10)) / 20
  return Math.max(1.1, 1.25 - (0.15 * (answerCount - 30)) / 30)
}
