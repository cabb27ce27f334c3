import type { ClaimTexts } from '../claim-texts.ts'
import type { Figure } from '../figures.ts'
import { nameForms } from './names.ts'

const standing = ({ share, level }: Figure) =>
  `s hodnotou ${share}, čo je ${level} porovnávacej skupiny nášho modelu`

export const claims: ClaimTexts = {
  leader: {
    clear: (first, chance) =>
      `Jeden vzorec vedie zreteľne: je to ${first.name} ${standing(first)}. S pravdepodobnosťou ${chance} je naozaj najsilnejší z dvanástich.`,
    likely: (first, chance) =>
      `Vpredu stojí ${first.name} ${standing(first)}. Že je to v skutočnosti váš najsilnejší vzorec, je pravdepodobné (${chance}), nie však isté.`,
    shared: (first, chance, { together, others }) => [
      `Najskôr vedie ${first.name} ${standing(first)}. Pravdepodobnosť, že je z dvanástich vzorcov naozaj najsilnejší, je ${chance}, preto berte ${together} spolu.`,
      `Ako prvý vychádza ${first.name} ${standing(first)}. Keďže skutočne najsilnejší je len s pravdepodobnosťou ${chance}, delí sa o čelo ${others}.`,
      `Medzi blízkymi susedmi je prvý ${first.name} ${standing(first)}. Skutočné prvenstvo mu patrí s pravdepodobnosťou ${chance}, a tak čítajte ${together} vzorce spolu.`,
    ],
    sharedByTwo: { together: 'prvé dva', others: 's tým, ktorý nasleduje' },
    sharedByThree: { together: 'prvé tri', others: 's dvoma ďalšími' },
    notRaised: (first, chance) =>
      `Žiadny vzorec v týchto desiatich odpovediach výrazne nevystupuje do popredia. Prvý v poradí je ${first.name} ${standing(first)}; pravdepodobnosť, že je naozaj najsilnejší, je ${chance}.`,
    theme: (core, gift) =>
      `Témou tohto vzorca je ${core}; kde mu dáte miesto, tam prináša ${gift}. Či vás to vystihuje viac než iných ľudí, z desiatich odpovedí nevidno; pole je skôr vyrovnané a o tom, ktorá vaša stránka vystúpi dopredu, rozhoduje možno chvíľa a spoločnosť.`,
  },
  runnersUp: {
    openings: {
      close: (two) => `Tesne za ním nasledujú ${two}.`,
      apart: (two) => [`Po jeho boku stoja ${two}.`, `Sprevádzajú ho ${two}.`],
      onlySecondRaised: (two, level) =>
        `Ďalej v poradí sú ${two}, pričom druhý z nich je už ${level}.`,
      neitherRaised: (two) => `Ďalej v poradí sú ${two}, žiadny z nich výrazne nad stredom.`,
      bothLowered: (two) => `Ďalej v poradí sú ${two}, obaja pod stredom.`,
    },
    gifts: {
      both: (second, third) =>
        `${second.name} pridáva ${second.gift}, ${third.name} zasa ${third.gift}.`,
      second: ({ name, gift }) => `${name} pridáva ${gift}.`,
      third: ({ name, gift }) => `${name} napokon prináša ${gift}.`,
      sameAnswer: (one, other) =>
        `U ${nameForms[one.key].genitive} aj u ${nameForms[other.key].genitive} najviac zaváži tá istá odpoveď, takže desať otázok týchto dvoch sotva rozlíši.`,
    },
    certainty: {
      each: ({ name, certainty, topThree }) => `${name}: ${certainty} (${topThree})`,
      separator: '; ',
      ofEach: (list) => `Patria naozaj do prvej trojice? ${list}.`,
    },
  },
  motives: {
    strongest: {
      raised: ({ withShare }) =>
        `Za jednotlivými vzorcami sú štyri základné motívy a najsilnejším z vašich je ${withShare}.`,
      notRaised: ({ withShare }) =>
        `Zo štyroch základných motívov, ktoré sú za vzorcami, žiadny veľmi nevyčnieva; o krok vpredu je ${withShare}.`,
    },
    weakest: {
      close: ({ name, share }) =>
        `Na konci poradia je ${name} s hodnotou ${share}, tak blízko prvého, že z poradia sa veľa vyčítať nedá.`,
      lowered: ({ name, share }, lack) =>
        `Na konci poradia je ${name} s hodnotou ${share}, ${lack}.`,
      notLowered: ({ name, share }) =>
        `Na konci poradia je ${name}, hoci ${share} sotva možno nazvať nízkou hodnotou: aj táto potreba tu je, len sa zriedkavejšie hlási o slovo.`,
    },
  },
  persona: {
    openings: ({ key, share, certainty }) => [
      `Persona je Jungov názov pre tvár, ktorú obraciame k druhým. Tú vašu odvodzujeme z vašich vzorcov a z toho, nakoľko sa prispôsobujete; najvýraznejšie sú na nej črty ${nameForms[key].genitive} (${share}, ${certainty}).`,
      `Čo vás poháňa a čo vidia druhí, to sú dve rôzne veci; viditeľnú stránku nazval Jung personou. Podľa tých istých odpovedí sa tá vaša najviac podobá na ${nameForms[key].accusative} (${share}, ${certainty}).`,
    ],
    sameAsLeader: (leader, next) =>
      `Vnútro a tvár sa tu zhodujú, v oboch poradiach je prvý ${leader.name}; ďalšou tvárou v poradí je ${next.name}.`,
    unlikeLeader: ({ name }) =>
      `Keďže vnútri vedie ${name}, to, čo si ľudia všimnú ako prvé, nemusí byť to, čo vami najviac hýbe.`,
  },
  adapting: {
    stand: ({ share, level }) => `Ochota prispôsobiť sa je u vás s hodnotou ${share} ${level}`,
    byRelation: {
      raised: {
        meaning: 'zdá sa, že svoje vystupovanie ladíte podľa spoločnosti, v ktorej práve ste.',
        advice:
          'Na mnohých miestach tak ľahko zapadnete; dobre je mať aspoň jedno, kde sa ladiť netreba.',
      },
      middle: {
        meaning: 'spoločnosti sa prispôsobujete asi tak ako väčšina ľudí.',
        advice: 'Zrejme viete splynúť, keď je to namieste, a prestať, keď vás to začne niečo stáť.',
      },
      lowered: {
        meaning: 'zdá sa, že všade vystupujete približne rovnako.',
        advice:
          'Ľudia vedia, na čom s vami sú, hoci trochu viac obratnosti by vám raz za čas ušetrilo hádku.',
      },
    },
  },
  lowest: {
    openings: ({ name, share, level }) => [
      `Na opačnom konci stojí ${name}: ${share}, ${level}.`,
      `Najtichší z dvanástich je ${name}: ${share}, ${level}.`,
      `Najmenej zrejme potrebujete to, čo stráži ${name} (${share}, ${level}).`,
    ],
    notLowered: ({ name, share, level }) =>
      `Celkom nezmĺkol vo vašich odpovediach žiadny vzorec; aj ten najtichší, ${name}, má hodnotu ${share}, ${level}.`,
    theme: (core) =>
      `Témou tohto vzorca je ${core}; máte ho poruke, len sa zvyčajne neozve ako prvý. Viac napovie otázka, pri akých príležitostiach vám chýba.`,
  },
  secondLowest: {
    openings: ({ name, share }, less) => [
      `V pozadí sa drží aj ${name} (${share}): ${less}. Nízka hodnota nie je chyba; hovorí len, ktorý hlas vám možno musia požičať druhí.`,
      `Podobne je na tom ${name} (${share}): ${less}. Tichý však neznamená neprítomný a čo sa používa zriedka, vie prekvapiť sviežosťou.`,
    ],
    notLowered: ({ name, share }) =>
      `O krok vzadu zostáva aj ${name} (${share}), čo však nie je slabosť: takáto hodnota znamená, že príde, keď ho zavoláte. Vysoká či nízka hodnota tu hovorí len o tom, ako často si vzorec berie slovo, nie o tom, akú má cenu.`,
  },
  tension: {
    openings: {
      both: (stronger, weaker) =>
        `Dva vzorce, ktoré u vás vychádzajú nad stredom, chcú opačné veci: ${stronger} a ${weaker}.`,
      tilted: (stronger, weaker) =>
        `Jedna dvojica protikladov sa vo vašich odpovediach silno nakláňa: na jednom konci je ${stronger}, na druhom ${weaker}.`,
      even: (stronger, weaker) =>
        `Žiadna dvojica protikladov vo vašich odpovediach neurčuje smer. Najvyrovnanejšími súpermi sú ${stronger} a ${weaker}, ani jeden druhého neprekričí.`,
    },
    tilted: 'Zdá sa, že u vás padne odpoveď skôr než otázka.',
    even: 'Pri takýchto hodnotách asi rozhoduje situácia a oplatí sa všímať si, ktorá rozhodne ako.',
  },
  pressure: {
    openings: [
      'Tieňom sa nazýva to, čo človek robí, hoci vlastne nechce, alebo čo odmieta prijať za svoje.',
      'Tieňom nazval Jung tie stránky, ktoré žijeme priveľmi alebo odsúvame a ktoré si druhí často všimnú skôr než my.',
    ],
    stand: ({ share, level }) => `Tlak z tejto strany je s hodnotou ${share} ${level}`,
    byRelation: {
      raised:
        'prudké reakcie na druhých bývajú najužitočnejšou stopou, lebo často vedú naspäť k vám.',
      middle:
        'niečo vás vyvedie z miery a niečo prejde bez povšimnutia, asi tak často ako u väčšiny ľudí.',
      lowered:
        'zdá sa, že z miery vás vyvedie máločo, a to môže znamenať pokoj, ale aj to, že je všetko dobre ukryté.',
    },
  },
  shadow: {
    first: {
      raised: ({ name, share, sourceAtEnd }) =>
        `Najviac pozornosti si zaslúži sklon „${name}“ (${share}), teda ${sourceAtEnd}.`,
      middle: ({ name, share, sourceAtEnd }) =>
        `Prvým zo sklonov, hoci nie výrazným, je „${name}“ (${share}), teda ${sourceAtEnd}.`,
      lowered: ({ name, share, sourceAtEnd }) =>
        `Slabý je však aj prvý zo sklonov: „${name}“ (${share}), teda ${sourceAtEnd}.`,
    },
    second: ({ name, share }) =>
      `Druhým v poradí je s hodnotou ${share} „${name}“. Oba sú odvodené z iných odhadov a ani jeden nie je rozsudkom.`,
  },
  interval: ({ key, from, to }) =>
    `Desať odpovedí je náčrt ceruzkou. Ak náš model sedí, mala by skutočná hodnota pri ${nameForms[key].locative} v štyroch prípadoch z piatich ležať medzi ${from} a ${to}. Všetky čísla sa vzťahujú na porovnávaciu skupinu nášho modelu, ktorej stredom je 50\u00a0%; na veľkom počte skutočných ľudí zatiaľ overené nie sú. O anime či animovi ani o bytostnom Ja z desiatich odpovedí nič vyčítať nemožno, preto o nich táto správa mlčí.`,
  quality: {
    byFlag: {
      fine: 'Naše kontroly nenašli v spôsobe, akým ste odpovedali, nič nezvyčajné. Pri desiatich odpovediach im však veľa unikne, aj odpovede dané naslepo; ako pozorne ste čítali, viete lepšie vy. Tento obraz slúži len na informáciu a rozhovor s odborníkom nenahrádza.',
      straightLining:
        'Mnohé vaše odpovede sú rovnaké, takže sa podľa nich vaše vzorce dajú len ťažko rozlíšiť.',
      inconsistent:
        'Niektoré vaše odpovede si protirečia viac, než je zvykom, preto čísla vyššie berte s väčšou rezervou.',
      tooFast: 'Odpovedali ste veľmi rýchlo, možno skôr, než niektoré výroky stihli doznieť.',
    },
    byResponseStyle: {
      agreeing:
        'Súhlas vyjadríte ľahšie než väčšina ľudí, nech už výrok znie akokoľvek; model s tým ráta, hoci nie dokonale.',
      disagreeing:
        'Nesúhlas vyjadríte ľahšie než väčšina ľudí, nech už výrok znie akokoľvek; model s tým ráta, hoci nie dokonale.',
      extreme:
        'Krajné odpovede volíte častejšie než väčšina ľudí, nech už výrok znie akokoľvek; model to nevyrovnáva, takže výšky a hĺbky môžu pôsobiť ostrejšie, než naozaj sú.',
    },
    afterFlag:
      'Nie je to výčitka a výsledok vám zostáva; znamená to iba menej istoty a na niektoré otázky môžete pokojne odpovedať znova. Celý obraz slúži len na informáciu.',
  },
  step: {
    disowned: (shadow, towards) =>
      `Keďže na čele sklonov je „${shadow.name}“, krok vedie práve k ${nameForms[towards.key].dative}, v malej a neškodnej dávke.`,
    overused: (shadow, towards) =>
      `Keďže na čele sklonov je „${shadow.name}“, krok vedie opačným smerom, k ${nameForms[towards.key].dative} ako protiváhe.`,
  },
  closing: (first, second) => [
    `Na konci týždňa si túto stránku prečítajte ešte raz a v duchu preškrtnite všetko, čo dni vyvrátili. Čo zostane, či už to bude ${first.name}, alebo niekto iný, bude potom vaše vlastné zistenie, nie naše.`,
    `Ak vám týždeň povie niečo iné než táto stránka, verte týždňu. ${first.name} a ${second.name} sú iba názvy smerov a len vy viete, kadiaľ ste naozaj kráčali.`,
  ],
}
