import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import { isThirdBehind, type ReportPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { motiveTexts } from './motives.ts'
import { archetypeNames, nameForms } from './names.ts'
import { certaintyWords, levelWords, percent, quoteSentence } from './phrases.ts'

type Claims = ReportTexts['claims']

export const standsOutClaims: Pick<Claims, 'leader' | 'company' | 'motives'> = {
  leader: (plan) => {
    const texts = archetypeTexts[plan.leading[0].name]
    const quote = quoteSentence(plan.leadingQuote, 0)
    if (isRaised(plan.leading[0].level)) {
      return `${raisedOpening(plan)}${quote} ${texts.leads} ${texts.cost}`
    }
    return `${levelOpening(plan)}${quote} Témou tohto vzorca je ${texts.core}; kde mu dáte miesto, tam prináša ${texts.gift}. Či vás to vystihuje viac než iných ľudí, z desiatich odpovedí nevidno; pole je skôr vyrovnané a o tom, ktorá vaša stránka vystúpi dopredu, rozhoduje možno chvíľa a spoločnosť.`
  },
  company: (plan) => `${companyOpening(plan)} ${companyGifts(plan)}${companyCertainty(plan)}`,
  motives: ({ strongestMotive: first, weakestMotive: last, motivesDiffer }) => {
    const { pull, core } = motiveTexts[first.name]
    const opening = isRaised(first.level)
      ? `Za jednotlivými vzorcami sú štyri základné motívy a najsilnejším z vašich je ${core} (${percent(first.percent)}). ${pull}`
      : `Zo štyroch základných motívov, ktoré sú za vzorcami, žiadny veľmi nevyčnieva; o krok vpredu je ${core} (${percent(first.percent)}). ${pull}`
    const { core: weakest, lack } = motiveTexts[last.name]
    if (!motivesDiffer) {
      return `${opening} Na konci poradia je ${weakest} s hodnotou ${percent(last.percent)}, tak blízko prvého, že z poradia sa veľa vyčítať nedá.`
    }
    return isLowered(last.level)
      ? `${opening} Na konci poradia je ${weakest} s hodnotou ${percent(last.percent)}, ${lack}.`
      : `${opening} Na konci poradia je ${weakest}, hoci ${percent(last.percent)} sotva možno nazvať nízkou hodnotou: aj táto potreba tu je, len sa zriedkavejšie hlási o slovo.`
  },
}

function raisedOpening({ leading, leader, front, turn }: ReportPlan): string {
  const [first] = leading
  const name = archetypeNames[first.name]
  const place = `s hodnotou ${percent(first.percent)}, čo je ${levelWords[first.level]} porovnávacej skupiny nášho modelu`
  if (leader.certainty === 'clear') {
    return `Jeden vzorec vedie jasne: je to ${name} ${place}. S pravdepodobnosťou ${percent(leader.percent)} je naozaj najsilnejší z dvanástich.`
  }
  if (leader.certainty === 'likely') {
    return `Vpredu stojí ${name} ${place}. Že je to v skutočnosti váš najsilnejší vzorec, je pravdepodobné (${percent(leader.percent)}), nie však isté.`
  }
  if (front === 'alone') {
    return `Vpredu stojí jediný vzorec: je to ${name} ${place}. Naozaj najsilnejší z dvanástich je s pravdepodobnosťou ${percent(leader.percent)}.`
  }
  const [together, others] = isThirdBehind(leading)
    ? ['prvé dva', 's tým, ktorý nasleduje']
    : ['prvé tri', 's dvoma ďalšími']
  return wordingFor(
    turn,
    `O kúsok pred ostatnými stojí ${name} ${place}. Pravdepodobnosť, že je z dvanástich vzorcov naozaj najsilnejší, je ${percent(leader.percent)}, preto berte ${together} spolu.`,
    `Ako prvý vychádza ${name} ${place}. Keďže skutočne najsilnejší je len s pravdepodobnosťou ${percent(leader.percent)}, delí sa o čelo ${others}.`,
    `Tesne prvý je ${name} ${place}. Skutočné prvenstvo mu patrí s pravdepodobnosťou ${percent(leader.percent)}, a tak čítajte ${together} vzorce spolu.`,
  )
}

function levelOpening({ leading: [first], leader }: ReportPlan): string {
  return `Žiadny vzorec v týchto desiatich odpovediach výrazne nevystupuje do popredia. Prvý v poradí je ${archetypeNames[first.name]} s hodnotou ${percent(first.percent)}, čo je ${levelWords[first.level]} porovnávacej skupiny nášho modelu; pravdepodobnosť, že je naozaj najsilnejší, je ${percent(leader.percent)}.`
}

function companyOpening({ leading: [first, second, third], tide }: ReportPlan): string {
  const two = `${archetypeNames[second.name]} (${percent(second.percent)}) a ${archetypeNames[third.name]} (${percent(third.percent)})`
  if (!isRaised(third.level)) {
    return isRaised(second.level)
      ? `Ďalej v poradí sú ${two}, pričom druhý z nich je už ${levelWords[third.level]}.`
      : `Ďalej v poradí sú ${two}, ${isLowered(second.level) ? 'obaja pod stredom' : 'žiadny z nich výrazne nad stredom'}.`
  }
  return first.percent - third.percent <= 5
    ? `Tesne za ním nasledujú ${two}.`
    : wordingFor(tide, `Po jeho boku stoja ${two}.`, `Sprevádzajú ho ${two}.`)
}

function companyGifts({ leading, sharedAnswer, companyQuote }: ReportPlan): string {
  const [, second, third] = leading
  const one = `${archetypeNames[second.name]} pridáva ${archetypeTexts[second.name].gift}`
  const [last, gift] = [archetypeNames[third.name], archetypeTexts[third.name].gift]
  if (companyQuote) {
    return `${one}.${quoteSentence(companyQuote, 1)} ${last} napokon prináša ${gift}.`
  }
  const gifts = `${one}, ${last} zasa ${gift}.`
  if (!sharedAnswer) return gifts
  const [twin, sibling] = sharedAnswer
  return `${gifts} U ${nameForms[twin].genitive} aj u ${nameForms[sibling].genitive} najviac zaváži tá istá odpoveď, takže desať otázok týchto dvoch sotva rozlíši.`
}

function companyCertainty({ leading }: ReportPlan): string {
  const [first, second, third] = leading
  if (first.certainty === second.certainty && second.certainty === third.certainty) {
    const figures = leading.map(({ topThree }) => percent(topThree)).join(', ')
    return ` Patria naozaj do prvej trojice? Pri všetkých troch je to ${certaintyWords[first.certainty]} (${figures}).`
  }
  const words = leading.map(
    ({ name, certainty, topThree }) =>
      `${archetypeNames[name]}: ${certaintyWords[certainty]} (${percent(topThree)})`,
  )
  return ` Patria naozaj do prvej trojice? ${words.join('; ')}.`
}
