import type { ParagraphKey } from '../plan/assessment-sections.ts'
import { type AdvancedPlan, sideOf } from '../plan/plan-advanced.ts'
import { isLowered, isRaised } from '../plan/plan-levels.ts'
import type { AdvancedTexts } from '../texts/advanced-texts.ts'
import type { Front } from '../texts/paragraph-texts.ts'
import { joinSentences, wordingFor } from '../texts/wording.ts'
import { openQuoteSentence, quoteSentence } from './quote-answers.ts'
import { wordArchetype, wordMotive, wordShadow, wordStructure } from './word-figures.ts'

type Compose = (texts: AdvancedTexts, plan: AdvancedPlan) => string

/** The paragraphs of the assessment: which sentences, in which order. */
export const paragraphs: Readonly<Record<ParagraphKey, Compose>> = {
  leader: (texts, plan) => {
    const [first] = plan.leading
    const { raised, essence } = texts.archetypes[first!.name]
    return joinSentences(
      leaderSentence(texts, plan),
      isRaised(first!.level) ? raised : essence,
      quoteSentence(texts, plan.quotes.leader, plan.tide),
    )
  },
  company: (texts, plan) => {
    const [, second, third] = plan.leading
    return joinSentences(
      wordingFor(plan.turn, ...texts.paragraphs.company(wordFront(texts, plan))),
      texts.archetypes[second!.name].beside,
      texts.archetypes[third!.name].beside,
      quoteSentence(texts, plan.quotes.second, 2),
    )
  },
  drive: (texts, { strongestMotive, weakestMotive, motivesDiffer, tide }) => {
    const { drive } = texts.paragraphs
    const strong = wordMotive(texts, strongestMotive)
    const weak = wordMotive(texts, weakestMotive)
    if (!motivesDiffer) return drive.close(strong, weak)
    return joinSentences(
      wordingFor(tide, ...drive.openings(strong, weak)),
      texts.basic.motives[strongestMotive.name].pull,
      isRaised(strongestMotive.level) ? texts.motives[strongestMotive.name].drive : drive.faint,
    )
  },
  face: (texts, plan) => {
    const [first, second] = plan.faces.map((face) => wordArchetype(texts, face))
    const [inner] = plan.leading
    const { persona, faces, ofLeader } = texts.paragraphs.face
    return joinSentences(
      persona,
      adaptingSentence(texts, plan),
      quoteSentence(texts, plan.quotes.persona, plan.turn),
      faces(first!, second!),
      ofLeader[plan.faceOfLeader](texts.basic.figureName(inner!.name)),
    )
  },
  pressure: (texts, { structures: { shadowPressure }, quotes, tide }) => {
    const { unknown, stand, bySide } = texts.paragraphs.pressure
    if (!shadowPressure) return unknown
    return joinSentences(
      stand(wordStructure(texts, shadowPressure)),
      bySide[sideOf(shadowPressure)],
      quoteSentence(texts, quotes.pressure, tide),
    )
  },
  shadow: (texts, { shadows: [first, second] }) => {
    const { shadow } = texts.paragraphs
    const { form, archetype } = first!
    return joinSentences(
      shadow.first(wordShadow(texts, first!), isLowered(first!.level) ? shadow.faintStrength : ''),
      texts.basic.shadows[form][archetype].text,
      texts.shadows[form][archetype].root,
      shadow.second(wordShadow(texts, second!)),
    )
  },
  opposites: (texts, { tension: { key, mode, lean, stronger, weaker } }) => {
    const { question, both, tilted } = texts.basic.tensions[key]
    const { opposites, evenOpposites } = texts.paragraphs
    const [one, other] = [stronger, weaker].map((pole) => wordArchetype(texts, pole).withShare)
    return joinSentences(
      opposites[mode](one!, other!),
      question,
      { both, tilted: tilted[lean], even: evenOpposites }[mode],
    )
  },
  innerOther: (texts, { structures: { innerOther }, weakestMotive, quotes }) => {
    const { opening, unknown, bySide, stand } = texts.paragraphs.innerOther
    const named = opening(texts.motives[weakestMotive.name].type)
    if (!innerOther) return joinSentences(named, unknown)
    return joinSentences(
      named,
      `${bySide[sideOf(innerOther)]}: ${stand(wordStructure(texts, innerOther))}.`,
      quoteSentence(texts, quotes.innerOther, 1),
    )
  },
  self: (texts, { structures: { self }, quotes, leading: [first], quietest }) => {
    const { unknown, opening, bySide, stand } = texts.paragraphs.self
    if (!self) return unknown
    const meaning = bySide[sideOf(self)](
      wordArchetype(texts, first!),
      wordArchetype(texts, quietest),
    )
    return joinSentences(
      opening,
      `${meaning}; ${stand(wordStructure(texts, self))}.`,
      quoteSentence(texts, quotes.self, 0),
    )
  },
  voice: (texts, { quotes: { voice } }) => {
    const { quoted, none } = texts.paragraphs.voice
    return voice ? joinSentences(openQuoteSentence(texts, voice), quoted) : none
  },
  certainty: (texts, plan) => {
    const { range, limits } = texts.paragraphs
    const first = wordArchetype(texts, plan.leading[0]!)
    return joinSentences(range(plan.answerCount, first), qualitySentence(texts, plan), limits)
  },
}

function wordFront(texts: AdvancedTexts, { leading }: AdvancedPlan): Front {
  const [first, second, third] = leading.map((subject) => wordArchetype(texts, subject))
  return { first: first!, second: second!, third: third! }
}

const leaderSentence: Compose = (texts, plan) => {
  const { certainty, percent } = plan.leader
  const sentence = texts.paragraphs.leader[plan.raisedInFront === 0 ? 'none' : certainty]
  return sentence(wordFront(texts, plan), texts.basic.percent(percent))
}

const adaptingSentence: Compose = (texts, { structures: { persona } }) => {
  const { unknown, bySide } = texts.paragraphs.adapting
  if (!persona) return unknown
  return `${bySide[sideOf(persona)]}: ${texts.standing(wordStructure(texts, persona))}.`
}

const qualitySentence: Compose = ({ paragraphs: texts }, { flags: [flag], responseStyle }) =>
  flag === 'responseStyle' ? texts.responseStyle[responseStyle] : texts.quality[flag ?? 'fine']
