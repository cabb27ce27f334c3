import type { ShadowDepthBook } from '../depth-books.ts'

export const disownedDepths: ShadowDepthBook = {
  innocent: {
    root: 'Začína sa to často po dôvere, ktorá vyšla draho.',
    tip: 'Keď vás nahnevá cudzí optimizmus, opýtajte sa, čomu by ste verili, keby to bolo bezpečné.',
    dream: 'V snoch sa môže vracať zanedbaná záhrada alebo dieťa, ktoré nechce prísť bližšie.',
  },
  sage: {
    root: 'Začína sa to často tam, kde sa premýšľaniu vysmievali ako váhaniu.',
    tip: 'Jednému rozhodnutiu v týždni doprajte noc a skôr než odpoveď si zapíšte otázku.',
    dream: 'V snoch sa môže vracať učiteľ bez hlasu alebo izba plná neprečítaných papierov.',
  },
  explorer: {
    root: 'Začína sa to často tam, kde by odísť znamenalo nechať niekoho v štichu.',
    tip: 'Napíšte si tri miesta, ktoré vás lákajú, a zistite, čo by si to najbližšie naozaj vyžadovalo.',
    dream: 'V snoch sa môže vracať stanica bez vlakov alebo okno s výhľadom na more.',
  },
  outlaw: {
    root: 'Začína sa to často tam, kde pokoj v dome závisel od vlastného mlčania.',
    tip: 'Jednu sťažnosť, ktorú si nechávate pre seba, premeňte na vetu so slovom „chcem“ a do dvoch dní ju povedzte.',
    dream: 'V snoch sa môže vracať pes na reťazi alebo cudzinec, ktorý rozbíja okná.',
  },
  magician: {
    root: 'Začína sa to často tam, kde vlastné priania dlho nič nezmenili.',
    tip: 'Týždeň si zapisujte všetko, čo sa vďaka vám stalo inak, aj drobnosti.',
    dream:
      'V snoch sa môže vracať lampa, ktorá sa nechce rozsvietiť, alebo moc, ktorú neslobodno ukázať.',
  },
  hero: {
    root: 'Začína sa to často tam, kde sa pokus a neúspech stretli s posmechom.',
    tip: 'Vyberte si výzvu takú malú, že by neúspech nebolo vidno, a zvládnite ju bez ohlasovania.',
    dream:
      'V snoch sa môžu vracať nohy, ktoré nechcú bežať, alebo preteky, ktoré sledujete z hľadiska.',
  },
  lover: {
    root: 'Začína sa to často tam, kde na nehu odpovedalo ticho.',
    tip: 'V jednom rozhovore denne vydržte v pohľade o nádych dlhšie než zvyčajne a povedzte, čo ste si všimli.',
    dream: 'V snoch sa môže vracať zamknutá izba, spoza ktorej dverí znie hudba.',
  },
  jester: {
    root: 'Začína sa to často tam, kde bolo treba priskoro dostať rozum.',
    tip: 'Zapíšte si do kalendára niečo, čo je čistá radosť, a dodržte to ako schôdzku s dôležitým človekom.',
    dream:
      'V snoch sa môže vracať lunapark za plotom alebo deti, ktoré sa prestanú hrať, keď prídete.',
  },
  caregiver: {
    root: 'Začína sa to často po tom, čo sa vlastné dávanie bralo ako samozrejmosť.',
    tip: 'Keď vás podráždi cudzia potreba, opýtajte sa, či chcete pomôcť, počuť prosbu, alebo pomoc dostať.',
    dream: 'V snoch sa môže vracať hladné zviera pri dverách alebo volanie, na ktoré neodpovedáte.',
  },
  creator: {
    root: 'Začína sa to často tam, kde prvý pokus posúdil nesprávny človek.',
    tip: 'Vždy keď nájdete chybu v cudzej práci, urobte v ten istý deň vlastnú čiaru, tón alebo steh.',
    dream: 'V snoch sa môže vracať prázdne javisko alebo zásuvka, ktorá sa nedá otvoriť.',
  },
  ruler: {
    root: 'Začína sa to často tam, kde mala moc iba nevľúdnu podobu.',
    tip: 'Namiesto najbližšieho „mne je to jedno“ povedzte, čo chcete, a do večera na tom trvajte.',
    dream: 'V snoch sa môže vracať prázdny trón alebo auto, v ktorom nikto nesedí za volantom.',
  },
  citizen: {
    root: 'Začína sa to často po tom, čo dvere zavreli práve tí, s ktorými chcel človek byť.',
    tip: 'Nájdite skupinu, ktorá robí niečo, čo vás aj tak teší, a príďte trikrát, kým si na ňu urobíte názor.',
    dream: 'V snoch sa môže vracať hostina za osvetleným oknom.',
  },
}
