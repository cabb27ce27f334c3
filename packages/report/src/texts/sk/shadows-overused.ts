import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Z dôvery sa stáva neochota vedieť: list zostane zalepený a nepríjemný rozhovor sa presunie na budúci týždeň. Čo vyzerá ako pokoj, môže byť len spôsob, ako si ešte nepripustiť strach.',
    tip: 'Pomôže, keď sa raz za týždeň, za denného svetla a len na desať minút, pozriete na jedinú vec, ktorú nechcete otvoriť.',
    card: 'Dôvera, ktorá zájde priďaleko, je už spôsobom, ako sa nepozerať. Nepríjemné správy sa odkladajú znova a znova, až kým sa už nedajú prehliadnuť.',
  },
  sage: {
    text: 'Porozumenie nahrádza účasť: pocit je vysvetlený skôr, než ho človek precítil, a o rozhodnutí sa premýšľa, kým naň nie je neskoro. Zvonku to môže pôsobiť povýšene, zvnútra to býva opatrnosť.',
    tip: 'Pomôže, keď raz konáte podľa toho, čo už viete, a zvyšok dôkazov necháte prísť neskôr.',
    card: 'Keď myslenie zájde priďaleko, stane sa z neho úkryt. Vysvetlení pribúda a krok, ktorý by ich preveril, sa odkladá, lebo stále chýba ešte jeden údaj.',
  },
  explorer: {
    text: 'Sloboda sa mení na reflex: len čo niečo začne byť blízke alebo náročné, dvere lákajú viac než izba. Začiatok strieda začiatok a žiadny nedostane čas sklamať ani priniesť plody.',
    tip: 'Pomôže, keď raz zostanete o kúsok dlhšie, než je príjemné, a spýtate sa, od čoho presne ste chceli odísť.',
    card: 'Priveľká láska k slobode sa mení na útek. Všetko, čo zaväzuje, pripomína pascu a odísť sa zdá jediným spôsobom, ako sa nadýchnuť.',
  },
  outlaw: {
    text: 'Odpor už nepotrebuje dôvod: „nie“ príde ako prvé a argument sa nájde dodatočne. Prináša to chvíľu sily a môže to odohnať spojencov, ktorí chceli to isté.',
    tip: 'Pomôže, keď sa pred každým „nie“ spýtate, za čo vlastne ste, a poviete najprv túto vetu.',
    card: 'Protest, ktorý zájde priďaleko, sa mení na zvyk. Pravidlá sa porušujú preto, že sú pravidlami, a spor prežije aj vec, pre ktorú sa začal.',
  },
  magician: {
    text: 'Túžba premieňať začne okrem vecí usporadúvať aj ľudí, s najlepšími úmyslami a bez opýtania. Odpor vyzerá ako nedostatok predstavivosti, hoci je to možno len vôľa niekoho iného.',
    tip: 'Pomôže, keď druhým otvorene poviete, čo by ste chceli zmeniť, a ich „nie“ prijmete ako odpoveď.',
    card: 'Keď dar meniť veci zájde priďaleko, prestane sa pýtať. Iní sa ocitnú v pláne, ktorý im nikto neukázal, a pokoj nemá ani to, čo je dosť dobré.',
  },
  hero: {
    text: 'Námaha je odpoveďou na všetko: rozhovor sa vyhráva, dovolenka sa zdoláva, únava je súper. Ľudia po vašom boku môžu pôsobiť ako protivníci, hoci prišli pomôcť.',
    tip: 'Pomôže, keď tento týždeň necháte jednu vec zámerne nevyhratú a pomoc prijmete skôr, než je nevyhnutná.',
    card: 'Prepätá odvaha mení život na sériu zápasov. Slabosť si človek neprizná ani v duchu a žiadny večer neprinesie pocit, že dnes to stačilo.',
  },
  lover: {
    text: 'Oddanosť zmazáva obrysy: nálada niekoho iného rozhodne o vašom dni a vlastného priania sa vzdáte skôr, než zaznie. Čo má byť láskou, môže byť strachom zo samoty.',
    tip: 'Pomôže, keď v každom blízkom vzťahu pomenujete jedno vlastné prianie a vydržíte krátke ticho, ktoré príde potom.',
    card: 'Blízkosť, ktorá zájde priďaleko, zotiera hranicu medzi jedným a druhým. Zhoda sa kupuje za vlastné priania a odstup vyzerá ako pohroma.',
  },
  jester: {
    text: 'Humor slúži ako východ: len čo rozhovor zvážnie, príde na um niečo smiešne a chvíľa je preč. Ľudia sa smejú a nikto sa nedozvie, čo ste v skutočnosti potrebovali.',
    tip: 'Pomôže, keď jednu vážnu vetu necháte stáť bez žartu a počkáte na odpoveď.',
    card: 'Keď ľahkosť zájde priďaleko, stane sa z nej únik. Z toho, čo bolí, je zrazu historka, a povinnosti sa odkladajú, pretože dnes je práve tak príjemne.',
  },
  caregiver: {
    text: 'Pomoc pokračuje aj tam, kde ju už netreba, a únava sa nosí ako dôkaz lásky. Potichu sa vedie účet všetkého, čo sa rozdalo, a jedného dňa vypláva ako výčitka, ktorá všetkých prekvapí.',
    tip: 'Pomôže, keď sa najprv spýtate, či niekto pomoc chce, a jeho „nie“ prijmete ako dovolenie oddýchnuť si.',
    card: 'Starostlivosť bez hraníc vyčerpá toho, kto dáva, a zmenší toho, kto prijíma. Odmietnuť niekoho bolí ako previnenie a z vďaky sa stáva dlh.',
  },
  creator: {
    text: 'Nárok na kvalitu sa obráti proti tomu, kto tvorí: dielo sa vylepšuje tak dlho, že ho už nikto neuvidí, a každé porovnanie je vopred prehraté. Vnútorný kritik tomu hovorí vkus.',
    tip: 'Pomôže, keď jednu vec dokončíte na osemdesiat percent a dáte ju z rúk skôr, než ju stihnete vylepšiť.',
    card: 'Z potreby tvoriť sa tak stáva prísny sudca. Nič nie je dosť dobré na to, aby sa to ukázalo, a skutočný život vyzerá popri predstave ošumelo.',
  },
  ruler: {
    text: 'Zo zodpovednosti sa stáva pevné zovretie: úlohy sa vracajú na váš stôl, lebo ich nikto neurobí tak ako vy, a prekvapenie vyzerá ako útok. Iní prestanú premýšľať, čo akoby dokazovalo, že kontrola bola potrebná.',
    tip: 'Pomôže, keď jednu vec odovzdáte úplne, aj s výsledkom, a nepýtate sa na ňu, kým nebude hotová.',
    card: 'Poriadok, ktorý zájde priďaleko, sa mení na kontrolu. Odovzdať úlohu sa zdá nebezpečné, nesúhlas vyzerá ako zrada a napokon všetko visí na jedinom človeku.',
  },
  citizen: {
    text: 'Patriť k ostatným stojí kus vlastnej tváre: prikývnete o čosi skôr, než to tak naozaj myslíte, a až cestou domov zistíte, aký máte názor. Skupina získa pokoj a príde o jeden hlas.',
    tip: 'Pomôže, keď raz za týždeň poviete svoj názor skôr než ostatní, teda kým ešte neviete, čo si myslia.',
    card: 'Kto priveľmi splýva s ostatnými, pomaly sa stráca. Názor skupiny preberie skôr, než dozreje vlastný, a vyčnievať sa mu zdá ako zrada.',
  },
}
