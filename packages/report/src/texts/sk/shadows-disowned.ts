import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'Odložená dôvera sa rada vracia ako podráždenie nad ľuďmi, ktorí pôsobia naivne. Ich dôverčivosť vyzerá hlúpo a niekde v tej zlosti môže byť aj trochu závisti, ako ľahko sa im žije.',
    tip: 'Cesta späť sa otvorí, keď niekomu uveríte vo veci, v ktorej by omyl stál len málo.',
    card: 'Tá časť, ktorá by chcela dôverovať, musela odísť, zvyčajne z dobrých dôvodov. Vracia sa ako pohŕdanie naivnými alebo ako únava, ktorá už veľa nečaká.',
  },
  sage: {
    text: 'Odsunutá potreba porozumieť sa zvykne vracať ako netrpezlivosť s ľuďmi, ktorí dlho premýšľajú alebo sa priveľa pýtajú. Niektoré otázky sa potom odbavia mávnutím ruky tesne pred tým, než začnú byť zaujímavé.',
    tip: 'Cesta späť sa otvorí, keď položíte otázku, na ktorú naozaj nepoznáte odpoveď, a do rána ju necháte otvorenú.',
    card: 'Chuť pýtať sa a uvažovať dostáva málo miesta. Hlási sa ako hnev na vševedov alebo ako rozhodnutie, na ktorého dôvody sa nikto nepozrel.',
  },
  explorer: {
    text: 'Túžba, ktorú nikto nepúšťa von, sa často ukáže ako nesúhlas s tými, čo jednoducho odídu. Ich sloboda vyzerá nezodpovedne, a predsa oko na mape či cestovnom poriadku spočinie o chvíľu dlhšie, než treba.',
    tip: 'Cesta späť sa otvorí, keď si naplánujete malý odchod, na ktorý netreba nikoho povolenie, a naozaj odídete.',
    card: 'Túžba vyraziť dostala príkaz zostať doma. Ozýva sa ako nesúhlas s nepokojnými ľuďmi alebo ako tupý pocit, že niečo chýba.',
  },
  outlaw: {
    text: 'Prehltnutý protest nezmizne; vracia sa ako náhle rozhorčenie, keď sa niekto iný odváži porušiť pravidlo. V hneve na jeho drzosť môže byť ukrytá veta, ktorú ste chceli povedať vy.',
    tip: 'Cesta späť sa otvorí, keď jednu námietku vyslovíte zavčasu, pokojne a skôr, než z nej bude hnev.',
    card: 'Hlas, ktorý by povedal „nie“, v záujme pokoja mlčí. Vracia sa ako trpkosť, ako meškanie alebo ako pobúrenie nad ľuďmi, ktorí si veľa dovolia.',
  },
  magician: {
    text: 'Vplyv, ku ktorému sa človek nehlási, sa rád objaví ako podozrievanie tých, čo chcú niečo meniť. Ich plány vyzerajú ako triky a vlastný ťah na bránku na druhých sa pritom ľahko podcení.',
    tip: 'Cesta späť sa otvorí, keď si určíte jednu vec, ktorá má byť inak, a keď sa zmení, priznáte si na tom svoj podiel.',
    card: 'Schopnosť meniť veci leží ladom. Vracia sa ako nedôvera k vizionárom alebo ako presvedčenie, že nič z toho, čo človek urobí, nezaváži.',
  },
  hero: {
    text: 'Odložená odvaha sa zvykne prejaviť ako príkrosť voči tým, čo sa tlačia dopredu. Ich ctižiadosť vyzerá hlučne a to, na čo by ste sa odvážili vy, čaká v zozname na budúci mesiac.',
    tip: 'Cesta späť sa otvorí, keď urobíte jednu malú vec, z ktorej máte trochu strach a ktorej koniec je na dohľad.',
    card: 'Tá časť, ktorá by si rada zmerala sily, sa dala odhovoriť. Pripomína sa ako pohŕdanie ctižiadostivými alebo ako výzva, ktorá sa stále odkladá.',
  },
  lover: {
    text: 'Neha, ktorá nemá kam ísť, sa môže vrátiť ako netrpezlivosť s ľuďmi, ktorí ukazujú, čo cítia. Ich vrúcnosti je akosi priveľa a pochvala sa rýchlo odloží nabok, aby sa nestihla dotknúť.',
    tip: 'Cesta späť sa otvorí, keď jedno milé slovo prijmete bez uhýbania a vrátite ho vlastnou vetou.',
    card: 'Túžba byť nablízku sa drží v bezpečnej diaľke. Prezradia ju rozpaky z citu alebo chlad presne tam, kde na niečom záleží.',
  },
  jester: {
    text: 'Zakázaná hra sa často mení na prísnosť voči tým, čo berú život zľahka. Ich pohoda vyzerá ľahkovážne a voľnú hodinu si treba najprv odpracovať, až potom ju možno užiť.',
    tip: 'Cesta späť sa otvorí, keď si raz zámerne zabláznite v spoločnosti, ktorá vám to nebude vyčítať.',
    card: 'Chuť hrať sa má príkaz sedieť rovno. Ozýva sa ako podráždenie nad bezstarostnými ľuďmi alebo ako oddych s príchuťou viny.',
  },
  caregiver: {
    text: 'Zadržaná starostlivosť sa môže ukázať ako hnev na ľudí, ktorí niečo potrebujú. Ich prosba vyzerá ako slabosť a pomoc, ktorú ste chceli dať, prichádza neskoro alebo v podobe rady.',
    tip: 'Cesta späť sa otvorí, keď bez vyzvania ponúknete jednu malú, konkrétnu pomoc a o jednu takú aj požiadate.',
    card: 'Tá časť, ktorá by sa o niekoho rada postarala, necháva ruky vo vreckách. Prejaví sa ako netrpezlivosť s tými, čo niečo potrebujú, alebo ako samota medzi schopnými ľuďmi.',
  },
  creator: {
    text: 'Potreba tvoriť, ktorá nedostane miesto, sa zvykne vracať ako bystré oko na chyby v tom, čo robia iní. Kritika je potom najbližšie, ako sa človek k dielu dostane.',
    tip: 'Cesta späť sa otvorí, keď niečo s radosťou urobíte zle a necháte si to.',
    card: 'Potreba tvoriť niečo vlastné zostáva bez papiera. Vracia sa ako hľadanie chýb alebo ako závisť voči tým, čo svoje dielo jednoducho ukážu.',
  },
  ruler: {
    text: 'Autorita, ku ktorej sa človek neprihlási, sa ľahko mení na nevôľu voči tým, čo ju majú. Ich rozhodovanie vyzerá spupne a to vaše sa odkladá, kým nerozhodne niekto iný.',
    tip: 'Cesta späť sa otvorí, keď o jednej veci rozhodnete nahlas, aj s termínom, a vytrváte, aj keď sa niekto zamračí.',
    card: 'Schopnosť rozhodnúť prenechala svoju stoličku iným. Ozýva sa ako nevôľa voči vedúcim alebo ako údiv nad tým, kam to človeka zanieslo.',
  },
  citizen: {
    text: 'Popretá túžba patriť k ostatným sa často ukáže ako posmech voči ľuďom, ktorí idú s každým. Skupina vyzerá nudne, a predsa môže zabolieť, že vás nezavolali.',
    tip: 'Cesta späť sa otvorí, keď prijmete jedno pozvanie, ktoré by ste inak odmietli, a zostanete, kým sa niekto nerozlúči ako prvý.',
    card: 'Tá časť, ktorá by rada patrila medzi ostatných, zostala vonku. Vracia sa ako pohŕdanie priemerom alebo ako chlad počas sviatočných večerov.',
  },
}
