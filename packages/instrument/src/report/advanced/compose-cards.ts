import { type Archetype, type Motive, motives } from '../../dimensions.ts'
import { archetypesOfMotive } from '../../scoring/derived-families.ts'
import { archetypeNames } from '../archetype-names.ts'
import { shadowNames as german } from '../texts/de/names.ts'
import { shadowNames as english } from '../texts/en/names.ts'
import { shadowNames as slovak } from '../texts/sk/names.ts'
import type { AdvancedArchetype, AdvancedPersona, AdvancedShadow } from './advanced-report.ts'
import { joinSupport, supportOf } from './claim-ledger.ts'
import { quoted } from './support-paragraphs.ts'
import type { Writing } from './writing.ts'

const shadowNames = { en: english, sk: slovak, de: german }

export function composeArchetypes(writing: Writing): readonly AdvancedArchetype[] {
  const { plan, texts, language, ledger } = writing
  return plan.leading.map((subject, place) => {
    const evidence = plan.quotes.cards[place] ?? null
    return {
      key: subject.name,
      name: archetypeNames[language][subject.name],
      percentage: subject.percent,
      interval80: subject.interval,
      certainty: subject.certainty,
      description: ledger.claim(
        texts.describeArchetype(subject, place, evidence),
        joinSupport(supportOf('archetypes', subject), quoted(evidence)),
      ),
      traits: texts.archetypes[subject.name].traits,
      color: motiveOf(subject.name),
    }
  })
}

export function composePersonas(writing: Writing): readonly AdvancedPersona[] {
  const { plan, texts, language, ledger } = writing
  return plan.faces.map((subject, place) => {
    const support = supportOf('personas', subject)
    return {
      key: subject.name,
      name: archetypeNames[language][subject.name],
      strength: subject.percent,
      description: ledger.claim(texts.describePersona(subject, place), support),
      context: ledger.claim(texts.archetypes[subject.name].context, support),
    }
  })
}

export function composeShadows(writing: Writing): readonly AdvancedShadow[] {
  const { plan, texts, language, ledger } = writing
  return plan.shadows.map((shadow, place) => {
    const support = supportOf('shadows', shadow)
    return {
      key: shadow.name,
      aspect: shadowNames[language][shadow.name],
      description: ledger.claim(texts.describeShadow(shadow, place), support),
      integrationTip: ledger.claim(texts.shadows[shadow.form][shadow.archetype].tip, support),
    }
  })
}

function motiveOf(archetype: Archetype): Motive {
  return motives.find((motive) => archetypesOfMotive[motive].includes(archetype))!
}
