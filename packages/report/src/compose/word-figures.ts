import type { Archetype, Motive, Structure } from '@individua/instrument/dimensions'
import type { RankedSubject, ShadowSubject, Subject } from '../plan/plan-subjects.ts'
import type { Three } from '../plan/take-first.ts'
import type {
  ArchetypeFigure,
  ArchetypeName,
  Figure,
  LeadingFigures,
  RankedFigure,
  ShadowFigure,
} from '../texts/figures.ts'
import type { ReportTexts } from '../texts/report-texts.ts'

/** An archetype, or the persona of one, in the words of the language. */
export function wordArchetype(texts: ReportTexts, subject: Subject<Archetype>): ArchetypeFigure {
  const [from, to] = subject.interval
  return {
    ...nameArchetype(texts, subject.name),
    ...wordSubject(texts, subject, texts.figureName(subject.name)),
    from: texts.percent(from),
    to: texts.percent(to),
  }
}

export function wordRanked(texts: ReportTexts, subject: RankedSubject<Archetype>): RankedFigure {
  return {
    ...wordArchetype(texts, subject),
    certainty: texts.certaintyWords[subject.certainty],
    topThree: texts.percent(subject.topThree),
  }
}

export function wordLeading(
  texts: ReportTexts,
  [first, second, third]: Three<Subject<Archetype>>,
): LeadingFigures {
  return {
    first: wordArchetype(texts, first),
    second: wordArchetype(texts, second),
    third: wordArchetype(texts, third),
  }
}

export function nameArchetype(texts: ReportTexts, archetype: Archetype): ArchetypeName {
  return { key: archetype, name: texts.figureName(archetype) }
}

export function wordMotive(texts: ReportTexts, subject: Subject<Motive>): Figure {
  return wordSubject(texts, subject, texts.motives[subject.name].core)
}

export function wordStructure(texts: ReportTexts, subject: Subject<Structure>): Figure {
  return wordSubject(texts, subject, texts.structureNames[subject.name])
}

export function wordShadow(texts: ReportTexts, shadow: ShadowSubject): ShadowFigure {
  const archetype = texts.figureName(shadow.archetype)
  return {
    ...wordSubject(texts, shadow, texts.shadowNames[shadow.name]),
    form: shadow.form,
    archetype,
    source: texts.shadowSources[shadow.form](archetype),
    sourceAtEnd: texts.shadowSourcesAtEnd[shadow.form](archetype),
  }
}

/** @param name as the subject in the middle of a sentence */
export function wordSubject(
  { percent, levelWords }: ReportTexts,
  subject: Subject<string>,
  name: string,
): Figure {
  const share = percent(subject.percent)
  return { name, share, withShare: `${name} (${share})`, level: levelWords[subject.level] }
}
