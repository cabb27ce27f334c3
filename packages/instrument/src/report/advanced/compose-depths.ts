import type { Claim } from '../report.ts'
import type { Complex, InnerOther } from './advanced-report.ts'
import { joinSupport, supportOf } from './claim-ledger.ts'
import { structureSupport } from './support-paragraphs.ts'
import type { Writing } from './writing.ts'

export function composeInnerOther({ plan, texts, ledger }: Writing): InnerOther {
  const { weakestMotive, structures } = plan
  const motive = texts.motives[weakestMotive.name]
  const ofMotive = supportOf('motives', weakestMotive)
  const ofEase = structures.innerOther && supportOf('structures', structures.innerOther)
  return {
    heading: texts.innerOtherHeading,
    type: motive.type,
    description: ledger.claim(
      texts.describeInnerOther(plan),
      ofEase ? joinSupport(ofMotive, ofEase) : ofMotive,
    ),
    qualities: motive.qualities,
    developmentArea: ledger.claim(motive.development, ofMotive),
  }
}

export function composeSelf({ plan, texts, ledger }: Writing): Claim {
  const { structures, answeredIds, leading, shadows, weakestMotive } = plan
  return ledger.claim(
    texts.describeSelf(plan),
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
      description: ledger.claim(texts.describeComplex(complex), support),
      workingWith: ledger.claim(workingWith, support),
    }
  })
}
