import type { Archetype } from '@individua/instrument/dimensions'
import { motiveOf, sideOf } from '../plan/plan-advanced.ts'
import type { Evidence } from '../plan/plan-evidence.ts'
import { isLowered, type RankedSubject, type Subject } from '../plan/plan-levels.ts'
import type { ShadowPlan } from '../plan/plan-report.ts'
import { quoted } from '../plan/support-paragraphs.ts'
import type { AdvancedTexts } from '../texts/advanced-texts.ts'
import { joinSentences, wordingFor } from '../texts/wording.ts'
import type { AdvancedArchetype, AdvancedPersona, AdvancedShadow } from './advanced-report.ts'
import { joinSupport, supportOf } from './claim-ledger.ts'
import { quoteSentence } from './quote-answers.ts'
import { wordArchetype, wordShadow } from './word-figures.ts'
import type { Writing } from './writing.ts'

export function composeArchetypes(writing: Writing): readonly AdvancedArchetype[] {
  const { plan, texts, ledger } = writing
  return plan.leading.map((subject, place) => {
    const evidence = plan.quotes.cards[place] ?? null
    return {
      key: subject.name,
      name: texts.basic.archetypeNames[subject.name],
      percentage: subject.percent,
      interval80: subject.interval,
      certainty: subject.certainty,
      description: ledger.claim(
        describeArchetype(texts, subject, place, evidence),
        joinSupport(supportOf('archetypes', subject), quoted(evidence)),
      ),
      traits: texts.archetypes[subject.name].traits,
      color: motiveOf(subject.name),
    }
  })
}

export function composePersonas(writing: Writing): readonly AdvancedPersona[] {
  const { plan, texts, ledger } = writing
  return plan.faces.map((subject, place) => {
    const support = supportOf('personas', subject)
    return {
      key: subject.name,
      name: texts.basic.archetypeNames[subject.name],
      strength: subject.percent,
      interval80: subject.interval,
      certainty: subject.certainty,
      description: ledger.claim(describePersona(texts, subject, place), support),
      context: ledger.claim(texts.archetypes[subject.name].context, support),
    }
  })
}

export function composeShadows(writing: Writing): readonly AdvancedShadow[] {
  const { plan, texts, ledger } = writing
  return plan.shadows.map((shadow, place) => {
    const support = supportOf('shadows', shadow)
    return {
      key: shadow.name,
      aspect: texts.basic.shadowNames[shadow.name],
      description: ledger.claim(describeShadow(texts, shadow, place), support),
      integrationTip: ledger.claim(texts.shadows[shadow.form][shadow.archetype].tip, support),
    }
  })
}

function describeArchetype(
  texts: AdvancedTexts,
  subject: RankedSubject<Archetype>,
  place: number,
  evidence: Evidence | null,
): string {
  const { standings, places } = texts.cards
  const standing = wordingFor(place, ...standings(wordArchetype(texts, subject)))
  const topThree = texts.basic.percent(subject.topThree)
  return joinSentences(
    texts.archetypes[subject.name].essence,
    `${standing}; ${places[subject.certainty]} (${topThree}).`,
    quoteSentence(texts, evidence, place + 1),
  )
}

function describePersona(texts: AdvancedTexts, subject: Subject<Archetype>, place: number): string {
  const { bySide, stand, inferred } = texts.cards.persona
  return joinSentences(
    `${bySide[sideOf(subject)]}: ${stand(wordArchetype(texts, subject))}`,
    texts.basic.personas[subject.name].face,
    place === 0 ? inferred : '',
  )
}

function describeShadow(texts: AdvancedTexts, shadow: ShadowPlan, place: number): string {
  const { openings, faint } = texts.cards.shadow
  return joinSentences(
    wordingFor(place, ...openings(wordShadow(texts, shadow))),
    isLowered(shadow.level) ? faint : '',
    texts.basic.shadows[shadow.form][shadow.archetype].text,
  )
}
