import { type AdvancedPlan, sideOf } from '../plan/plan-advanced.ts'
import type { ComplexPlan, ComplexPole } from '../plan/plan-complexes.ts'
import { isLowered } from '../plan/plan-levels.ts'
import { structureSupport } from '../plan/support-paragraphs.ts'
import type { AdvancedTexts } from '../texts/advanced-texts.ts'
import type { Figure } from '../texts/figures.ts'
import { capitalised, joinSentences } from '../texts/wording.ts'
import type { Complex, InnerOther } from './advanced-report.ts'
import { joinSupport, supportOf } from './claim-ledger.ts'
import type { Claim } from './report.ts'
import { wordArchetype, wordMotive, wordStructure, wordSubject } from './word-figures.ts'
import type { Writing } from './writing.ts'

export function composeInnerOther({ plan, texts, ledger }: Writing): InnerOther {
  const { weakestMotive, structures } = plan
  const motive = texts.motives[weakestMotive.name]
  const ofMotive = supportOf('motives', weakestMotive)
  const ofEase = structures.innerOther && supportOf('structures', structures.innerOther)
  return {
    heading: texts.cards.innerOther.heading,
    type: motive.type,
    description: ledger.claim(
      describeInnerOther(texts, plan),
      ofEase ? joinSupport(ofMotive, ofEase) : ofMotive,
    ),
    qualities: motive.qualities,
    developmentArea: ledger.claim(motive.development, ofMotive),
  }
}

export function composeSelf({ plan, texts, ledger }: Writing): Claim {
  const { structures, answeredIds, leading, shadows, weakestMotive } = plan
  return ledger.claim(
    describeSelf(texts, plan),
    joinSupport(
      structureSupport(structures.self, answeredIds),
      supportOf('archetypes', leading[0]!),
      supportOf('shadows', shadows[0]!),
      supportOf('motives', weakestMotive),
    ),
  )
}

export function composeComplexes({ plan, texts, ledger }: Writing): readonly Complex[] {
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
  texts: AdvancedTexts,
  { weakestMotive, motivesDiffer, structures: { innerOther } }: AdvancedPlan,
): string {
  const { notWeak, close, ease, bySide } = texts.cards.innerOther
  const sentences = {
    measure: isLowered(weakestMotive.level) ? '' : notWeak(wordMotive(texts, weakestMotive)),
    margin: motivesDiffer ? '' : close,
    ease: innerOther
      ? `${ease(wordStructure(texts, innerOther))}: ${bySide[sideOf(innerOther)]}`
      : '',
  }
  return joinSentences(
    texts.motives[weakestMotive.name].lessLived,
    sentences.measure,
    sentences.margin,
    sentences.ease,
  )
}

function describeSelf(
  texts: AdvancedTexts,
  { structures: { self }, leading: [first], shadows: [shadow], weakestMotive }: AdvancedPlan,
): string {
  const { figureName } = texts.basic
  const { task, unknown, open, stand, bySide } = texts.cards.self
  const toDo = task(
    figureName(first!.name),
    figureName(shadow!.archetype),
    texts.motives[weakestMotive.name].type,
  )
  if (!self) return joinSentences(unknown, toDo, open)
  return joinSentences(stand(wordStructure(texts, self)), toDo, bySide[sideOf(self)])
}

function describeComplex(texts: AdvancedTexts, { key, poles }: ComplexPlan): string {
  const [one, other] = poles.map((pole) => texts.standing(wordPole(texts, pole)))
  return joinSentences(
    capitalised(texts.cards.complex(one!, other!)),
    texts.complexes[key].description,
  )
}

function wordPole(texts: AdvancedTexts, pole: ComplexPole): Figure {
  if (pole.family === 'archetypes') return wordArchetype(texts, pole)
  if (pole.family === 'structures') return wordStructure(texts, pole)
  return wordSubject(texts, pole, texts.motiveName(texts.basic.motives[pole.name].core))
}
