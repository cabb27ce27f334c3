import type { Archetype } from '@individua/instrument/dimensions'
import { isLowered, relationOf } from '../plan/plan-levels.ts'
import { motiveOf } from '../plan/plan-motives.ts'
import type { RankedSubject, ShadowSubject, Subject } from '../plan/plan-subjects.ts'
import type { QuotedAnswer } from '../plan/quote-book.ts'
import { joinSupport, supportOf, supportOfQuote } from '../plan/support.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { joinSentences, wordingFor } from '../texts/wording.ts'
import type { AdvancedArchetype, AdvancedPersona, AdvancedShadow } from './advanced-report.ts'
import { quoteSentence } from './compose-quotes.ts'
import { wordArchetype, wordShadow } from './word-figures.ts'
import type { AdvancedWriting } from './writing.ts'

export function composeArchetypes(writing: AdvancedWriting): readonly AdvancedArchetype[] {
  const { plan, texts, ledger } = writing
  return plan.leading.map((subject, index) => {
    const quote = plan.quotes.cards[index] ?? null
    return {
      key: subject.name,
      name: texts.archetypeNames[subject.name],
      percentage: subject.percent,
      interval80: subject.interval,
      certainty: subject.certainty,
      description: ledger.claim(
        describeArchetype(texts, subject, index, quote),
        joinSupport(supportOf('archetypes', subject), supportOfQuote(quote)),
      ),
      traits: texts.archetypeDepths[subject.name].traits,
      color: motiveOf(subject.name),
    }
  })
}

export function composePersonas(writing: AdvancedWriting): readonly AdvancedPersona[] {
  const { plan, texts, ledger } = writing
  return plan.personas.map((subject, index) => {
    const support = supportOf('personas', subject)
    return {
      key: subject.name,
      name: texts.archetypeNames[subject.name],
      strength: subject.percent,
      interval80: subject.interval,
      certainty: subject.certainty,
      description: ledger.claim(describePersona(texts, subject, index), support),
      context: ledger.claim(texts.archetypeDepths[subject.name].context, support),
    }
  })
}

export function composeShadows(writing: AdvancedWriting): readonly AdvancedShadow[] {
  const { plan, texts, ledger } = writing
  return plan.shadows.map((shadow, index) => {
    const support = supportOf('shadows', shadow)
    return {
      key: shadow.name,
      aspect: texts.shadowNames[shadow.name],
      description: ledger.claim(describeShadow(texts, shadow, index), support),
      integrationTip: ledger.claim(texts.shadowDepths[shadow.form][shadow.archetype].tip, support),
    }
  })
}

function describeArchetype(
  texts: ReportTexts,
  subject: RankedSubject<Archetype>,
  index: number,
  quote: QuotedAnswer | null,
): string {
  const { standings, ranks } = texts.advanced.cards
  const standing = wordingFor(index, ...standings(wordArchetype(texts, subject)))
  const topThree = texts.percent(subject.topThree)
  return joinSentences(
    texts.archetypeDepths[subject.name].essence,
    `${standing}; ${ranks[subject.certainty]} (${topThree}).`,
    quoteSentence(texts, quote, index + 1),
  )
}

function describePersona(texts: ReportTexts, subject: Subject<Archetype>, index: number): string {
  const { byRelation, stand, inferred } = texts.advanced.cards.persona
  return joinSentences(
    `${byRelation[relationOf(subject)]}: ${stand(wordArchetype(texts, subject))}`,
    texts.personas[subject.name].encounter,
    index === 0 ? inferred : '',
  )
}

function describeShadow(texts: ReportTexts, shadow: ShadowSubject, index: number): string {
  const { openings, faint } = texts.advanced.cards.shadow
  return joinSentences(
    wordingFor(index, ...openings(wordShadow(texts, shadow))),
    isLowered(shadow.level) ? faint : '',
    texts.shadows[shadow.form][shadow.archetype].text,
  )
}
