import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import type { ShadowPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeNames, shadowFigure, shadowNames } from './names.ts'
import { levelWords, percent, quoteSentence } from './phrases.ts'
import { disownedTexts } from './shadows-disowned.ts'
import { overusedTexts } from './shadows-overused.ts'
import { tensionTexts } from './tensions.ts'

type Claims = ReportTexts['claims']

export const depthClaims: Pick<Claims, 'tension' | 'pressure' | 'shadow'> = {
  tension: ({ tension: { key, mode, lean, stronger, weaker } }) => {
    const texts = tensionTexts[key]
    const one = `${archetypeNames[stronger.name]} (${percent(stronger.percent)})`
    const other = `${archetypeNames[weaker.name]} (${percent(weaker.percent)})`
    if (mode === 'both') {
      return `Dva vzorce, ktoré u vás vychádzajú nad stredom, chcú opačné veci: ${one} a ${other}. ${texts.question} ${texts.both}`
    }
    if (mode === 'tilted') {
      return `Jedna dvojica protikladov sa vo vašich odpovediach silno nakláňa: na jednom konci je ${one}, na druhom ${other}. ${texts.question} Zdá sa, že u vás padne odpoveď skôr než otázka. ${texts.tilted[lean]}`
    }
    return `Žiadna dvojica protikladov vo vašich odpovediach neurčuje smer. Najvyrovnanejšími súpermi sú ${one} a ${other}, ani jeden druhého neprekričí. ${texts.question} Pri takýchto hodnotách asi rozhoduje situácia a oplatí sa všímať si, ktorá rozhodne ako.`
  },
  pressure: ({ pressure, pressureQuote, turn }) => {
    const opening = wordingFor(
      turn,
      'Tieňom sa nazýva to, čo človek robí, hoci vlastne nechce, alebo čo odmieta prijať za svoje.',
      'Tieňom nazval Jung tie stránky, ktoré žijeme priveľmi alebo odsúvame a ktoré si druhí často všimnú skôr než my.',
    )
    const quote = quoteSentence(pressureQuote, 2)
    const stand = `Tlak z tejto strany je s hodnotou ${percent(pressure.percent)} ${levelWords[pressure.level]}`
    if (isRaised(pressure.level)) {
      return `${opening} ${stand}; prudké reakcie na druhých bývajú najužitočnejšou stopou, lebo často vedú naspäť k vám.${quote}`
    }
    return isLowered(pressure.level)
      ? `${opening} ${stand}; zdá sa, že z miery vás vyvedie máločo, a to môže znamenať pokoj, ale aj to, že je všetko dobre ukryté.${quote}`
      : `${opening} ${stand}; niečo vás vyvedie z miery a niečo prejde bez povšimnutia, asi tak často ako u väčšiny ľudí.${quote}`
  },
  shadow: ({ shadows: [first, second] }) => {
    const texts = (first.form === 'overused' ? overusedTexts : disownedTexts)[first.archetype]
    return `${standingOf(first)} „${shadowNames[first.name]}“ (${percent(first.percent)}), teda ${shadowFigure(first)}. ${texts.text} ${texts.tip} Druhým v poradí je s hodnotou ${percent(second.percent)} „${shadowNames[second.name]}“. Oba sú odvodené z iných odhadov a ani jeden nie je rozsudkom.`
  },
}

function standingOf({ level }: ShadowPlan): string {
  if (isLowered(level)) return 'Slabý je však aj prvý zo sklonov:'
  return isRaised(level)
    ? 'Najviac pozornosti si zaslúži sklon'
    : 'Prvým zo sklonov, hoci nie výrazným, je'
}
