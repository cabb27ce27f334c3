import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Kufor pri prestretom stole',
    description:
      'Doma myslíte na cestu a na tretí deň cesty vám chýba vlastný hrnček. Pod jednou strechou vo vás možno bývajú dvaja poctiví ľudia, čo si celý život skáču do reči, a ani jeden nedohovoril.',
    workingWith:
      'Dajte každému v kalendári vlastné týždne a doma vopred povedzte, ktorý je práve na rade.',
  },
  orderAndRevolt: {
    name: 'Ráno pravidlo, o štvrtej vzbura',
    description:
      'Ráno si dáte pravidlo a o štvrtej vás možno už škrtí ako kravata. Keď sa potom zlostíte na cudzie predpisy, polovica tej zlosti patrí vášmu vlastnému podpisu.',
    workingWith:
      'Spíšte si pravidlá, ktoré dodržiavate iba preto, že ste si ich kedysi dali, a každý mesiac jedno prečiarknite.',
  },
  earnestAndPlay: {
    name: 'Smiech uprostred vážnej vety',
    description:
      'Uprostred vážnej vety vám mykne kútikom úst a uprostred vtipu vám napadne, že je to vlastne pravda. Druhí sa potom pýtajú, či to myslíte vážne, a vy by ste to niekedy tiež chceli vedieť.',
    workingWith:
      'Keď o niečo ide, ohláste vopred, či to bude vážne, alebo zo srandy, a to druhé si nechajte, kým nedopoviete to prvé.',
  },
  contestAndCloseness: {
    name: 'Mať pravdu a mať sa radi',
    description:
      'V spore s niekým, koho ľúbite, by ste chceli obhájiť svoje a zároveň mať hlavu na jeho pleci. Tak sa vám občas podarí vyhrať hádku a prehrať večer.',
    workingWith:
      'V najbližšom spore sa po piatich minútach v duchu opýtajte, či chcete mať pravdu, alebo pekný večer, a podľa toho pokračujte.',
  },
  trustAndChange: {
    name: 'Hrnček a štetec',
    description:
      'Poďakujete za hrnček a už viete, akú farbu by mal mať. Keď ho necháte tak, trochu vás to svrbí; keď ho premaľujete, príde vám ľúto toho starého.',
    workingWith:
      'Pomenujte tri veci, ktoré tento rok smú zostať také, aké sú, a jednu, ktorá nesmie.',
  },
  othersAndWork: {
    name: 'Ceruzka a klopanie',
    description:
      'Keď robíte svoje, počujete, kto vás volá; keď idete za ním, nechávate na stole rozrobenú vec a tá mlčí až na chodbu. Vyzerá to, akoby medzi vami a dielom stáli iní, hoci dvere sa dajú zavrieť aj zvnútra.',
    workingWith:
      'Dve hodiny týždenne nech patria dielu a všetci nech o nich vedia; iné dve nech patria im a ceruzka zostane v zásuvke.',
  },
  maskAndMiddle: {
    name: 'Nedeľa pred vešiakom',
    description:
      'S každým zrejme nájdete reč do piatich minút; ťažšie je to vtedy, keď niet s kým. V nedeľu o štvrtej nikto nevolá, stojíte pred vešiakom a neviete, v ktorom z tých kabátov chodíte, keď idete len tak.',
    workingWith:
      'Po dni medzi ľuďmi si v pyžame na desať minút sadnite a napíšte, čo by ste k tomu povedali teraz, keď už nikto nepočúva.',
  },
  frontAndCellar: {
    name: 'Upravené priečelie, rušná pivnica',
    description:
      'Dom má zvonku všetko, čo má mať, no pod dlážkou sa toho zrejme nazbieralo dosť. Čo cez deň odložíte, to si večer môže odniesť semafor, zásuvka alebo niekto z domácich, kto za nič nemôže.',
    workingWith:
      'Vynadajte raz za deň niečomu, čo to znesie: kopcu, vankúšu, dažďu. Semafor vám poďakuje.',
  },
  cellarAndMiddle: {
    name: 'Plný sud, málo obručí',
    description:
      'Rozleje sa mlieko a z vás to možno vyletí tak, že sused stíši rádio. Mlieko za nič nemôže: v tom sude to zrejme kvasí od jari a obruče sa ešte len kujú. Ten hlas znel ako od susedov, a bol váš.',
    workingWith:
      'Keď je podlaha utretá, pripíšte k tomu mlieku tri vety: čo sa stalo, čo vám to pripomenulo a čo vám v tej chvíli chýbalo.',
  },
  knockingSide: {
    name: 'Stránka, ktorá klope',
    description:
      'Keď vo vás zaklope niečo, čo na seba nepoznáte, poviete, že vŕzga dom, a dvere zrejme necháte zavreté. Na najbližšej oslave si to potom dovolí niekto iný, pred všetkými, a celú cestu domov hovoríte o ňom.',
    workingWith:
      'Keď vám niekto nejde z hlavy dlhšie než deň, napíšte si, čo si ten človek dovolí a vy nie, a jedno z toho skúste.',
  },
  unnoticedHurt: {
    name: 'Plný sud, málo obručí',
    description:
      'V pondelok padla poznámka a ani to neštiplo, možno ste sa aj zasmiali. Vo štvrtok držíte v prstoch jazýček od zipsu, lebo ste potiahli o čosi silnejšie, a je vám do plaču kvôli bunde. V sude to zrejme kvasilo celý čas, len ste stáli pri inej obruči.',
    workingWith:
      'Položte ten jazýček na stôl a prejdite od neho deň za dňom naspäť až k vete, ktorá sa zdala ľahká. Pripíšte k nej: tu to bolelo. Bundu potom dajte opraviť.',
  },
  knockingHand: {
    name: 'Stránka, ktorá klope',
    description:
      'Raz za čas niekto ukáže na vec, akú nerobievate, a povie: „To by bolo niečo pre teba.“ Zasmejete sa a zmeníte reč. Vo vás však pri tej vete zrejme ktosi vstal zo stoličky a tri dni takto stojí, s rukou na operadle, či sa niekto nespýta druhý raz.',
    workingWith:
      'Keď tú vetu začujete najbližšie, nesmejte sa. Spýtajte sa „prečo práve ja?“, odpoveď si doma zapíšte doslova a do nedele z nej vyskúšajte, čo sa dá za hodinu.',
  },
}
