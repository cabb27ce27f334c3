import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import { isThirdBehind, type ReportPlan, type ShadowPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { archetypeTexts } from './archetypes.ts'
import { archetypeNames, nameForms, shadowNames } from './names.ts'

export const summary: ReportTexts['summary'] = {
  front: ({ leading, leader, front }) => {
    const [first, second, third] = leading.map(({ name }) => archetypeNames[name])
    if (!isRaised(leading[0].level)) {
      return `Žiadny vzorec vo vašich desiatich odpovediach výrazne nevystupuje do popredia; o kúsok vpredu sú ${first}, ${second} a ${third}.`
    }
    if (front === 'alone' && leader.certainty === 'tooClose') {
      return `Nad stred sa vo vašom profile dostáva iba ${first}, no aj jeho náskok je neistý; nasledujú ${second} a ${third}.`
    }
    if (leader.certainty === 'tooClose') {
      return isThirdBehind(leading)
        ? `Na čele vášho profilu sú dva vzorce, ${first} a ${second}, tak blízko pri sebe, že sa medzi nimi nedá určiť víťaz; nasleduje ${third}.`
        : `Na čele vášho profilu sú tri vzorce, tak blízko pri sebe, že sa medzi nimi nedá určiť víťaz: ${first}, ${second} a ${third}.`
    }
    return `Na čele vášho profilu je ${first} a s ním ${archetypeTexts[leading[0].name].core}; nasledujú ${second} a ${third}.`
  },
  balance: (plan) => `${balanceOpening(plan)}; ${balanceEnd(plan)}.`,
  caution: ({ shadows: [shadow], flags }) =>
    flags.length > 0
      ? `${watchedOf(shadow)}, a keďže vaše odpovede nabádajú k opatrnosti, berte, prosím, celú správu ako predbežnú.`
      : `${watchedOf(shadow)}, a keďže sa všetko opiera o desať odpovedí, berte to ako náčrt na overenie, nie ako rozsudok.`,
}

function watchedOf({ name, level }: ShadowPlan): string {
  const tendency = `„${shadowNames[name]}“`
  if (isLowered(level)) return `Žiadny tieňový sklon nie je výrazný, ani ${tendency}`
  return isRaised(level)
    ? `Z tieňových sklonov si pozornosť zaslúži ${tendency}`
    : `Z tieňových sklonov žiadny nevyčnieva, prvý v poradí je ${tendency}`
}

function balanceOpening({ quietest }: ReportPlan): string {
  const name = archetypeNames[quietest.name]
  return isLowered(quietest.level)
    ? `Najtichším hlasom je ${name}`
    : `Naozaj tichý nie je žiadny hlas, najmenej sa ozýva ${name}`
}

function balanceEnd({ tension: { mode, stronger, weaker } }: ReportPlan): string {
  const one = archetypeNames[stronger.name]
  const other = archetypeNames[weaker.name]
  if (mode === 'both') return `opačnými smermi vás zrejme ťahajú ${one} a ${other}`
  return mode === 'tilted'
    ? `v dvojici protikladov u vás zreteľne prevažuje ${one} nad ${nameForms[weaker.name].instrumental}`
    : `protiklady, aké predstavujú ${one} a ${other}, sú u vás v rovnováhe`
}
