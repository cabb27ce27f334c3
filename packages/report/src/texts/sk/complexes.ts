import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Vyraziť a zostať',
    description:
      'Nech si vyberiete čokoľvek, druhá polovica vo vás sa ozve: večer doma myslíte na odchod a na ceste na prestretý stôl. Čo zvonku vyzerá ako nerozhodnosť, môžu byť dve úprimné túžby, z ktorých ani jedna nikdy nedostala čas len pre seba.',
    workingWith:
      'Vyhraďte každej z nich v roku pevný čas a blízkym povedzte, ktorá je práve na rade.',
  },
  orderAndRevolt: {
    name: 'Poriadok a vzbura',
    description:
      'Ráno si možno dáte pravidlá a večer je vám v nich tesno. Keď vás potom hnevajú cudzie pravidlá, môže to byť hnev na vlastné.',
    workingWith:
      'Spíšte si pravidlá, ktoré dodržiavate iba preto, že ste si ich kedysi dali, a každý mesiac jedno prečiarknite.',
  },
  earnestAndPlay: {
    name: 'Vážnosť a hra',
    description:
      'Len čo myšlienka zvážnie, niečo vo vás na nej zbadá čosi smiešne, a len čo sa na nej zasmejete, už vás núti premýšľať. Ľuďom je s vami veselo, len vy občas neviete, ako ste to vlastne mysleli.',
    workingWith:
      'Keď o niečo ide, povedzte hneď, či to myslíte vážne, alebo žartujete, a tú druhú stránku pustite k slovu až nakoniec.',
  },
  contestAndCloseness: {
    name: 'Vyhrať a byť nablízku',
    description:
      'Sila a neha chcú v tej istej chvíli pravý opak, najčastejšie pri ľuďoch, ktorých ľúbite. Dá sa tak vyhrať hádka a prehrať večer.',
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
      'Starostlivosť o druhých a vlastná tvorba si berú z tých istých hodín, a ktorá musí čakať, tá sa prihlási zlým svedomím. Vyzerá to, akoby medzi vami a dielom stáli iní, hoci dvere sa dajú zavrieť aj zvnútra.',
    workingWith:
      'Vyhraďte si na dielo dve hodiny týždenne, povedzte o nich ľuďom, ktorí vás potrebujú, a v inom pevnom čase buďte zasa len s nimi.',
  },
  maskAndMiddle: {
    name: 'Tvár a stred',
    description:
      'Prispôsobíte sa zrejme ľahko, lenže vnútri možno ešte nie je všetko celkom pospájané, a tak sa ťažko hovorí, kto zostane, keď sa nikto nepozerá. Tvár svoju prácu robí dobre, len zaskakuje za niečo, čo ešte rastie.',
    workingWith:
      'Po dni medzi ľuďmi si desať minút zapisujte, s čím ste súhlasili a čo si o tom myslíte doma, keď už nikto nepočúva.',
  },
  frontAndCellar: {
    name: 'Upravené priečelie, rušná pivnica',
    description:
      'Navonok zapadnete, no pod povrchom sa toho zrejme nazbieralo dosť. Čo cez deň uhladíte, môže prepuknúť doma či na cestách, alebo si to odnesú ľudia, ktorí za nič nemôžu.',
    workingWith:
      'Doprajte hnevu každý deň trochu slov alebo pohybu, aby si cestu von nemusel hľadať sám.',
  },
  cellarAndMiddle: {
    name: 'Tlak bez nádoby',
    description:
      'To, čo ste doteraz nežili, sa hlási dosť silno a miesto vo vás, ktoré by to unieslo, sa možno ešte len buduje. Vlastné prudké reakcie vám potom môžu pripadať cudzie, akoby prichádzali zvonku.',
    workingWith:
      'Po silnej reakcii si napíšte tri vety: čo sa stalo, čo vám to pripomenulo a čo ste v tej chvíli potrebovali.',
  },
  knockingSide: {
    name: 'Stránka, ktorá klope',
    description:
      'Tomu, čo žijete najmenej, venujete málo pozornosti a s tým, čo je vám na sebe cudzie, sa zrejme veľmi nekamarátite. Čo človek v sebe dlho odmieta, to zvykne zbadať na iných a tí ho potom až príliš priťahujú alebo dráždia.',
    workingWith:
      'Keď vám niekto nejde z hlavy dlhšie než deň, skúste zistiť, čo z toho, čo si dovolí on, by ste si dopriali aj vy.',
  },
}
