import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Kufor pri prestretom stole',
    description:
      'Doma myslíte na cestu, a keď ste tretí deň preč, chýba vám vlastná posteľ. Možno vo vás pod jednou strechou bývajú dvaja poctiví ľudia, čo si celý život skáču do reči, a ani jeden ešte nedohovoril.',
    workingWith:
      'V kalendári si vyznačte týždne na cesty a týždne doma a svojim vopred povedzte, čo bude na rade.',
  },
  orderAndRevolt: {
    name: 'Ráno pravidlo, o štvrtej vzbura',
    description:
      'Ráno si určíte pravidlo a o štvrtej vás možno už škrtí ako kravata. Keď sa potom zlostíte na cudzie predpisy, polovica tej zlosti patrí pravidlu, ktoré ste si určili vy.',
    workingWith:
      'Spíšte si pravidlá, ktoré dodržiavate iba preto, že ste si ich kedysi určili, a každý mesiac jedno prečiarknite.',
  },
  earnestAndPlay: {
    name: 'Smiech uprostred vážnej vety',
    description:
      'Uprostred vážnej vety vám mykne kútikom úst a uprostred vtipu vám napadne, že je to vlastne pravda. Druhí sa potom pýtajú, či to myslíte vážne, a vy by ste to niekedy tiež chceli vedieť.',
    workingWith:
      'Keď o niečo ide, povedzte vopred, či hovoríte vážne, alebo zo srandy, a to druhé si nechajte na potom.',
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
      'Napíšte si tri veci, ktorých sa tento rok štetec ani nedotkne, a jednu, na ktorej si môže zgustnúť.',
  },
  othersAndWork: {
    name: 'Ceruzka a hlas z chodby',
    description:
      'Keď tvoríte, počujete, že vás niekto volá; keď idete za ním, myslíte na vec, ktorá zostala rozrobená na stole. Vyzerá to, akoby vás od práce odvádzali iní, hoci dvere sa dajú zavrieť aj zvnútra.',
    workingWith:
      'Dve hodiny týždenne si nechajte na vlastnú tvorbu a všetci nech o nich vedia; ďalšie dve nech patria druhým a ceruzka nech zostane v zásuvke.',
  },
  maskAndMiddle: {
    name: 'Nedeľa pred vešiakom',
    description:
      'S každým zrejme nájdete spoločnú reč do piatich minút; ťažšie je to vtedy, keď niet s kým. V nedeľu o štvrtej nikto nevolá, stojíte pred vešiakom a neviete, v ktorom z kabátov chodíte, keď idete von len tak.',
    workingWith:
      'Po dni medzi ľuďmi si v pyžame na desať minút sadnite a napíšte, čo by ste k tomu dňu povedali teraz, keď už nikto nepočúva.',
  },
  frontAndCellar: {
    name: 'Upravené priečelie, rušná pivnica',
    description:
      'Ste ako dom, ktorý má zvonku všetko, čo má mať, no pod dlážkou sa toho zrejme nazbieralo dosť. Keď cez deň prehltnete hnev, večer si to môže odniesť semafor, zásuvka alebo niekto z domácich, kto za nič nemôže.',
    workingWith:
      'Vynadajte raz za deň niečomu, čo to znesie: kopcu, vankúšu, dažďu. Domáci vám poďakujú.',
  },
  cellarAndMiddle: {
    name: 'Plný sud, málo obručí',
    description:
      'Rozleje sa mlieko a z vás to možno vyletí tak, že sused stíši rádio. Mlieko za nič nemôže: vo vás to zrejme kvasí od jari ako v sude, ktorému už povolili obruče. Hlas v tej chvíli znie ako cudzí, a je váš.',
    workingWith:
      'Keď je rozliate mlieko utreté, napíšte o tom tri vety: čo sa stalo, čo vám to pripomenulo a čo vám v tej chvíli chýbalo.',
  },
  knockingSide: {
    name: 'Klopanie zvnútra',
    description:
      'Keď vo vás zaklope niečo, čo si nedovolíte, zrejme si poviete, že to len praská v starom dome, a dvere necháte zavreté. Na najbližšej oslave si práve tú vec možno dovolí niekto iný a cestou domov o inom nehovoríte.',
    workingWith:
      'Keď vám niekto nejde z hlavy dlhšie než deň, napíšte si, čo si ten človek dovolí a vy nie, a jedno z toho skúste.',
  },
  unnoticedHurt: {
    name: 'Plný sud, málo obručí',
    description:
      'V pondelok padla poznámka a ani neštipla, možno ste sa aj zasmiali. Vo štvrtok držíte v prstoch jazýček od zipsu, lebo ste potiahli o čosi silnejšie, a je vám do plaču kvôli bunde. Zrejme to vo vás celý čas kvasilo ako v sude, len ste o tom nevedeli.',
    workingWith:
      'Položte jazýček od zipsu na stôl a vráťte sa v myšlienkach deň po dni až k vete, ktorá sa zdala nevinná. Napíšte si ju a k nej: tu to bolelo. Bundu potom dajte opraviť.',
  },
  knockingHand: {
    name: 'Klopanie zvnútra',
    description:
      'Raz za čas niekto ukáže na niečo, čo nerobievate, a povie: „To by bolo niečo pre teba.“ Zasmejete sa a zvediete reč na iné. Vo vás však pri tej vete zrejme ktosi vstane zo stoličky, zaklope na dvere a tri dni za nimi čaká, či sa niekto nespýta druhý raz.',
    workingWith:
      'Keď nabudúce počujete „to by bolo niečo pre teba“, nesmejte sa. Spýtajte sa „prečo práve ja?“, odpoveď si doma zapíšte doslova a do nedele z nej vyskúšajte, čo sa dá za hodinu.',
  },
}
