import type { Archetype, Motive, Structure } from '@individua/instrument/dimensions'
import type { Subject } from '../plan/plan-levels.ts'
import type { ShadowPlan } from '../plan/plan-report.ts'
import type { AdvancedTexts } from '../texts/advanced-texts.ts'
import type { ArchetypeFigure, Figure, ShadowFigure } from '../texts/figures.ts'

/** An archetype, or the face of one, in the words of the language. */
export function wordArchetype(texts: AdvancedTexts, subject: Subject<Archetype>): ArchetypeFigure {
  const { figureName, percent } = texts.basic
  const [from, to] = subject.interval
  return {
    ...wordSubject(texts, subject, figureName(subject.name)),
    key: subject.name,
    from: percent(from),
    to: percent(to),
  }
}

export function wordMotive(texts: AdvancedTexts, subject: Subject<Motive>): Figure {
  return wordSubject(texts, subject, texts.basic.motives[subject.name].core)
}

export function wordStructure(texts: AdvancedTexts, subject: Subject<Structure>): Figure {
  return wordSubject(texts, subject, texts.structureNames[subject.name])
}

export function wordShadow(texts: AdvancedTexts, shadow: ShadowPlan): ShadowFigure {
  const { shadowNames, figureName } = texts.basic
  return {
    ...wordSubject(texts, shadow, shadowNames[shadow.name]),
    form: shadow.form,
    archetype: figureName(shadow.archetype),
    source: texts.shadowFigure(shadow),
  }
}

/** A subject under the name that is given. */
export function wordSubject(
  { basic: { percent, levelWords } }: AdvancedTexts,
  subject: Subject<string>,
  name: string,
): Figure {
  const share = percent(subject.percent)
  return { name, share, withShare: `${name} (${share})`, level: levelWords[subject.level] }
}
