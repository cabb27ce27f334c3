import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'V stredu výdavok pri pokladnici neprepočítavajte a majstrovi nevolajte druhý raz, či naozaj príde. Ráno si na okraj novín napíšte, ako to podľa vás dopadne, večer k tomu, ako to dopadlo. Oba riadky pripnite na chladničku.',
  sage: 'Jedna otázka za vami chodí už dlhšie. V nedeľu ju pustite k stolu: papier, pero, pol hodiny, telefón v predsieni. Na konci nech sú tam dva riadky: veta, za ktorou si stojíte, a vec, ktorú stále neviete. Druhý býva cennejší.',
  explorer:
    'Vyberte si tento týždeň niečo, o čom neviete vôbec nič: gruzínske písmo, viazanie mušiek, hudbu, v ktorej nepoznáte ani nástroje. Hodinu v tom blúďte bez cieľa. Kdesi po dvadsiatej minúte sa prestanete pýtať, načo to bude.',
  outlaw:
    'Nájdite doma jedno pravidlo, ktoré by nikomu nechýbalo: ustlané do siedmej, v sobotu sa vysáva, odpovedá sa hneď. Tento týždeň ho raz porušte, nahlas a bez výhovorky. Potom sa pozrite, kto si to všimol.',
  magician:
    'Niečo vám už mesiace prekáža: skriňa, čo drhne, porada, na ktorej sa mlčí. Nájdite najmenší zásah, ktorý by tým pohol, jednu skrutku, jednu otázku, a urobte ho v jediný deň. Rozprávajte o tom až potom, aj keby to nevyšlo.',
  hero: 'Nepríjemná vec, ktorú odkladáte, dostane v utorok ráno dvadsať minút. Nastavte budík a začnite hoci odprostriedku. Keď zazvoní, položte pero, aj keby to práve išlo: body sú za to, že ste začali.',
  lover:
    'Jeden večer tohto týždňa patrí človeku alebo veci, za ktorou vás ťahá srdce; telefón nech prespí v zásuvke s príbormi. A raz pritom nahlas povedzte prečo, jednou prostou vetou a bez žartu, hoci by ju počula len gitara.',
  jester:
    'V sobotu si vyhraďte hodinu na niečo dokonale zbytočné: lodičku z účtenky, závod kvapiek po skle, najškaredšiu tortu v okolí. Najlepšie s niekým, kto vás vie rozosmiať. Keď sa v hlave ozve, načo to je, vymenujte ten hlas za rozhodcu.',
  caregiver:
    'Spýtajte sa niekoho: „Čo by ti dnes uľahčilo deň?“ Urobte presne to, ani o lyžičku viac. A do nedele povedzte jednému človeku, čo by uľahčilo deň vám, a kým to robí, seďte.',
  creator:
    'Na jedno posedenie vyrobte niečo malé vlastnými rukami: kresbu topánky, chlieb, stránku textu, štyri takty. Ešte v ten deň to ukážte jednému človeku, aj s miestom, kde to nevyšlo, a kým sa pozerá, mlčte.',
  ruler:
    'Niekde sa čosi vlečie, lebo o tom nikto nerozhodne: termín výletu, miesto pre skriňu, kto zavolá opravára. Do piatka to rozhodnite vy. Povedzte dvoma vetami, čo platí a dokedy, a držte sa toho, aj keď niekto zakašle.',
  citizen:
    'Pridajte sa tento týždeň k niečomu, kde je vás viac a nik nevyniká: ku guľášu na dvore, k brigáde, ku kartám. Nevelíte ani nestojíte bokom, škrabete zemiaky tam, kam vás posadia. Pri treťom sa vás niekto spýta na meno.',
}
