import type { PracticeTexts } from '../practice-texts.ts'

export const practice: PracticeTexts = {
  growth: {
    shadow: ({ name, share }) => `Vychádza to z prvého z vašich sklonov: „${name}“ (${share}).`,
    faintShadow: ({ name, share }) =>
      `„${name}“ je prvý z vašich sklonov, hoci slabý (${share}), ide teda skôr o údržbu.`,
    motive: ({ name, level, share }, nuance) =>
      `Zo štyroch motívov je u vás na poslednom mieste ${name}, ${level} (${share})${nuance}.`,
    nuance: '; berte to teda iba ako odtieň',
    unknownStructure: 'Ako sú na tom jednotlivé časti, vaše odpovede nechávajú otvorené.',
  },
  dreamMeaning: {
    overused: ({ name, archetype }) =>
      `Keď taký obraz položíte vedľa sklonu „${name}“, môže ukázať, kde ${archetype} pracuje aj po záverečnej.`,
    disowned: ({ name, archetype }) =>
      `Keď taký obraz položíte vedľa sklonu „${name}“, môže v ňom ${archetype} prosiť, aby smel znova dnu.`,
  },
  dreamSuggestions: {
    byForm: {
      overused:
        'Ak je v sne niekto slabší, pomalší alebo lenivejší než vy, opíšte ten výjav jeho očami.',
      disowned:
        'Ak v sne niekto robí, čo by ste nikdy neurobili, zapíšte si, čo mu závidíte, skôr než ho posúdite.',
    },
    byRelation: {
      raised: 'Raz za týždeň si vyberte jeden obraz a v desiatich riadkoch sen dopíšte.',
      middle: 'Pred zaspaním položte dňu jednu otázku a ráno sa pozrite, čo k nej pribudlo.',
      lowered:
        'Držte sa pocitu, ktorý po sne zostal; ráno stačí jediné slovo a výklad môže počkať.',
    },
    any: [
      'Majte pri posteli papier a obrazy si zapisujte skôr než myšlienky; po štyroch týždňoch hľadajte, čo sa vracia.',
      'Vyrozprávajte sen niekomu, kto sa spýta len na pocity a nič nevysvetľuje.',
      'Miesto zo sna neopisujte, ale nakreslite ho a vyznačte, kde ste stáli.',
    ],
  },
  categories: {
    shadow: 'Tieň',
    balance: 'Rovnováha',
    lessLived: 'Tichá stránka',
    persona: 'Persona',
    self: 'Bytostné Ja',
  },
  shadowExercise: {
    overused: ({ name, archetype }) => ({
      exercise: `Raz denne zachyťte chvíľu, keď sa začína „${name}“, trikrát sa nadýchnite a najbližšiu vec urobte polovičnou silou.`,
      purpose: `${archetype} si ponechá svoj dar a stratí kúsok náhlivosti.`,
    }),
    disowned: ({ name, archetype }) => ({
      exercise: `Raz denne si všimnite, kto vás dráždi, a opýtajte sa, či k tomu nemá čo povedať „${name}“; stačí jeden riadok.`,
      purpose: `${archetype} sa vráti na dohľad a nikomu tým neublíži.`,
    }),
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
