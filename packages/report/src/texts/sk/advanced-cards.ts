import type { ShadowForm } from '@individua/instrument/dimensions'
import type { AdvancedCardTexts } from '../card-texts.ts'

/** Closes the clause that follows the name. */
const commas: Readonly<Record<ShadowForm, string>> = { overused: ',', disowned: '' }

export const advancedCards: AdvancedCardTexts = {
  standings: ({ share, level, from, to }) => [
    `Vo vašich odpovediach je ${level} s hodnotou ${share}, v rozpätí od ${from} do ${to}`,
    `Vaše odpovede mu dávajú ${share}, čo je ${level}, v rozpätí od ${from} do ${to}`,
  ],
  ranks: {
    clear: 'miesto medzi prvými tromi je zreteľné',
    likely: 'miesto medzi prvými tromi je pravdepodobné',
    quitePossible: 'miesto medzi prvými tromi je celkom možné',
    open: 'či patrí medzi prvé tri postavy, zostáva otvorené',
  },
  persona: {
    byRelation: {
      raised: 'Túto tvár si nasadzujete asi ľahko',
      middle: 'Túto tvár si asi nasadíte, keď ju treba',
      lowered: 'Túto tvár si nasadzujete asi len občas',
    },
    stand: ({ share, level }) => `je ${level} (${share}).`,
    inferred: 'Hodnota je odvodená zo vzorca a z ochoty prispôsobiť sa.',
  },
  shadow: {
    openings: ({ source, form, share, level }) => [
      `Takto sa hlási ${source}${commas[form]} a z vašich odpovedí vychádza ${level} (${share}).`,
      `Za týmto menom je ${source}${commas[form]} a z vašich odpovedí vychádza ${level} (${share}).`,
    ],
    faint: 'Je to aj tak iba slabý sklon.',
  },
  innerOther: {
    heading: 'Váš vnútorný náprotivok',
    notWeak: ({ share }) => `Pri hodnote ${share} nie je slabá, iba najtichšia zo štyroch.`,
    close: 'Motívy však ležia blízko seba, berte teda toto meno ako návrh.',
    ease: ({ level, share }) =>
      `Dôvernosti s touto stránkou sa týkal jediný výrok a podľa neho je ${level} (${share})`,
    byRelation: {
      raised: 'táto stránka vás zrejme zaujíma.',
      middle: 'táto stránka vás zaujíma zrejme asi tak, ako väčšinu ľudí zaujíma tá ich.',
      lowered: 'táto stránka vás zatiaľ zrejme veľmi nezaujíma.',
    },
  },
  self: {
    task: (first, shadow, type) =>
      `O miesto pri jednom stole sa hlásia tri hlasy: spredu ${first}, z tieňa ${shadow === first ? `opäť ${shadow}` : shadow} a z úzadia „${type}“.`,
    unknown: 'Nakoľko sú vaše rôzne stránky navzájom prepojené, vaše odpovede neprezrádzajú.',
    open: 'Kde sa vedia počúvať, tam je človek celistvejší, aj keď nie bezchybný.',
    stand: ({ level, share }) =>
      `Prepojenie vašich rôznych stránok je podľa odpovedí ${level} (${share}); priamo sa ho týkal jediný výrok, berte to teda ako náznak.`,
    byRelation: {
      raised:
        'Ak náznak neklame, vaše stránky o sebe navzájom vedia. Úlohou je teraz nechať stôl otvorený aj pre hosťa, ktorého nikto nepozval.',
      middle:
        'Ak náznak neklame, vaše stránky o sebe vedia asi toľko ako u väčšiny ľudí. Úlohou nie je ani tak rozhodnutie ako zvyk: opýtať sa aj tichšej stránky skôr, než rozhodne najhlasnejšia.',
      lowered:
        'Ak náznak neklame, vaše stránky o sebe vedia len málo. Úloha je teraz malá a pravidelná: jedna tichá hodina, v ktorej smie každá dopovedať svoju vetu.',
    },
  },
  complex: (one, other) => `${one} a ${other}.`,
}
