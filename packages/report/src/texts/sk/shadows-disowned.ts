import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'V dobrej správe hľadáte háčik a sľub si pre istotu poznačíte aj s dátumom. Menej sa tak sklamete; lenže ani radosť sa nedostane ďalej než do predsiene, kým jej neskontrolujete doklady.',
    tip: 'Keď vás niečo poteší, povedzte to nahlas skôr, než to skontrolujete.',
    card: 'Kto sa raz popálil, fúka potom aj na zmrzlinu. Pomýli sa málokedy, zato dobré veci k nemu prichádzajú neskoro a ešte chvíľu musia postáť vo dverách.',
  },
  sage: {
    text: 'Keď sa niekto spýta „prečo?“, vy už máte na sebe kabát. Nejedno popoludnie máte vďaka tomu voľné. Lenže tá istá chyba sa vracia v inom klobúku, zdvorilo zvoní a vy jej zakaždým otvárate ako novej návšteve.',
    tip: 'K najbližšej hotovej odpovedi pridajte „a ako to vieme?“ a neodchádzajte, kým niekto neodpovie.',
    card: '„To je jasné,“ poviete a ide sa. Po obede stojíte pred zamknutou bránou a otváracie hodiny sú na lístku, ktorý máte vo vrecku.',
  },
  explorer: {
    text: 'Odísť by sa dalo, len sa to akosi nikdy nehodí: sezóna, koleno, niečie prázdniny. Doma nič nechýba. Iba diaľkový autobus vás na križovatke zdrží o jednu zelenú, kým dočítate, kam ide.',
    tip: 'Vo štvrtok po práci vystúpte o tri zastávky ďalej a cestou späť nikomu nepíšte.',
    card: 'Na stanicu idete len po tetu. Ohlásia rýchlik k moru, vy na tabuli čítate všetky zastávky až po poslednú a teta vás musí ťahať za rukáv.',
  },
  outlaw: {
    text: 'Keď vám naložia aj cudziu robotu, vezmete ju a námietku si odnesiete domov ako dáždnik, ktorý ste neotvorili. Pokoj je zachránený; zaplatí zaň najprv žalúdok a o pár dní dvierka na kuchynskej skrinke.',
    tip: 'Odmietnite jednu prosbu, kým je to maličkosť, a nie až vtedy, keď vás už hnevá.',
    card: '„Nie“, ktoré sa nepovie, sa nestratí. V utorok ho máte v pleciach, v stredu v hlase, v piatok prídete neskoro a neviete prečo.',
  },
  magician: {
    text: 'Keď sa vďaka vám niečo pohne, pripíšete to náhode, šéfovi alebo počasiu. Je to skromné a má to háčik: kto neverí, že dočiahne na vypínač, sedí potme aj tam, kde by stačilo zdvihnúť ruku.',
    tip: 'Keď sa niečo podarí, nájdite do večera, čím ste k tomu prispeli vy, a povedzte to jednému človeku.',
    card: '„To už tak chodí,“ poviete o výťahu, čo od jesene stojí. Číslo na opravára visí hneď pri tlačidle, vo výške vašich očí.',
  },
  hero: {
    text: 'Pri každej odvážnej veci máte rozumný dôvod, prečo nie dnes, a ten dôvod naozaj sedí. Bude však sedieť aj o rok, a tá vec zatiaľ čaká na zozname medzi žiarovkami a zubárom.',
    tip: 'Prezraďte jednému človeku, v čom by ste raz chceli vyhrať, a nezľahčujte to.',
    card: 'Preteky sa dajú odkladať veľmi slušne: najprv na január, potom na jar. Štartové číslo máte za zrkadlom aj so špendlíkmi, nepoužité.',
  },
  lover: {
    text: 'Čo k niekomu cítite, to ľahšie ukážete, než poviete: odveziete, počkáte, podržíte miesto. Pochvalu rýchlo odbijete, skôr než stihne zahriať, a ľudia potom nevedia, kam s ňou.',
    tip: 'Najbližšie milé slovo neodbite: nadýchnite sa, poďakujte a pred spaním jedno vráťte.',
    card: 'Na nežné slovo odpoviete rožkom na cestu alebo dobrou radou. Je to od srdca. Cez stôl to však doletí ako predpoveď počasia.',
  },
  jester: {
    text: 'Voľnú hodinu si najprv zaslúžite a potom ju ešte na niečo využijete. Smiech zatiaľ chodí ako návšteva: zvoní, počúva, ako za dverami umývate riad, a nechá na rohožke lístok.',
    tip: 'Vypýtajte si od niekoho najhorší vtip, aký pozná, a jeden taký mu vráťte.',
    card: 'Na kúpalisku rátate dĺžky. Zo šmykľavky vám mávajú všetci vaši aj so starou mamou a vy ukážete prstami, že ešte dve.',
  },
  caregiver: {
    text: 'Keď horí, prídete. Kde niekto leží už dlho a potichu, tam zvažujete, či je to vaša vec, a kým sa rozhodnete, stojí na sporáku hrniec polievky od niekoho iného. Miesto na druhý by sa tam ešte našlo.',
    tip: 'Zavolajte niekomu, kto je už dlho chorý, a nepýtajte sa, kedy mu bude lepšie.',
    card: 'Nikoho neobťažujete a od iných čakáte to isté. V telefóne máte stovku mien a s horúčkou sa po citróny vlečiete vy, hoci aspoň traja ľudia by vám s nimi pribehli, keby o tom vedeli.',
  },
  creator: {
    text: 'Čo by ste mohli vyrobiť, to radšej kúpite; je to lacnejšie a rovné. Ruky si potom nájdu inú robotu, dolaďujú cudzie veci, a vy sa nemáte pod čo podpísať.',
    tip: 'Prv než za niečo zaplatíte, nakreslite si na dlaň, aké by ste to chceli vy.',
    card: 'Nápad, ktorý nedostane ani papier, sa túla po byte. Otvára zásuvky, presúva vázy a o polnoci si sadne na kraj postele, či by sa predsa len nenašla ceruzka.',
  },
  ruler: {
    text: 'Keď treba povedať, kto čo urobí, skloníte sa k šnúrkam, hoci by ste prácu rozdeliť vedeli. Nemáte na svedomí nič pokazené ani nič vydarené; a keď to potom škrípe, zostáva vám iba šomrať.',
    tip: 'Keď sa nabudúce bude deliť práca, nechajte šnúrky šnúrkami a povedzte nahlas prvé tri mená, jedno z nich vaše.',
    card: '„Rozhodnite vy,“ poviete a nasadnete dozadu. Za tretím obchvatom vysvitne, že sa ide na sever, a vy máte v kufri samé plavky.',
  },
  citizen: {
    text: 'Čo robia všetci, to vy už z princípu nie: tipovačka, spoločné tričko, spev v autobuse. Nikto vás nedrží; lenže kľúč od chaty vám tiež nikto nedá a o výlete sa dozviete v pondelok.',
    tip: 'Vezmite si jednu nudnú spoločnú službu, na ktorú je rozpis, a odslúžte ju presne tak ako ostatní.',
    card: 'Kto stojí bokom, na toho sa nik netlačí a nikto mu nevidí do taniera. Na skriňu však treba dvoch, a tak vám už druhý rok stojí v predsieni, kde ju zložili nosiči.',
  },
}
