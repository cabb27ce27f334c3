import type {
  Archetype,
  Language,
  Shadow,
  ShadowForm,
  Structure,
} from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'
import type { AssessmentSectionKey } from '../plan/assessment-sections.ts'
import type { BasicSectionKey } from '../plan/basic-sections.ts'
import type { Level } from '../plan/plan-levels.ts'
import type {
  ArchetypeBook,
  MotiveBook,
  PersonaBook,
  PracticeBook,
  ShadowBook,
  TensionBook,
} from './books.ts'
import type { AdvancedCardTexts, BasicCardTexts } from './card-texts.ts'
import type { ClaimTexts, SummaryTexts } from './claim-texts.ts'
import type {
  ArchetypeDepthBook,
  ComplexBook,
  LoneShadowGrowth,
  MotiveDepthBook,
  ShadowDepthBook,
  ShadowGrowthBook,
  StructureGrowthBook,
} from './depth-books.ts'
import type { Figure } from './figures.ts'
import type { ParagraphTexts } from './paragraph-texts.ts'
import type { PracticeTexts } from './practice-texts.ts'
import type { QuoteTexts, RatingQuoteTexts } from './quote-texts.ts'

/** What became of the archetype behind a shadow tendency, with the name of that archetype. */
type ShadowSources = Readonly<Record<ShadowForm, (name: string) => string>>

/** Everything a language brings to both reports: words and small templates, no decisions. */
export interface ReportTexts {
  language: Language

  archetypeNames: Readonly<Record<Archetype, string>>
  shadowNames: Readonly<Record<Shadow, string>>
  structureNames: Readonly<Record<Structure, string>>
  /** The archetype's name as the subject in the middle of a sentence. */
  figureName: (archetype: Archetype) => string
  /** In the middle of a sentence. */
  shadowSources: ShadowSources
  /** At the end of a sentence. */
  shadowSourcesAtEnd: ShadowSources
  /** `core`: what the motive asks for. */
  motiveName: (core: string) => string

  levelWords: Readonly<Record<Level, string>>
  certaintyWords: Readonly<Record<Certainty, string>>
  /** @param value whole percent */
  percent: (value: number) => string
  pair: (one: string, other: string) => string
  /** A clause that says how high a figure is. */
  standing: (figure: Figure) => string

  archetypes: ArchetypeBook
  personas: PersonaBook
  shadows: ShadowBook
  motives: MotiveBook
  tensions: TensionBook
  practices: PracticeBook

  archetypeDepths: ArchetypeDepthBook
  shadowDepths: Readonly<Record<ShadowForm, ShadowDepthBook>>
  motiveDepths: MotiveDepthBook
  complexes: ComplexBook
  shadowGrowth: ShadowGrowthBook
  loneShadowGrowth: LoneShadowGrowth
  structureGrowth: StructureGrowthBook

  basic: BasicTexts
  advanced: AdvancedTexts
}

/** The sentences of the basic report. */
export interface BasicTexts {
  titles: Readonly<Record<BasicSectionKey, string>>
  summary: SummaryTexts
  claims: ClaimTexts
  cards: BasicCardTexts
  quotes: RatingQuoteTexts
}

/** The sentences of the advanced profile. */
export interface AdvancedTexts {
  titles: Readonly<Record<AssessmentSectionKey, string>>
  paragraphs: ParagraphTexts
  cards: AdvancedCardTexts
  practice: PracticeTexts
  quotes: QuoteTexts
}
