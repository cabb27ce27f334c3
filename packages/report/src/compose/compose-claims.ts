import type { ClaimKey } from '../plan/basic-sections.ts'
import type { BasicPlan } from '../plan/plan-basic.ts'
import { isLowered, isRaised, relationOf } from '../plan/plan-levels.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { joinSentences, wordingFor } from '../texts/wording.ts'
import { qualitySentence } from './compose-quality.ts'
import { basicQuoteSentence } from './compose-quotes.ts'
import { composeRunnersUp } from './compose-runners-up.ts'
import {
  nameArchetype,
  wordArchetype,
  wordMotive,
  wordRanked,
  wordShadow,
  wordStructure,
} from './word-figures.ts'

type Compose = (texts: ReportTexts, plan: BasicPlan) => string

/** The paragraphs of the basic report: which sentences, in which order. */
export const claimParagraphs: Readonly<Record<ClaimKey, Compose>> = {
  leader: (texts, plan) => {
    const [{ name, level }] = plan.leading
    const { leads, cost, core, gift } = texts.archetypes[name]
    const quote = basicQuoteSentence(texts, plan.quotes.leader, 0)
    const { theme } = texts.basic.claims.leader
    return isRaised(level)
      ? joinSentences(leaderSentence(texts, plan), quote, leads, cost)
      : joinSentences(leaderSentence(texts, plan), quote, theme(core, gift))
  },
  runnersUp: composeRunnersUp,
  motives: (texts, { strongestMotive: first, weakestMotive: last, motivesDiffer }) => {
    const { strongest, weakest } = texts.basic.claims.motives
    const weak = wordMotive(texts, last)
    const ofWeakest = isLowered(last.level)
      ? weakest.lowered(weak, texts.motives[last.name].lack)
      : weakest.notLowered(weak)
    return joinSentences(
      strongest[isRaised(first.level) ? 'raised' : 'notRaised'](wordMotive(texts, first)),
      texts.motives[first.name].pull,
      motivesDiffer ? ofWeakest : weakest.close(weak),
    )
  },
  persona: (texts, { personas: [first, second], leading: [leader], variant }) => {
    const { openings, sameAsLeader, unlikeLeader } = texts.basic.claims.persona
    const leaderFigure = wordArchetype(texts, leader)
    return joinSentences(
      wordingFor(variant, ...openings(wordRanked(texts, first))),
      texts.personas[first.name].encounter,
      first.name === leader.name
        ? sameAsLeader(leaderFigure, wordArchetype(texts, second))
        : unlikeLeader(leaderFigure),
    )
  },
  adapting: (texts, { adapting, quotes }) => {
    const { stand, byRelation } = texts.basic.claims.adapting
    const { meaning, advice } = byRelation[relationOf(adapting)]
    return joinSentences(
      `${stand(wordStructure(texts, adapting))}: ${meaning}`,
      basicQuoteSentence(texts, quotes.persona, 3),
      advice,
    )
  },
  lowest: (texts, { lowest, quotes, secondVariant }) => {
    const { openings, notLowered, theme } = texts.basic.claims.lowest
    const { core, quiet } = texts.archetypes[lowest.name]
    const figure = wordArchetype(texts, lowest)
    const quote = basicQuoteSentence(texts, quotes.lowest, 4)
    return isLowered(lowest.level)
      ? joinSentences(wordingFor(secondVariant, ...openings(figure)), quote, quiet)
      : joinSentences(notLowered(figure), quote, theme(core))
  },
  secondLowest: (texts, { secondLowest, variant }) => {
    const { openings, notLowered } = texts.basic.claims.secondLowest
    const { less } = texts.archetypes[secondLowest.name]
    const figure = wordArchetype(texts, secondLowest)
    return isLowered(secondLowest.level)
      ? wordingFor(variant, ...openings(figure, less))
      : notLowered(figure)
  },
  tension: (texts, { tension: { key, mode, lean, stronger, weaker } }) => {
    const words = texts.basic.claims.tension
    const { question, both, tilted } = texts.tensions[key]
    const one = wordArchetype(texts, stronger).withShare
    const other = wordArchetype(texts, weaker).withShare
    return joinSentences(
      words.openings[mode](one, other),
      question,
      { both, tilted: joinSentences(words.tilted, tilted[lean]), even: words.even }[mode],
    )
  },
  pressure: (texts, { pressure, quotes, variant }) => {
    const { openings, stand, byRelation } = texts.basic.claims.pressure
    return joinSentences(
      wordingFor(variant, ...openings),
      `${stand(wordStructure(texts, pressure))}; ${byRelation[relationOf(pressure)]}`,
      basicQuoteSentence(texts, quotes.pressure, 2),
    )
  },
  shadow: (texts, { shadows: [first, second] }) => {
    const words = texts.basic.claims.shadow
    const { text, tip } = texts.shadows[first.form][first.archetype]
    return joinSentences(
      words.first[relationOf(first)](wordShadow(texts, first)),
      text,
      tip,
      words.second(wordShadow(texts, second)),
    )
  },
  interval: (texts, { leading: [first] }) =>
    texts.basic.claims.interval(wordArchetype(texts, first)),
  quality: (texts, plan) => {
    const { quality } = texts.basic.claims
    const afterFlag = plan.flags.length > 0 ? quality.afterFlag : ''
    return joinSentences(qualitySentence(quality, plan), afterFlag)
  },
  step: (texts, { step: { archetype, reason }, shadows: [shadow] }) =>
    joinSentences(
      texts.basic.claims.step[reason](wordShadow(texts, shadow), nameArchetype(texts, archetype)),
      texts.practices[archetype],
    ),
  closing: (texts, { leading: [first, second], secondVariant }) =>
    wordingFor(
      secondVariant,
      ...texts.basic.claims.closing(wordArchetype(texts, first), wordArchetype(texts, second)),
    ),
}

const leaderSentence: Compose = (texts, { leading, leader, leaderCount, variant }) => {
  const { clear, likely, shared, sharedByTwo, sharedByThree, notRaised } = texts.basic.claims.leader
  const first = wordArchetype(texts, leading[0])
  const chance = texts.percent(leader.percent)
  if (leaderCount === 0) return notRaised(first, chance)
  if (leaderCount === 1) return (leader.certainty === 'clear' ? clear : likely)(first, chance)
  const lead = leaderCount === 2 ? sharedByTwo : sharedByThree
  return wordingFor(variant, ...shared(first, chance, lead))
}
