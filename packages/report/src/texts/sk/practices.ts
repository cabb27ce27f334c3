import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'V stredu výdavok pri pokladnici neprepočítavajte a majstrovi nevolajte druhý raz, či naozaj príde. Ráno si na okraj novín napíšte, ako to podľa vás dopadne, a večer pod to, ako to dopadlo. Okraj odtrhnite a pripnite na chladničku.',
  sage: 'Jedna otázka za vami chodí už dlhšie. V nedeľu ju pustite k stolu: papier, pero, pol hodiny, telefón v predsieni. Na konci nech sú na papieri dva riadky: veta, za ktorou si stojíte, a to, čo stále neviete. Druhý býva cennejší.',
  explorer:
    'Vyberte si tento týždeň niečo, o čom neviete vôbec nič: gruzínske písmo, viazanie mušiek, hudbu, v ktorej nepoznáte ani nástroje. Hodinu v tom blúďte bez cieľa. Kdesi po dvadsiatej minúte sa prestanete pýtať, načo to bude.',
  outlaw:
    'Nájdite doma jedno pravidlo, ktoré by nikomu nechýbalo: ustlané do siedmej, v sobotu sa vysáva, odpovedá sa hneď. Tento týždeň ho raz porušte, otvorene a bez výhovorky. Potom sa pozrite, kto si to všimol.',
  magician:
    'Niečo vám už mesiace prekáža: dvierka, čo drhnú, porada, na ktorej sa mlčí. Nájdite to najmenšie, čo by tým pohlo, jednu skrutku, jednu otázku, a urobte to ešte v ten deň. Rozprávajte o tom až potom, aj keby to nevyšlo.',
  hero: 'Nepríjemnej veci, ktorú odkladáte, dajte v utorok ráno dvadsať minút. Nastavte budík a začnite hoci aj uprostred. Keď zazvoní, prestaňte, aj keby to práve išlo: body sú za to, že ste začali.',
  lover:
    'Jeden večer tohto týždňa venujte tomu, k čomu alebo ku komu vás ťahá srdce; telefón nech prespí v zásuvke s príbormi. A raz pritom nahlas povedzte, prečo vás to tam ťahá, jednou prostou vetou a bez žartu, hoci by ju nik iný nepočul.',
  jester:
    'V sobotu si vyhraďte hodinu na niečo dokonale zbytočné: lodičku z účtenky, preteky kvapiek na skle, najškaredšiu tortu v okolí. Najlepšie s niekým, kto vás vie rozosmiať. Keď sa v hlave ozve hlas „načo to je?“, vymenujte ho za rozhodcu.',
  caregiver:
    'Spýtajte sa niekoho: „Čo by ti dnes uľahčilo deň?“ Urobte presne to, ani o lyžičku viac. A do nedele povedzte jednému človeku, čo by uľahčilo deň vám, a kým to bude robiť, zostaňte sedieť.',
  creator:
    'Na jedno posedenie vyrobte niečo malé vlastnými rukami: kresbu topánky, hlinenú misku, stránku textu. Ešte v ten deň to ukážte jednému človeku, aj s miestom, kde to nevyšlo, a kým sa pozerá, mlčte.',
  ruler:
    'Niekde sa čosi vlečie, lebo o tom nikto nerozhodne: termín výletu, miesto pre skriňu, kto zavolá opravára. Do piatka o tom rozhodnite vy. Povedzte dvoma vetami, čo sa urobí a dokedy, a držte sa toho, aj keď si niekto odkašle.',
  citizen:
    'Pridajte sa tento týždeň k niečomu, kde je viac ľudí a nik nevyniká: k brigáde, ku kartám, najlepšie ku guľášu na dvore. Nevelte ani nestojte bokom, šúpte zemiaky tam, kam vás posadia. Pri treťom zemiaku sa vás niekto spýta na meno.',
}
