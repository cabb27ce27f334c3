import { isLowered } from '../../../plan-levels.ts'
import { motiveTexts } from '../../../texts/sk/motives.ts'
import { nameForms, shadowNames } from '../../../texts/sk/names.ts'
import { levelWords, percent } from '../../../texts/sk/phrases.ts'
import type { AdvancedTexts } from '../advanced-texts.ts'

type Daily = Pick<
  AdvancedTexts,
  | 'openShadowGrowth'
  | 'openMotiveGrowth'
  | 'openStructureGrowth'
  | 'shadowDreamMeaning'
  | 'dreamSuggestions'
  | 'categories'
  | 'shadowExercise'
  | 'personaExercise'
  | 'selfExercise'
>

const structureNames = {
  persona: 'Ochota prispôsobiť sa',
  shadowPressure: 'Tlak tieňa',
  self: 'Prepojenie vašich stránok',
  innerOther: 'Dôvernosť s menej žitou stránkou',
}

export const daily: Daily = {
  openShadowGrowth: ({ name, level, percent: value }) =>
    isLowered(level)
      ? `„${shadowNames[name]}“ je prvý z vašich sklonov, hoci slabý (${percent(value)}), ide teda skôr o údržbu.`
      : `Vychádza to z prvého z vašich sklonov: „${shadowNames[name]}“ (${percent(value)}).`,
  openMotiveGrowth: ({ name, level, percent: value }) =>
    `Zo štyroch motívov je u vás na poslednom mieste ${motiveTexts[name].core}, ${levelWords[level]} (${percent(value)})${isLowered(level) ? '' : '; berte to teda iba ako odtieň'}.`,
  openStructureGrowth: (structure) =>
    structure
      ? `${structureNames[structure.name]} je ${levelWords[structure.level]} (${percent(structure.percent)}).`
      : 'Ako sú na tom jednotlivé časti, vaše odpovede nechávajú otvorené.',
  shadowDreamMeaning: ({ name, archetype, form }) =>
    form === 'overused'
      ? `Ak ho čítate popri sklone „${shadowNames[name]}“, taký obraz môže ukázať, kde ${nameForms[archetype].nominative} pracuje aj po záverečnej.`
      : `Ak ho čítate popri sklone „${shadowNames[name]}“, v takom obraze môže ${nameForms[archetype].nominative} prosiť, aby smel znova dnu.`,
  dreamSuggestions: {
    byForm: {
      overused:
        'Ak je v sne niekto slabší, pomalší alebo lenivejší než vy, opíšte ten výjav jeho očami.',
      disowned:
        'Ak v sne niekto robí, čo by ste nikdy neurobili, zapíšte si, čo mu závidíte, skôr než ho posúdite.',
    },
    bySide: {
      raised: 'Raz za týždeň si vyberte jeden obraz a v desiatich riadkoch sen dopíšte.',
      middle: 'Pred zaspaním položte dňu jednu otázku a ráno sa pozrite, čo k nej pribudlo.',
      lowered:
        'Držte sa pocitu, ktorý po sne zostal; ráno stačí jediné slovo a výklad môže počkať.',
    },
    general: [
      'Majte pri posteli papier a obrazy si zapisujte skôr než myšlienky; po štyroch týždňoch hľadajte, čo sa vracia.',
      'Vyrozprávajte sen niekomu, kto sa spýta len na pocity a nič nevysvetľuje.',
      'Miesto zo sna nakreslite, namiesto toho, aby ste ho opisovali, a vyznačte, kde ste stáli.',
    ],
  },
  categories: {
    shadow: 'Tieň',
    balance: 'Rovnováha',
    lessLived: 'Tichá stránka',
    persona: 'Persona',
    self: 'Bytostné Ja',
  },
  shadowExercise: ({ name, archetype, form }) =>
    form === 'overused'
      ? {
          exercise: `Raz denne zachyťte chvíľu, keď sa začína „${shadowNames[name]}“, trikrát sa nadýchnite a najbližšiu vec urobte polovičnou silou.`,
          purpose: `${nameForms[archetype].nominative} si ponechá svoj dar a stratí kúsok náhlivosti.`,
        }
      : {
          exercise: `Raz denne si všimnite, kto vás dráždi, a opýtajte sa, či k tomu nemá čo povedať „${shadowNames[name]}“; stačí jeden riadok.`,
          purpose: `${nameForms[archetype].nominative} sa vráti na dohľad a nikomu tým neublíži.`,
        },
  personaExercise: {
    raised: {
      exercise:
        'Pri dverách bytu na minútu zastaňte, pomenujte rolu, ktorú ste práve hrali, a nahlas ju odložte.',
      purpose: 'Tvár sa stane tým, čo nosíte, a prestane byť tým, čím ste.',
    },
    middle: {
      exercise:
        'Pred jedným stretnutím denne si určte, čo chcete ukázať a čo si chcete nechať pre seba.',
      purpose: 'Z prispôsobenia sa namiesto zvyku stane voľba.',
    },
    lowered: {
      exercise: 'V jednom rozhovore denne povedzte svoju vec slovami, aké by použil ten druhý.',
      purpose: 'To, čo chcete povedať, zostane rovnaké, len mu iní skôr porozumejú.',
    },
  },
  selfExercise: {
    raised: {
      exercise: 'Večer si zapíšte jedno protirečenie dňa a nechajte ho nevyriešené.',
      purpose: 'Stred zostane dosť široký aj pre to, čo ešte len príde.',
    },
    middle: {
      exercise: 'Večer napíšte po jednej vete za najhlasnejší a za najtichší hlas dňa.',
      purpose: 'Vaše stránky si zvyknú, že sa dostanú k slovu jedna po druhej.',
    },
    lowered: {
      exercise:
        'Večer si na päť minút sadnite s troma otázkami: čo ťahalo, čo tlačilo, čo chýbalo.',
      purpose: 'Pevná hodina dá vašim stránkam miesto, kde sa môžu stretnúť.',
    },
  },
}
