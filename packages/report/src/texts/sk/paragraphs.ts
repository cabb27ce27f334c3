import type { ParagraphTexts } from '../paragraph-texts.ts'
import type { AdvancedTexts } from '../report-texts.ts'
import { nameForms } from './names.ts'

export const titles: AdvancedTexts['titles'] = {
  figure: 'Postavy v popredí',
  drive: 'Čo nimi hýbe',
  face: 'Tvár, ktorú vidia druhí',
  shadow: 'Čo kráča za vami',
  opposites: 'Kde sa stretávajú protiklady',
  wholeness: 'Druhá stránka a stred',
  certainty: 'Vaše slová a miera istoty',
}

export const paragraphs: ParagraphTexts = {
  leader: {
    none: ({ first }) =>
      `Vo vašich odpovediach nevyčnieva žiadna postava. Prvý v poradí je ${first.name} (${first.share}, ${first.level}), čítajte teda nasledujúce riadky ako náčrt, nie ako portrét.`,
    clear: ({ first }, chance) =>
      `Vo vašich odpovediach zreteľne vedie jedna postava: ${first.name} (${first.share}, ${first.level}). Pravdepodobnosť, že je naozaj najsilnejšia z dvanástich, je ${chance}.`,
    likely: ({ first }, chance) =>
      `Vo vašich odpovediach pravdepodobne vedie jedna postava: ${first.name} (${first.share}, ${first.level}). Pravdepodobnosť, že je najsilnejšia z dvanástich, je ${chance}, takže v hre zostávajú aj ďalšie.`,
    sharedByTwo: ({ first, second, third }) =>
      `Vpredu stoja vedľa seba dve postavy: ${first.name} (${first.share}, ${first.level}) a ${second.name}; nasleduje ${third.name}. Ktorá z oboch vedie, zostáva otvorené a môže sa to meniť podľa situácie.`,
    sharedByThree: ({ first, second, third }) =>
      `Vpredu stoja vedľa seba tri postavy: ${first.name} (${first.share}, ${first.level}), ${second.name} a ${third.name}. Ktorá z nich vedie, zostáva otvorené a môže sa to meniť podľa situácie.`,
  },
  runnersUp: ({ first, second, third }) => [
    `Nijaká postava neprichádza bez sprievodu: za touto nasledujú ${second.withShare} a ${third.withShare}.`,
    `Ďalej v poradí sú ${second.withShare} a ${third.withShare} a každá postava dostáva farbu od svojej spoločnosti.`,
    `${first.name} sa o javisko delí; vedľa neho stoja ${second.withShare} a ${third.withShare}.`,
  ],
  drive: {
    close: (strong, weak) =>
      `Za dvanástimi postavami stoja štyri motívy a vo vašich odpovediach ležia blízko seba, medzi ${weak.share} a ${strong.share}. Smer neudáva ani jeden z nich. Pri takomto rozložení rozhoduje za vás asi častejšie situácia než vlastný sklon a oplatí sa všímať si, kým ste v ktorej spoločnosti.`,
    openings: (strong, weak) => [
      `Dvanásť postáv živia štyri motívy. Najslabšia vo vašich odpovediach je ${weak.withShare}, najsilnejšia ${strong.withShare}.`,
      `Čo živí postavy v popredí? Poradie štyroch motívov vo vašich odpovediach uzatvára ${weak.withShare}, na jeho čele je ${strong.withShare}.`,
    ],
    faint:
      'Ani tento motív sa však vo vašich odpovediach neozýva nahlas, berte ho preto len ako náznak.',
  },
  persona: {
    term: 'Persona je Jungov názov pre tvár, ktorou sa obraciame k svetu.',
    firstTwo: (first, second) =>
      `Najľahšie sa hlási ${first.withShare} a za ním ${second.withShare}.`,
    ofLeader: {
      first: () =>
        'Tvár a vnútorná postava sa zhodujú, takže ľudia možno čoskoro spoznajú aj to, na čom vám záleží; rizikom je, že ďalej sa už nepozrie nikto.',
      close: (inner) =>
        `Vo vnútri je na prvom mieste ${inner} a medzi tvárami nasleduje tak tesne, že na tomto poradí veľmi nezáleží.`,
      behind: (inner) =>
        `Vo vnútri je na prvom mieste ${inner}, ľudia teda najprv možno nevidia celkom to isté a druhé stretnutie s vami ich môže prekvapiť.`,
    },
  },
  adapting: {
    unknown: 'Nakoľko sa prispôsobujete, vaše odpovede neprezrádzajú.',
    byRelation: {
      raised:
        'Tomu, čo si situácia žiada, sa zrejme prispôsobíte ľahko, čo otvára dvere, no stojí to sily',
      middle: 'Prispôsobujete sa zrejme asi toľko ako väčšina ľudí',
      lowered: 'Všade ukazujete zrejme takmer tú istú tvár, čo je úľava, hoci nie vždy výhoda',
    },
  },
  pressure: {
    unknown: 'Ako silno tlačí tieň, vaše odpovede neprezrádzajú.',
    stand: (pressure) =>
      `Tieň uchováva, čo sa do tváre nezmestilo, a tlačí zozadu; vo vašich odpovediach je tento tlak ${pressure.level} (${pressure.share}).`,
    byRelation: {
      raised:
        'Hnev, okúzlenie a náhlu únavu sa potom oplatí čítať ako listy s vašou vlastnou spiatočnou adresou.',
      middle:
        'Niečo sa vám dostane pod kožu a iné nie, asi tak často ako väčšine ľudí, a práve výnimky si zaslúžia druhý pohľad.',
      lowered:
        'Odtiaľ zrejme veľa netlačí, čo môže znamenať pokoj alebo pivnicu, do ktorej už dlho nikto nezišiel.',
    },
  },
  shadow: {
    first: (first, strength) =>
      `Prvou z jeho podôb je „${first.name}“ (${first.share}): ${first.source}${strength}.`,
    faintStrength: ', hoci aj táto podoba je slabá',
    second: (second) =>
      `Kde sa to začalo u vás, môžete povedať iba vy. Nasleduje „${second.name}“ (${second.share}).`,
  },
  opposites: {
    both: (one, other) =>
      `Rast očakával Jung tam, kde žijú oba protiklady. Podľa vašich odpovedí by to mohli byť ${one} a ${other}.`,
    tilted: (one, other) =>
      `Rast očakával Jung na strane, ktorá zaostala. Vo vašich odpovediach sa najviac rozchádzajú ${one} a ${other}.`,
    even: (one, other) =>
      `Zo šiestich dvojíc protikladov vás žiadna neťahá silno; najvyrovnanejší sú ${one} a ${other}.`,
  },
  evenOpposites:
    'Zdá sa, že si zakaždým môžete odpovedať nanovo, čo je príjemné, no pre tých, ktorí na odpoveď čakajú, niekedy únavné.',
  innerOther: {
    opening: (type) =>
      `Menej žitú stránku nazval Jung animou alebo animom; tu je to jednoducho vnútorný náprotivok a ten váš sa môže volať „${type}“.`,
    unknown: 'Nakoľko je vám s ním dobre, vaše odpovede neprezrádzajú.',
    byRelation: {
      raised:
        'Podľa jediného výroku, ktorý sa toho týkal, vás zrejme zaujímajú aj stránky, ktorým dávate málo priestoru',
      middle:
        'Podľa jediného výroku, ktorý sa toho týkal, vás stránky, ktorým dávate málo priestoru, zaujímajú zrejme asi tak ako väčšinu ľudí',
      lowered:
        'Podľa jediného výroku, ktorý sa toho týkal, vás stránky, ktorým dávate málo priestoru, zrejme veľmi nezaujímajú',
    },
    stand: (ease) => `dôvernosť s náprotivkom je ${ease.level} (${ease.share})`,
  },
  self: {
    unknown: 'Nakoľko sú vaše rôzne stránky navzájom prepojené, vaše odpovede neprezrádzajú.',
    opening: 'Bytostné Ja je pre Junga stred, v ktorom sa to všetko schádza.',
    byRelation: {
      raised: (first, lowest) =>
        `Priamo sa ho týkal jediný výrok a podľa neho o sebe možno vedia aj také vzdialené stránky, ako sú ${first.name} a ${lowest.name}`,
      middle: (first, lowest) =>
        `Priamo sa ho týkal jediný výrok a podľa neho o sebe ${first.name} a ${lowest.name} vedia možno asi toľko ako takéto stránky u väčšiny ľudí`,
      lowered: (first, lowest) =>
        `Priamo sa ho týkal jediný výrok a podľa neho o sebe také vzdialené stránky, ako sú ${first.name} a ${lowest.name}, vedia možno len málo`,
    },
    stand: (self) => `hodnota je ${self.level} (${self.share})`,
  },
  voice: {
    quoted:
      'Uvádzame to bez výkladu: písané odpovede vážia v hodnotách málo a čo je medzi týmito slovami, viete najlepšie vy.',
    none: 'Vaše písané odpovede tu nemáme z čoho uviesť; hodnoty sa opierajú o výroky, ktoré ste posúdili, a o možnosti, ktoré ste si vybrali.',
  },
  range: (answerCount, first) =>
    `Tento obraz vznikol z ${answerCount} odpovedí. Pri postave ${nameForms[first.key].genitive} by mala skutočná hodnota v štyroch prípadoch z piatich ležať medzi ${first.from} a ${first.to}.`,
  limits:
    'Všetky hodnoty sa vzťahujú na porovnávaciu skupinu nášho modelu, ktorej stredom je 50 %; na veľkom počte skutočných ľudí zatiaľ neboli overené, slúžia iba na informáciu a radu odborníka nenahrádzajú.',
  quality: {
    byFlag: {
      straightLining:
        'Mnohé vaše hodnotenia sú rovnaké, preto sú naše slová opatrnejšie než zvyčajne; na niektoré výroky môžete odpovedať znova.',
      inconsistent:
        'Niektoré odpovede idú proti sebe viac než zvyčajne, preto sú naše slová opatrnejšie; na niektoré môžete odpovedať znova.',
      tooFast:
        'Odpovedali ste veľmi rýchlo, preto sú naše slová opatrnejšie; na niektoré otázky môžete odpovedať znova.',
      fine: 'Naše kontroly nenašli v spôsobe, akým ste odpovedali, nič nezvyčajné, nepozorné odpovede im však môžu uniknúť.',
    },
    byResponseStyle: {
      agreeing:
        'Súhlas vyjadríte ochotnejšie než väčšina, nech výrok znie akokoľvek, a model to vyrovnáva len čiastočne.',
      disagreeing:
        'Nesúhlas vyjadríte ochotnejšie než väčšina, nech výrok znie akokoľvek, a model to vyrovnáva len čiastočne.',
      extreme:
        'Krajné odpovede volíte častejšie než väčšina, nech výrok znie akokoľvek, preto môžu byť výkyvy na pohľad väčšie než v skutočnosti.',
    },
  },
}
