import type { AdvancedPlan } from '../plan/plan-advanced.ts'
import type { ComplexPlan, ComplexPole } from '../plan/plan-complexes.ts'
import { isLowered, relationOf } from '../plan/plan-levels.ts'
import { joinSupport, supportOf, supportOfStructure } from '../plan/support.ts'
import type { Figure } from '../texts/figures.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { capitalised, joinSentences } from '../texts/wording.ts'
import type { Complex, InnerOther } from './advanced-report.ts'
import type { Claim } from './report.ts'
import { wordArchetype, wordMotive, wordStructure, wordSubject } from './word-figures.ts'
import type { AdvancedWriting } from './writing.ts'

export function composeInnerOther({ plan, texts, ledger }: AdvancedWriting): InnerOther {
  const { weakestMotive, structures } = plan
  const motive = texts.motiveDepths[weakestMotive.name]
  const ofMotive = supportOf('motives', weakestMotive)
  const ofEase = structures.innerOther && supportOf('structures', structures.innerOther)
  return {
    heading: texts.advanced.cards.innerOther.heading,
    type: motive.type,
    description: ledger.claim(
      describeInnerOther(texts, plan),
      ofEase ? joinSupport(ofMotive, ofEase) : ofMotive,
    ),
    qualities: motive.qualities,
    developmentArea: ledger.claim(motive.development, ofMotive),
  }
}

export function composeSelf({ plan, texts, ledger }: AdvancedWriting): Claim {
  const { structures, answeredIds, leading, shadows, weakestMotive } = plan
  return ledger.claim(
    describeSelf(texts, plan),
    joinSupport(
      supportOfStructure(structures.self, answeredIds),
      supportOf('archetypes', leading[0]),
      supportOf('shadows', shadows[0]),
      supportOf('motives', weakestMotive),
    ),
  )
}

export function composeComplexes({ plan, texts, ledger }: AdvancedWriting): readonly Complex[] {
  return plan.complexes.map((complex) => {
    const { name, workingWith } = texts.complexes[complex.key]
    const support = joinSupport(...complex.poles.map((pole) => supportOf(pole.family, pole)))
    return {
      name,
      description: ledger.claim(describeComplex(texts, complex), support),
      workingWith: ledger.claim(workingWith, support),
    }
  })
}

function describeInnerOther(
  texts: ReportTexts,
  { weakestMotive, motivesDiffer, structures: { innerOther } }: AdvancedPlan,
): string {
  const { notWeak, close, ease, byRelation } = texts.advanced.cards.innerOther
  const sentences = {
    measure: isLowered(weakestMotive.level) ? '' : notWeak(wordMotive(texts, weakestMotive)),
    margin: motivesDiffer ? '' : close,
    ease: innerOther
      ? `${ease(wordStructure(texts, innerOther))}: ${byRelation[relationOf(innerOther)]}`
      : '',
  }
  return joinSentences(
    texts.motiveDepths[weakestMotive.name].lessLived,
    sentences.measure,
    sentences.margin,
    sentences.ease,
  )
}

function describeSelf(
  texts: ReportTexts,
  { structures: { self }, leading: [first], shadows: [shadow], weakestMotive }: AdvancedPlan,
): string {
  const { task, unknown, open, stand, byRelation } = texts.advanced.cards.self
  const toDo = task(
    texts.figureName(first.name),
    texts.figureName(shadow.archetype),
    texts.motiveDepths[weakestMotive.name].type,
  )
  if (!self) return joinSentences(unknown, toDo, open)
  return joinSentences(stand(wordStructure(texts, self)), toDo, byRelation[relationOf(self)])
}

function describeComplex(texts: ReportTexts, { key, poles }: ComplexPlan): string {
  const [one, other] = poles
  const figures = texts.advanced.cards.complex(
    texts.standing(wordPole(texts, one)),
    texts.standing(wordPole(texts, other)),
  )
  return joinSentences(capitalised(figures), texts.complexes[key].description)
}

function wordPole(texts: ReportTexts, pole: ComplexPole): Figure {
  if (pole.family === 'archetypes') return wordArchetype(texts, pole)
  if (pole.family === 'structures') return wordStructure(texts, pole)
  return wordSubject(texts, pole, texts.motiveName(texts.motives[pole.name].core))
}
