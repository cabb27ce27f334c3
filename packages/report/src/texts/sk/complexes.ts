import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Vyraziť a zostať',
    description:
      'Nech si vyberiete čokoľvek, druhá polovica si vedie účet: večer doma sníva o odchode a cesta o prestretom stole. Čo zvonku vyzerá ako nerozhodnosť, môžu byť dve úprimné túžby, ktoré nikdy nedostali každá svoj čas.',
    workingWith:
      'Dajte obom pevné miesto v roku a blízkym nahlas povedzte, ktoré obdobie práve je.',
  },
  orderAndRevolt: {
    name: 'Poriadok a vzbura',
    description:
      'Ráno možno postavíte rámec a večer vám v ňom je tesno. Hnev na cudzie pravidlá potom môže patriť vlastným.',
    workingWith:
      'Spíšte si pravidlá, ktoré dodržiavate iba preto, že ste si ich kedysi dali, a každý mesiac jedno prečiarknite.',
  },
  earnestAndPlay: {
    name: 'Vážnosť a hra',
    description:
      'Sotva je myšlienka vážna, niečo vo vás na nej zbadá smiešnu stránku, a sotva je smiešna, už vás núti premýšľať. Ľuďom je s vami veselo, vám však môže uniknúť, ako ste to mysleli.',
    workingWith:
      'Keď na veci záleží, povedzte najprv, ktorá z oboch stránok hovorí, a tej druhej nechajte posledné slovo na neskôr.',
  },
  contestAndCloseness: {
    name: 'Vyhrať a byť nablízku',
    description:
      'Sila a neha žiadajú v tej istej minúte pravý opak, najviac pri ľuďoch, ktorých ľúbite. Dá sa tak vyhrať hádka a prehrať večer.',
    workingWith:
      'Pri najbližšom spore sa po piatich minútach opýtajte, či chcete mať pravdu, alebo byť blízko, a podľa odpovede konajte.',
  },
  trustAndChange: {
    name: 'Nechať tak a meniť',
    description:
      'Jedna vaša stránka ďakuje za to, čo je, a druhá už vidí, čo by sa z toho dalo urobiť. Spokojnosť má potom príchuť viny a zmena príchuť zrady.',
    workingWith:
      'Pomenujte tri veci, ktoré tento rok smú zostať také, aké sú, a jednu, ktorá nesmie.',
  },
  othersAndWork: {
    name: 'Druhí a vlastné dielo',
    description:
      'Starostlivosť a tvorba žijú z tých istých hodín a ktorá čaká, tá posiela zlé svedomie. Vyzerá to, akoby medzi vami a dielom stáli iní, hoci dvere sa dajú zavrieť aj zvnútra.',
    workingWith:
      'Určite si dve hodiny týždenne pre dielo, povedzte o nich ľuďom, ktorí vás potrebujú, a v inom pevnom čase tu buďte celkom pre nich.',
  },
  maskAndMiddle: {
    name: 'Tvár a stred',
    description:
      'Zrejme sa ľahko prispôsobíte, no vaše stránky sú možno spojené len voľne, takže môže byť ťažké povedať, kto zostane, keď sa nikto nepozerá. Tvár si robí svoju prácu dobre; zastupuje však niečo, čo ešte len rastie.',
    workingWith:
      'Po dni medzi ľuďmi si desať minút zapisujte, s čím ste súhlasili a čo by ste povedali osamote.',
  },
  frontAndCellar: {
    name: 'Upravené priečelie, rušná pivnica',
    description:
      'Navonok zapadnete, no zospodu zrejme tlačí dosť veľa. Čo sa cez deň uhladí, môže prepuknúť doma, na cestách alebo sa zviezť na ľuďoch, ktorí za nič nemôžu.',
    workingWith:
      'Doprajte hnevu každý deň malý východ v slovách alebo pohybe, skôr než si ho bude musieť hľadať sám.',
  },
  cellarAndMiddle: {
    name: 'Tlak bez nádoby',
    description:
      'Z nežitej stránky tlačí dosť veľa a stred, ktorý by to udržal, možno zatiaľ drží pokope len voľne. Silné reakcie vám potom môžu pripadať cudzie, akoby prichádzali zvonku.',
    workingWith:
      'Po silnej reakcii si napíšte tri vety: čo sa stalo, čo vám to pripomenulo a čo ste v tej chvíli potrebovali.',
  },
  knockingSide: {
    name: 'Stránka, ktorá klope',
    description:
      'Váš najmenej žitý motív dostáva málo pozornosti a s tým, čo je vo vás cudzie, sa zrejme veľmi nekamarátite. Čo sa dlho odmieta, zvykne sa objaviť v iných ľuďoch, ktorí potom nadmieru priťahujú alebo dráždia.',
    workingWith:
      'Keď niekto zamestnáva vaše myšlienky dlhšie než deň, opýtajte sa, ktorú z jeho slobôd by ste si dopriali aj vy.',
  },
}
