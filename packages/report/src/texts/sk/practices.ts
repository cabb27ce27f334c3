import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'Vyberte si tento týždeň jednu drobnosť, ktorú by ste inak overovali dvakrát, a zámerne dôverujte. Vopred si zapíšte, čo podľa vás nastane, a potom, čo naozaj nastalo; dva riadky stačia.',
  sage: 'Vyberte si jednu otázku, ktorá za vami chodí už dlhšie, a dajte jej pol hodiny s papierom a bez obrazovky. Skončite jedinou vetou, za ktorú by ste sa postavili, a jednou vecou, ktorú stále neviete.',
  explorer:
    'Zájdite tento týždeň niekam, kde ste ešte neboli, osamote a bez cieľa: do ulice, do dediny, k neznámej polici v knižnici. Hodina stačí; všimnite si, kedy zvedavosť preváži nad chuťou otočiť sa späť.',
  outlaw:
    'Nájdite vo svojom týždni jedno pravidlo, ktoré by nikomu nechýbalo, hoci aj vlastné, a raz sa ním zámerne neriaďte. Povedzte o tom otvorene a pozorujte, čo sa naozaj stane.',
  magician:
    'Vezmite jednu vec, ktorá vám už mesiace prekáža, a hľadajte najmenšiu zmenu, ktorá by ju premenila. Urobte ju tento týždeň v jeden deň, bez pomoci, a povedzte o nej niekomu až potom, nech už vyjde alebo nie.',
  hero: 'Vyberte si jednu nepríjemnú vec, ktorú odkladáte, a dajte jej v pevne určený deň dvadsať minút, skôr než čokoľvek iné. Keď čas uplynie, prestaňte: ráta sa to, že ste začali, nie že ste zvíťazili.',
  lover:
    'Venujte jeden večer tohto týždňa človeku alebo veci, na ktorej vám záleží, a telefón nechajte vo vedľajšej izbe. Povedzte raz nahlas, čo sa vám na nej páči, prostou vetou a bez žartu, ktorý by ju zľahčil.',
  jester:
    'Venujte tento týždeň hodinu niečomu celkom neužitočnému, najlepšie s niekým, kto vás vie rozosmiať. Keď sa vnútorný hlas spýta, načo to je, nechajte otázku visieť vo vzduchu a pokračujte.',
  caregiver:
    'Spýtajte sa tento týždeň jedného človeka, čo by mu uľahčilo deň, a urobte presne to, nič navyše. Potom niekomu povedzte, čo by uľahčilo deň vám, a nechajte si pomôcť.',
  creator:
    'Vyrobte tento týždeň na jedno posedenie niečo malé vlastnými rukami: kresbu, chlieb, stránku textu, melódiu. Ešte v ten deň to ukážte jednému človeku, hoci aj nedotiahnuté, a nič nevysvetľujte.',
  ruler:
    'Vyberte si jednu vec, ktorá sa vlečie, lebo o nej nikto nerozhodne, a do piatka rozhodnite. Tým, ktorých sa týka, povedzte dvoma vetami, čo odteraz platí a dokedy, a týždeň sa toho držte.',
  citizen:
    'Pridajte sa tento týždeň k niečomu obyčajnému, kde ste jeden človek z viacerých: k spoločnému jedlu, k susedskej práci, k hre. Neujímajte sa vedenia ani nestojte bokom a všímajte si, aké je to jednoducho patriť k ostatným.',
}
