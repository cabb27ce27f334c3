import type { ParagraphKey } from '../plan/assessment-sections.ts'
import type { AdvancedPlan } from '../plan/plan-advanced.ts'
import { isLowered, isRaised, relationOf } from '../plan/plan-levels.ts'
import { firstThree } from '../plan/take-first.ts'
import type { LeaderCase } from '../texts/paragraph-texts.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { joinSentences, wordingFor } from '../texts/wording.ts'
import { qualitySentence } from './compose-quality.ts'
import { openQuoteSentence, quoteSentence } from './compose-quotes.ts'
import {
  wordArchetype,
  wordLeading,
  wordMotive,
  wordShadow,
  wordStructure,
} from './word-figures.ts'

type Compose = (texts: ReportTexts, plan: AdvancedPlan) => string

/** The paragraphs of the assessment: which sentences, in which order. */
export const assessmentParagraphs: Readonly<Record<ParagraphKey, Compose>> = {
  leader: (texts, plan) => {
    const [first] = plan.leading
    const { raised, essence } = texts.archetypeDepths[first.name]
    return joinSentences(
      leaderSentence(texts, plan),
      isRaised(first.level) ? raised : essence,
      quoteSentence(texts, plan.quotes.leader, plan.secondVariant),
    )
  },
  runnersUp: (texts, plan) => {
    const [, second, third] = plan.leading
    return joinSentences(
      wordingFor(
        plan.variant,
        ...texts.advanced.paragraphs.runnersUp(wordLeading(texts, firstThree(plan.leading))),
      ),
      texts.archetypeDepths[second.name].beside,
      texts.archetypeDepths[third.name].beside,
      quoteSentence(texts, plan.quotes.second, 2),
    )
  },
  drive: (texts, { strongestMotive, weakestMotive, motivesDiffer, secondVariant }) => {
    const { drive } = texts.advanced.paragraphs
    const strong = wordMotive(texts, strongestMotive)
    const weak = wordMotive(texts, weakestMotive)
    if (!motivesDiffer) return drive.close(strong, weak)
    return joinSentences(
      wordingFor(secondVariant, ...drive.openings(strong, weak)),
      texts.motives[strongestMotive.name].pull,
      isRaised(strongestMotive.level)
        ? texts.motiveDepths[strongestMotive.name].drive
        : drive.faint,
    )
  },
  persona: (texts, plan) => {
    const [first, second] = plan.personas
    const { term, firstTwo, ofLeader } = texts.advanced.paragraphs.persona
    return joinSentences(
      term,
      adaptingSentence(texts, plan),
      quoteSentence(texts, plan.quotes.persona, plan.variant),
      firstTwo(wordArchetype(texts, first), wordArchetype(texts, second)),
      ofLeader[plan.personaOfLeader](texts.figureName(plan.leading[0].name)),
    )
  },
  pressure: (texts, { structures: { shadowPressure }, quotes, secondVariant }) => {
    const { unknown, stand, byRelation } = texts.advanced.paragraphs.pressure
    if (!shadowPressure) return unknown
    return joinSentences(
      stand(wordStructure(texts, shadowPressure)),
      byRelation[relationOf(shadowPressure)],
      quoteSentence(texts, quotes.pressure, secondVariant),
    )
  },
  shadow: (texts, { shadows: [first, second] }) => {
    const { shadow } = texts.advanced.paragraphs
    const { form, archetype } = first
    return joinSentences(
      shadow.first(wordShadow(texts, first), isLowered(first.level) ? shadow.faintStrength : ''),
      texts.shadows[form][archetype].text,
      texts.shadowDepths[form][archetype].root,
      shadow.second(wordShadow(texts, second)),
    )
  },
  opposites: (texts, { tension: { key, mode, lean, stronger, weaker } }) => {
    const { question, both, tilted } = texts.tensions[key]
    const { opposites, evenOpposites } = texts.advanced.paragraphs
    const one = wordArchetype(texts, stronger).withShare
    const other = wordArchetype(texts, weaker).withShare
    return joinSentences(
      opposites[mode](one, other),
      question,
      { both, tilted: tilted[lean], even: evenOpposites }[mode],
    )
  },
  innerOther: (texts, { structures: { innerOther }, weakestMotive, quotes }) => {
    const { opening, unknown, byRelation, stand } = texts.advanced.paragraphs.innerOther
    const named = opening(texts.motiveDepths[weakestMotive.name].type)
    if (!innerOther) return joinSentences(named, unknown)
    return joinSentences(
      named,
      `${byRelation[relationOf(innerOther)]}: ${stand(wordStructure(texts, innerOther))}.`,
      quoteSentence(texts, quotes.innerOther, 1),
    )
  },
  self: (texts, { structures: { self }, quotes, leading: [first], lowest }) => {
    const { unknown, opening, byRelation, stand } = texts.advanced.paragraphs.self
    if (!self) return unknown
    const meaning = byRelation[relationOf(self)](
      wordArchetype(texts, first),
      wordArchetype(texts, lowest),
    )
    return joinSentences(
      opening,
      `${meaning}; ${stand(wordStructure(texts, self))}.`,
      quoteSentence(texts, quotes.self, 0),
    )
  },
  voice: (texts, { quotes: { voice } }) => {
    const { quoted, none } = texts.advanced.paragraphs.voice
    return voice ? joinSentences(openQuoteSentence(texts, voice), quoted) : none
  },
  certainty: (texts, plan) => {
    const { range, limits, quality } = texts.advanced.paragraphs
    const first = wordArchetype(texts, plan.leading[0])
    return joinSentences(range(plan.answerCount, first), qualitySentence(quality, plan), limits)
  },
}

const leaderSentence: Compose = (texts, plan) => {
  const sentence = texts.advanced.paragraphs.leader[leaderCaseOf(plan)]
  const leading = wordLeading(texts, firstThree(plan.leading))
  return sentence(leading, texts.percent(plan.leader.percent))
}

function leaderCaseOf({ leaderCount, leader }: AdvancedPlan): LeaderCase {
  if (leaderCount === 0) return 'none'
  if (leaderCount === 1) return leader.certainty === 'clear' ? 'clear' : 'likely'
  return leaderCount === 2 ? 'sharedByTwo' : 'sharedByThree'
}

const adaptingSentence: Compose = (texts, { structures: { persona } }) => {
  const { unknown, byRelation } = texts.advanced.paragraphs.adapting
  if (!persona) return unknown
  return `${byRelation[relationOf(persona)]}: ${texts.standing(wordStructure(texts, persona))}.`
}
