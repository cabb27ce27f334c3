import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'Nájdite si drobnosť, ktorú by ste inak preverili dvakrát, a tento týždeň ju nepreverujte ani raz. Vopred si napíšte, ako to podľa vás dopadne, a potom, ako to naozaj dopadlo; dva riadky stačia.',
  sage: 'Vyberte si jednu otázku, ktorá za vami chodí už dlhšie, a venujte jej pol hodiny s papierom a bez obrazovky. Na konci napíšte jedinú vetu, za ktorou si stojíte, a jednu vec, ktorú stále neviete.',
  explorer:
    'Vyberte si tento týždeň niečo, o čom neviete vôbec nič: cudziu abecedu, remeslo, hudbu, v ktorej nepoznáte ani nástroje. Hodina bez cieľa stačí; všimnite si, v ktorej minúte začne byť zvedavosť silnejšia než chuť prestať.',
  outlaw:
    'Nájdite tento týždeň jedno pravidlo, ktoré by nikomu nechýbalo, pokojne aj vlastné, a raz sa ním naschvál neriaďte. Nerobte z toho tajnosť a sledujte, čo sa naozaj stane.',
  magician:
    'Vyberte si vec, ktorá vám už mesiace prekáža, a nájdite najmenší zásah, ktorý by s ňou pohol. Spravte ho tento týždeň, za jediný deň a bez pomoci, a hovorte o ňom, až keď bude za vami, či už vyjde, alebo nie.',
  hero: 'Vyberte si jednu nepríjemnú vec, ktorú odkladáte, určte si deň a začnite ho dvadsiatimi minútami len pre ňu. Keď čas uplynie, prestaňte: ráta sa, že ste začali, nie že ste zvíťazili.',
  lover:
    'Venujte tento týždeň jeden večer človeku alebo veci, ku ktorej vás srdce ťahá, a telefón nechajte vo vedľajšej izbe. Raz pritom nahlas povedzte prečo, jednou prostou vetou a bez žartu na odľahčenie.',
  jester:
    'Venujte tento týždeň hodinu niečomu úplne zbytočnému, najlepšie s niekým, kto vás vie rozosmiať. Keď sa vnútorný hlas spýta, načo to je, nechajte otázku visieť vo vzduchu a pokračujte.',
  caregiver:
    'Spýtajte sa tento týždeň jedného človeka, čo by mu uľahčilo deň, a urobte presne to, nič navyše. Potom niekomu povedzte, čo by uľahčilo deň vám, a nechajte si pomôcť.',
  creator:
    'Vyrobte tento týždeň na jedno posedenie niečo malé vlastnými rukami: kresbu, chlieb, stránku textu, melódiu. Ešte v ten deň to ukážte jednému človeku, hoci aj nedotiahnuté, a nič nevysvetľujte.',
  ruler:
    'Vyberte si jednu vec, ktorá sa vlečie, lebo o nej nikto nerozhodne, a do piatka rozhodnite. Tým, ktorých sa týka, povedzte dvoma vetami, čo odteraz platí a dokedy, a týždeň sa toho držte.',
  citizen:
    'Pridajte sa tento týždeň k niečomu obyčajnému, pri čom je vás viac: k spoločnému obedu, k susedskej brigáde, ku kartám. Neujímajte sa vedenia ani nestojte bokom a všímajte si, aké je to jednoducho patriť k ostatným.',
}
