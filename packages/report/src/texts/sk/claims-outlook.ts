import type { QualityFlag, ResponseStyle } from '@individua/instrument/profile'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeNames, nameForms, shadowNames } from './names.ts'
import { percent } from './phrases.ts'
import { practices } from './practices.ts'

type Claims = ReportTexts['claims']

export const outlookClaims: Pick<Claims, 'interval' | 'quality' | 'step' | 'closing'> = {
  interval: ({ leading: [first] }) => {
    const [from, to] = first.interval
    return `Desať odpovedí je náčrt ceruzkou. Ak náš model sedí, mala by skutočná hodnota pri ${locative(first.name)} v štyroch prípadoch z piatich ležať medzi ${percent(from)} a ${percent(to)}. Všetky čísla sa vzťahujú na porovnávaciu skupinu nášho modelu, ktorej stredom je 50\u00a0%; na veľkom počte skutočných ľudí zatiaľ overené nie sú. O anime či animovi ani o bytostnom Ja z desiatich odpovedí nič vyčítať nemožno, preto o nich táto správa mlčí.`
  },
  quality: ({ flags: [flag], responseStyle }) =>
    flag === undefined
      ? 'Naše kontroly nenašli v spôsobe, akým ste odpovedali, nič nezvyčajné. Pri desiatich odpovediach im však veľa unikne, aj odpovede dané naslepo; ako pozorne ste čítali, viete lepšie vy. Tento obraz slúži len na informáciu a rozhovor s odborníkom nenahrádza.'
      : `${flagSentences[flag](responseStyle)} Nie je to výčitka a výsledok vám zostáva; znamená to iba menej istoty a na niektoré otázky môžete pokojne odpovedať znova. Celý obraz slúži len na informáciu.`,
  step: ({ step, shadows: [shadow] }) => {
    const opening = `Keďže na čele sklonov je „${shadowNames[shadow.name]}“,`
    const direction =
      step.reason === 'disowned'
        ? `krok vedie práve k ${nameForms[step.archetype].dative}, v malej a neškodnej dávke.`
        : `krok vedie opačným smerom, k ${nameForms[step.archetype].dative} ako protiváhe.`
    return `${opening} ${direction} ${practices[step.archetype]}`
  },
  closing: ({ leading: [first, second], tide }) =>
    wordingFor(
      tide,
      `Na konci týždňa si túto stránku prečítajte ešte raz a v duchu preškrtnite všetko, čo dni vyvrátili. Čo zostane, či už to bude ${archetypeNames[first.name]}, alebo niekto iný, bude potom vaše vlastné zistenie, nie naše.`,
      `Ak vám týždeň povie niečo iné než táto stránka, verte týždňu. ${archetypeNames[first.name]} a ${archetypeNames[second.name]} sú iba názvy smerov a len vy viete, kadiaľ ste naozaj kráčali.`,
    ),
}

const flagSentences: Readonly<Record<QualityFlag, (style: ResponseStyle) => string>> = {
  straightLining: () =>
    'Mnohé vaše odpovede sú rovnaké, takže sa podľa nich vaše vzorce dajú len ťažko rozlíšiť.',
  inconsistent: () =>
    'Niektoré vaše odpovede si protirečia viac, než je zvykom, preto čísla vyššie berte s väčšou rezervou.',
  responseStyle: (style) =>
    ({
      agreeing:
        'Súhlas vyjadríte ľahšie než väčšina ľudí, nech už výrok znie akokoľvek; model s tým ráta, hoci nie dokonale.',
      disagreeing:
        'Nesúhlas vyjadríte ľahšie než väčšina ľudí, nech už výrok znie akokoľvek; model s tým ráta, hoci nie dokonale.',
      extreme:
        'Krajné odpovede volíte častejšie než väčšina ľudí, nech už výrok znie akokoľvek; model to nevyrovnáva, takže výšky a hĺbky môžu pôsobiť ostrejšie, než naozaj sú.',
    })[style],
  tooFast: () => 'Odpovedali ste veľmi rýchlo, možno skôr, než niektoré výroky stihli doznieť.',
}

/** The locative of masculine animate names equals the dative, but for the adjective. */
function locative(name: keyof typeof nameForms): string {
  return name === 'innocent' ? 'Nevinnom' : nameForms[name].dative
}
