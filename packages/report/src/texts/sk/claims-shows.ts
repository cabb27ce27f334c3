import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { archetypeNames, nameForms } from './names.ts'
import { personaTexts } from './personas.ts'
import { certaintyWords, levelWords, percent, quoteSentence } from './phrases.ts'

type Claims = ReportTexts['claims']

export const showsClaims: Pick<Claims, 'face' | 'adapting' | 'quietest' | 'nextQuietest'> = {
  face: ({ faces, leading, turn }) => {
    const [face, next] = faces
    const figures = `${percent(face.percent)}, ${certaintyWords[face.certainty]}`
    const opening = wordingFor(
      turn,
      `Persona je Jungov názov pre tvár, ktorú obraciame k druhým. Tú vašu odvodzujeme z vašich vzorcov a z toho, nakoľko sa prispôsobujete; najvýraznejšie sú na nej črty ${nameForms[face.name].genitive} (${figures}).`,
      `Čo vás poháňa a čo vidia druhí, to sú dve rôzne veci; viditeľnú stránku nazval Jung personou. Podľa tých istých odpovedí sa tá vaša najviac podobá na ${nameForms[face.name].accusative} (${figures}).`,
    )
    const inside = archetypeNames[leading[0].name]
    const relation =
      face.name === leading[0].name
        ? `Vnútro a tvár sa tu zhodujú, v oboch poradiach je prvý ${inside}; ďalšou tvárou v poradí je ${archetypeNames[next.name]}.`
        : `Keďže vnútri vedie ${inside}, to, čo si ľudia všimnú ako prvé, nemusí byť to, čo vami najviac hýbe.`
    return `${opening} ${personaTexts[face.name].face} ${relation}`
  },
  adapting: ({ adapting, adaptingQuote }) => {
    const quote = quoteSentence(adaptingQuote, 3)
    const stand = `Ochota prispôsobiť sa je u vás s hodnotou ${percent(adapting.percent)} ${levelWords[adapting.level]}`
    if (isRaised(adapting.level)) {
      return `${stand}: zdá sa, že svoje vystupovanie ladíte podľa spoločnosti, v ktorej práve ste.${quote} Na mnohých miestach tak ľahko zapadnete; dobre je mať aspoň jedno, kde sa ladiť netreba.`
    }
    if (isLowered(adapting.level)) {
      return `${stand}: zdá sa, že všade vystupujete približne rovnako.${quote} Ľudia vedia, na čom s vami sú, hoci trochu viac obratnosti by vám raz za čas ušetrilo hádku.`
    }
    return `${stand}: spoločnosti sa prispôsobujete asi tak ako väčšina ľudí.${quote} Zrejme viete splynúť, keď je to namieste, a prestať, keď vás to začne niečo stáť.`
  },
  quietest: ({ quietest, quietestQuote, tide }) => {
    const name = archetypeNames[quietest.name]
    const place = `${percent(quietest.percent)}, ${levelWords[quietest.level]}`
    const quote = quoteSentence(quietestQuote, 4)
    if (!isLowered(quietest.level)) {
      return `Celkom nezmĺkol vo vašich odpovediach žiadny vzorec; aj ten najtichší, ${name}, má hodnotu ${place}.${quote} Témou tohto vzorca je ${archetypeTexts[quietest.name].core}; máte ho poruke, len sa zvyčajne neozve ako prvý. Viac napovie otázka, pri akých príležitostiach vám chýba.`
    }
    const opening = wordingFor(
      tide,
      `Na opačnom konci stojí ${name}: ${place}.`,
      `Najtichší z dvanástich je ${name}: ${place}.`,
      `Najmenej zrejme potrebujete to, čo stráži ${name} (${place}).`,
    )
    return `${opening}${quote} ${archetypeTexts[quietest.name].quiet}`
  },
  nextQuietest: ({ nextQuietest, turn }) => {
    const name = archetypeNames[nextQuietest.name]
    const value = percent(nextQuietest.percent)
    if (!isLowered(nextQuietest.level)) {
      return `O krok vzadu zostáva aj ${name} (${value}), čo však nie je slabosť: takáto hodnota znamená, že príde, keď ho zavoláte. Vysoká či nízka hodnota tu hovorí len o tom, ako často si vzorec berie slovo, nie o tom, akú má cenu.`
    }
    const { less } = archetypeTexts[nextQuietest.name]
    return wordingFor(
      turn,
      `V pozadí sa drží aj ${name} (${value}): ${less}. Nízka hodnota nie je chyba; hovorí len, ktorý hlas vám možno musia požičať druhí.`,
      `Podobne je na tom ${name} (${value}): ${less}. Tichý však neznamená neprítomný a čo sa používa zriedka, vie prekvapiť sviežosťou.`,
    )
  },
}
