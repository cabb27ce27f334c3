import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Na účet sa pozriete, len keď prišla výplata, a nepríjemný rozhovor má termín budúci týždeň, vždy budúci. Ten pokoj je skutočný, lenže požičaný, a vracať ho bude treba naraz a v zlý deň.',
    tip: 'Raz za týždeň skontrolujte jednu vec, ktorej veríte: jazdný poriadok, rezerváciu, účet v reštaurácii. Keď sedí, budete jej veriť ešte radšej.',
    card: 'Aj dôvera má svoju pohodlnú podobu: nepozrieť sa. Dátum na smotane zakryjete palcom, lejete ju rovno do kávy a hrudky prídu ako blesk z jasného neba.',
  },
  sage: {
    text: 'Pocit máte vysvetlený skôr, než stihne zabolieť, a o kroku, ktorý sa týka len vás, premýšľate, až kým za vás nerozhodne čas. Zvonku to pôsobí povýšene; vnútri je opatrnosť a trochu zima.',
    tip: 'Pri najbližšom „ako sa máš“ si najprv položte ruku tam, kde to cítite; slovo príde za ňou.',
    card: 'V hlave je útulne a nič tam nebolí, a tak sa v nej dá prečkať celá jar. Na pozvanie z marca odpíšete v júni, aj s poznámkou pod čiarou. Piknik bol vraj krásny.',
  },
  explorer: {
    text: 'Len čo vám niekto dá kľúče od svojho bytu, už počujete vlaky. Začiatkov máte veľa a sú krásne. Sklamať vás nič nestihne; jablká zo stromčeka, ktorý ste zasadili, však oberá niekto iný.',
    tip: 'O ďalšom odchode povedzte najprv tomu, s kým ste, a bundu si oblečte až potom.',
    card: 'V divadle si cez prestávku v šatni pýtate kabát. „Bolo to krásne,“ poviete a myslíte to tak. Že sa milenci v druhom dejstve zmierili, viete len z počutia.',
  },
  outlaw: {
    text: '„Nie“ máte na jazyku skôr, než návrh dozneje, a dôvod sa vždy nájde. Človeka to zahreje; lenže medzi tými, čo dostali po nose, býva aj ten, kto chcel to isté čo vy.',
    tip: 'Raz za týždeň nechajte cudzí návrh prejsť a „ale“ si napíšte na dlaň. Večer si umyte ruky.',
    card: 'Sťažnosť na hlúpe pravidlo má stranu a pol. Keď píšete adresu, vysvitne, že to pravidlo zrušili v marci. Obálku zalepíte aj tak, veď ho zrušili neskoro.',
  },
  magician: {
    text: 'Najprv presuniete nábytok a potom presadíte aj hosťa, s najlepšími úmyslami a bez opýtania. Keď sa vzpiera, pripadá vám, že mu chýba predstavivosť; on pritom možno chce len sedieť tam, kde sedel.',
    tip: 'Čo by ste chceli na niekom zmeniť, to mu povedzte rovno, a keď povie „nie“, je to vybavené.',
    card: 'Sused si pochvaľuje plot a odchádza s výkresom brány. Brat spomenie únavu a v nedeľu má rozpis spánku. Obaja prišli len na pivo.',
  },
  hero: {
    text: 'Z dovolenky si veziete kilometre, z rozhovoru vyhraté body a únavu beriete ako súpera v poslednom kole. Aj ten, kto vám príde pomôcť, si potom môže chvíľu pripadať ako ďalší v poradí.',
    tip: 'Čo zvládnete aj poslepiačky, to nech raz niekto iný urobí po svojom; ruky si zatiaľ strčte do vreciek.',
    card: 'Aj z nedeľných knedlí urobíte preteky a vyhráte o dve. Nikto iný nepretekal. Večer ležíte, rátate, čo ste za deň stihli, a zase vám to vyjde málo.',
  },
  lover: {
    text: 'Z tváre blízkeho človeka pri raňajkách vyčítate, aký budete mať deň, a vlastné želanie odložíte skôr, než je z neho veta. Je v tom veľa lásky a kus strachu, že by stolička oproti ostala prázdna.',
    tip: 'Keď má niekto blízky zlú náladu, povedzte si v duchu, čia je, a svoje plány na večer nemeňte.',
    card: 'Päť rokov jete olivy, lebo na prvej večeri pri nich niekomu zažiarili oči. Keď sa za ním zavrú dvere, hoci len od kúpeľne, stíchnete a počúvate.',
  },
  jester: {
    text: 'Keď rozhovor zvážnie, napadne vám niečo smiešne, poviete to a vážna chvíľa je preč. Ľudia sa dobre zabavia a domov idú bez vety, ktorú ste im vlastne chceli povedať.',
    tip: 'Posledné slovo večera nechajte raz tomu, kto je pri stole najmenej vtipný.',
    card: 'Vtip je u vás rýchlejší než slza a zakaždým vyhrá. Slza však nikam neodišla. O polnoci čaká na chodbe, v civile a odlíčená.',
  },
  caregiver: {
    text: 'Pomáhate aj tam, kde to už netreba, a únavu nosíte ako vyznamenanie. Účet za to nikomu neukážete; raz však vypadne z vrecka pri celkom inej veci a zaskočí všetkých vrátane vás.',
    tip: 'Raz do týždňa povedzte tomu, komu pomáhate, čo vás to stálo: hodinu, spánok, kríže. Vecne ako pri pokladnici a bez výčitky.',
    card: 'Koho pridlho nesiete na chrbte, ten zabudne chodiť a z výšky vám ešte radí, kadiaľ ísť. Zložiť ho by bolo kruté, a tak pridáte do kroku.',
  },
  creator: {
    text: 'Keď iní prácu odovzdajú a idú na pivo, vy začínate druhé kolo, a v porovnaní s nimi vždy prehráte, lebo známkujete vy. Prísny hlas vo vás tomu hovorí vkus a tvári sa, že len podáva farby.',
    tip: 'Vyberte si tri veci, ktoré urobil niekto iný a ktoré sa vám páčia, a na každej nájdite chybu, akú by ste si na vlastnej neodpustili. Potom nech sa vám páčia ďalej.',
    card: 'Návšteve ukážete na hotovej veci najprv chybu, prstom, aby ju náhodou neprehliadla. Na „krásne!“ odpoviete, že to ešte len bude.',
  },
  ruler: {
    text: 'Úlohy rozdáte ráno a na obed ich máte späť, lebo každú po druhých trochu poopravíte. Časom ich nosia rovno vám, nedotknuté. Vy v tom vidíte dôkaz, že bez dozoru to nejde, a ostatní majú zatiaľ dlhší obed.',
    tip: 'Jeden deň v týždni začínajte každú úlohu otázkou a prvú odpoveď vezmite takú, aká je.',
    card: 'Doma sa vás pýtajú, kde sú nožnice, hoci visia na klinci. Odpoviete hneď a presne. Pevné opraty vám závidí celé okolie, len kôň už roky nezdvihol hlavu.',
  },
  citizen: {
    text: 'Keď ide o vás, prikývnete skôr, než stihnete niečo chcieť, a želanie príde, až keď sa doma vyzúvate. Ostatní majú pokoj a o jeden hlas menej; mohol to byť práve ten, čo chýbal.',
    tip: 'Pri najbližšom hlasovaní, hoci len o zmrzline, zdvihnite ruku skôr, než spočítate tie ostatné.',
    card: 'V dave je teplo a nefúka. Cudzí názor je poruke skôr, než dozreje vlastný: chcelo sa vám na kúpalisko, ostatní idú na pivo, a vy zistíte, že máte smäd.',
  },
}
