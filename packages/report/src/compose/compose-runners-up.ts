import type { Archetype } from '@individua/instrument/dimensions'
import type { BasicPlan } from '../plan/plan-basic.ts'
import { isLowered, isRaised } from '../plan/plan-levels.ts'
import type { Subject } from '../plan/plan-subjects.ts'
import type { Contributor } from '../texts/claim-texts.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { joinSentences, wordingFor } from '../texts/wording.ts'
import { basicQuoteSentence } from './compose-quotes.ts'
import { nameArchetype, wordArchetype, wordRanked } from './word-figures.ts'

type Compose = (texts: ReportTexts, plan: BasicPlan) => string

/** The second and third archetype: how near they follow, what they add, and how sure the three ranks are. */
export const composeRunnersUp: Compose = (texts, plan) =>
  joinSentences(openingOf(texts, plan), giftsOf(texts, plan), certaintyOf(texts, plan))

/** Percentage points. */
const mostBehindWhenClose = 5

const openingOf: Compose = (texts, { leading: [first, second, third], secondVariant }) => {
  const { close, apart, onlySecondRaised, neitherRaised, bothLowered } =
    texts.basic.claims.runnersUp.openings
  const thirdFigure = wordArchetype(texts, third)
  const two = texts.pair(wordArchetype(texts, second).withShare, thirdFigure.withShare)
  if (isRaised(third.level)) {
    const gaps = [first.percent - second.percent, first.percent - third.percent]
    return gaps.every((gap) => gap >= 0 && gap <= mostBehindWhenClose)
      ? close(two)
      : wordingFor(secondVariant, ...apart(two))
  }
  if (isRaised(second.level)) return onlySecondRaised(two, thirdFigure.level)
  return isLowered(second.level) && isLowered(third.level) ? bothLowered(two) : neitherRaised(two)
}

const giftsOf: Compose = (texts, { leading: [, second, third], quotes, sharedAnswer }) => {
  const { gifts } = texts.basic.claims.runnersUp
  const one = contributorOf(texts, second)
  const other = contributorOf(texts, third)
  if (quotes.second) {
    const quote = basicQuoteSentence(texts, quotes.second, 1)
    return joinSentences(gifts.second(one), quote, gifts.third(other))
  }
  if (!sharedAnswer) return gifts.both(one, other)
  const [twin, otherTwin] = sharedAnswer
  return joinSentences(
    gifts.both(one, other),
    gifts.sameAnswer(nameArchetype(texts, twin), nameArchetype(texts, otherTwin)),
  )
}

const certaintyOf: Compose = (texts, { leading }) => {
  const { each, separator, ofEach } = texts.basic.claims.runnersUp.certainty
  return ofEach(leading.map((subject) => each(wordRanked(texts, subject))).join(separator))
}

function contributorOf(texts: ReportTexts, subject: Subject<Archetype>): Contributor {
  return { ...wordArchetype(texts, subject), gift: texts.archetypes[subject.name].gift }
}
