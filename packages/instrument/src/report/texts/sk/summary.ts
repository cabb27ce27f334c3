import { isLowered, isRaised } from '../../plan-levels.ts'
import type { ReportPlan, ShadowPlan } from '../../plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { archetypeTexts } from './archetypes.ts'
import { archetypeNames, nameForms, shadowNames } from './names.ts'

export const summary: ReportTexts['summary'] = {
  front: ({ leading, leader, front }) => {
    const [first, second, third] = leading.map(({ name }) => archetypeNames[name])
    if (!isRaised(leading[0].level)) {
      return `Žiadny vzorec vo vašich desiatich odpovediach výrazne nevystupuje dopredu; o kúsok vpredu sú ${first}, ${second} a ${third}.`
    }
    if (front === 'alone' && leader.certainty === 'tooClose') {
      return `Nad stred sa vo vašom profile dostáva iba ${first}, no aj jeho náskok je príliš tesný na rozhodnutie; nasledujú ${second} a ${third}.`
    }
    return leader.certainty === 'tooClose'
      ? `O čelo vášho profilu sa delia tri vzorce a sú si príliš blízko na to, aby sa dal určiť víťaz: ${first}, ${second} a ${third}.`
      : `Na čele vášho profilu je ${first}, ${archetypeTexts[leading[0].name].core}; za ním nasledujú ${second} a ${third}.`
  },
  balance: (plan) => `${balanceOpening(plan)} ${balanceEnd(plan)}.`,
  caution: ({ shadows: [shadow], flags }) =>
    flags.length > 0
      ? `${watchedOf(shadow)}, a keďže niečo vo vašich odpovediach vyzýva k opatrnosti, berte prosím celú správu ako predbežnú.`
      : `${watchedOf(shadow)}, a keďže to všetko stojí na desiatich odpovediach, je to náčrt, ktorý si máte overiť, nie rozsudok.`,
}

function watchedOf({ name, level }: ShadowPlan): string {
  const tendency = `„${shadowNames[name]}“`
  if (isLowered(level)) return `Žiadna tieňová sklonnosť nie je výrazná, ani ${tendency}`
  return isRaised(level)
    ? `Zo sklonností tieňa si pozornosť zaslúži ${tendency}`
    : `Zo sklonností tieňa žiadna nevyčnieva, prvá v poradí je ${tendency}`
}

function balanceOpening({ quietest }: ReportPlan): string {
  const name = archetypeNames[quietest.name]
  return isLowered(quietest.level)
    ? `Najtichším hlasom je ${name}`
    : `Naozaj tichý nie je žiadny hlas, najmenej hlasný z nich je ${name}`
}

function balanceEnd({ tension: { mode, stronger, weaker } }: ReportPlan): string {
  const one = archetypeNames[stronger.name]
  const other = archetypeNames[weaker.name]
  if (mode === 'both') return `a opačnými smermi vás ťahajú ${one} a ${other}`
  return mode === 'tilted'
    ? `a z dvoch protikladov sa zreteľne prikláňate k ${nameForms[stronger.name].dative}, ďalej od ${nameForms[weaker.name].genitive}`
    : `a protiklady, aké predstavujú ${one} a ${other}, sa navzájom držia v rovnováhe`
}
