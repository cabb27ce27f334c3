import { isLowered, isRaised } from '../../../plan-levels.ts'
import { motiveTexts } from '../../../texts/sk/motives.ts'
import { nameForms } from '../../../texts/sk/names.ts'
import { personaTexts } from '../../../texts/sk/personas.ts'
import { levelWords, percent } from '../../../texts/sk/phrases.ts'
import { disownedTexts } from '../../../texts/sk/shadows-disowned.ts'
import { overusedTexts } from '../../../texts/sk/shadows-overused.ts'
import { wordingFor } from '../../../texts/wording.ts'
import { sideOf } from '../../plan-advanced.ts'
import type { ComplexPole } from '../../plan-complexes.ts'
import type { AdvancedTexts } from '../advanced-texts.ts'
import { archetypeDepths } from './archetype-depths.ts'
import { complexTexts } from './complexes.ts'
import { motiveDepths } from './motive-depths.ts'
import { quoteSentence } from './quotes.ts'

type Cards = Pick<
  AdvancedTexts,
  | 'describeArchetype'
  | 'describePersona'
  | 'describeShadow'
  | 'describeInnerOther'
  | 'describeSelf'
  | 'describeComplex'
>

const placeWords = {
  clear: 'miesto medzi prvými tromi je jasné',
  likely: 'miesto medzi prvými tromi je pravdepodobné',
  tooClose: 'či patrí medzi prvé tri postavy, zostáva neisté',
}

export const cards: Cards = {
  describeArchetype: (
    { name, level, percent: value, interval, certainty, topThree },
    place,
    evidence,
  ) => {
    const [from, to] = interval
    const standing = wordingFor(
      place,
      `Vo vašich odpovediach je ${levelWords[level]} s hodnotou ${percent(value)}, v rozpätí od ${percent(from)} do ${percent(to)}`,
      `Vaše odpovede mu dávajú ${percent(value)}, teda miesto ${levelWords[level]}, v rozpätí od ${percent(from)} do ${percent(to)}`,
    )
    return `${archetypeDepths[name].essence} ${standing}; ${placeWords[certainty]} (${percent(topThree)}).${quoteSentence(evidence, place + 1)}`
  },
  describePersona: ({ name, level, percent: value }, place) => {
    const readiness = isRaised(level)
      ? 'Túto tvár si nasadzujete asi ľahko'
      : isLowered(level)
        ? 'Túto tvár si nasadzujete asi len občas'
        : 'Túto tvár si asi nasadíte, keď ju treba'
    const inferred = place === 0 ? ' Hodnota je odvodená zo vzorca a z ochoty prispôsobiť sa.' : ''
    return `${readiness}: je ${levelWords[level]} (${percent(value)}). ${personaTexts[name].face}${inferred}`
  },
  describeShadow: ({ archetype, form, level, percent: value }, place) => {
    const isOverused = form === 'overused'
    const texts = isOverused ? overusedTexts : disownedTexts
    const name = nameForms[archetype].nominative
    const figure = isOverused ? `${name}, keď ho je priveľa` : `odsunutý ${name}`
    const opening = wordingFor(place, `Takto sa hlási ${figure}`, `Za týmto menom je ${figure}`)
    const comma = isOverused ? ',' : ''
    const caution = isLowered(level) ? ' Je to aj tak iba slabý sklon.' : ''
    return `${opening}${comma} a z vašich odpovedí vychádza ${levelWords[level]} (${percent(value)}).${caution} ${texts[archetype].text}`
  },
  describeInnerOther: ({ weakestMotive: weak, motivesDiffer, structures: { innerOther } }) => {
    const measure = isLowered(weak.level)
      ? ''
      : ` Pri hodnote ${percent(weak.percent)} nie je slabá, iba najtichšia zo štyroch.`
    const margin = motivesDiffer
      ? ''
      : ' Motívy však ležia blízko seba, berte teda toto meno ako návrh.'
    const meaning = {
      raised: 'počúvať ju zrejme dokážete.',
      middle: 'zrejme jej občas načúvate.',
      lowered: 'zatiaľ pre vás zrejme zostáva cudzinkou.',
    }[sideOf(innerOther)]
    const ease = innerOther
      ? ` Dôvernosť s touto stránkou je ${levelWords[innerOther.level]} (${percent(innerOther.percent)}): ${meaning}`
      : ''
    return `${motiveDepths[weak.name].lessLived}${measure}${margin}${ease}`
  },
  describeSelf: ({ structures: { self }, leading: [first], shadows: [shadow], weakestMotive }) => {
    const type = motiveDepths[weakestMotive.name].type
    const task = `O miesto pri jednom stole sa hlásia tri hlasy: ${nameForms[first!.name].nominative}, to, čo v tieni predstavuje ${nameForms[shadow!.archetype].nominative}, a „${type}“.`
    if (!self) {
      return `Nakoľko sú vaše rôzne stránky navzájom prepojené, vaše odpovede neprezrádzajú. ${task} Kde sa vedia počúvať, tam je človek celistvejší, aj keď nie bezchybný.`
    }
    const stand = `To, nakoľko sú vaše rôzne stránky navzájom prepojené, je vo vašich odpovediach ${levelWords[self.level]} (${percent(self.percent)}).`
    const meaning = {
      raised:
        'S protirečeniami zrejme viete žiť, z prehier sa viete poučiť a asi je vo vás niečo ako vnútorný smer, ktorého sa dá držať. Úlohou je teraz nechať stôl otvorený aj pre hosťa, ktorého nikto nepozval.',
      middle:
        'Niektoré protirečenia už zrejme našli svoje miesto, iné sa ešte striedajú. Úlohou nie je ani tak rozhodnutie ako zvyk: opýtať sa aj tichšej stránky skôr, než rozhodne najhlasnejšia.',
      lowered:
        'Vaše stránky zrejme skôr ťahajú rôznymi smermi, než by sa rozprávali, a to stojí silu. Úloha je teraz malá a pravidelná: jedna tichá hodina, v ktorej smie každá dopovedať svoju vetu.',
    }[sideOf(self)]
    return `${stand} ${task} ${meaning}`
  },
  describeComplex: ({ key, poles: [one, other] }) =>
    `${capital(poleSentence(one))} a ${poleSentence(other)}. ${complexTexts[key].description}`,
}

const structureNames = {
  persona: 'ochota prispôsobiť sa',
  shadowPressure: 'tlak tieňa',
  self: 'prepojenie vašich stránok',
  innerOther: 'dôvernosť s menej žitou stránkou',
}

function poleSentence(pole: ComplexPole): string {
  const standing = `je ${levelWords[pole.level]} (${percent(pole.percent)})`
  if (pole.family === 'archetypes') return `${nameForms[pole.name].nominative} ${standing}`
  if (pole.family === 'structures') return `${structureNames[pole.name]} ${standing}`
  return `${motiveTexts[pole.name].core} ${standing}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
