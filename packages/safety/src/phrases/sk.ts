import { anyOf, end, phrase, type SelfHarmPhrases, saying, start, upTo } from './phrase.ts'

const some = anyOf(
  'som|by|si|sa|mi|ma|mne|ja|uz|len|iba|naozaj|fakt|proste|jednoducho|najradsej|radsej|niekedy|obcas|casto|asi|aj|tak|to|teraz|dnes|konecne|velmi|strasne|vazne|vlastne|ani|viac|dalej|takto|tu|vobec|zrazu|hned|nikdy|rano|vecer|tam|stale|este|mozno|vraj|tiez|bola|bol|bolo|byt|nejako|obcas|dlhsie|nechat|jedneho dna|zajtra|zase|zas|opat|znova|znovu|potom|samu|sam|sama|ten|tento|ako|cele|vsetko',
)
const want =
  '(?:chcem|chcel|chcela|chcelo|chcelo sa|chce sa|chce sa mi|chcelo sa mi|tuzim|tuzil|tuzila|zelam|zelal|zelala|prajem|prial|priala|(?:mam|mal|mala|dostavam|mavam) (?:som )?(?:\\w+ )?(?:chut|chute|sto chuti|nutkanie|myslienky|potrebu)|najradsej|najradsej by|radsej|radsej by|rad by|rada by|potrebujem|chcela by|chcel by|rozhodol|rozhodla|rozhodnuty|rozhodnuta|(?:naj)?lepsie by bolo|(?:naj)?lepsie je)'
const mayWant =
  '(?:(?:chcem|chcel|chcela|idem|isiel|isla|musim|mam|mal|mala|viem|vie|planujem|planoval|planovala|pokusim|pokusil|pokusila|pokusal|pokusala|skusim|skusil|skusila|rozhodol|rozhodla|hodlam|mohla|mohol|mozem|bojim|dokazem|nutkanie|chut|tuzim|premyslam|rozmyslam|uvazujem) )?'
const dontWant =
  '(?:nechcem|nechcel|nechcela|nechcelo|nechce|nechcieva|nechc|nechem|nevladzem|nevladal|nevladala|odmietam|prestavam|nebavi|nebavilo|prestalo|prestava|unavuje|nema zmysel|nemam chut|nemam silu|nemam preco|nemam naco|nemam pre co|nemam pre koho|nezvladam|bojim sa|neviem ako|neviem naco|neviem preco)'
const live = 'z[iy]t'
const nobody =
  '(?:neho|nej|nich|teba|vas|manzela|manzelky|mamy|otca|syna|dcery|partnera|partnerky|priatela|priatelky|brata|sestry|(?:moj|svoj|nas)\\w+ \\w+)'
const dead = '(?:mrtv[yaie]|po smrti|pod zemou|na onom svete)'
const notBeing = `(?:nebola?|nezila?|neexistovala?)(?: ${some}(?:na svete|tu|nazive|${live}))?(?:${end}| (?:a|ale|ani|alebo|lebo|no|ked))|nebola? (?:uz |viac )?(?:na (?:tomto )?svete|nazive|medzi zivymi|tu)`
/** Killing oneself with "sa": now or to come, and past with "som". */
const kill =
  '(?:zabi(?:jem|jam|t)|obes(?:im|it)|otrav(?:im|it)|zastrel(?:im|it)|utop(?:im|it)|podrez(?:em|at)|predavk(?:ujem|ovat)|upal(?:im|it)|zlikvid(?:ujem|ovat)|odprav(?:im|it)|zahlus(?:im|it)|dorazit|zavrazdit|uskrt(?:im|it))'
const killed =
  '(?:zabil|obesil|zastrelil|utopil|podrezal|predavkoval|upalil|zlikvidoval|otravil|dorazil|zabijal)a?'
const cut =
  '(?:rezem|porezem|rezat|porezat|porezavam|porezavat|dorezem|dorezat|rezavam|rezavat|zranujem|zranovat|poskodzujem|poskodzovat|sebaposkodzujem|skrabem|palim cigaretou)'
const hasCut = '(?:rezal|porezal|dorezal|porezaval|rezaval|zranoval|poskodzoval)a?'
const hurt = 'ubliz(?:it|im|il|ila|ujem|oval|ovala|ovat)'
const takeLife =
  '(?:vziat|vziast|zobrat|vezmem|vzal|vzala|zoberiem|zobral|zobrala|beriem|brat|vzat|vezmu|siahnut)'
const height =
  '(?:most|strech|okn|balkon|budov|skal|utes|vez|panelak|poschod|komin|vezak|terc|rimsy|cinziak|stoziar)\\w*'
const vehicle = '(?:vlak|rychlik|auto|auta|kamion|autobus|metr|elektrick|nakladiak|elektrick)\\w*'

export const slovak: SelfHarmPhrases = {
  sayings: [
    saying`(?:este|dalsi\w?) (?:jed\w+ )?(?:tak\w+ )?\w+ a (?:vyskocim|skocim|zastrelim|obesim|zabijem|hodim) ${some}(?:z okna|pod \w+|sa)?`,
    saying`(?:prevenci\w*|kniha o|film o|praca o|teoria|linka) s[ae]movraz\w*|ako keby som (?:\w+ )?prestala? existovat|(?:jeho|jej|otcov\w+|bratov\w+|strykov\w+) samovraz\w*|spachala? samovraz\w*`,
    saying`(?:z[iy]t|zivot) (?:takto (?:daleko|blizko|dlho)|v(?:o)? (?!(?:tomto|tom|takom|takomto|tejto) (?:svete|pekle|tele|zivote|bolesti|muk\w+)|bolest\w*|pekle|muk\w+|utrpeni)|na (?!(?:tomto |tom |tejto )?(?:svete|zemi|planete))|so? (?!tym|touto|tou|tymto|takou|takouto|bolestou|sebou|vinou|svojou|vedomim|vycitkami|depresi)|pri|u|medzi|podla|pod|ako|tam|pre (?!nikoho|nic)|za|od (?!smrti|rozvodu|rozchodu|vtedy|chvile|toho|dna)|do (?!rana|zajtra|dalsieho|konca)|okolo|blizko|iba|len|aby|tak ako|zivot|cudzi\w*|dvojity|cez|proti|mimo|vecne|naveky|navzdy|dlho|minulostou|buducnostou|spolu|vedla|samostatne|zbytocne|povrchne|prazdno|sam[ai]?(?! so sebou)|zdravo|naplno|inde|inak|daleko|bez (?!${nobody}))`,
    saying`(?:v|vo|na|so|s|pri|medzi) (?!tomto|tejto|svete|takom)\w+ (?:\w+ )?z[iy]t nechce\w*`,
    saying`(?:zomriet|umriet|zomrel|zomrela|umrel|umrela) (?:od|na|za|v (?:kruhu|pokoji|posteli)|doma|pokojne|hrdinsky|ako|s (?:vedomim|usmevom|cistym)|so (?:smiechom|cistym)|stastn\w|star\w|skor ako|skor nez|pred|po boku|bez (?!bolesti|utrpenia|neho|nej)|nudou|hanbou|smiechom|zvedavostou)`,
    saying`(?:od|zo) (?:smiechu|hanby|nudy|strachu|hladu|zvedavosti|stastia|radosti|trapnosti|unavy) ${upTo(3)}(?:zomriet|umriet|zomrela?|umrela?|zomriem|umriem|puknut)`,
    saying`(?:nie som|nebola? som|este nie som) ${some}(?:pripraven\w|rozhodnut\w) (?:zomriet|umriet)`,
    saying`zabi(?:t|l|la|lo|li|jem|jam|ja|jal|jala|jat|jeme|jame) (?:(?:som|si|tu|tak|ten|jeden|cely|nejaky|volny|aspon) )*(?:cas|nudu|vecer|chvil\w+|hodin\w*|muchu|muchy|komara|komare|pavuka|pavuky|osu|draka|dve muchy|hlad|rozhovor|napad|ticho|den|poobedie)`,
    saying`(?:skoro|takmer|div|temer|malem) ${some}(?:ze )?${some}(?:ne)?zabila?`,
    saying`zabi\w+ sa (?:od smiechu|smiechom)`,
    saying`utop\w+ (?:som )?(?:sa )?v (?!riek|jazer|vani|mori|dunaj|vod|bazen|hron|vah|kupel|potok|studn|priehrad)`,
    saying`(?:predavkoval\w*|predavkovat|predavkujem) ${some}(?:sa )?${some}(?:kavou|kofein\w*|cukrom|cokoladou|vitamin\w*|sprav\w+|serial\w+|internetom|sladk\w+|slnkom|kolac\w+|informaciami)`,
    saying`zivot ${some}(?:do (?:svojich|vlastnych|ruk|pevnych)|spat|vazne|s (?:humorom|nadhladom|rezervou)|pevne|za pacesy|lahko|taky aky|inak|viac)`,
    saying`(?:rez|porez)\w+ ${some}(?:\w+ )?(?:pri|o|na|papierom|nozom na|v kuchyni|v dielni) (?:vareni|holeni|krajani|praci|strihani|otvarani|umyvani|cisteni|\w+ani|papier\w*|skl[oe]|plech\w*|hran\w+|cibul\w+|zelenin\w*|chlieb|konzerv\w+|pilke|salat\w*|obed\w*)`,
    saying`pri \w+ani \w+ ${some}(?:po)?rezala?|pri (?:vareni|holeni|krajani|praci|strihani|otvarani|umyvani|cisteni|\w+ani) ${some}(?:po|do)?rezala?`,
    saying`(?:porez|rez)\w+ ${some}(?:papierom|omylom|nechtiac|v kuchyni|v dielni)`,
    saying`(?:omylom|nechtiac|nahodou) ${some}(?:porez|rez|zran)\w+`,
    saying`skoc\w+ ${some}(?:zo?|dolu zo?) (?:\w+ )?(?:skaly|mosta|utesu|veze|mostika) (?:do (?:vody|jazera|mora|rieky|bazena)|na (?:lane|gume|bungee)|s padakom)`,
    saying`(?:sne|snivalo|sniva|snival|snoch|sen|snom),? (?:\w+,? ){0,8}(?:vy)?(?:skoc|skac|skak)\w*`,
    saying`nezobudi\w* (?:neskoro|nacas|vcas|v(?:o)?|o|uprostred|skor|na|s|so|budik)`,
    saying`(?:boj\w+|strach|obav\w*) (?:sa )?,? ?${upTo(4)}ne(?:zobud|prebud)\w+`,
    saying`(?:zobudit|prebudit|zobudila?) zo? (?:\w+ )?(?:sna|snu|snenia)`,
    saying`bez (?!neho|nej|nich|teba)\w+ (?:\w+ )?(?:by )?(?:nem\w+ )?zivot(?: nem\w+)?`,
    saying`nenarodila? (?:v(?:o)?|do|ako|s|pri|tu|inde|skor|neskor|o|za)`,
    saying`dala? (?:som )?zbohom(?! zivotu| svetu)|zbohom (?:starym|star|faj|minul|mest|prac|skol|det)\w+`,
    saying`(?:strach|obavy|bojim sa|bala? som sa|neboj\w* sa) (?:zomriet|umriet|smrti)`,
    saying`(?:babka|dedko|stary otec|stara mama|mama|otec|on|ona|nikto|kazdy|clovek) (?:uz |vzdy |vraj )?(?:chce|chcel|chcela|nechce|nechcel|nechcela) (?!som |sa mi )(?:\w+ )?(?:zomriet|umriet|zit)`,
  ],
  families: {
    notWantingToLive: [
      phrase`${dontWant} ${some}${live}`,
      phrase`(?:nedokazem|nemozem|neviem|nedokazal|nedokazala|neda sa) ${some}(?:(?:uz|dalej|takto|viac) ${some}${live}|${live} (?:uz|dalej|takto|viac|bez ${nobody}|s tym|s tou|so sebou|na tomto svete))`,
      phrase`(?:nechcem|nechcel|nechcela|nemozem|neviem|nedokazem) ${some}bez ${nobody} ${some}(?:${live}|byt)`,
      phrase`(?:takto|uz|dalej|viac|na (?:tomto )?svete) ${live} ${some}(?:nechce|nevladz|nechcel|nemoz|neviem|neda)\w*`,
      phrase`${start}${some}${live} ${some}(?:nechcem|nevladzem|nechcela?)(?: uz)?${end}`,
      phrase`(?:nechcem|nechcel|nechcela|nechce sa mi) ${some}(?:byt )?(?:uz |dalej |viac |tu |zit )*byt(?: uz| dalej| viac| tu)*(?:${end}| (?:a|ale|ani|alebo|lebo|no|tak|pretoze|ked|kedze|ze|aj|vobec|niekedy|obcas|na (?:tomto )?svete|nazive|ziv[ya]|medzi zivymi))`,
      phrase`(?:nechcem|nechcel|nechcela) ${some}(?:taky|takyto|svoj|moj|tento)? ?(?:byt nazive|na tomto svete|byt medzi zivymi|(?:takyto|tento|moj|svoj) zivot${end})`,
      phrase`(?:mam|mala? som|je mi) ${some}(?:plne zuby|dost|po krk) ${some}(?:tohto |svojho |celeho )?(?:zivota|zitia)${end}`,
      phrase`(?:nenavidim|neznasam|nebavi ma|ma nebavi|zunoval sa mi|omrzel ma|unavuje ma|nechcem) ${some}(?:svoj |tento |moj |taky |takyto )?(?:zivot|${live})${end}|zivot ${some}(?:nebavi|unavuje|omrzel|zunoval|prestal bavit)${end}`,
      phrase`som ${some}(?:unaven\w|znechuten\w|otraven\w) (?:zo|z|tymto|svojim) ?(?:tohto |svojho )?zivot(?:a|om)${end}`,
      phrase`(?:uz|takto|naozaj|fakt) ${some}(?:nevladzem|nemozem|nezvladam|nezvladnem|nedokazem) ${some}dalej|dalej ${some}(?:nevladzem|nemozem|nezvladam|nezvladnem|nedokazem)${end}|(?:nevladzem|nemozem) (?:uz )?dalej${end}`,
      phrase`${start}${some}uz ${some}nevladzem(?: uz)?${end}|nevladzem ${some}(?:zivot|existovat)`,
      phrase`(?:preco|naco|nato) ${some}(?:zijem|(?:som |budem )?(?:vobec |este )*(?:na (?:tomto )?svete|nazive))${end}`,
      phrase`(?:preco|naco) ${some}(?:mam|mala? by som|by som mala?|este|vobec) ${some}(?:${live}|zila?)`,
    ],
    wantingToBeDead: [
      phrase`preco ${some}(?:nemozem|nemohla?|nezomriem|neumriem)(?: ${some}(?:zomriet|umriet))?${end}`,
      phrase`${want} ${some}(?:zomriet|umriet|umret|zomret|zdochnut|skapat|zhynut|nebyt|nezit|neexistovat|(?:byt )?${dead})(?: ${dead})?`,
      phrase`(?:zomriet|umriet|zdochnut|byt mrtv[ya]) ${some}(?:chcem|chcela?)`,
      phrase`(?:radsej|najradsej|lepsie|lahsie|kiez|bodaj|zelam|zelala?|prajem|priala?|modlim|tuzim|chcem|dufam|nech|keby len|skoda|super|idealne) ${upTo(3)}(?:ze |aby |keby |nech |ak |ked )?${some}(?:(?:zomrel|umrel|skapal|zdochol|zdochl|zahynul)a?|zomriem|umriem|zomrieme|${dead})`,
      phrase`keby som (?:tak|len|radsej) ${some}(?:zomrel|umrel|skapal|zahynul)a?`,
      phrase`(?:radsej|najradsej|lepsie|lahsie|kiez|bodaj|zelam|zelala?|prajem|priala?|chcem|chcela?) ${upTo(3)}(?:aby |keby |nech |ak )?(?:by )?${some}(?:${notBeing})`,
      phrase`(?:som sa|sa) ${some}nenarodila?|nenarodila? (?:som )?sa${end}|(?:nemala?|nemusela?) ${some}(?:narodit|byt na svete)`,
      phrase`(?:mrzi|skoda|lutujem) ${upTo(2)}som sa nezabila?|skoda ${upTo(2)}som ${some}(?:narodila?|na svete|prezila?|zobudila?)|lutujem ${upTo(2)}som ${some}(?:narodila?|nazive|prezila?|na svete)`,
      phrase`zasluzim ${some}(?:smrt|zomriet|umriet|nezit|byt mrtv[ya])|nezasluzim ${some}${live}`,
      phrase`(?:tuzim|tuzila?|volam) ${some}po (?:vlastnej )?smrti|(?:myslienky|myslim|mysliam|rozmyslam|premyslam) ${some}(?:na|o|nad) (?:vlastn\w+|svoj\w+) smrt\w*|smrt ${some}(?:by )?${some}(?:vyslobodenim|ulavou|vykupenim|vyslobodenie|ulava|vykupenie|jedine riesenie|vychodiskom|vychodisko)`,
      phrase`(?:som|uz som) ${some}(?:pripraven\w|rozhodnut\w|zmieren\w) (?:zomriet|umriet|odist zo sveta)`,
    ],
    killingOneself: [
      phrase`s(?:amo|ama|eba|ebe|emo) ?vra[zhs]\w*`,
      phrase`${kill} ${some}(?:sa|samu seba|sameho seba|seba)`,
      phrase`sa ${some}${mayWant}${some}${kill}`,
      phrase`${killed} (?:by )?som sa|som sa ${some}${killed}|by som sa ${some}${killed}`,
      phrase`sia(?:hnut|hnem|hol|hla|ham|hal|hala) ${some}na (?:svoj |vlastny )?zivot`,
      phrase`${takeLife} ${some}si ${some}(?:svoj |vlastny )?zivot|si ${some}${mayWant}${some}${takeLife} ${some}(?:svoj |vlastny |na )?zivot`,
      phrase`(?:skonc(?:ovat|it|im|ujem|il|ila|oval|ovala)|skoncim|skoncila?) ${some}so (?:svojim |vlastnym |mojim |tymto )?(?:zivotom|sebou|vsetkym|svetom)|so (?:svojim |vlastnym )?(?:zivotom|sebou) ${some}${mayWant}${some}(?:skonc)\w+`,
      phrase`ukonc(?:it|im|il|ila|ujem) ${some}(?:tento |svoj |vlastny |moj )?(?:zivot|trapenie|moje trapenie|svoje trapenie|utrpenie)|(?:svoj|vlastny|tento) zivot ${some}ukonc\w+`,
      phrase`(?:urob|sprav|vykon)(?:im|it|il|ila) ${some}si ${some}nieco(?: zle| hrozne)?${end}|si ${some}nieco (?:zle |hrozne )?${mayWant}(?:urob|sprav)(?:im|it|il|ila)${end}|si ${some}${mayWant}${some}(?:urob|sprav)(?:im|it|ila?) (?:som )?nieco(?: zle)?${end}`,
    ],
    endingIt: [
      phrase`(?:chcem|chcela?|idem|musim|najradsej|rozhodla?|planujem|treba|mam chut) ${some}(?:s tym |so vsetkym )?${some}(?:ukoncit|skoncit|skoncovat)(?: to| s tym| vsetko| toto| so vsetkym)*${end}`,
      phrase`(?:dnes|zajtra|vecer|uz) ${some}(?:to|s tym|vsetko) ${some}(?:ukoncim|skoncim|skoncujem)|(?:ukoncim|skoncujem|skoncim) ${some}(?:to|s tym|vsetko|so vsetkym)(?: dnes| vecer| uz| navzdy)*${end}`,
      phrase`(?:nech|aby|chcem|kiez) ${some}(?:aby |nech |uz |to |bol |bolo |je |by |vsetko |cele )*(?:koniec|po vsetkom|vsetko ${some}(?:skonci|skoncilo|prestalo|prestane)|bolest ${some}(?:skonci|skoncila|prestala|prestane)|trapenie ${some}\w+)${end}`,
      phrase`(?:aby|nech) ${some}(?:to |vsetko |uz )*(?:skonci|skoncilo|prestalo)(?: to| vsetko| uz)*${end}`,
      phrase`(?:dat|dam|urobit|urobim|spravit|spravim) ${some}(?:tomu )?(?:vsetkemu|zivotu|svojmu zivotu|tomuto zivotu|trapeniu|svojmu trapeniu) ${some}koniec`,
      phrase`vzd(?:at|avam|al|ala|avat) ${some}(?:svoj |tento )?(?:zivot|to so zivotom|svojho zivota|zivota)${end}`,
      phrase`(?:chcem|chcela?|mat) ${upTo(4)}(?:navzdy|vecny|naveky) pokoj|pokoj (?:navzdy|naveky)`,
    ],
    methods: [
      phrase`(?:zoberiem|zjem|vezmem|vypijem|zobrala?|zjedla?) ${some}(?:lieky|prasky|tabletky|pilulky) a (?:bude|zaspim|je|uz|koniec|umriem|zomriem)|(?:pichnem|vrazim|bodnem|zabodnem) ${some}noz`,
      phrase`(?:nech|aby|kiez|bodaj) ${some}(?:ma )?${some}(?:zrazi|zrazilo|zrazil|prejde|preslo|presiel) ${some}(?:auto|vlak|kamion|autobus|nieco)|(?:chcem|chcela?) ${some}vykrvacat`,
      phrase`(?:skocila?|hodila?|vrhla?) som ${some}(?:zo? (?:\w+ )?(?:most|strech|balkon|panelak|poschod)\w*|(?:pod|pred) (?:vlak|metro|auto|kamion|rychlik))|som ${some}(?:skocila?|hodila?|vrhla?) ${some}(?:zo? (?:\w+ )?(?:most|strech|balkon|panelak|poschod)\w*|(?:pod|pred) (?:vlak|metro|auto|kamion|rychlik))`,
      phrase`(?:skocim|skocit|skacem|vyskocim|vyskocit|vrhnem|vrhnut|hodim|hodit|vrham|hadzem) ${some}(?:dolu |dole |rovno )?zo? (?:,? ?\d+,? )?${upTo(2)}${height}`,
      phrase`(?:(?:vy)?skocila?|hodila?|vrhla?) by som ${some}(?:zo? (?:\w+ )?${height}|(?:pod|pred) (?:\w+ )?${vehicle})|by som ${some}(?:(?:vy)?skocila?|hodila?|vrhla?) ${some}(?:zo? (?:\w+ )?${height}|(?:pod|pred) (?:\w+ )?${vehicle})`,
      phrase`zo? (?:\w+ )?${height} ${some}${mayWant}${some}(?:skocim|skocit|vyskocit|vrhnut|hodit|hodim)`,
      phrase`(?:skocim|skocit|vrhnem|vrhnut|hodim|hodit|lahnem|lahnut|vbehnem|vbehnut|vojdem|vojst|postavim|postavit) ${some}(?:pod|pred) (?:\w+ )?${vehicle}|(?:pod|pred) ${vehicle} ${some}${mayWant}${some}(?:skocim|skocit|vrhnut|hodit|hodim|lahnut)`,
      phrase`(?:lahn|skoc|hod|postav|vrh)\w+ ${some}na (?:kolaj\w*|trat\w*|zeleznic\w*)`,
      phrase`(?:podrez|rozrez|porez|prerez|rez|dorez|prerezav)(?:em|at|al|ala|avam|aval|avala) ${some}(?:zily|zilu|zapastia|zapastie|predlakti[ea]|ruky|krk|stehna|hrdlo)|(?:zily|zapastia|ruky|predlaktia) ${some}(?:pod|roz|po|pre)?rez(?:em|at|al|ala|avam)`,
      phrase`(?:zjem|zjest|zjedla?|prehltnem|prehltnut|prehltla?|vezmem|vziat|zobrat|zobrala?|zoberiem|vypijem|nabrat|naberem|zozrat|zoziem|spapem|nahadzem|natlacim|beriem) ${some}(?:vsetk\w+|plno|hrst|kopu|cele|cel[ue]|vela|prilis vela|krabicku|balenie) (?:\w+ ){0,2}(?:liek\w*|pras\w+|tablet\w*|pilul\w+)`,
      phrase`(?:gulku|gulka) ${some}do hlavy|prestrel\w* ${some}(?:hlavu|si)|(?:slucka|slucku|povraz) ${some}(?:na|okolo) (?:krk\w*|hrdl\w*)`,
      phrase`(?:hod\w+|hadz\w+) ${some}(?:slucku|maslu)|si ${some}${mayWant}(?:slucku|maslu) hod\w+`,
      phrase`(?:vrazim|narazim|napalim|vrazit|narazit|napalit) ${some}(?:s )?(?:autom |to )?do (?:stromu|mura|steny|zvodidiel|kamiona|stlpa)`,
      phrase`umor(?:im|it) ${some}sa hladom|pust\w+ ${some}(?:si )?plyn a`,
    ],
    selfInjury: [
      phrase`seba ?(?:poskod|poskodz|ubliz|zran|trestan|znic)\w*|poskodz\w+ (?:seba|samu seba|sameho seba)`,
      phrase`${cut} ${some}(?:sa|seba|samu seba|sameho seba)|sa ${some}${mayWant}${some}${cut}`,
      phrase`${hasCut} (?:by )?som sa|som sa ${some}${hasCut}|by som sa ${some}${hasCut}`,
      phrase`${hurt} ${some}(?:si|sebe)|(?:si|sebe) ${some}${mayWant}${some}${hurt}`,
      phrase`(?:pal|popal)(?:im|it|il|ila|ujem) ${some}(?:sa )?(?:cigaret\w+|zapalovac\w+)|skriab\w+ ${some}(?:sa )?do krvi`,
      phrase`sposob\w+ ${some}(?:si|sebe) ${some}bolest|(?:si|sebe) ${some}(?:sposob\w+) ${some}bolest|bolest ${some}(?:si|sebe) ${some}sposob\w+`,
    ],
    noReasonToLive: [
      phrase`zivot ${some}bez ${nobody} ${some}(?:nema|nestoji)`,
      phrase`(?:nemam|nevidim|nenachadzam|neexistuje|niet|nie je|nemala?|nevidela?|nepoznam|chyba mi|stratila?|stracam|strateny|nema|necitim|nezostal\w*|neostal\w*) ${some}(?:ziad\w+ |jedin\w+ |dals\w+ |pre mna )*(?:dovod\w*|zmysel|zmyslu|chut|chute|silu|sily|volu|vola|vole|energiu|preco|naco|pre co|pre koho|cenu|vyznam) ${some}(?:na to |aby som |preco |naco |do |na |k |zo |dalsieho )*(?:${live}|zivota?|zivotu|existovat|byt tu|byt na svete|tu byt|zila?)(?: dalej)?`,
      phrase`(?:dovod|dovody|zmysel|silu|chut|preco|naco) ${some}${live} ${some}(?:nemam|nevidim|niet|nie je|nemala?)`,
      phrase`(?:zivot|zitie) ${some}(?:pre mna )?${some}(?:nema|stratil|straca|nedava|nemal) ${some}(?:pre mna |ziad\w+ |vsetok |svoj )*(?:zmysel|cenu|vyznam)(?: uz| pre mna| viac)*${end}`,
      phrase`(?:nema|nemal|stratil|straca|nedava) ${some}(?:pre mna )?(?:uz )?(?:moj|ten|tento) zivot ${some}(?:ziad\w+ )?(?:zmysel|cenu|vyznam)|nema ${some}(?:pre mna )?${some}(?:zmysel|cenu|vyznam) ${some}(?:${live}|(?:moj |tento )zivot|existovat)`,
      phrase`(?:moj |tento )zivot ${some}je ${some}(?:zbytocny|nanic|bezcenny|na nic|bez zmyslu|skonceny|v hajzli|zniceny)${end}|zivot (?:uz )?je ${some}(?:bez zmyslu|zbytocny|nanic)${end}`,
      phrase`(?:moj |tento |taky )?zivot ${some}(?:nestoji|nestal) ${some}za (?:nic|to|vela|zit\w*)|(?:neoplati|nestoji za to|nestoji mi za to) ${some}${live}|nestoji ${some}za to ${some}${live}|nevidim ${some}v zivote ${some}(?:ziad\w+ )?(?:zmysel|dovod)|${live} ${some}(?:sa )?(?:mi )?(?:neoplati|nema zmysel|nestoji za to)`,
    ],
    betterWithoutMe: [
      phrase`keby som ${some}(?:zomrela?|umrela?|nebola?|zmizla|zmizol) ${some}(?:vsetkym|im|kazdemu|rodine|detom|vam) ${upTo(3)}(?:ulavi|lepsie|lahsie)\w*`,
      phrase`bezo? mna ${upTo(2)}(?:bude|budu|bolo|boli|bol|bola|by|mali|je) ${upTo(4)}(?:lep\w+|lahs\w+|stastnejs\w+|pokoj|krajs\w+|dobre)`,
      phrase`(?:bude|budu|bolo|boli|bol|bola|by|je) ${upTo(4)}(?:lep\w+|lahs\w+|stastnejs\w+|dobre|krajs\w+) ${upTo(2)}bezo? mna`,
      phrase`(?:lepsie|lepsi|lahsie|stastnejsi\w?) (?:im |vam |vsetkym )?bezo? mna|(?:bezo? mna) (?:im |vam |vsetkym )?(?:lepsie|lahsie|stastnejsi)`,
      phrase`nikomu ${some}(?:nebudem |by som )?${some}(?:chybat|nechyba(?:m|l|la|t)|nebudem chybat)|nikto ${some}(?:za mnou |pre mna )?(?:neplaka|nebude plakat|nesmuti)\w*(?: za mnou| pre mna)|nikto ${some}(?:za mnou|pre mna) ${some}(?:nebude plakat|neplaka\w*|nesmuti\w*)|nikto ${some}(?:si )?(?:by )?${some}(?:nevsimn\w+|nevsimol|neplakala?|nesmutila?|nebude plakat|nebude smutit) ${upTo(2)}${some}(?:keby|ak|ze|ked)`,
      phrase`som ${some}(?:len |iba )?(?:pre )?(?:vsetkych|vsetkym|rodinu|rodine|svojej rodine|kazdeho|kazdemu|im|ostatnych|ostatnym|nich|deti|detom|okolie) ${some}(?:na |len na |iba na )?(?:pritaz|pritazou|obtiaz|bremeno|bremenom|zataz|zatazou)|som ${some}(?:na )?(?:pritaz|pritazou|bremeno|bremenom|obtiaz|zataz|zatazou) ${some}(?:pre )?(?:vsetk|rodin|kazd|ostatn)\w+`,
    ],
    notWakingUp: [
      phrase`(?:aby|keby|kiez|bodaj|najradsej|radsej|nech|zelam|prajem|dufam|verim|modlim|chcem|chcela?) ${upTo(4)}ne(?:zobud|prebud)(?:il|ila|im|it|i)`,
      phrase`(?:nechcem|nechcela?|nechce|nechcelo) ${upTo(3)}(?:zobudit|prebudit|zobudzat|prebudzat|zobudila?)`,
      phrase`(?:zaspat|zaspala?|zaspim|ist spat|lahnut si) ${upTo(4)}(?:nezobud\w+|neprebud\w+|nezobudz\w+|nevstat|naveky|navzdy)|(?:naveky|navzdy) ${some}(?:zaspat|zaspala?|zaspim)`,
    ],
    disappearing: [
      phrase`(?:chcem|chcela?|pojdem|idem|odidem) ${upTo(4)}(?:na druhy svet|na druhom svete|do hrobu|do neba)`,
      phrase`(?:zmiznut|zmiznem|odist|odidem|vyparit|stratit sa|vymazat sa) ${some}(?:navzdy|naveky|nadobro|definitivne|z (?:tohto |tohoto )?sveta|zo sveta|z povrchu|zo zeme|zo zivota|uplne zo)`,
      phrase`${want} ${some}(?:navzdy|naveky|nadobro|uplne|definitivne|z tohto sveta|zo sveta) ${some}(?:zmiznut|odist|zaspat|vyparit)|(?:navzdy|naveky|nadobro) ${some}(?:zmiznem|odidem|zmiznut|zaspim)`,
      phrase`${start}${some}(?:chcem|chcela? by som|chcela? som|najradsej by som|najradsej) ${some}(?:zmiznut|zmizl?ol|zmizla|zmizol)${end}`,
      phrase`(?:nechcem|nechcela?|prestat|prestala?|nechce) ${some}(?:uz )?(?:existovat|jestvovat|dychat|dychala?|existovala?)${end}|prestat ${some}(?:byt|${live})${end}`,
    ],
    goodbye: [
      phrase`zbohom (?:zivotu|zivot|svetu)`,
      phrase`odpust\w* ${upTo(3)}(?:nevladzem|nebudem)|(?:dovidenia|stretneme|uvidime|vidime) ${upTo(2)}na druhom svete`,
      phrase`${start}zbohom(?: (?:svet|vsetci|vsetkym|navzdy|moji|mami|mama|oci|moj|priatelia))*${end}|zbohom(?: krut\w)? svet`,
      phrase`luc\w+ ${some}(?:so vsetk\w+|so zivotom|so svetom|navzdy|s vami|s tymto svetom)`,
      phrase`(?:toto|to|tu) je ${some}(?:moja |moje |moj |posledn\w+ )*(?:rozlucka|zbohom|posledn\w+ (?:sprava|list|odkaz)|rozlucenie)|list na rozlucku|rozluckov\w+ list\w*`,
      phrase`(?:ked|az) ${some}(?:toto|tento list|tuto spravu) ${some}(?:bude\w* )?cita\w+ ${upTo(3)}(?:nebudem|mrtv\w|nazive)`,
      phrase`(?:uz|zajtra|dlho|coskoro|onedlho) ${some}(?:dlho )?${some}nebudem(?: tu)?(?: dlho)?${end}|nebudem tu ${some}(?:dlho|uz)${end}|tu ${some}(?:dlho|zajtra|uz) nebudem${end}`,
      phrase`(?:nikdy|viac|uz) ${some}(?:nikdy )?neuvidi(?:te|s|me) ma|(?:nikdy|viac|uz) ${some}ma ${some}(?:nikdy |viac |uz )*(?:neuvidi(?:te|s)|neuvidia)`,
    ],
  },
}
