import type { ShadowBook } from '../report-texts.ts'

export const overusedTexts: ShadowBook['overused'] = {
  innocent: {
    text: 'Z dôvery sa potom stáva neochota vedieť: list zostane zalepený a nepríjemný rozhovor sa presunie na budúci týždeň. Čo vyzerá ako pokoj, môže byť len spôsob, ako ešte necítiť strach.',
    tip: 'Dospieva tým, že sa raz za týždeň, za denného svetla a len na desať minút, pozriete na jedinú vec, ktorú nechcete otvoriť.',
    card: 'Dôvera, ktorá zájde priďaleko, je už spôsobom, ako sa nepozerať. Nepríjemné správy dostávajú nový a nový odklad, až kým sa nedajú prehliadnuť.',
  },
  sage: {
    text: 'Porozumenie potom nahrádza účasť: pocit je vysvetlený skôr, než ho človek precítil, a rozhodnutie sa študuje, kým neprepadne. Zvonku to môže pôsobiť povýšene, zvnútra to býva opatrnosť.',
    tip: 'Dospieva tým, že raz konáte podľa toho, čo už viete, a zvyšok dôkazov necháte prísť neskôr.',
    card: 'Myslenie, ktoré zájde priďaleko, sa mení na úkryt. Vysvetlení pribúda, kým krok, ktorý by ich preveril, sa odkladá, lebo stále chýba ešte jeden údaj.',
  },
  explorer: {
    text: 'Sloboda sa potom mení na reflex: len čo niečo začne byť blízke alebo náročné, dvere vyzerajú lepšie než izba. Začiatok strieda začiatok a žiadny nedostane čas sklamať ani priniesť plody.',
    tip: 'Dospieva tým, že raz zostanete o kúsok dlhšie, než je príjemné, a spýtate sa, od čoho presne ste chceli odísť.',
    card: 'Láska k slobode, ktorá zájde priďaleko, sa mení na útek. Všetko, čo zaväzuje, pripomína pascu a odísť sa zdá jediným spôsobom, ako sa nadýchnuť.',
  },
  outlaw: {
    text: 'Odpor potom už nepotrebuje dôvod: nie príde ako prvé a argument sa nájde dodatočne. Prináša to chvíľu sily a môže to odohnať spojencov, ktorí chceli to isté.',
    tip: 'Dospieva tým, že sa pred každým nie spýtate, za čo vlastne ste, a poviete najprv túto vetu.',
    card: 'Protest, ktorý zájde priďaleko, sa mení na zvyk. Pravidlá sa porušujú preto, že sú pravidlami, a spor prežije aj vec, od ktorej sa začal.',
  },
  magician: {
    text: 'Túžba premieňať potom začne okrem vecí usporadúvať aj ľudí, s najlepšími úmyslami a bez opýtania. Odpor vyzerá ako nedostatok predstavivosti, hoci je to možno len vôľa niekoho iného.',
    tip: 'Dospieva tým, že druhým otvorene poviete, čo by ste radi zmenili, a ich nie prijmete ako odpoveď.',
    card: 'Dar meniť veci, ktorý zájde priďaleko, sa už nepýta. Iní sa ocitnú v pláne, ktorý im nikto neukázal, a čo je dosť dobré, nemá pokoj.',
  },
  hero: {
    text: 'Námaha je potom odpoveďou na všetko: rozhovor sa vyhráva, dovolenka sa zdoláva, únava je súper. Ľudia po vašom boku môžu pôsobiť ako protivníci, hoci prišli pomôcť.',
    tip: 'Dospieva tým, že tento týždeň necháte jednu vec zámerne nevyhratú a pomoc prijmete skôr, než je nevyhnutná.',
    card: 'Odvaha, ktorá zájde priďaleko, mení život na sériu zápasov. Slabosť sa skrýva aj pred sebou a žiadny večer neprinesie pocit, že dnes to stačilo.',
  },
  lover: {
    text: 'Oddanosť potom zmazáva obrysy: nálada niekoho iného rozhodne o vašom dni a vlastné prianie sa vzdá skôr, než zaznelo. Čo má byť láskou, môže byť strachom zo samoty.',
    tip: 'Dospieva tým, že v každom blízkom vzťahu pomenujete jedno vlastné prianie a vydržíte krátke ticho, ktoré príde potom.',
    card: 'Blízkosť, ktorá zájde priďaleko, zotiera hranicu medzi jedným a druhým. Zhoda sa kupuje za vlastné priania a odstup vyzerá ako pohroma.',
  },
  jester: {
    text: 'Humor potom slúži ako východ: len čo rozhovor zvážnie, príde na um niečo smiešne a chvíľa je preč. Ľudia sa smejú a nikto sa nedozvie, čo by ste boli potrebovali.',
    tip: 'Dospieva tým, že jednu vážnu vetu necháte stáť bez žartu a počkáte na odpoveď.',
    card: 'Ľahkosť, ktorá zájde priďaleko, sa mení na únik. Z toho, čo bolí, je zrazu historka, a povinnosti sa odkladajú, pretože dnes je práve tak príjemne.',
  },
  caregiver: {
    text: 'Pomoc potom pokračuje aj tam, kde ju už netreba, a únava sa nosí ako dôkaz lásky. Potichu sa vedie účet všetkého, čo sa rozdalo, a jedného dňa vypláva ako výčitka, ktorá všetkých prekvapí.',
    tip: 'Dospieva tým, že sa najprv spýtate, či niekto pomoc chce, a jeho nie si vypočujete ako dovolenie oddychovať.',
    card: 'Starostlivosť, ktorá zájde priďaleko, vyčerpá toho, kto dáva, a zmenší toho, kto prijíma. Povedať nie bolí ako vina a z vďaky sa stáva dlh.',
  },
  creator: {
    text: 'Nárok na kvalitu sa potom obráti proti tomu, kto tvorí: dielo sa vylepšuje, až ho už nikto neuvidí, a každé porovnanie je vopred prehraté. Vnútorný kritik tomu hovorí vkus.',
    tip: 'Dospieva tým, že jednu vec dokončíte na osemdesiat percent a dáte ju z rúk skôr, než ju stihnete vylepšiť.',
    card: 'Potreba tvoriť, ktorá zájde priďaleko, sa mení na sudcu. Nič nie je dosť dobré, aby sa to ukázalo, a skutočný život vyzerá pri predstave ošumelo.',
  },
  ruler: {
    text: 'Zo zodpovednosti sa potom stáva držanie: úlohy sa vracajú na váš stôl, lebo ich nikto neurobí tak ako vy, a prekvapenie vyzerá ako útok. Iní prestanú premýšľať, čo akoby dokazovalo, že kontrola bola potrebná.',
    tip: 'Dospieva tým, že jednu vec odovzdáte úplne, aj s výsledkom, a nepýtate sa na ňu, kým nebude hotová.',
    card: 'Poriadok, ktorý zájde priďaleko, sa mení na kontrolu. Odovzdať úlohu vyzerá nebezpečne, nesúhlas nelojálne, a napokon všetko visí na jednej ruke.',
  },
  citizen: {
    text: 'Patriť k ostatným potom stojí vlastný obrys: prikývnete o čosi skôr, než to tak naozaj myslíte, a až cestou domov zistíte, aký máte názor. Skupina získa pokoj a príde o jeden hlas.',
    tip: 'Dospieva tým, že raz za týždeň poviete svoj názor skôr než ostatní, kým ešte neviete, čo si myslia.',
    card: 'Spolupatričnosť, ktorá zájde priďaleko, sa mení na miznutie. Názor skupiny sa preberie skôr, než dozreje vlastný, a vyčnievať sa zdá zradou.',
  },
}
