import { end, near, phrase, type SelfHarmHints } from './phrase.ts'

const body =
  '(?:ruk(?:y|u|ach|ami)?|predlakti\\w*|zapasti\\w*|stehn\\w*|noh(?:y|u|ach)?|koz[ue]|brucho|bruchu|tvar|lytk\\w*|plec\\w*|hlav[ou]u?|chrbat|vlasy|pery|dlan\\w*|nadlakti\\w*)'
const injure =
  '(?:(?:roz|po|pri|do|vy|za)?(?:rez(?:em|at|al|ala|avam)|skrab(?:em|at|al|ala|ujem)|pal(?:im|it|il|ila|ujem)|hryz(?:iem|at|ol|la)|bij(?:em|at)|bil|bila|bit|udier(?:am|at|al|ala)|picha(?:m|t|l|la)|pichnem|ryjem|ryla|ryl|ryt|driapem|driapat|driapal|driapala|stipem|stipal|stipala|oblievam|oblievala|oblieval|bucha(?:m|t|l|la)|mlat(?:im|il|ila)|trham|trhal|trhala|zatina(?:m|l|la)|zran(?:ujem|il|ila|oval|ovala)))'
const inPain =
  '(?:krv\\w*|ked|kym|aby|lebo|pretoze|boles\\w*|boli|uvolni\\w*|ulav\\w*|ulavi|ticho|pokoj|jazv\\w*|trest\\w*|zasluz\\w*|ziletk\\w*|cepel\\w*|kruzid\\w*|cigaret\\w*|zapalovac\\w*|noz\\w*|nozni\\w*|tajne|potajme|nevidel\\w*|citila?|citim|hnev\\w*|smutn\\w|opat|znova|zase|vriac\\w*|hada\\w*|vzdy)'
const pills =
  '(?:liek\\w*|tablet\\w*|pras(?:ky|kov|ok|kami)|pilul\\w*|antidepres\\w*|xanax\\w*|neurol\\w*|inzulin\\w*|ibalgin\\w*|paralen\\w*)'
const hoard =
  '(?:zbiera\\w*|nazbiera\\w*|odklada\\w*|odlozen\\w*|schov\\w*|hrst\\w*|vsetk\\w*|cel[eua] (?:balen\\w*|krabic\\w*|platnick\\w*|fla[sk]\\w*)|pocita\\w*|rata(?:m|la|l)|prehl\\w*|zapi(?:la|l|jem|t)|zhltla?|spolykala?|nahadza\\w*|pripraven\\w*|nachystan\\w*|zasob\\w*|stacili?|staci)'
const heights =
  '(?:most\\w*|strech\\w*|okn\\w*|balkon\\w*|panelak\\w*|skal[ya]|zabradli\\w*|peron\\w*|nastupist\\w*|kolaj\\w*|trat\\w*|vlak\\w*|rychlik\\w*|metr\\w*|elektric\\w*|utes\\w*|viadukt\\w*)'
const falling =
  '(?:(?:vy|s|za|pre)?skoc(?:im|it|il|ila)|skacem|hod(?:im|it|il|ila) sa|sa (?:\\w+ )?hod(?:im|it|il|ila)|vrh\\w+|zloz(?:im|it)|lahn(?:em|ut)|jeden krok|krok (?:vpred|dalej)|pustit sa|pustim sa|prelez\\w+|prevaz\\w+|stacil\\w* by|vstupi\\w*)'
const absent =
  '(?:(?:keby|ked|kym|ak|az) (?:som |by |tu |uz |sa |na |jednoducho |proste )*(?:nebola?(?= (?:tu|uz|na svete|nazive|medzi|by)|,|$)|nebudem|zomrela?|umrela?|zomriem|umriem|zmizn\\w+|zmizla|zmizol|neexist\\w+|odisla?|odisiel|odidem|nezila?|nenarodila?|skapala?))'

/** What people write in Slovak when they do not name it. */
export const slovakHints: SelfHarmHints = {
  keyWords: [
    'samovrazda',
    'samovrazdu',
    'samovrazde',
    'samovrazdou',
    'nechcem',
    'uz',
    'zit',
    'zomriet',
    'umriet',
    'zabit',
    'zabijem',
    'zobudit',
    'nezobudit',
    'rozmyslam',
    'premyslam',
    'myslim',
    'porezem',
    'rezem',
    'rezat',
    'obesit',
    'obesim',
    'skocit',
    'skocim',
    'podrezem',
    'podrezat',
    'ublizit',
    'ublizujem',
    'ublizim',
    'existovat',
    'nevladzem',
    'nezvladam',
    'ukoncit',
    'skoncit',
    'zmysel',
    'zivot',
    'zmiznut',
    'tabletky',
    'lieky',
    'prasky',
    'jazvy',
    'skrabem',
    'chcem',
    'mrtvy',
    'mrtva',
    'ked',
    'najradsej',
    'radsej',
    'pritaz',
    'nikomu',
    'nechybam',
    'zbytocny',
    'zbytocna',
    'zasluzim',
    'nezasluzim',
  ],
  otherTopics: phrase`film\w*|serial\w*|roman\w*|poviedk\w*|postav(?:a|e|u|y)|hrdin\w*|detektiv\w*|divadl\w*|predstaven\w*|hra|hre|hru|hry|boss\w*|dark souls|poker|bungee|padak\w*|linke (?:pomoci|dovery|bezpecia)|linka (?:pomoci|dovery)|dobrovolnic\w*|diplomov\w*|bakalarsk\w*|prevenci\w*|prekladam|snivalo|sniva|sne|snoch|smiech\w*|hanb\w*|polov\w*|diviak\w*|sliepk\w*|pri (?:holeni|vareni|krajani|strihani|strugani|struhani|rezani|praci)|cirkular\w*|chirurg\w*|drevo|dreva|maraton\w*|facebook\w*|instagram\w*|poist\w*|karaoke|orchide\w*|muzeum|muzea|kniha|knihu|knihe|koncert\w*|vypoved|papier\w*|psa od|spalim|slnk\w*|nechty|nechtov|do (?:vody|jazera|bazena)|zvierat\w*|veget\w*`,
  hints: {
    wish: [
      phrase`${near('chcem|chcela?|chce sa mi|tuzim|prajem|prial|priala|najradsej|kiez|modlim\\w*|dufam|rada|rad|radsej|potrebujem|prosim', 'umriet|zomriet|umrela?|zomrela?|zomriem|umriem|(?:byt|bol|bola|som) mrtv[ya]|skapat|zdochnut|skapala?|nezobudi\\w*|neprebudi\\w*|neexistovat|smrt|smrti|koniec vsetkeho|naveky spat|vecny spanok|nevstat', 6)}`,
      phrase`(?:rozmysla|premysla|uvazuj|mysl|preberam|predstavuj|planuj|fantaz)\w* (?:\w+ ){0,4}?(?:o|na|nad|ako|to|ze|si) (?:\w+ ){0,3}?(?:s[ae]mo ?vraz\w*|(?:vlastn\w+|svoj\w+) (?:smrt\w*|koniec|konci|pohreb\w*|pohrebe)|zabi\w*|umriem|umriet|zomriem|zomriet|skonc\w*|ukonc\w*|by som (?:tu )?(?:nebola?|skocila?)|odprat\w*|obes\w*|skoci\w*|zmizn\w*|podrez\w*|odist)`,
      phrase`(?:uz|viac|dalej|takto|tu) (?:\w+ )?(?:nechcem|nechcela?|nemusim|nemusela?|nevladzem|nebavi ma|nedokazem|nedavam|nezvladam) (?:\w+ ){0,2}?(?:byt(?: tu)?${end}|tu byt|zit|existovat|dychat|vstavat|zobud\w*|prebud\w*|pokracovat|bojovat)`,
      phrase`(?:nechcem|nechcela?|neplanujem) (?:\w+ ){0,2}?(?:dozit|dozijem) |(?:mam\w*|tat\w*|oc\w*|deti|vsetci),? (?:prepac|odpust)\w*,? (?:\w+ ){0,2}?(?:uz|nevladzem|nemozem|zbohom)|(?:nechcem|nechcela?|nemusim|nemusela?) (?:\w+ ){0,4}?(?:zobud\w*|prebud\w*|dozit|docka\w*|existovat|dychat)(?: rano| zajtra| viac|${end})`,
      phrase`(?:zaspavam|zaspat|zaspim|lihavam|idem spat|chodim spat|spanok) (?:\w+ ){0,8}?(?:ne(?:zobud|prebud|vsta)\w*|naveky|navzdy|nemusela? (?:\w+ ){0,2}?(?:zobud|prebud|vsta)\w*)`,
      phrase`(?:(?:ma|mna) (?:uz |to |tu |ten |tento |taky |takto )*(?:nebavi|omrzel\w*|unavuje|zunoval\w*)|(?:nebavi|omrzel\w*|unavuje) (?:ma|mna)) ?(?:uz |to |tu |vobec |viac )*(?:tu|zit|zivot|zijem|byt|existovat|na svete|nic na tomto svete)(?: nebavi)?|ma to tu nebavi`,
      phrase`(?:lutoval|lutujem|skoda|mrzi|mrzelo|sklaman\w|zle|lutovala|nenavid\w*) (?:\w+ )?(?:ma )?,? ?ze som (?:\w+ ){0,2}?(?:zobud\w*|prebud\w*|prezi\w*|narod\w*|nazive|na svete|ziv[ya]?)`,
      phrase`(?:boh|boze|pan boh|panboh|panbozko|pan|stvoritel|smrt|zubata|anjel\w*|neb[oe]) (?:\w+ ){0,4}?(?:zobra\w*|zober\w*|vzal\w*|vezm\w*|vziat|zavola\w*|povola\w*|prist|prisla|pride) (?:\w+ )?(?:si )?(?:ma|mna|po mna|k sebe)?${end}|(?:boh|panboh|pan boh|smrt|pan) (?:by )?(?:si )?(?:uz )?ma (?:\w+ ){0,4}?(?:zobra\w*|vziat|vzal\w*|zavola\w*|povola\w*)|(?:nech|aby|kiez) (?:si )?ma (?:\w+ ){0,3}?(?:zober\w*|zobral\w*|vezm\w*|vzal\w*|zraz\w*|klepne|porazi|trafi slak)`,
      phrase`(?:chcem|chcela?|pojdem|idem|tuzim|tahaj?u? ma|najradsej by som|prajem) (?:\w+ ){0,3}?(?:ist |odist |byt |isla |isiel |sla |siel )?(?:za|s|k) (?:nim|nou|nimi|nemu|nej|mamou|otcom|manzelom|manzelkou|synom|dcerou|mamickou|detmi|jozk\w+|tat\w+|\w+om) (?:\w+ )?(?:do hrobu|na druhy svet|do neba|na cintorin|tam hore|cim skor|na vecnost|na onen svet)`,
      phrase`po (?:smrti|pohrebe|odchode) (?:\w+ ){0,4}?(?:chcem|chcela?|tuzim|pojdem) (?:\w+ ){0,2}?(?:za (?:nim|nou|nimi)|s (?:nim|nou)|umriet|zomriet|odist)`,
      phrase`${near('keby|nech|kiez|bodaj|prial\\w* by|najradsej', 'ma (?:zrazil\\w*|prebehl\\w*|presl\\w*|prejde|zastrel\\w*|zabil\\w*|trafi\\w*|niekto zabil|porazi\\w*|skolil\\w*|zavalil\\w*)|dostala? (?:rakovinu|infarkt|mrtvicu)|spadlo lietadlo', 3)}`,
      phrase`(?:je|bolo|bola|bude) mi (?:uz )?jedno (?:\w+ )?(?:ci|ze) (?:\w+ )?(?:zijem|umriem|zomriem|prezijem|sa zobudim|budem zit)|nezalezi mi (?:\w+ )?(?:na zivote|ci (?:\w+ )?(?:zijem|umriem|zomriem))`,
    ],
    plan: [
      phrase`(?:vybrala?|vybrate|vybrany|urcila?|naplanovala?|naplanovane|vymyslen[eya]|rozhodnut[eay]?|mam|viem|nasla?|nasiel|pripraven\w*|nachystan\w*) (?:\w+ ){0,4}?(?:miesto|den|datum|cas|sposob|plan|strom|most) (?:\w+ ){0,3}?(?:kde|kedy|ako|na|to) (?:\w+ ){0,3}?(?:sprav\w*|urob\w*|ukonc\w*|skonc\w*|stane|bude|smrt)`,
      phrase`(?:tentokrat|raz|coskoro|nabuduce|dnes|zajtra|v noci|vecer|cez vikend) (?:\w+ ){0,4}?(?:to )?(?:naozaj |fakt |uz |konecne )?(?:sprav(?:im|it)|urob(?:im|it)|ukonc(?:im|it)|dokonc(?:im|it)|skonc(?:im|it) to|vyjde) ?(?:to|s tym|so sebou|so vsetkym)?${end}`,
      phrase`(?:ukonc|skonc|skoncov|zabal|zakonc)(?:it|im|ujem|ovat) (?:\w+ ){0,4}?(?:zivot|so vsetkym|nadobro|natrvalo|navzdy|trapenie|utrpenie|raz a navzdy)|(?:chcem|idem|musim|najradsej by som|treba) (?:\w+ )?(?:to|toto|vsetko|s tym) (?:cele |uz |raz |konecne )*(?:ukonc|skonc|zabal)\w*(?: to| cele| uz| nadobro)?${end}`,
      phrase`(?:napisala?|pisem|piseme|napisan\w*|odlozen\w*) (?:\w+ ){0,3}?(?:list\w*|zavet|odkaz|testament) (?:\w+ ){0,6}?(?:rozluck\w*|az (?:tu )?nebudem|po mne|mame|detom|rodicom|kazdemu|vsetkym|keby)`,
    ],
    farewell: [
      phrase`(?:roz|po)?(?:dala|dal|davam|darovala|daroval|rozdavam) (?:\w+ ){0,8}?(?:nebudem (?:\w+ )?potrebovat|netreba|mne uz|uz nic (?:nepotrebujem|netreba)|mam (?:konecne )?pokoj|mam hotovo)`,
      phrase`(?:netreba|nepotrebujem|nebudem (?:\w+ )?(?:nic )?(?:potrebovat|treba)) (?:\w+ )?(?:uz )?(?:nic|vela|ziadn\w*)${end}|mne uz (?:\w+ )?(?:netreba|nic netreba|nebude treba)`,
      phrase`(?:vsetko|veci|papiere|ucty|zalezitosti|pohreb) (?:mam |uz |som |je )*(?:vybaven\w*|usporiada\w*|zariaden\w*|vyriesen\w*|poriadk\w*|zaplaten\w*) (?:\w+ ){0,8}?(?:moz\w+ (?:ist|skoncit|odist)|pokoj|koniec|nikto|nemuseli|az nebudem|nech)`,
      phrase`(?:mam|konecne mam|citim) (?:\w+ )?(?:konecne |uz )pokoj${end}(?=.*\b(?:dala|dal|rozda\w*|rozlucil\w*|kluce|list)\b)|(?:kluce|psa|macku|dom|veci) (?:\w+ ){0,5}?(?:suse\w*|sestr\w*|nechala?|dala?) (?:\w+ ){0,8}?(?:pokoj|nebudem|navzdy|naposledy)`,
      phrase`(?:nebudem|neuvidim|nedozijem|nedockam) (?:\w+ ){0,3}?(?:tu|medzi vami|sa|nazive|na svete|dalsi\w*|jar[iu]?|vianoc\w*|narodenin\w*|leta|konca)(?: uz| dlho|${end})`,
      phrase`(?:nevidim|neviem si predstavit|nepredstavujem si|nemam) (?:\w+ ){0,3}?(?:(?:svoju |ziad\w+ )?buducnost\w*|seba o|ze (?:\w+ )?budem (?:zit|tu)|zajtrajs\w*|dalsi rok)`,
      phrase`(?:ked|az|ak) (?:\w+ )?(?:tu )?(?:uz )?(?:nebudem|zomriem|umriem)(?: tu)? (?:\w+ ){0,4}?(?:postara\w*|nech|predajte|dajte|povedzte|deti|vsetci|budete|nikto|bude)|(?:dakujem|diky) (?:\w+ )?(?:vam |ti )?za vsetko (?:\w+ )?(?:a )?(?:zbohom|majte sa|dovidenia|prepacte|odpustite)|(?:prepac|odpust)\w* (?:mi )?(?:mam\w*|oc\w*|deti|vsetci),? (?:\w+ ){0,2}?(?:uz|ale|nevladzem|nemozem|zbohom)`,
      phrase`(?:toto|to) (?:je|bude|bolo) (?:\w+ )?(?:asi )?(?:posledn\w+|naposledy) (?:\w+ )?(?:co|veta|sprava|odkaz|vec|krat)`,
    ],
    burden: [
      phrase`${absent} (?:\w+ ){0,6}?(?:lepsie|lahsie|ulav\w*|vydychl\w*|oddychl\w*|stastnejs\w*|nevsim\w*|nechyba\w*|nikto|nikomu|jedno|pokoj|slobodn\w*|vsetkym|rodin\w*|detom)|(?:lepsie|lahsie|ulav\w*|ulavilo|vydychl\w*|oddychl\w*|stastnejs\w*|nevsim\w*|nechyba\w*|neplaka\w*|nikto|nikomu|pokoj|jedno) (?:\w+ ){0,6}?${absent}`,
      phrase`bezo? mna (?:\w+ ){0,6}?(?:lep\w+|lahs\w+|stastn\w+|pokoj|ulav\w*|krajs\w*|obis\w*|zaobi\w*|dychali)|(?:lep\w+|lahs\w+|stastn\w+|pokoj|ulav\w*|zaobi\w*) (?:\w+ ){0,4}?bezo? mna`,
      phrase`(?:som|budem|citim sa ako|pripadam si ako|pripadam si|bola som|bol som) (?:\w+ ){0,4}?(?:pritaz\w*|na obtiaz|brem\w*|zataz\w*|prebytocn\w*|navyse vsetkym|zbytocn\w+ (?:clovek|pre vsetkych|na svete))`,
      phrase`nikomu (?:\w+ ){0,3}?(?:nechyb\w*|nebudem chyb\w*|nechybal\w*)|nikto (?:\w+ ){0,5}?(?:nevsim\w*|nechyb\w*|nespozna\w*|nehlada\w*|neplaka\w*|nebude plakat|nesmuti\w*) (?:\w+ ){0,3}?(?:${absent}|ze (?:ma|som|tu)|za mnou|ma|mna)`,
    ],
    emptiness: [
      phrase`(?:nemam|nevidim|neni|niet|nie je|nema|stratila?|nenachadzam|neexistuje|nezostal\w*|chyba mi) (?:\w+ ){0,4}?(?:preco|naco|dovod\w*|zmysel|zmyslu|chut|silu|sily|sil|vol[ua]|cenu|pre koho|nic|nadej|vychodisk\w*) (?:\w+ ){0,4}?(?:tu byt|byt tu|zit|byt na svete|byt nazive|pokracovat|zivot\w*|existovat|rano vstat|vstavat|dalej|zotrvat|ostavat|ostat tu|zostat|byt)(?: tu)?${end}`,
      phrase`(?:nema|nemalo|nedava) (?:to |uz |nic |vsetko |cele |ziad\w+ |pre mna )*(?:cenu|zmysel|vyznam)(?: uz| pre mna| nic)*${end}(?=.*\b(?:zit|zivot|pritaz|koniec|ukonc|skonc|dalej|tu byt)\w*)|naco (?:\w+ ){0,3}?(?:tu |este )?(?:som|zijem|byt|zit|dychat|vstavat|pokracovat|sa trapit)${end}`,
      phrase`(?:nic|nikto) (?:\w+ )?ma (?:\w+ ){0,3}?(?:nedrzi|tu nedrzi|nedrzi tu)|(?:drzi|drzia) ma (?:\w+ ){0,3}?(?:nazive|pri zivote|tu)|(?:jedin\w+|len|iba) (?:\w+ ){0,4}?(?:drz\w+|brani|zastav\w*) (?:\w+ ){0,3}?(?:pri zivote|nazive|na svete|v tom|od toho)`,
      phrase`neviem (?:\w+ )?(?:uz )?(?:ako|ci) (?:\w+ )?(?:dalej (?:zit|vladat|vydrzat)|vydrz\w+|prezi\w+|zvladn\w+) (?:\w+ ){0,2}?(?:dalsi|este|do rana|do zajtra|tuto noc|zivot)|(?:nevladzem|nezvladam|nezvladnem|nevydrzim|nedavam|neunesiem) (?:\w+ )?(?:uz )?(?:to |toto |tento |tuto )?(?:zivot|dalsi (?:den|rok)|existenciu|samu seba|bolest|tu byt|trapenie)|(?:uz )?(?:to )?(?:nevladzem|nezvladam|nedavam|nevydrzim)(?: to| dalej)? (?:a|ani) (?:\w+ )?(?:nechcem|nemam)`,
      phrase`(?:neviem|nevidim) (?:\w+ )?(?:uz )?(?:ako dalej|vychodisko|ziadne vychodisko|cestu von|inu cestu)(?=.*\b(?:zomriet|umriet|zit|koniec|zivot|len jedno|jedine)\b)|zivot (?:\w+ ){0,3}?(?:nema|stratil|nedava) (?:\w+ ){0,2}?(?:zmysel|cenu)`,
    ],
    method: [
      phrase`${near(pills, hoard, 7)}`,
      phrase`${near(heights, falling, 9)}`,
      phrase`(?:prestrel|strel|strieln|guľk|gulk|hlaven|pistol|zbran|revolver|pusk|brokovnic)\w* (?:\w+ ){0,4}?(?:hlav\w*|ust|ustach|spank\w*|hrud\w*|celo|brad[aouy]|do seba)|(?:hlav[uy]|do ust|spank\w*) (?:\w+ ){0,3}?(?:prestrel|strel|pistol|hlaven|zbran|gulk)\w*`,
      phrase`${near('povraz\\w*|lan[oae]m?|sluck\\w*|opas(?:ok|kom|ku)|snur\\w*|masl[aeu]', 'krk\\w*|ruk(?:ach|e|u|y)|garaz\\w*|povala|povale|tram\\w*|hak\\w*|strom\\w*|les\\w*|kupila?|uviazal\\w*|zavesi\\w*|obesi\\w*|hod\\w*|pivnic\\w*|pripraven\\w*', 4)}`,
      phrase`${near('ziletk\\w*|cepel\\w*|noz(?:ik|om|a)?|nozni\\w*|skalpel\\w*', 'zil\\w*|zapasti\\w*|rukach|predlakti\\w*|schovan\\w*|pod vankus\\w*|peracnik\\w*|vani|vane|krk\\w*|stehn\\w*|vzdy poruke', 5)}`,
      phrase`${near('auto\\w*|motor\\w*|vyfuk\\w*|plyn\\w*', 'zavret\\w+ garaz\\w*|garaz\\w* (?:\\w+ )?zavret\\w*|hadic\\w*|vyfuk\\w*|pustila?|pustit|nadycha\\w*|protismer\\w*|do strom\\w*|do mur\\w*|do stlp\\w*|do kamion\\w*|zvodid\\w*', 5)}`,
      phrase`(?:stala|stal|stojim|sedela|sedel|stojac) (?:som )?(?:\w+ ){0,5}?(?:most\w*|strech\w*|zabradli\w*|(?:otvorenom |otvorenych )okn\w*|kolaj\w*|peron\w*|rimse|balkon\w*|utes\w*) (?:\w+ ){0,6}?(?:chcela?|skoc\w*|vyskoc\w*|krok|dole|koniec|pustit|rozmysl\w*|myslela?|vlak\w*|premyslala?)`,
      phrase`(?:podrez|rozrez|prerez)\w* (?:\w+ ){0,4}?(?:zil\w*|zapasti\w*|krk|hrdlo)|zil\w+ (?:\w+ ){0,2}?(?:podrez|rozrez|prerez)\w*|predavkov\w*|utopi(?:t|m|la|l) (?:som )?sa|obes(?:it|im) (?:\w+ )?sa|sa (?:\w+ ){0,4}?(?:obes(?:im|it)|utop(?:im|it))(?! v praci)`,
    ],
    slang: [
      phrase`(?:idem|chcem|pojdem|mam chut|najradsej|asi|treba|mal\w? by som|rozmyslam|ako|niekedy|myslim|nech|radsej) (?:\w+ ){0,4}?(?:odjeb\w*|odpr[a]?t\w*|odkrag\w*|odrovn\w*|odpal\w*|oddela\w*|zlikvid\w*|vyhub\w*|odstran\w*|odstrel\w*|vypn\w*|skoncov\w*|zrus\w*|zlikv\w*|vymaz\w*)(?: (?:sa|seba|zo sveta|zo zivota|nadobro|definitivne)|${end})`,
      phrase`(?:sa|seba) (?:\w+ ){0,5}?(?:odjeb(?:at|em|al|ala)|odpratat|odpracem|odkraglovat|odrovnat|odrovnam|oddelat|zlikvidovat|odbachnut|odstrelit|odpravit|zmarit|zniest zo sveta|zrusit)`,
      phrase`(?:otrc|vystre|natiahn|vystrc)\w* (?:\w+ )?(?:kopyt\w*|papuc\w*|laby|nohy|backor\w*)|zaklepat\w* (?:backor\w*|papuc\w*)|ist pod zem|pod drn\w*|vonat fialky|na onen svet|na druhy svet|do vecnych lovisk|odist zo sveta|zbalit (?:to |kufre )?(?:zo zivota|nadobro|zo sveta)|zabalit (?:to )?nadobro|pod cierny vlak`,
      phrase`(?:hod|hadz)\w* (?:si )?(?:masl|sluck)\w*|si (?:\w+ ){0,3}?(?:masl|sluck)\w* (?:\w+ )?hod\w*|dam (?:si )?(?:gulku|kulku|sluku|sluck\w*)|gulku (?:\w+ )?(?:do hlavy|si)`,
    ],
    injury: [
      phrase`(?:sa|si|seba) (?:\w+ ){0,4}?${injure} (?:\w+ ){0,5}?(?:${body}|${inPain})|${injure} (?:\w+ ){0,2}?(?:sa|si|seba) (?:\w+ ){0,4}?(?:${body}|${inPain})|(?:${body}|${inPain}) (?:\w+ ){0,4}?(?:sa|si|seba) (?:\w+ ){0,2}?${injure}|${inPain} (?:\w+ ){0,7}?${injure} (?:\w+ )?(?:sa|si|seba)`,
      phrase`(?:nebudem|prestala?|prestat|zacala?|zacat|nutkanie|chut|potreb\w*|musim|musela?|prestavam|zase|znova|opat|tajne) (?:\w+ ){0,3}?(?:rezat|skrabat|palit sa|ublizovat|zranovat|porezat|poskodzovat)${end}`,
      phrase`${near('jazv\\w*|rany|rezn\\w+ ran\\w*|skrabanc\\w*|modrin\\w*|obvaz\\w*', 'rukav\\w*|zapasti\\w*|predlakti\\w*|stehn\\w*|skryv\\w*|schov\\w*|zakryv\\w*|nikto nevid\\w*|nevid\\w*|naramk\\w*|ziletk\\w*|sama? som si|od ziletky|cerstv\\w*', 5)}`,
      phrase`${near('dlh\\w+ rukav\\w*|mikin\\w*', 'let[eoa]|juli|juni|auguste|horuc\\w*|teple|kupalisk\\w*|zapasti\\w*|nevid\\w*|plavar\\w*|jazv\\w*|telesn\\w*', 5)}`,
      phrase`(?:udieram|bijem|bucham|mlatim|tlciem|udierala?|buchala?|bijem) (?:\w+ ){0,3}?(?:sa|hlavou|si|past\w*) (?:\w+ ){0,4}?(?:o stenu|do steny|do hlavy|hlav\w*|o mur|o zed|kym|aby|tvar\w*|stehn\w*)|(?:sa|seba|hlavou) (?:\w+ ){0,3}?(?:udieram|bijem|bucham|mlatim|tlciem|buchala?|bila?) (?:\w+ ){0,4}?(?:stenu|steny|hlav\w*|tvar\w*|kym|trest)`,
      phrase`(?:trest|potrest)\w* (?:\w+ )?(?:sa|seba|samu seba|sameho seba) (?:\w+ ){0,6}?(?:bolest\w*|hlad\w*|jedl\w*|rez\w*|bit\w*|krv\w*)|(?:zabod|pich)\w* (?:\w+ ){0,3}?(?:si|sa) (?:\w+ ){0,3}?(?:kruzid\w*|ihl\w*|noz\w*|spendlik\w*|nozni\w*)|(?:si|sa) (?:\w+ ){0,4}?(?:kruzidlom|ihlou|spendlikom|ziletkou|cepelou|skelk\w+|crepinou|zapalovac\w+|cigaret\w+|zehlick\w+)`,
    ],
    hunger: [
      phrase`${near('jem|nejem|jest|jedla|jedlo|jedenie|vecer[aue]|vecere|obed\\w*|ranajk\\w*|hladu\\w*|hladov\\w*|hlad|hladom', 'nezasluz\\w*|zasluz\\w*|trest\\w*|potrest\\w*|nedovol\\w*|zakaz\\w*|za trest', 7)}`,
      phrase`(?:vraciam|vyvraciam|zvraciam|vyvratim|grciam|vraciavam) (?:\w+ ){0,6}?(?:po jedle|nezasluz\w*|trest\w*|schval\w*|naschval|kazd\w+ jedl\w*|prst\w*|nenavid\w*)`,
    ],
    past: [
      phrase`(?:pokus\w*) (?:\w+ ){0,4}?(?:s[ae]mo ?vraz\w*|zabit|zabila?|vziat zivot|obesit|otravit|o samovrazdu|ukoncit (?:\w+ )?zivot|skoncovat|utopit|podrezat|zomriet)|(?:zabit|zobrat si zivot|obesit|otravit) (?:\w+ ){0,2}?(?:som )?(?:sa )?(?:pokus\w*|skus\w*)`,
      phrase`(?:chcela?|chcel|mala?|skusila?|skusal|planovala?|rozhodla?|isla|isiel|bola? blizko|hladala?) (?:som )?(?:\w+ ){0,4}?(?:prestrelit|skocit pod|vyskocit|skocit z|zomriet|umriet|ukoncit (?:svoj )?zivot|zabit sa|podrezat|obesit sa|zmiznut zo sveta|predavkovat)`,
      phrase`(?:zobudila?|prebrala?|prebudila?) (?:som )?(?:sa )?(?:\w+ ){0,4}?(?:na jis\w*|aro|na psychiatri\w*|v nemocnici|na jednotke|po vyplachu)|vyplach\w* zaludk\w*|(?:vypumpova|vyplach)\w* (?:\w+ )?zalud\w*|(?:som|prezila? som|prezila?|prezil) (?:\w+ )?(?:vlastnu |svoju )?s[ae]mo ?vraz\w*`,
      phrase`(?:sedel|sedela|stal|stala|lezal|lezala) (?:som )?(?:\w+ ){0,4}?(?:s|so|nad) (?:\w+ )?(?:povraz\w*|pistol\w*|zbran\w*|noz\w*|tabletk\w*|praskami|liekmi|ziletk\w*|sluck\w*)`,
    ],
  },
}
