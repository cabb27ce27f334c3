import type { QualityFlag } from '../../../../profile.ts'
import { isLowered, isRaised } from '../../../plan-levels.ts'
import { motiveTexts } from '../../../texts/sk/motives.ts'
import { nameForms, shadowNames } from '../../../texts/sk/names.ts'
import { levelWords, percent } from '../../../texts/sk/phrases.ts'
import { disownedTexts } from '../../../texts/sk/shadows-disowned.ts'
import { overusedTexts } from '../../../texts/sk/shadows-overused.ts'
import { tensionTexts } from '../../../texts/sk/tensions.ts'
import { wordingFor } from '../../../texts/wording.ts'
import { type AdvancedPlan, sideOf } from '../../plan-advanced.ts'
import type { AdvancedTexts } from '../advanced-texts.ts'
import { archetypeDepths } from './archetype-depths.ts'
import { motiveDepths } from './motive-depths.ts'
import { openQuoteSentence, quoteSentence } from './quotes.ts'
import { disownedDepths } from './shadows-disowned-depths.ts'
import { overusedDepths } from './shadows-overused-depths.ts'

export const titles: AdvancedTexts['titles'] = {
  figure: 'Postavy v popredí',
  drive: 'Čo nimi hýbe',
  face: 'Tvár, ktorú stretávajú druhí',
  shadow: 'Čo kráča za vami',
  opposites: 'Kde sa stretávajú protiklady',
  wholeness: 'Druhá stránka a stred',
  certainty: 'Vaše slová a miera istoty',
}

export const paragraphs: AdvancedTexts['paragraphs'] = {
  leader: (plan) => {
    const [first] = plan.leading
    const depths = archetypeDepths[first!.name]
    const body = isRaised(first!.level) ? depths.raised : depths.essence
    return `${leaderSentence(plan)} ${body}${quoteSentence(plan.quotes.leader, plan.tide)}`
  },
  company: ({ leading: [first, second, third], quotes, turn }) => {
    const figures = `${nameForms[second!.name].nominative} (${percent(second!.percent)}) a ${nameForms[third!.name].nominative} (${percent(third!.percent)})`
    const opening = wordingFor(
      turn,
      `Nijaká postava neprichádza bez sprievodu: za touto nasledujú ${figures}.`,
      `Ďalej v poradí sú ${figures} a každá postava dostáva farbu od svojej spoločnosti.`,
      `${nameForms[first!.name].nominative} sa o javisko delí; vedľa stoja ${figures}.`,
    )
    return `${opening} ${archetypeDepths[second!.name].beside} ${archetypeDepths[third!.name].beside}${quoteSentence(quotes.second, 2)}`
  },
  drive: ({ strongestMotive: strong, weakestMotive: weak, motivesDiffer, tide }) => {
    if (!motivesDiffer) {
      return `Za dvanástimi postavami stoja štyri motívy a vo vašich odpovediach ležia blízko seba, medzi ${percent(weak.percent)} a ${percent(strong.percent)}. Smer neudáva ani jeden z nich. Pri takomto rozložení rozhoduje za vás asi častejšie situácia než vlastný sklon a oplatí sa všímať si, v akej spoločnosti sa kým stávate.`
    }
    const opening = wordingFor(
      tide,
      `Dvanásť postáv živia štyri motívy. Najsilnejšia vo vašich odpovediach je ${motiveTexts[strong.name].core} (${percent(strong.percent)}), najslabšia ${motiveTexts[weak.name].core} (${percent(weak.percent)}).`,
      `Čo živí postavy v popredí? Podľa vašich odpovedí je to najviac ${motiveTexts[strong.name].core} (${percent(strong.percent)}). Poradie štyroch motívov uzatvára ${motiveTexts[weak.name].core} (${percent(weak.percent)}).`,
    )
    return `${opening} ${motiveTexts[strong.name].pull} ${isRaised(strong.level) ? motiveDepths[strong.name].drive : 'Ani tento ťah však vo vašich odpovediach neznie nahlas, berte ho preto ako sklon.'}`
  },
  face: (plan) => {
    const [first, second] = plan.faces
    const inner = nameForms[plan.leading[0]!.name].nominative
    const faces = `${nameForms[first!.name].nominative} (${percent(first!.percent)}) a za ním ${nameForms[second!.name].nominative} (${percent(second!.percent)})`
    const relation =
      first!.name === plan.leading[0]!.name
        ? 'Tvár a vnútorná postava sa zhodujú, takže ľudia asi čoskoro spoznajú aj to, na čom vám záleží; rizikom je, že ďalej sa už nepozrie nikto.'
        : `Vo vnútri je na prvom mieste ${inner}, ľudia teda najprv nevidia celkom to isté a druhé stretnutie s vami ich môže prekvapiť.`
    return `Persona je Jungov názov pre tvár, ktorou sa obraciame k svetu. ${adaptingSentence(plan)} Najľahšie sa hlási ${faces}. ${relation}${quoteSentence(plan.quotes.persona, plan.turn)}`
  },
  pressure: (plan) => {
    const { shadowPressure: pressure } = plan.structures
    if (!pressure) return 'Ako silno tlačí tieň, vaše odpovede neprezrádzajú.'
    const stand = `Tieň uchováva, čo sa do tváre nezmestilo, a tlačí zozadu; vo vašich odpovediach je tento tlak ${levelWords[pressure.level]} (${percent(pressure.percent)}).`
    const meaning = {
      raised:
        'Hnev, okúzlenie a náhla únava sa potom oplatí čítať ako listy s vašou vlastnou spiatočnou adresou.',
      middle:
        'Niečo sa vám dostane pod kožu a iné nie, asi tak často ako väčšine ľudí, a práve výnimky si zaslúžia druhý pohľad.',
      lowered:
        'Odtiaľ zrejme veľa netlačí, čo môže znamenať pokoj alebo pivnicu, do ktorej už dlho nikto nezišiel.',
    }[sideOf(pressure)]
    return `${stand} ${meaning}${quoteSentence(plan.quotes.pressure, plan.tide)}`
  },
  shadow: ({ shadows: [first, second] }) => {
    const isOverused = first!.form === 'overused'
    const text = (isOverused ? overusedTexts : disownedTexts)[first!.archetype].text
    const root = (isOverused ? overusedDepths : disownedDepths)[first!.archetype].root
    const name = nameForms[first!.archetype].nominative
    const form = isOverused ? `${name}, keď ho je priveľa` : `odsunutý ${name}`
    const strength = isLowered(first!.level) ? ', hoci aj táto podoba je slabá' : ''
    return `Prvou z jeho podôb je „${shadowNames[first!.name]}“ (${percent(first!.percent)}): ${form}${strength}. ${text} ${root} Kde sa to začalo u vás, môžete povedať iba vy. Nasleduje „${shadowNames[second!.name]}“ (${percent(second!.percent)}).`
  },
  opposites: ({ tension: { key, mode, lean, stronger, weaker } }) => {
    const texts = tensionTexts[key]
    const one = `${nameForms[stronger.name].nominative} (${percent(stronger.percent)})`
    const other = `${nameForms[weaker.name].nominative} (${percent(weaker.percent)})`
    if (mode === 'both') {
      return `Rast očakával Jung tam, kde žijú oba protiklady. U vás sú to ${one} a ${other}. ${texts.question} ${texts.both}`
    }
    if (mode === 'tilted') {
      return `Rast očakával Jung na strane, ktorá zaostala. Vo vašich odpovediach sa najviac rozchádzajú ${one} a ${other}. ${texts.question} ${texts.tilted[lean]}`
    }
    return `Zo šiestich dvojíc protikladov vás žiadna neťahá silno; najvyrovnanejší sú ${one} a ${other}. ${texts.question} Zdá sa, že si zakaždým môžete odpovedať nanovo, čo je príjemné, no pre tých, ktorí na odpoveď čakajú, niekedy únavné.`
  },
  innerOther: ({ structures: { innerOther }, weakestMotive, quotes }) => {
    const opening = `Menej žitú stránku nazval Jung animou alebo animom; tu je to jednoducho vnútorný náprotivok a ten váš sa môže volať „${motiveDepths[weakestMotive.name].type}“.`
    if (!innerOther) return `${opening} Nakoľko je vám s ním dobre, vaše odpovede neprezrádzajú.`
    const ease = {
      raised: 'To, čo je vo vás cudzie, vás zrejme zaujíma, a to je polovica cesty',
      middle: 'Tomu, čo je vo vás cudzie, sa zrejme ani nebránite, ani mu veľmi neotvárate',
      lowered: 'To, čo je vo vás cudzie, si zrejme zatiaľ držíte ďalej od tela',
    }[sideOf(innerOther)]
    return `${opening} ${ease}: dôvernosť s ním je ${levelWords[innerOther.level]} (${percent(innerOther.percent)}).${quoteSentence(quotes.innerOther, 1)}`
  },
  self: ({ structures: { self }, quotes, leading: [first], quietest }) => {
    const one = nameForms[first!.name]
    const other = nameForms[quietest.name]
    if (!self)
      return 'Nakoľko sú vaše rôzne stránky navzájom prepojené, vaše odpovede neprezrádzajú.'
    const meaning = {
      raised: `Protirečenia, aké sú medzi postavami ${one.genitive} a ${other.genitive}, zrejme našli spoločnú strechu`,
      middle: `Medzi postavami ${one.genitive} a ${other.genitive} je zrejme spojenie, dohoda však ešte nie`,
      lowered: `Stránky také vzdialené ako ${one.nominative} a ${other.nominative} sa zrejme skôr striedajú, než by sa spolu radili`,
    }[sideOf(self)]
    return `Bytostné Ja je pre Junga stred, v ktorom sa to všetko schádza. ${meaning}; hodnota je ${levelWords[self.level]} (${percent(self.percent)}).${quoteSentence(quotes.self, 0)}`
  },
  voice: ({ quotes: { voice } }) =>
    voice
      ? `${openQuoteSentence(voice)} Uvádzame to bez výkladu: písané odpovede vážia v hodnotách málo a čo je medzi týmito slovami, viete najlepšie vy.`
      : 'Vaše písané odpovede tu nemáme z čoho uviesť; hodnoty sa opierajú o výroky, ktoré ste posúdili, a o možnosti, ktoré ste si vybrali.',
  certainty: (plan) => {
    const [first] = plan.leading
    const [from, to] = first!.interval
    return `Počet odpovedí, z ktorých vznikol tento obraz, je ${plan.answerCount}. Pri postave ${nameForms[first!.name].genitive} leží skutočná hodnota v štyroch prípadoch z piatich medzi ${percent(from)} a ${percent(to)}. ${qualitySentence(plan)} Všetky hodnoty sa vzťahujú na porovnávaciu skupinu nášho modelu, ktorej stredom je 50 %; na veľkom počte skutočných ľudí zatiaľ neboli overené, slúžia iba na informáciu a radu odborníka nenahrádzajú.`
  },
}

function leaderSentence({ leading: [first, second, third], leader, raisedInFront }: AdvancedPlan) {
  const name = nameForms[first!.name].nominative
  const figure = `${percent(first!.percent)}, ${levelWords[first!.level]}`
  if (raisedInFront === 0) {
    return `Vo vašich odpovediach nevyčnieva žiadna postava. Prvý v poradí je ${name} (${figure}), čítajte teda nasledujúce riadky ako sklon, nie ako portrét.`
  }
  if (leader.certainty === 'clear') {
    return `Vo vašich odpovediach jasne vedie jedna postava: ${name} (${figure}). Pravdepodobnosť, že je naozaj najsilnejšia z dvanástich, je ${percent(leader.percent)}.`
  }
  if (leader.certainty === 'likely') {
    return `Vo vašich odpovediach pravdepodobne vedie jedna postava: ${name} (${figure}). Pravdepodobnosť, že je najsilnejšia z dvanástich, je ${percent(leader.percent)}, takže v hre zostávajú aj ďalšie.`
  }
  return `Vpredu stojí niekoľko postáv tesne vedľa seba: ${name} (${figure}), ${nameForms[second!.name].nominative} a ${nameForms[third!.name].nominative}. Ktorá z nich vedie, zostáva neisté a môže sa to meniť podľa situácie.`
}

function adaptingSentence({ structures: { persona } }: AdvancedPlan): string {
  if (!persona) return 'Nakoľko sa prispôsobujete, vaše odpovede neprezrádzajú.'
  const meaning = {
    raised:
      'Tomu, čo si situácia žiada, sa zrejme prispôsobíte ľahko, čo otvára dvere, no berie silu',
    middle: 'Prispôsobujete sa zrejme asi toľko ako väčšina ľudí',
    lowered: 'Všade ukazujete zrejme takmer tú istú tvár, čo je úľava, hoci nie vždy výhoda',
  }[sideOf(persona)]
  return `${meaning}: ochota prispôsobiť sa je ${levelWords[persona.level]} (${percent(persona.percent)}).`
}

function qualitySentence({ flags: [flag], responseStyle }: AdvancedPlan): string {
  const sentences: Readonly<Record<QualityFlag, string>> = {
    straightLining:
      'Mnohé vaše hodnotenia sú rovnaké, preto sú naše slová opatrnejšie než zvyčajne; na niektoré výroky môžete odpovedať znova.',
    inconsistent:
      'Niektoré odpovede idú proti sebe viac než zvyčajne, preto sú naše slová opatrnejšie; na niektoré môžete odpovedať znova.',
    responseStyle: {
      agreeing:
        'Súhlasíte ochotnejšie než väčšina, nech výrok znie akokoľvek, a model to vyrovnáva len čiastočne.',
      disagreeing:
        'Nesúhlasíte ochotnejšie než väčšina, nech výrok znie akokoľvek, a model to vyrovnáva len čiastočne.',
      extreme:
        'Krajné odpovede volíte častejšie než väčšina, nech výrok znie akokoľvek, preto môžu byť výkyvy na pohľad väčšie než v skutočnosti.',
    }[responseStyle],
    tooFast:
      'Odpovedali ste veľmi rýchlo, preto sú naše slová opatrnejšie; na niektoré otázky môžete odpovedať znova.',
  }
  return flag ? sentences[flag] : 'Vaše odpovede držia pokope tak, ako to býva pri pozornom čítaní.'
}
