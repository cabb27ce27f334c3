import type { ArchetypeDepthBook } from '../depth-books.ts'

export const stabilityDepths: Pick<ArchetypeDepthBook, 'caregiver' | 'creator' | 'ruler'> = {
  caregiver: {
    traits: ['všímavosť', 'láskavosť', 'spoľahlivosť', 'trpezlivosť'],
    essence:
      'Opatrovateľ vidí, čo druhým chýba, a vykročí skôr, než ho niekto požiada. Robí ľuďom život znesiteľným a zmysel nachádza v tom, že sa im darí dobre.',
    raised:
      'V hlave asi nosíte potreby viacerých ľudí naraz a deň je pre vás úplný vtedy, keď sa vďaka nemu niekomu lepšie spí. Druhí k vám zrejme prichádzajú v najhorších chvíľach, lebo pri vás sa za slabosť netreba hanbiť. K tejto sile patrí otázka, kto by si všimol, že pomoc potrebujete vy.',
    beside: 'Opatrovateľ vnáša do toho jemnosť a pýta sa, kto ponesie následky.',
    context:
      'Táto tvár sa hlási v rodine, pri chorých, pri začiatočníkoch a v každom tíme, kde je viac práce než rúk.',
    dream:
      'Sen vám môže vložiť do rúk malé zviera, zveriť cudzie dieťa alebo ukázať dom, v ktorom zostalo svietiť.',
    dreamMeaning:
      'Čo je v takom sne malé a odkázané na pomoc, môže byť niekto iný, ale aj vaša časť, ktorá čaká, kedy sa o ňu postaráte.',
    balance: {
      exercise:
        'Jednu potrebu dospelého človeka nechajte hodinu bez odpovede a sledujte, kto sa jej ujme.',
      purpose: 'Pomoc sa znova stane rozhodnutím.',
    },
    practice: {
      exercise: 'Urobte drobnosť pre niekoho, kto o ňu nežiadal, a nespomeňte to.',
      purpose: 'Ukáže sa, že starať sa dá aj v malom.',
    },
  },
  creator: {
    traits: ['predstavivosť', 'pôvodnosť', 'remeslo', 'vytrvalosť'],
    essence:
      'Tvorca nedokáže nechať vec takú, akú ju našiel: čo ešte nemá tvar, tomu ho chce dať. Žije s predstavou, aké by dielo malo byť, a každá vzdialenosť od nej ho trochu bolí.',
    raised:
      'Asi premýšľate rukami alebo s perom a papierom a nápad u vás klope, kým nedostane podobu. Čo vytvoríte, povie o vás druhým zrejme viac než to, čo rozprávate. K tejto sile patrí otázka, čo by už bolo hotové, keby to smelo byť obyčajné.',
    beside: 'Tvorca dá veciam tvar a chce po sebe zanechať niečo, čo tu nebolo.',
    context:
      'Túto tvár vidno najmä v dielni aj pri stole, keď sa niečo zariaďuje či plánuje a keď príde reč na vkus.',
    dream:
      'Sen môže ukázať nedostavaný dom, nástroj, o ktorom nik nevie, na čo je, alebo dielo, ktoré sa rozpadne pri odovzdaní.',
    dreamMeaning:
      'Také obrazy môžu povedať, že niečo chce dostať tvar, a aj to, ako prísne sa to vopred posudzuje.',
    balance: {
      exercise: 'Jednu vec dokončite pod svojou bežnou latkou a pošlite ju ďalej takú, aká je.',
      purpose: 'Do sveta sa dostane niečo, čo je dosť dobré.',
    },
    practice: {
      exercise: 'Za desať minút niečo vytvorte: náčrt, verš, jedlo z toho, čo je doma.',
      purpose: 'Ruka zistí, že smie začať aj bez nápadu.',
    },
  },
  ruler: {
    traits: ['zodpovednosť', 'poriadok', 'rozhodnosť', 'prehľad'],
    essence:
      'Vládca sa cíti zodpovedný za celok, či ho o to niekto žiadal, alebo nie. Určuje hranice, rozdeľuje úlohy a myslí na to, čo musí platiť aj zajtra.',
    raised:
      'To, čo nie je doriešené, asi zbadáte okamžite a neporiadok v spoločnej veci vám môže byť priam telesne nepríjemný. Ľudia vám rozhodnutia zrejme zverujú preto, že si za nimi potom stojíte. K tejto sile patrí otázka, čo by sa naozaj stalo, keby ste vec na týždeň pustili.',
    beside: 'Vládca určí rámec a postará sa, aby z toho naozaj niečo bolo.',
    context:
      'Najviac priestoru má táto tvár tam, kde treba dať dokopy peniaze, termíny a ľudí, a všade, kde skupina čaká, kto rozhodne.',
    dream:
      'Sen vás môže posadiť za volant auta, ktoré reaguje neskoro, priviesť do domu s priveľa dverami alebo na schôdzu, ktorá sa začala bez vás.',
    dreamMeaning:
      'Také výjavy môžu ukázať, ako veľmi zodpovednosť ťaží a kde by mohol volant prevziať niekto iný.',
    balance: {
      exercise: 'O jednej veci, ktorá sa vás týka, nechajte rozhodnúť iného a neopravujte ho.',
      purpose: 'Poriadok ukáže, že vie stáť aj bez vašej ruky.',
    },
    practice: {
      exercise: 'Do obeda rozhodnite o jednej otvorenej veci a niekomu povedzte, ako.',
      purpose: 'Vaše slovo si zvykne, že platí.',
    },
  },
}
