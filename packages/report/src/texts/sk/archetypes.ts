import type { ArchetypeBook } from '../books.ts'

export const archetypeTexts: ArchetypeBook = {
  innocent: {
    core: 'dôvera, že život môže byť jednoduchý a dobrý',
    leads:
      'Ľuďom zrejme dôverujete skôr, než si to stihnú zaslúžiť, a kým iní ešte zbierajú námietky, vy už siahate po jednoduchom riešení. Jasné dohody a známe tváre vám pravdepodobne vrátia sily rýchlejšie než akákoľvek novinka.',
    gift: 'pokojnú istotu, že veci sa môžu obrátiť na dobré',
    cost: 'Cena sa ukáže vtedy, keď máte so zlými správami priveľa trpezlivosti, lebo dúfať je milšie než overovať.',
    quiet:
      'Dôveru dopredu asi nerozdávate; radšej vidíte dôkaz a bezdôvodný optimizmus vám môže znieť prázdno. Chráni vás to pred sklamaním, no naozaj si oddýchnuť je potom o niečo ťažšie.',
    less: 'obyčajné uistenie, že všetko dobre dopadne, vám málokedy stačí',
    card: 'Túži po živote, ktorý je dobrý a nekomplikovaný, a ľuďom verí skôr, než má dôkaz. Jeho darom je pokoj medzi ľuďmi; jeho cenou je, že varovné znamenia zbadá neskoro.',
  },
  sage: {
    core: 'potreba porozumieť skôr, než príde čas konať',
    leads:
      'Pri každom tvrdení asi pátrate po druhom zdroji a problém sa vám znáša ľahšie, len čo si ho viete vysvetliť. Dobrá otázka vás vie sprevádzať celé dni, aj keď sa reč už dávno zvrtla inam.',
    gift: 'trpezlivosť pozrieť sa aj za prvé vysvetlenie',
    cost: 'Platí sa za to časom: vždy sa dá zistiť ešte jedna vec a rozhodnutie, ktoré čaká na istotu, občas čaká pridlho.',
    quiet:
      'Vysvetliť vec až do konca je pre vás zrejme menej dôležité než vidieť, či funguje. Rozhodujete sa asi skôr podľa skúsenosti než na základe rozboru; je to rýchle, no príčina chyby pritom občas zostane nepreskúmaná.',
    less: 'dlhé rozbory vás skôr unavia, než upokoja',
    card: 'Chce vedieť, čo je pravda a ako veci súvisia, a ľahkým odpovediam nedôveruje. Jeho darom je jasný pohľad; jeho cenou je odstup niekoho, kto sa radšej prizerá, než by sa zapojil.',
  },
  explorer: {
    core: 'túžba po všetkom nepoznanom',
    leads:
      'Cesta, ktorou ste ešte nešli, vás asi láka viac než tá, ktorú poznáte naslepo, a priveľa zvyku vie tlačiť ako topánka o číslo menšia. Najlepšie sa, zdá sa, učíte tak, že tam jednoducho zájdete.',
    gift: 'chuť vstúpiť na neznámu pôdu',
    cost: 'Platí sa za to koreňmi: čo sa začne usádzať, môže pripomínať klietku skôr, než stihne vyrásť.',
    quiet:
      'Neznámo na vás podľa všetkého nevolá veľmi nahlas; to, čo máte, asi radšej prehlbujete, než by ste ho vymenili za nové. Vaše dni tak majú súvislú niť, hoci zo zvyku možno odmietnete aj pozvanie, ktoré by stálo za to.',
    less: 'novosť sama osebe vás veľmi neláka',
    card: 'Hľadá vlastnú cestu a miesta, kde ešte nikto nerozhodol, čo veci znamenajú. Jeho darom je nezávislosť; jeho cenou je nepokoj pri všetkom, čo je už hotové a usadené.',
  },
  outlaw: {
    core: 'odpor k pravidlám, ktoré nedávajú zmysel',
    leads:
      'Pravidlo vás musí najprv presvedčiť, až potom vás zaväzuje; keď sa mu to nepodarí, zrejme to poviete nahlas alebo ho pokojne obídete. Možno práve vy pomenujete to, o čom sa celá miestnosť dohodla mlčať.',
    gift: 'guráž spochybniť to, čo všetci berú ako samozrejmosť',
    cost: 'Stojí to sily a niekedy aj priazeň, pretože odpor je drahý a nie každé pravidlo si boj zaslúži.',
    quiet:
      'Porušiť pravidlo asi nie je spôsob, akým meníte veci; najprv hľadáte cestu, ktorá je dovolená, a pravidlá, ktoré fungujú, vás nedráždia. Ušetrí vám to trenice, no zlé pravidlo tak môže prežiť dlhšie, než si zaslúži.',
    less: 'k otvorenému vzdoru sa uchýlite málokedy',
    card: 'Búra, čo už neslúži, a nahlas povie to, čo iní prehltnú. Jeho darom je oslobodenie od mŕtvych pravidiel; jeho cenou je, že sa popritom môže rozbiť aj niečo užitočné.',
  },
  magician: {
    core: 'tušenie, že veci sa dajú premeniť na niečo iné',
    leads:
      'Zrejme si všimnete to jediné miesto, kde by malá zmena pohla všetkým ostatným, a kríza vám môže pripadať ako surovina. Myšlienky vás asi najviac zaujímajú vo chvíli, keď začnú meniť to, ako ľudia žijú.',
    gift: 'cit pre to, čím by sa situácia mohla stať',
    cost: 'Cenou je netrpezlivosť s tým, aké veci sú, a vízia taká jasná, že ostatní majú niekedy pocit, že nimi hýbete, a nie že sa ich pýtate.',
    quiet:
      'Veľké premeny vás asi nepokúšajú; vec radšej o krok zlepšíte, než by ste ju vymýšľali odznova. Drží vás to nohami na zemi, hoci vám to možno trochu zakrýva, čím všetkým by pohol jediný váš zásah.',
    less: 'reči o hlbokej premene s vami veľmi nepohnú',
    card: 'Hľadá skrytú páku a chce z myšlienky urobiť zmenenú skutočnosť. Jeho darom je premena; jeho cenou je pokušenie vedieť lepšie než druhí, kým by sa mali stať.',
  },
  hero: {
    core: 'pripravenosť vykročiť, keď ide do tuhého',
    leads:
      'Keď je úloha ťažká, asi vykročíte k nej a nečakáte, kým sa jej chytí niekto iný; jasný cieľ vás zrejme prebudí. Skúška vám môže byť milšia než chvíle, keď vás všetci šetria.',
    gift: 'odvahu začať tam, kde je to nepohodlné',
    cost: 'Cenou je vyčerpanie: keď sa zo všetkého stane skúška sily, oddych začne vyzerať ako slabosť a pomoc ako prehra.',
    quiet:
      'Dokazovať si silu v súťaži vás podľa všetkého nepoháňa; volíte asi cestu, ktorá stojí menej síl, a prvý rad prenechávate iným. Šetríte si tak energiu, no popri vás môže prejsť aj výzva, ktorá by vám sadla.',
    less: 'súťaž z vás sotva dostane to najlepšie',
    card: 'S ťažkosťami sa stretáva zoči-voči a svoju hodnotu meria tým, čo vydrží a dokáže. Jeho darom je odvaha; jeho cenou je, že sa mu každá vec môže zmeniť na zápas.',
  },
  lover: {
    core: 'túžba po blízkosti a po plnom prežívaní',
    leads:
      'Farbu dáva vašim dňom asi blízkosť: pamätáte si, aký ste z čoho mali pocit, a zavčasu zbadáte, keď medzi ľuďmi chýba teplo. Krásny detail alebo úprimný večer s jedným človekom môže prevážiť týždeň úspechov.',
    gift: 'vrúcnosť a cit pre to, čo je krásne',
    cost: 'Platí sa za to pokojom, pretože čo milujete, môže vás aj zraniť, a odstup si ľahko vyložíte ako odmietnutie.',
    quiet:
      'Silnú blízkosť asi nehľadáte ako prvú vec; city môžu byť pre vás súkromnou záležitosťou a blízkosť s ľuďmi si viete užiť aj bez splývania. Zostáva vám tak sloboda, no vaši blízki občas musia hádať, koľko pre vás znamenajú.',
    less: 'silný cit potrebuje čas, kým ho ukážete',
    card: 'Chce byť nablízku, nechať sa dojať a oddať sa ľuďom, miestam a krásnym veciam. Jeho darom je dôverná blízkosť; jeho cenou je, že hranice pritom mäknú.',
  },
  jester: {
    core: 'sloboda hrať sa a nebrať všetko tak vážne',
    leads:
      'Veselú stránku veci asi nájdete, kým si iní ešte len naprávajú výraz tváre, a strnulá chvíľa vás môže lákať, aby ste ju uvoľnili. Hrou si zrejme oddýchnete a dokážete ňou povedať aj pravdu, celkom bez kázania.',
    gift: 'ľahkosť, pri ktorej sa ľuďom lepšie dýcha',
    cost: 'Cena sa ukáže, keď si vec žiada vážnosť: žart príde ako prvý a to, čo bolí, zostane nedotknuté.',
    quiet:
      'Žartovanie asi nie je spôsob, akým vychádzate svetu v ústrety; vážnosť si zachovávate aj tam, kde sa iní smejú, a dá sa na ňu spoľahnúť. Vašim slovám to dáva váhu, hoci z ťažkého týždňa potom vedie menej únikov, než by ste potrebovali.',
    less: 'žart býva málokedy vašou prvou odpoveďou',
    card: 'Hrá sa, doberá si ľudí, teší sa z prítomnej chvíle a prepichne všetko, čo sa berie príliš vážne. Jeho darom je ľahkosť; jeho cenou je, že vážne veci zostanú nevypovedané.',
  },
  caregiver: {
    core: 'potreba postarať sa o druhých',
    leads:
      'Zrejme zbadáte, čo kto potrebuje, ešte skôr, než o to požiada, a ľudia, ktorých máte radi, majú vo vašom kalendári asi prednosť. Byť na osoh je možno váš najprirodzenejší spôsob, ako prejaviť náklonnosť, a každá domácnosť či tím to pocíti.',
    gift: 'vnímavosť voči potrebám druhých',
    cost: 'Stojí to veľa síl, lebo na vaše vlastné potreby príde rad naposledy a pomoc, o ktorú nikto nežiadal, čaká na vďaku dlho.',
    quiet:
      'Starostlivosť o druhých podľa všetkého nie je osou vášho života; dospelým asi veríte, že sa ozvú, keď niečo potrebujú. Ľuďom to ponecháva slobodu, hoci niekto občas môže čakať na ponuku, ktorá nepríde.',
    less: 'starostlivosť o druhých nie je to prvé, v čom hľadáte zmysel',
    card: 'Chráni, nakŕmi, pripomenie a zostane, kým nie je druhý v bezpečí. Jeho darom je spoľahlivé srdce; jeho cenou je, že na toho, kto dáva, sa ľahko zabúda.',
  },
  creator: {
    core: 'potreba vytvoriť niečo vlastné',
    leads:
      'Hotové riešenie vás asi celkom neuspokojí a vec radšej urobíte po svojom, aj keď to trvá dlhšie. Nápad vás vie držať hore dlho do noci, lebo vám záleží na tom, aby napokon dostal tvar.',
    gift: 'vôľu dať myšlienke vlastný tvar',
    cost: 'Cenou je prísne vnútorné oko: hotové dielo stále zaostáva za predstavou a veľa toho ostane v zásuvke.',
    quiet:
      'Vymýšľať z ničoho asi nie je vaša ambícia; čo vypracovali iní, je dosť dobré, ak to plní svoj účel. Šetríte tak námahu aj nervy, no nápad, ktorý mohol prísť iba od vás, sa možno nikdy nevyskúša.',
    less: 'overené riešenie je vám bližšie než prázdny papier',
    card: 'Chce priniesť na svet niečo, čo tu ešte nebolo a čo nesie stopu jeho ruky. Jeho darom je pôvodnosť; jeho cenou je, že nič nie je nikdy celkom hotové.',
  },
  ruler: {
    core: 'vôľa dať veciam poriadok a smer',
    leads:
      'Tam, kde nikto nerozhoduje, vás asi čosi ťahá ujať sa vedenia, a pri pláne s menami a dátumami sa vám zrejme lepšie dýcha. Premýšľate o tom, kto za čo zodpovedá a čo sa stane, keď to pustí z rúk.',
    gift: 'zmysel pre poriadok a jasnú zodpovednosť',
    cost: 'Cenou je ťarcha, pretože kto drží všetko pohromade, ťažko sa vzdáva vecí, a kontrola môže zaujať miesto dôvery.',
    quiet:
      'Vedúcu úlohu asi nevyhľadávate; s rozhodnutím niekoho druhého viete žiť a hierarchia vás možno veľmi nezaujíma. Dobre sa vedľa vás pracuje, no veci, ktoré by potrebovali vaše slovo, sa môžu vyriešiť aj bez neho.',
    less: 'velenie pokojne prenecháte niekomu inému',
    card: 'Berie na seba zodpovednosť, určuje rámec a chce, aby veci vydržali. Jeho darom je poriadok, o ktorý sa dá oprieť; jeho cenou je, že máločo pustí z rúk.',
  },
  citizen: {
    core: 'túžba patriť medzi rovných',
    leads:
      'Obyčajný stôl s ľuďmi, ktorým dôverujete, vám asi znamená viac než akékoľvek pódium a zrejme rýchlo zbadáte, keď niekto zostane bokom. Záleží vám na tom, aby sa delilo spravodlivo, hovorilo rovno a nikto nemusel byť výnimočný.',
    gift: 'prostú spolupatričnosť, v ktorej nikto nemusí žiariť',
    cost: 'Cenou sú obrúsené hrany: aby človek ostal súčasťou partie, nechá si občas vlastné prianie alebo názor pre seba.',
    quiet:
      'Patriť k väčšine asi nie je to, z čoho čerpáte; viete stáť trochu bokom a nemať z toho pocit straty. Máte tak vlastný pohľad, no iným môže trvať dlhšie, kým s vami začnú rátať.',
    less: 'byť súčasťou davu vám prináša málo útechy',
    card: 'Chce byť jedným z rovných, osožný a prijatý aj bez toho, aby musel žiariť. Jeho darom je spolupatričnosť; jeho cenou je, že vlastné črty môžu vyblednúť.',
  },
}
