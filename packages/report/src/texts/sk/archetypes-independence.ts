import type { ArchetypeDepthBook } from '../depth-books.ts'

export const independenceDepths: Pick<ArchetypeDepthBook, 'innocent' | 'sage' | 'explorer'> = {
  innocent: {
    traits: ['dôvera', 'jednoduchosť', 'nádej', 'vernosť'],
    essence:
      'Nevinný zostáva verný začiatku: predpokladá, že ľudia to myslia dobre a že obyčajný život stačí. Radšej sa občas sklame, než aby každý deň niekoho podozrieval.',
    raised:
      'Najlepšie si asi oddýchnete tam, kde netreba nič dokazovať, a po sklamaní sa k dôvere vraciate zrejme skôr než väčšina ľudí. Iným môže byť vo vašej blízkosti ľahšie, lebo v nich vidíte takých ľudí, akými by chceli byť. K tejto sile patrí otázka, ktoré skutočnosti zostávajú bokom, aby obraz ostal celý.',
    beside: 'Nevinný ponúka dôveru a ochotu začať odznova bez počítania krívd.',
    context:
      'Táto tvár sa hlási v nových kolektívoch, pri deťoch a starších ľuďoch a všade tam, kde visí vo vzduchu hádka.',
    dream:
      'Sen môže viesť späť do detskej izby, do záhrady alebo do rána, v ktorom sa ešte nič nepokazilo.',
    dreamMeaning: 'Také miesto môže zastupovať samu dôveru a otázku, kto sa o ňu stará cez deň.',
    balance: {
      exercise:
        'Otvorte jednu správu, účet alebo myšlienku, ktorú by ste radšej nechali zavretú, a dve minúty sa na ňu pozerajte.',
      purpose: 'Dôvera, ktorá sa už pozrela, unesie viac než tá, čo sa nepozrela.',
    },
    practice: {
      exercise: 'Uverte jednej maličkosti bez overovania a večer si poznačte, ako to dopadlo.',
      purpose: 'Dôvera sa vyskúša tam, kde omyl veľa nestojí.',
    },
  },
  sage: {
    traits: ['jasnosť', 'zvedavosť', 'trpezlivosť', 'vlastný úsudok'],
    essence:
      'Mudrc chce vidieť veci také, aké sú, aj keď pohľad nie je príjemný. Odstúpi, porovnáva, pýta sa a záveru uverí až vtedy, keď ho skúsil vyvrátiť.',
    raised:
      'Ťažkostiam asi čelíte tak, že sa ich pokúsite pochopiť, a polovica ťarchy opadne, len čo pre ne nájdete správne slovo. Ľudia k vám môžu chodiť po druhý názor, lebo sa na vec viete pozrieť bez toho, aby ste sa hneď postavili na jednu stranu. K tejto sile patrí otázka, čo by bolo treba urobiť, keby sa skúmanie skončilo.',
    beside: 'Mudrc si zachováva odstup a hľadá dôvod tam, kde by inak hovoril iba popud.',
    context:
      'Túto tvár vidno najmä na poradách, v cudzích sporoch a pri ľuďoch, ktorí prídu po radu.',
    dream:
      'Sen môže ponúknuť knižnicu, skúšku, pri ktorej sa menia otázky, alebo list v písme, ktoré sa takmer dá prečítať.',
    dreamMeaning:
      'Také obrazy môžu ukazovať, čo sa pod povrchom práve spracúva, alebo že niečo chce byť skôr prežité než pochopené.',
    balance: {
      exercise:
        'O jednej drobnosti rozhodnite do minúty podľa toho, čo už viete, a do večera sa k tomu nevracajte.',
      purpose: 'Myšlienka sa učí, že ju smie dokončiť čin.',
    },
    practice: {
      exercise: 'Položte jednu otázku, na ktorú nepoznáte odpoveď, a s reakciou chvíľu počkajte.',
      purpose: 'Medzi podnet a zvyk sa zmestí chvíľa na premýšľanie.',
    },
  },
  explorer: {
    traits: ['nezávislosť', 'chuť na nové', 'nepokoj', 'samostatnosť'],
    essence:
      'Objaviteľ verí, že život sa hľadá pešo. Odchádza z toho, čo mu začalo byť tesné, a učí sa z miest, ľudí a omylov viac než z ich opisov.',
    raised:
      'Najviac sebou ste asi vtedy, keď máte na dohľad otvorené dvere, a plán, ktorý iní nazvú bezhlavým, vám možno iba dáva priestor nadýchnuť sa. Mnohé zrejme poznáte z vlastnej skúsenosti, kým iní iba z počutia. K tejto sile patrí otázka, čo by ste objavili, keby ste zostali aj druhý rok.',
    beside: 'Objaviteľ púšťa dnu čerstvý vzduch a pripomína, že sa dá žiť aj celkom inak.',
    context:
      'Najviac priestoru má táto tvár na cestách, na začiatku nových vecí a vtedy, keď vám chce plány určovať niekto iný.',
    dream:
      'Sen vás môže postaviť na nástupište s nesprávnym lístkom, na chodník v neznámom kraji alebo do domu s izbami, do ktorých ste ešte nikdy nevošli.',
    dreamMeaning:
      'Také obrazy môžu hovoriť o túžbe, ktorá je už na ceste, a aj o niečom doma, čo ešte nik nepreskúmal.',
    balance: {
      exercise: 'Na mieste, kde bývate každý deň, nájdite tri veci, ktoré ste si dosiaľ nevšimli.',
      purpose: 'Zvedavosť zistí, že aj zostať znamená vstúpiť do neznáma.',
    },
    practice: {
      exercise: 'Zvoľte jednu inú cestu: inú ulicu, iný obchod, iného človeka pri obede.',
      purpose: 'Z malých odchodov nevznikne veľká nespokojnosť.',
    },
  },
}
