import { end, near, phrase, type SelfHarmHints } from './phrase.ts'

const body =
  '(?:ruk(?:y|u|ou|ach|ama)?|ruce|predlokti\\w*|zapesti\\w*|stehn\\w*|noh(?:y|u|ou|ach)?|kuz[ei]|bricho|brise|tvar\\w*|lytk\\w*|hlav[ou]u?|zada|vlasy|rty|dlan\\w*|pazi?)'
const injure =
  '(?:(?:roz|po|pri|do|vy|za|od)?(?:rez(?:u|al|ala|at|avam)|rizn(?:u|out)|rizla?|skrab(?:u|at|al|ala|am)|pal(?:im|it|il|ila)|kous(?:u|am|at|al|ala)|bij(?:u|i)|bit|bila?|mlat(?:im|it|il|ila)|picha(?:m|t|l|la)|pichnu|ryju|ryla?|drap(?:u|at|al|ala)|stip(?:u|am|ala?)|poleva(?:m|t|l|la)|tluc(?:u)?|tloukl\\w*|trha(?:m|t|l|la)|zran(?:uji|uju|oval|ovala)))'
const inPain =
  '(?:krv\\w*|krev|kdyz|dokud|aby|abych|protoze|boles\\w*|boli|ulev\\w*|ticho|klid|jizv\\w*|trest\\w*|zaslouz\\w*|ziletk\\w*|cepel\\w*|kruzitk\\w*|cigaret\\w*|zapalovac\\w*|noz\\w*|nuzk\\w*|tajne|potaji|nevidel\\w*|citila?|citim|vztek\\w*|smutn\\w|zase|znova|vrouc\\w*|hadk\\w*|vzdycky|jizvy)'
const pills =
  '(?:prask\\w*|lek\\w{0,3}|tablet\\w*|pilul\\w*|antidepres\\w*|neurol\\w*|inzulin\\w*|ibalgin\\w*|paralen\\w*)'
const hoard =
  '(?:sbir\\w*|nasbir\\w*|schov\\w*|hrst\\w*|vsechn\\w*|cel[eyou]* (?:balen\\w*|krabic\\w*|plat\\w*)|pocit(?:am|al|ala)|spolyk\\w*|polyk\\w*|zapila?|snedla?|sezral\\w*|nachystan\\w*|pripraven\\w*|zasob\\w*|staci\\w*)'
const heights =
  '(?:most\\w*|strech\\w*|okn\\w*|balkon\\w*|panelak\\w*|skal[ya]|zabradl\\w*|nastupist\\w*|peron\\w*|kolej\\w*|vlak\\w*|metr[ou]\\w*|tramvaj\\w*|vez[ei]?|viadukt\\w*)'
const falling =
  '(?:(?:vy|s|pre)?skoc(?:im|it|il|ila)|skocila? bych|hod(?:im|it|il|ila) se|se (?:\\w+ )?hod(?:im|it|il|ila)|vrhn\\w+|lehn(?:u|out)|jeden krok|krok vpred|pustit se|prelez\\w+|stacil\\w* by)'
const absent =
  '(?:(?:kdyby|kdybych|kdyz|az|jestli) (?:tu |uz |tady |se |bych |jednoduse |proste )*(?:nebyla?(?= (?:tu|uz|na svete|nazivu|mezi|by)|,|$)|nebudu|umrela?|zemrela?|umru|zemru|zmizim|zmizela?|neexist\\w+|odesla?|odesel|odejdu|nezila?|nenarodila?|chcipla?))'

/** What people write in Czech when they do not name it. */
export const czechHints: SelfHarmHints = {
  keyWords: [
    'sebevrazda',
    'sebevrazdu',
    'sebevrazde',
    'sebevrazdou',
    'nechci',
    'uz',
    'zit',
    'umrit',
    'zemrit',
    'zabit',
    'zabiju',
    'probudit',
    'vzbudit',
    'premyslim',
    'porezu',
    'rezu',
    'rezat',
    'obesit',
    'skocit',
    'podrezat',
    'ublizit',
    'ublizuju',
    'existovat',
    'nezvladam',
    'nemuzu',
    'ukoncit',
    'skoncit',
    'smysl',
    'zivot',
    'zmizet',
    'jizvy',
    'chci',
    'mrtvy',
    'mrtva',
    'nejradsi',
    'prasky',
    'zaslouzim',
    'nezaslouzim',
    'zbytecny',
    'zbytecna',
  ],
  otherTopics: phrase`film\w*|serial\w*|roman\w*|povidk\w*|postav(?:a|e|u|y)|hrdin\w*|detektiv\w*|divadl\w*|predstaven\w*|hra|hre|hru|hry|boss\w*|bungee|padak\w*|lin[kc]e (?:bezpeci|duvery)|linka (?:bezpeci|duvery)|dobrovoln\w*|diplomk\w*|diplomov\w*|prevenc\w*|prekladam|zdalo|zda se mi|snu|sne|smich\w*|smichy|hanb\w*|hony|honech|zajic\w*|pri (?:holeni|vareni|krajeni|stihani|rezani|praci)|konzerv\w*|cirkulark\w*|chirurg\w*|drevo|maraton\w*|facebook\w*|instagram\w*|karaoke|fikus|kytk\w*|kniha|knihu|knize|koncert\w*|vypoved|papir\w*|spalovac|spalim|slunc\w*|nehty|do (?:vody|jezera|bazenu)|zvirat\w*|veget\w*`,
  hints: {
    wish: [
      phrase`${near('chci|chtela?|chtel|touzim|preju|pral|prala|nejradsi|nejradeji|kez|modlim|doufam|rada|rad|radsi|prosim', 'umrit|zemrit|umrela?|zemrela?|umru|zemru|(?:byt|byl|byla) mrtv[ya]|chcipnout|zhebnout|nevzbud\\w*|neprobud\\w*|neexistovat|smrt|konec vseho|nevstat', 6)}`,
      phrase`(?:premysl|uvazuj|mysl|predstavuj|planuj)\w* (?:\w+ ){0,4}?(?:o|na|nad|jak|ze|si) (?:\w+ ){0,3}?(?:sebe ?vraz\w*|(?:vlastn\w+|sv\w+) (?:smrt\w*|konec|konci|pohrb\w*)|zabi\w*|umru|umrit|zemrit|skonc\w*|ukonc\w*|obes\w*|skoc\w*|zmiz\w*|podrez\w*)`,
      phrase`(?:uz|dal|takhle|tady|tu) (?:\w+ )?(?:nechci|nechtela?|nemusim|nemusela?|nebavi me|nedokazu|nedavam|nezvladam) (?:\w+ ){0,2}?(?:byt(?: tu)?${end}|tu byt|zit|existovat|dychat|vstavat|vzbud\w*|probud\w*|pokracovat|bojovat)`,
      phrase`(?:nechci|nechtela?) (?:\w+ ){0,4}?(?:vzbud\w*|probud\w*|dozit|dockat|existovat|dychat)(?: rano| zitra| vic|${end})`,
      phrase`(?:usinam|usnout|usnu|lehnu|jdu spat|chodim spat) (?:\w+ ){0,8}?(?:ne(?:probud|vzbud|vsta)\w*|naveky|navzdy)`,
      phrase`nebavi me (?:\w+ )?(?:zit|zivot|existovat|tu byt|byt tu|byt)|me (?:to )?(?:tu |uz )*nebavi(?: zit| tady| tu)${end}|nebavi me to tu`,
      phrase`(?:litoval\w*|lituju|skoda|mrzi|mrzelo|zklaman\w|nenavid\w*) (?:\w+ )?(?:me )?,? ?ze jsem (?:\w+ ){0,2}?(?:vzbud\w*|probud\w*|prezi\w*|narod\w*|nazivu|na svete)`,
      phrase`(?:buh|boze|panbuh|pan buh|smrt|zubata) (?:\w+ ){0,4}?(?:vzal\w*|vezm\w*|zavola\w*|prijde|prist|prisla)(?: si)?(?: me| pro me|${end})|(?:at|aby|kez) (?:si )?me (?:\w+ ){0,3}?(?:vezm\w*|vzal\w*|sraz\w*|prejel\w*|prejed\w*|klepne)`,
      phrase`(?:chci|chtela?|pujdu|jdu|touzim) (?:\w+ ){0,3}?(?:jit |odejit |byt |jen |jenom )*za (?:nim|ni|nimi|mamou|tatou|manzelem|synem|dcerou)(?: do hrobu| na onen svet| nahoru|${end})`,
      phrase`${near('kdyby|at|kez|nejradsi', 'me (?:srazil\\w*|prejel\\w*|zastrel\\w*|zabil\\w*|porazil\\w*)|dostala? (?:rakovinu|infarkt)', 3)}`,
      phrase`je mi (?:uz )?jedno (?:\w+ )?(?:jestli|ze|zda) (?:\w+ )?(?:ziju|umru|zemru|prezij\w*|se probudim)`,
    ],
    plan: [
      phrase`(?:vybrala?|vybran\w*|urcila?|naplanovala?|naplanovan\w*|vymyslen\w*|mam|vim|nasla?|nasel|pripraven\w*|nachystan\w*) (?:\w+ ){0,4}?(?:misto|den|datum|cas|zpusob|plan|strom|most) (?:\w+ ){0,3}?(?:kde|kdy|jak|na|to) (?:\w+ ){0,3}?(?:udela\w*|ukonc\w*|skonc\w*|stane|bude|smrt)`,
      phrase`(?:tentokrat|jednou|brzy|priste|dneska|zitra|v noci|vecer) (?:\w+ ){0,4}?(?:to )?(?:opravdu |fakt |uz |konecne )?(?:udel(?:am|at)|ukonc(?:im|it)|dotahnu|skonc(?:im|it)) ?(?:to|s tim|se sebou|se vsim)?${end}`,
      phrase`(?:ukonc|skonc|skoncov|zabal)(?:it|im|uju|ovat) (?:\w+ ){0,4}?(?:zivot|se vsim|nadobro|natrvalo|navzdy|trapeni|jednou provzdy)|(?:to|vsechno) (?:asi |uz |jednou )*zabal(?:im|it) nadobro|(?:to|vsechno) zabalim${end}`,
      phrase`(?:napsala?|pisu|napsan\w*) (?:\w+ ){0,3}?(?:dopis\w*|zavet|vzkaz|testament) (?:\w+ ){0,6}?(?:rozlouc\w*|az (?:tu )?nebudu|po me|mame|detem|rodicum|vsem)`,
    ],
    farewell: [
      phrase`(?:roz)?(?:dala|dal|davam|darovala|daroval) (?:jsem )?(?:\w+ ){0,8}?(?:nebudu|netreba|uz nic (?:nepotrebuju|potrebovat)|mne uz)|(?:uz )?(?:nic|to) (?:\w+ )?(?:potrebovat )?(?:uz )?nebudu potrebovat|nic potrebovat (?:uz )?nebudu`,
      phrase`(?:vsechno|veci|papiry|ucty|zalezitosti|pohreb) (?:mam |uz |jsem |je )*(?:vyriz\w*|usporada\w*|zarizen\w*|vyresen\w*|poradku|zaplacen\w*) (?:\w+ ){0,8}?(?:muz\w+ (?:jit|skoncit|odejit)|klid|konec|nikdo|nemuseli|az nebudu|at)`,
      phrase`(?:nebudu|neuvidim|nedoziju|nedockam) (?:\w+ ){0,3}?(?:tu|tady|mezi vami|se|nazivu|na svete|dalsi\w*|jara|vanoc\w*|narozenin\w*|leta|konce)(?: uz| dlouho|${end})`,
      phrase`(?:nevidim|neumim si predstavit|nedovedu si predstavit|nemam) (?:\w+ ){0,3}?(?:(?:svou |zadnou )?budoucnost\w*|sebe za|ze (?:\w+ )?budu (?:zit|tu)|zitrek)`,
      phrase`(?:az|kdyz|jestli) (?:\w+ )?(?:tu )?(?:uz )?(?:nebudu|umru|zemru)(?: tu)? (?:\w+ ){0,4}?(?:postar\w*|at|prodejte|dejte|reknete|deti|vsichni|budete|nikdo|bude)|dekuju? (?:\w+ )?(?:vam |ti )?za vsechno (?:\w+ )?(?:a )?(?:sbohem|mejte se|nashledanou|prominte|odpustte)|(?:promin|odpust)\w* (?:mi )?(?:mami|tati|deti|vsichni),? (?:\w+ ){0,2}?(?:uz|ale|nemuzu|sbohem)`,
    ],
    burden: [
      phrase`${absent} (?:\w+ ){0,6}?(?:lip|lepsi|lehci|snaz\w*|ulev\w*|oddech\w*|stastnejsi|nevsim\w*|nechyb\w*|nikdo|nikomu|jedno|klid|vsem|rodin\w*|detem)|(?:lip|lepsi|lehci|snaz\w*|ulev\w*|oddech\w*|stastnejsi|nevsim\w*|nechyb\w*|nikdo|nikomu|klid|jedno) (?:\w+ ){0,6}?${absent}`,
      phrase`beze? me(?:ne)? (?:\w+ ){0,6}?(?:lip|lepe|lepsi|snaz\w*|stastn\w+|klid|ulev\w*|obes\w*)|(?:lip|lepe|lepsi|snaz\w*|stastn\w+|klid|ulev\w*) (?:\w+ ){0,4}?beze? me(?:ne)?`,
      phrase`(?:jsem|budu|pripadam si jako|citim se jako) (?:\w+ ){0,4}?(?:pritez\w*|na obtiz|bremen\w*|zatez\w*|prebytecn\w*|zbytecn\w+ (?:clovek|pro vsechny|na svete))`,
      phrase`nikomu (?:\w+ ){0,3}?(?:nechyb\w*|nebudu chyb\w*)|nikdo (?:\w+ ){0,5}?(?:nevsim\w*|nechyb\w*|nepozna\w*|nehleda\w*|neplaka\w*|nebude plakat) (?:\w+ ){0,3}?(?:${absent}|ze (?:me|jsem|tu)|za mnou|me)|duvod tu byt`,
    ],
    emptiness: [
      phrase`(?:nemam|nevidim|neni|nema|ztratila?|nenachazim|neexistuje|nezbyl\w*|chybi mi) (?:\w+ ){0,4}?(?:proc|nac|duvod\w*|smysl\w*|chut|silu|sily|vul[ie]|cenu|pro koho|nic|nadej\w*) (?:\w+ ){0,4}?(?:tu byt|byt tu|tady byt|zit|byt na svete|pokracovat|zivot\w*|existovat|rano vstat|vstavat|dal|byt)(?: tu)?${end}`,
      phrase`(?:nema|nemelo|nedava) (?:to |uz |nic |vsechno |cele |zadny |pro me )*(?:cenu|smysl)(?: uz| pro me| nic)*${end}(?=.*\b(?:zit|zivot|konec|ukonc|skonc|tu byt)\w*)|(?:nac|k cemu) (?:\w+ ){0,3}?(?:tu |jeste )?(?:jsem|ziju|byt|zit|dychat|vstavat)${end}`,
      phrase`(?:nic|nikdo) (?:\w+ )?me (?:\w+ ){0,3}?(?:nedrzi|tu nedrzi)|drzi me (?:\w+ ){0,3}?(?:nazivu|pri zivote|tu)|(?:jedin\w+|jen) (?:\w+ ){0,4}?(?:drzi|brani|zastavuj\w*) (?:\w+ ){0,3}?(?:pri zivote|nazivu|na svete|v tom|od toho)`,
      phrase`nevim (?:\w+ )?(?:uz )?(?:jak|jestli) (?:\w+ )?(?:dal zit|vydrz\w+|prezij\w+) (?:\w+ ){0,2}?(?:dalsi|jeste|do rana|do zitra|tuhle noc)|(?:nezvladam|nezvladnu|nevydrzim|nedavam|neunesu) (?:\w+ )?(?:uz )?(?:to |tenhle )?(?:zivot|dalsi (?:den|rok)|existenci|tu byt|trapeni)`,
    ],
    method: [
      phrase`${near(pills, hoard, 7)}`,
      phrase`${near(heights, falling, 9)}`,
      phrase`(?:prostrel|strel|kulk|hlaven|pistol|zbran|revolver|pusk|brokovnic)\w* (?:\w+ ){0,4}?(?:hlav\w*|pusy|ust|spank\w*|hrud\w*|celo)|(?:hlav[uy]|do ust|spank\w*) (?:\w+ ){0,3}?(?:prostrel|strel|pistol|hlaven|zbran|kulk)\w*`,
      phrase`${near('provaz\\w*|lan[oae]m?|oprat\\w*|smyck\\w*|pas(?:ek|kem)|masl[aei]', 'krk\\w*|ruc(?:e|ou)|rukach|garaz\\w*|puda|pude|tram\\w*|hak\\w*|strom\\w*|les\\w*|koupila?|uvazal\\w*|obes\\w*|hod\\w*|sklep\\w*|pripraven\\w*', 4)}`,
      phrase`${near('ziletk\\w*|cepel\\w*|noz(?:ik|em|e)?|nuzk\\w*|skalpel\\w*', 'zil\\w*|zapesti\\w*|rukach|predlokti\\w*|schovan\\w*|pod polstar\\w*|penal\\w*|vane|krk\\w*|stehn\\w*|pro jistotu', 5)}`,
      phrase`(?:stala|stal|stojim|sedela|sedel) (?:jsem )?(?:\w+ ){0,5}?(?:most\w*|strech\w*|strese|zabradl\w*|(?:otevrenem |otevreneho )okn\w*|kolej\w*|nastupist\w*|rimse|balkon\w*) (?:\w+ ){0,6}?(?:chtela?|skoc\w*|vyskoc\w*|krok|dolu|konec|premysl\w*|myslela?|vlak\w*)`,
      phrase`(?:podrez|rozrez|prorez)\w* (?:\w+ ){0,4}?(?:zil\w*|zapesti\w*|krk)|predavkov\w*|(?:obes|utop)(?:im|it) (?:\w+ )?se|se (?:\w+ ){0,4}?(?:obes(?:im|it)|utop(?:im|it))`,
    ],
    slang: [
      phrase`(?:jdu|chci|pujdu|nejradsi|asi|bych) (?:\w+ ){0,4}?(?:odkragl\w*|oddela\w*|odprav\w*|zlikvid\w*|odstran\w*|odstrel\w*|vypn\w*|odrovn\w*|vymaz\w*|zhebn\w*|chcip\w*)(?: (?:se|sebe|ze sveta|nadobro)|${end})`,
      phrase`(?:se|sebe) (?:\w+ ){0,5}?(?:odkraglovat|oddelat|zlikvidovat|odbouchnout|odstrelit|odpravit|odrovnat|sejmout)`,
      phrase`(?:natahn|natahnout|zaklep)\w* (?:\w+ )?(?:backor\w*|brk\w*|nohy)|pod drn\w*|cichat kytky|na onen svet|odejit ze sveta|do vecnych lovist|(?:hod|haz)\w* (?:si )?(?:masl|smyck|oprat)\w*|si (?:\w+ ){0,3}?(?:masl|smyck|oprat)\w* (?:\w+ )?hod\w*|kulku (?:\w+ )?do hlavy|dam si kulku`,
    ],
    injury: [
      phrase`(?:se|si|sebe) (?:\w+ ){0,4}?${injure} (?:\w+ ){0,5}?(?:${body}|${inPain})|${injure} (?:\w+ ){0,2}?(?:se|si|sebe) (?:\w+ ){0,4}?(?:${body}|${inPain})|(?:${body}|${inPain}) (?:\w+ ){0,4}?(?:se|si|sebe) (?:\w+ ){0,2}?${injure}|${inPain} (?:\w+ ){0,7}?${injure} (?:\w+ )?(?:se|si|sebe)`,
      phrase`(?:nebudu|prestala?|prestat|zacala?|zacit|nutkani|chut|potreb\w*|musim|musela?|zase|znova) (?:\w+ ){0,3}?(?:rezat|skrabat|ublizovat|zranovat|porezat|poskozovat)${end}`,
      phrase`${near('jizv\\w*|rany|rezn\\w+ ran\\w*|skrabanc\\w*|obvaz\\w*', 'rukav\\w*|zapesti\\w*|predlokti\\w*|stehn\\w*|skryv\\w*|schov\\w*|zakryv\\w*|nikdo nevid\\w*|tetovan\\w*|naramk\\w*|ziletk\\w*|cerstv\\w*', 5)}`,
      phrase`${near('dlouh\\w+ rukav\\w*|mikin\\w*', 'let[eoa]|lete|cervenci|srpnu|horku|vedru|koupalist\\w*|zapesti\\w*|nevid\\w*|jizv\\w*', 5)}`,
      phrase`(?:tlucu|bouchám|boucham|mlatim|biju|bil\w?) (?:\w+ ){0,3}?(?:se|hlavou|si|pest\w*) (?:\w+ ){0,4}?(?:o zed|do zdi|do hlavy|hlav\w*|dokud|tvar\w*|stehn\w*)|(?:si|se) (?:\w+ ){0,4}?(?:kruzitkem|jehlou|spendlikem|ziletkou|cepeli|strepem|zapalovacem|cigaret\w+)`,
    ],
    hunger: [
      phrase`${near('jim|nejim|jist|jedla|jidl[oau]|veceri|vecere|obed\\w*|snidan\\w*|hladov\\w*|hlad|hladem', 'nezaslouz\\w*|zaslouz\\w*|trest\\w*|potrest\\w*|nedovol\\w*|zakaz\\w*|za trest', 7)}`,
      phrase`(?:zvracim|vyzvracim|bliju|vracim) (?:\w+ ){0,6}?(?:po jidle|nezaslouz\w*|trest\w*|naschval|kazd\w+ jid\w*|prst\w*|nenavid\w*)`,
    ],
    past: [
      phrase`pokus\w* (?:\w+ ){0,4}?(?:sebe ?vraz\w*|zabit|vzit (?:si )?zivot|obesit|otravit|ukoncit (?:\w+ )?zivot|utopit|podrezat|umrit)|(?:zabit|vzit si zivot|obesit|otravit) (?:\w+ ){0,2}?(?:jsem )?(?:se )?(?:pokus\w*|zkus\w*)`,
      phrase`(?:chtela?|chtel|zkusila?|planovala?|rozhodla?|sla|sel|mela) (?:jsem )?(?:\w+ ){0,4}?(?:prostrelit|skocit pod|vyskocit z|skocit z|zemrit|umrit|ukoncit (?:svuj )?zivot|zabit se|podrezat|obesit se|predavkovat)`,
      phrase`(?:probudila?|probrala?|vzbudila?) (?:jsem )?(?:se )?(?:\w+ ){0,4}?(?:na jip\w*|jipce|na aru|na psychiatri\w*|v nemocnici)|vyplach\w* zaludk\w*|spolyk\w* (?:\w+ )?prask\w*`,
    ],
  },
}
