import type { CardTexts } from '../card-texts.ts'

export const cards: CardTexts = {
  standings: ({ share, level, from, to }) => [
    `Vo vašich odpovediach je ${level} s hodnotou ${share}, v rozpätí od ${from} do ${to}`,
    `Vaše odpovede mu dávajú ${share}, čo je ${level}, v rozpätí od ${from} do ${to}`,
  ],
  places: {
    clear: 'miesto medzi prvými tromi je jasné',
    likely: 'miesto medzi prvými tromi je pravdepodobné',
    tooClose: 'či patrí medzi prvé tri postavy, zostáva neisté',
  },
  persona: {
    bySide: {
      raised: 'Túto tvár si nasadzujete asi ľahko',
      middle: 'Túto tvár si asi nasadíte, keď ju treba',
      lowered: 'Túto tvár si nasadzujete asi len občas',
    },
    stand: ({ share, level }) => `je ${level} (${share}).`,
    inferred: 'Hodnota je odvodená zo vzorca a z ochoty prispôsobiť sa.',
  },
  shadow: {
    openings: ({ source, form, share, level }) => [
      `Takto sa hlási ${source}${form === 'overused' ? ',' : ''} a z vašich odpovedí vychádza ${level} (${share}).`,
      `Za týmto menom je ${source}${form === 'overused' ? ',' : ''} a z vašich odpovedí vychádza ${level} (${share}).`,
    ],
    faint: 'Je to aj tak iba slabý sklon.',
  },
  innerOther: {
    heading: 'Váš vnútorný náprotivok',
    notWeak: ({ share }) => `Pri hodnote ${share} nie je slabá, iba najtichšia zo štyroch.`,
    close: 'Motívy však ležia blízko seba, berte teda toto meno ako návrh.',
    ease: ({ level, share }) => `Dôvernosť s touto stránkou je ${level} (${share})`,
    bySide: {
      raised: 'počúvať ju zrejme dokážete.',
      middle: 'zrejme jej občas načúvate.',
      lowered: 'zatiaľ pre vás zrejme zostáva cudzinkou.',
    },
  },
  self: {
    task: (first, shadow, type) =>
      `O miesto pri jednom stole sa hlásia tri hlasy: spredu ${first}, z tieňa ${shadow === first ? `opäť ${shadow}` : shadow} a z úzadia „${type}“.`,
    unknown: 'Nakoľko sú vaše rôzne stránky navzájom prepojené, vaše odpovede neprezrádzajú.',
    open: 'Kde sa vedia počúvať, tam je človek celistvejší, aj keď nie bezchybný.',
    stand: ({ level, share }) =>
      `Prepojenie vašich rôznych stránok je podľa odpovedí ${level} (${share}).`,
    bySide: {
      raised:
        'S protirečeniami zrejme viete žiť, z prehier sa viete poučiť a asi je vo vás niečo ako vnútorný smer, ktorého sa dá držať. Úlohou je teraz nechať stôl otvorený aj pre hosťa, ktorého nikto nepozval.',
      middle:
        'Niektoré protirečenia už zrejme našli svoje miesto, iné sa ešte striedajú. Úlohou nie je ani tak rozhodnutie ako zvyk: opýtať sa aj tichšej stránky skôr, než rozhodne najhlasnejšia.',
      lowered:
        'Vaše stránky zrejme skôr ťahajú rôznymi smermi, než by sa rozprávali, a to stojí sily. Úloha je teraz malá a pravidelná: jedna tichá hodina, v ktorej smie každá dopovedať svoju vetu.',
    },
  },
  complex: (one, other) => `${one} a ${other}.`,
}
