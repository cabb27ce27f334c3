import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'Dôvera, ktorú človek odložil, sa rada vracia ako zlosť na ľudí, čo pôsobia naivne. Ich dôverčivosť vyzerá hlúpo a niekde v tej zlosti môže byť aj trochu závisti, že sa im žije tak ľahko.',
    tip: 'Skúste raz niekomu uveriť vo veci, v ktorej by vás omyl vyšiel lacno.',
    card: 'Chuť dôverovať musela odísť, zvyčajne z dobrých dôvodov. Vracia sa ako pohŕdanie naivnými ľuďmi alebo ako únava, ktorá už veľa nečaká.',
  },
  sage: {
    text: 'Keď človek odsunie potrebu porozumieť, zvykne sa mu vrátiť ako netrpezlivosť s ľuďmi, ktorí dlho premýšľajú alebo sa priveľa pýtajú. Nad niektorými otázkami potom mávne rukou tesne predtým, než začnú byť zaujímavé.',
    tip: 'Položte otázku, na ktorú naozaj nepoznáte odpoveď, a do rána ju nechajte otvorenú.',
    card: 'Na otázky a uvažovanie zostáva málo miesta. Ozvú sa ako hnev na vševedov alebo ako rozhodnutie, pri ktorom sa nikto nespýtal prečo.',
  },
  explorer: {
    text: 'Túžba, ktorú nikto nepúšťa von, sa často ukáže ako nesúhlas s tými, čo jednoducho odídu. Ich sloboda vyzerá nezodpovedne, a predsa oko na mape či cestovnom poriadku spočinie o chvíľu dlhšie, než treba.',
    tip: 'Naplánujte si malý odchod, na ktorý netreba ničie povolenie, a naozaj odíďte.',
    card: 'Túžba vyraziť dostala príkaz zostať doma. Ozýva sa ako nesúhlas s ľuďmi, ktorí nikde dlho nevydržia, alebo ako tupý pocit, že niečo chýba.',
  },
  outlaw: {
    text: 'Prehltnutý protest nezmizne; vracia sa ako náhle rozhorčenie, keď sa niekto iný odváži porušiť pravidlo. V hneve na jeho drzosť môže byť ukrytá veta, ktorú ste chceli povedať vy.',
    tip: 'Vyslovte jednu námietku zavčasu a pokojne, skôr než z nej bude hnev.',
    card: 'Hlas, ktorý by povedal „nie“, mlčí, aby bol pokoj. Vracia sa ako trpkosť, ako meškanie alebo ako pobúrenie, čo všetko si iní dovolia.',
  },
  magician: {
    text: 'Kto sa k svojmu vplyvu nehlási, ľahko podozrieva tých, čo chcú niečo meniť. Ich plány mu pripadajú ako triky a vlastný vplyv na druhých pritom podceňuje.',
    tip: 'Určte si jednu vec, ktorá má byť inak, a keď sa zmení, priznajte si na tom svoj podiel.',
    card: 'Schopnosť meniť veci leží ladom. Ozýva sa ako nedôvera k vizionárom alebo ako presvedčenie, že človek aj tak nič nezmôže.',
  },
  hero: {
    text: 'Odvaha, ktorú človek odkladá, sa zvykne prejaviť príkrosťou voči tým, čo sa tlačia dopredu. Ich ctižiadosť je akási hlučná a to, na čo by ste sa odvážili vy, čaká v zozname na budúci mesiac.',
    tip: 'Urobte jednu malú vec, z ktorej máte trochu strach a pri ktorej vidno na koniec.',
    card: 'Chuť zmerať si sily sa dala odhovoriť. Pripomína sa pohŕdaním ctižiadostivými ľuďmi alebo výzvou, ktorá sa stále odkladá.',
  },
  lover: {
    text: 'Neha, ktorá nemá kam ísť, sa môže vrátiť ako netrpezlivosť s ľuďmi, ktorí ukazujú, čo cítia. Ich vrúcnosti je akosi priveľa a pochvalu treba rýchlo odbiť, skôr než stihne zahriať.',
    tip: 'Keď vám niekto povie milé slovo, neuhnite a odplaťte mu ho vlastným.',
    card: 'Túžba byť nablízku sa drží v bezpečnej diaľke. Prezradia ju rozpaky pri každom prejave citu alebo chlad presne tam, kde o niečo ide.',
  },
  jester: {
    text: 'Zakázaná hra sa často mení na prísnosť voči tým, čo berú život zľahka. Ich pohoda vyzerá ľahkovážne a voľnú hodinu si treba najprv odpracovať, až potom si ju možno užiť.',
    tip: 'Raz si naschvál zabláznite v spoločnosti, ktorá vám to nebude vyčítať.',
    card: 'Hravosť má príkaz sedieť rovno. Ozýva sa zlosťou na bezstarostných ľudí alebo oddychom s príchuťou viny.',
  },
  caregiver: {
    text: 'Zadržaná starostlivosť sa môže ukázať ako hnev na ľudí, ktorí niečo potrebujú. Ich prosba vyzerá ako slabosť a pomoc, ktorú ste chceli dať, prichádza neskoro alebo v podobe rady.',
    tip: 'Bez vyzvania ponúknite jednu malú, konkrétnu pomoc a o jednu takú aj požiadajte.',
    card: 'Starostlivosť vo vás necháva ruky vo vreckách. Prejaví sa netrpezlivosťou s ľuďmi, ktorí niečo potrebujú, alebo samotou medzi schopnými.',
  },
  creator: {
    text: 'Keď potreba tvoriť nedostane miesto, zvykne sa vrátiť ako bystré oko na cudzie chyby. Bližšie než kritikou sa potom človek k dielu nedostane.',
    tip: 'Urobte niečo zle, zato s radosťou, a nechajte si to.',
    card: 'Potreba tvoriť niečo vlastné nedostala ani papier. Vracia sa ako hľadanie chýb alebo ako závisť voči tým, čo svoje dielo jednoducho ukážu.',
  },
  ruler: {
    text: 'Kto sa k vlastnej autorite neprihlási, ľahko zanevrie na tých, čo ju majú. Ich rozhodnutia mu pripadajú spupné a to svoje odkladá, kým nerozhodne niekto iný.',
    tip: 'O jednej veci rozhodnite nahlas, aj s termínom, a neustúpte, ani keď sa niekto zamračí.',
    card: 'Schopnosť rozhodovať prenechala stoličku iným. Ozýva sa ako zlosť na šéfov alebo ako údiv, kam to človeka zanieslo.',
  },
  citizen: {
    text: 'Popretá túžba patriť k ostatným sa často zmení na posmech z ľudí, ktorí idú s davom. Partia vyzerá nudne, a predsa môže zabolieť, že vás nezavolali.',
    tip: 'Prijmite jedno pozvanie, ktoré by ste inak odmietli, a nechajte niekoho iného, nech sa rozlúči ako prvý.',
    card: 'Túžba patriť medzi ostatných zostala pred dverami. Vracia sa ako pohŕdanie priemernosťou alebo ako chlad, ktorý prichádza vo sviatočné večery.',
  },
}
