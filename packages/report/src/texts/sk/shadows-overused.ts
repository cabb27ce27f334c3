import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Z dôvery sa stane „radšej nevedieť“: list zostane zalepený a nepríjemný rozhovor sa presunie na budúci týždeň. Čo vyzerá ako pokoj, môže byť len spôsob, ako si ešte nepripustiť strach.',
    tip: 'Raz za týždeň otvorte jedinú vec, ktorú otvoriť nechcete, za denného svetla a len na desať minút.',
    card: 'Kto dôveruje priveľmi, napokon sa už radšej nepozerá. Nepríjemné správy sa odkladajú znova a znova, až kým sa už nedajú prehliadnuť.',
  },
  sage: {
    text: 'Namiesto života prichádza výklad: pocit máte vysvetlený skôr, než ho precítite, a o rozhodnutí premýšľate, až je naň neskoro. Zvonku to môže pôsobiť povýšene, zvnútra to býva opatrnosť.',
    tip: 'Skúste raz konať podľa toho, čo už viete, a na ostatné dôkazy nečakajte.',
    card: 'Keď myslenie zájde priďaleko, stane sa z neho úkryt. Vysvetlení pribúda a krok, ktorý by ich preveril, sa odkladá, lebo stále chýba ešte jeden údaj.',
  },
  explorer: {
    text: 'Sloboda sa mení na reflex: len čo niečo začne byť blízke alebo náročné, dvere lákajú viac než izba. Začiatok strieda začiatok a žiadny nemá čas sklamať ani priniesť ovocie.',
    tip: 'Zostaňte raz o kúsok dlhšie, než je príjemné, a spýtajte sa, od čoho presne ste chceli odísť.',
    card: 'Priveľká láska k slobode sa mení na útek. Všetko, čo zaväzuje, pripomína pascu a zdá sa, že nadýchnuť sa dá len za dverami.',
  },
  outlaw: {
    text: 'Odpor už nepotrebuje dôvod: „nie“ príde ako prvé a argument sa nájde dodatočne. Na chvíľu to dodá silu, lenže môže to odohnať spojencov, ktorí chceli to isté.',
    tip: 'Pred každým „nie“ sa spýtajte, za čo vlastne ste, a túto vetu povedzte ako prvú.',
    card: 'Z protestu bez miery sa stane zvyk. Pravidlá sa porušujú už len preto, že sú to pravidlá, a spor prežije aj vec, pre ktorú sa začal.',
  },
  magician: {
    text: 'Túžba meniť sa z vecí presunie na ľudí, s najlepšími úmyslami a bez opýtania. Odpor vyzerá ako nedostatok predstavivosti, hoci ten druhý možno len chce niečo iné.',
    tip: 'Povedzte druhým otvorene, čo by ste chceli zmeniť, a ich „nie“ prijmite ako odpoveď.',
    card: 'Kto mení veci priveľmi, prestane sa druhých pýtať. Tí sa ocitnú v pláne, ktorý im nikto neukázal, a pokoj nemá ani to, čo je už dosť dobré.',
  },
  hero: {
    text: 'Námaha je odpoveďou na všetko: rozhovor sa vyhráva, dovolenka sa zdoláva, únava je súper. V ľuďoch po svojom boku ľahko uvidíte protivníkov, hoci prišli pomôcť.',
    tip: 'Tento týždeň jednu vec zámerne nevyhrajte a pomoc prijmite skôr, než bude nevyhnutná.',
    card: 'Keď je odvahy priveľa, život sa zmení na samé zápasy. Slabosť si človek neprizná ani v duchu a večer nikdy nemá pocit, že dnes to stačilo.',
  },
  lover: {
    text: 'V oddanosti sa strácajú obrysy: o vašom dni rozhodne cudzia nálada a vlastného želania sa vzdáte skôr, než ho vyslovíte. Čo vyzerá ako láska, môže byť strach zo samoty.',
    tip: 'V každom blízkom vzťahu vyslovte jedno vlastné želanie a vydržte krátke ticho, ktoré príde po ňom.',
    card: 'V prílišnej blízkosti už nevidno, kde sa jeden končí a druhý začína. Za zhodu sa platí vlastnými želaniami a odstup vyzerá ako pohroma.',
  },
  jester: {
    text: 'Humor poslúži ako únikový východ: len čo rozhovor zvážnie, zíde vám na um niečo smiešne a chvíľa je preč. Ľudia sa smejú a nikto sa nedozvie, čo ste v skutočnosti potrebovali.',
    tip: 'Povedzte jednu vážnu vetu, nepridajte k nej žart a počkajte na odpoveď.',
    card: 'Z priveľkej ľahkosti je napokon únik. To, čo bolí, sa zmení na historku a povinnosti počkajú, veď dnes je tak dobre.',
  },
  caregiver: {
    text: 'Pomáhate aj tam, kde to už netreba, a únavu nosíte ako dôkaz lásky. Potichu si vediete účet všetkého, čo ste rozdali, a jedného dňa vypláva na povrch ako výčitka, ktorá všetkých prekvapí.',
    tip: 'Najprv sa spýtajte, či niekto pomoc chce, a jeho „nie“ si vyložte ako dovolenie oddýchnuť si.',
    card: 'Starostlivosť bez hraníc vyčerpá toho, kto dáva, a zmenší toho, kto prijíma. Každé odmietnutie ťaží ako vina a z vďaky sa stáva dlh.',
  },
  creator: {
    text: 'Prísne meradlá sa obrátia proti tomu, kto tvorí: dielo vylepšujete tak dlho, až ho nikto neuvidí, a každé porovnanie je vopred prehraté. Vnútorný kritik tomu hovorí vkus.',
    tip: 'Dokončite jednu vec na osemdesiat percent a dajte ju z rúk skôr, než ju stihnete vylepšiť.',
    card: 'Kto chce tvoriť priveľmi dobre, vychová si prísneho sudcu. Nič nie je také dobré, aby sa to dalo ukázať, a skutočný život vyzerá popri predstave ošumelo.',
  },
  ruler: {
    text: 'Zodpovednosť prejde do pevného zovretia: úlohy sa vracajú na váš stôl, lebo ich nikto neurobí tak ako vy, a každé prekvapenie vyzerá ako útok. Druhí prestanú premýšľať a to akoby potvrdzovalo, že bez kontroly to nejde.',
    tip: 'Odovzdajte jednu vec celú, aj s výsledkom, a nepýtajte sa na ňu, kým nebude hotová.',
    card: 'Z priveľkého poriadku je časom kontrola. Zveriť niekomu úlohu sa zdá nebezpečné, nesúhlas vyzerá ako zrada a napokon všetko visí na jedinom človeku.',
  },
  citizen: {
    text: 'Za miesto medzi ostatnými platíte kusom vlastnej tváre: prikývnete o čosi skôr, než si to naozaj myslíte, a až cestou domov zistíte, aký máte názor. Skupina získa pokoj a príde o jeden hlas.',
    tip: 'Raz za týždeň povedzte svoj názor prv než ostatní, kým ešte neviete, čo si myslia.',
    card: 'Kto priveľmi splýva s ostatnými, pomaly sa stráca. Názor skupiny preberie skôr, než dozreje vlastný, a odlíšiť sa mu pripadá ako zrada.',
  },
}
