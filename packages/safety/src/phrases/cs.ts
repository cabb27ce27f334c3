import { anyOf, end, phrase, type SelfHarmPhrases, saying, start, upTo } from './phrase.ts'

const some = anyOf(
  'jsem|bych|si|se|mi|me|ja|uz|jen|jenom|opravdu|fakt|proste|nejradsi|radsi|nejradeji|radeji|nekdy|obcas|casto|asi|i|tak|to|ted|dnes|konecne|moc|strasne|vazne|ani|vic|vice|dal|dale|takhle|takto|tady|tu|vubec|nikdy|rano|byt|byl|byla|jako',
)
const want =
  '(?:chci|chcu|chtel|chtela|chtelo|chce se|preju|pral|prala|touzim|touzil|touzila|(?:mam|mel|mela) (?:jsem )?(?:chut|sto chuti)|nejradsi|nejradeji|radsi|radeji)'
const mayWant =
  '(?:(?:chci|chcu|chtel|chtela|jdu|musim|mam|mel|mela|umim|planuju|planuji|pokusim|pokusil|pokusila|zkusil|zkusila|rozhodl|rozhodla|mohla|mohl|bojim) )?'
const kill =
  '(?:zabi(?:ju|ji|t)|obes(?:im|it)|otrav(?:im|it)|zastrel(?:im|it)|utop(?:im|it)|podrez(?:u|at)|predavk(?:uju|uji|ovat)|upal(?:im|it)|odprav(?:im|it)|oddelat)'
const killed = '(?:zabil|obesil|zastrelil|utopil|podrezal|predavkoval|otravil)a?'
const cut = '(?:rezu|rezat|porezu|porezat|porezavam|poskozuju|poskozovat|zranuju|zranovat)'
const hasCut = '(?:rezal|porezal|porezaval|poskozoval)a?'
const takeLife = '(?:vzit|vezmu|vzal|vzala|sebrat|vzat)'
const nobody = '(?:neho|ni|nej|nich|tebe|(?:me|meho|sv\\w+) \\w+)'

/** Slovaks write Czech too. */
export const czech: SelfHarmPhrases = {
  sayings: [
    saying`(?:jeste|dalsi) (?:jed\w+ )?(?:takov\w+ )?\w+ a (?:vyskocim|skocim|zastrelim|obesim|zabiju|hodim) ${some}(?:z okna|pod \w+|se)?`,
    saying`(?:prevenc\w*|kniha o|film o|prace o|teorie|linka) sebevraz\w*|(?:jeho|jeji) sebevraz\w*|spachala? sebevraz\w*`,
    saying`(?:zit|zivot) (?:v(?:e)? (?!(?:tomto|tomhle|takovem) (?:svete|pekle|tele|zivote)|bolesti|pekle)|na (?!(?:tomto |tomhle )?svete)|se? (?!sebou|tim|bolesti)|pri|u|mezi|podle|pod|jako|tam|pro|za|od|do|jen|jenom|tak jako|zivot|cizi\w*|vecne|navzdy|dlouho|minulosti|spolu|vedle|jinde|jinak|bez (?!${nobody}))`,
    saying`(?:umrit|zemrit|umrel|umrela|zemrel|zemrela) (?:smichy|smichem|hanbou|nudou|hlady|strachy|na|za|pro|doma|pokojne|v (?:klidu|kruhu|posteli)|jako|star\w|stastn\w)`,
    saying`zabi\w+ (?:(?:jsem|si|tu|tak|ten|jeden) )*(?:cas|nudu|vecer|chvil\w+|hodin\w*|mouchu|komara|pavouka|vosu|draka|dve mouchy)`,
    saying`(?:skoro|malem|temer) ${some}(?:ne)?zabila?`,
    saying`utop\w+ (?:se )?v (?!rece|jezere|vane|mori|vode|bazenu)`,
    saying`(?:rez|porez)\w+ ${some}(?:\w+ )?(?:pri|o|na) (?:\w+ni|papir\w*|skl[oe]|plech\w*)|pri \w+ni ${some}(?:po)?rezala?`,
    saying`zivot ${some}(?:do (?:svych|vlastnich|ruk)|zpatky|vazne|s humorem)`,
  ],
  families: {
    notWantingToLive: [
      phrase`(?:nechci|nechcu|nechtel|nechtela|nechce|nechtelo|nebavi|prestalo|nezvladam|nemam silu|nemam chut|nema smysl|nemam proc) ${some}zit`,
      phrase`(?:nemuzu|nemohu|nedokazu|neumim) ${some}(?:(?:uz|dal|takhle) ${some}zit|zit (?:uz|dal|takhle|bez ${nobody}))|(?:nechci|nemuzu|neumim) ${some}bez ${nobody} ${some}zit`,
      phrase`(?:nechci|nechcu|nechtela?) ${some}byt(?: uz| dal| tady)*(?:${end}| (?:a|ale|ani|protoze|kdyz|na (?:tomto )?svete|nazivu))`,
      phrase`(?:uz|takhle|dal) ${some}(?:nemuzu|nemohu|nezvladam|nedokazu) ${some}dal|(?:dal|takhle) ${some}(?:nemuzu|nezvladam)${end}|(?:nemuzu|nezvladam) (?:uz )?dal${end}`,
      phrase`(?:nenavidim|nebavi me|me nebavi) ${some}(?:svuj |muj |tenhle )?(?:zivot|zit)${end}`,
    ],
    wantingToBeDead: [
      phrase`${want} ${some}(?:umrit|zemrit|chcipnout|nebyt|nezit|neexistovat|byt mrtv[ya]|mrtv[ya])`,
      phrase`(?:umrit|zemrit) ${some}(?:chci|chcu|chtela?)`,
      phrase`(?:radsi|radeji|nejradsi|lepsi|lip|kez|preju) ${upTo(3)}(?:aby|abych|kdybych|bych|at)? ?${some}(?:umrela?|zemrela?|umru|zemru|mrtv[ya]|(?:nebyl|nezil)a?(?: (?:tu|tady|na svete))?${end})`,
      phrase`se ${some}nenarodila?|nemela? ${some}narodit`,
      phrase`zaslouzim ${some}(?:smrt|umrit|zemrit)`,
    ],
    killingOneself: [
      phrase`sebe ?vra[zh]\w*|sebezabi\w*`,
      phrase`${kill} ${some}se|se ${some}${mayWant}${some}${kill}`,
      phrase`${killed} jsem se|(?:jsem|bych) se ${some}${killed}`,
      phrase`${takeLife} ${some}si ${some}(?:svuj |vlastni )?zivot|si ${some}${mayWant}${some}${takeLife} ${some}zivot|sahn\w+ ${some}na (?:svuj |vlastni )?zivot`,
      phrase`skonc\w+ ${some}se (?:svym )?(?:zivotem|vsim|sebou)|se (?:svym )?zivotem ${some}${mayWant}skonc\w+|ukonc\w+ ${some}(?:svuj |tenhle |vlastni )?(?:zivot|trapeni)`,
      phrase`(?:si ${some}${mayWant}neco (?:zleho )?udela(?:m|t|l|la)|udela(?:m|t|la?) ${some}si ${some}neco)${end}`,
    ],
    endingIt: [
      phrase`(?:chci|chcu|chtela?|jdu) ${some}(?:s tim |se vsim )?(?:ukoncit|skoncit|skoncovat)(?: to| s tim| vsechno| se vsim)*${end}`,
      phrase`(?:chci|at|aby) ${some}(?:aby |at |uz |to |bylo |je )*(?:konec|po vsem|vsechno skonci\w*)${end}`,
    ],
    methods: [
      phrase`(?:skocim|skocit|vyskocim|vyskocit|vrhnu|hodim) ${some}z(?:e)? (?:\w+ )?(?:most|strech|okn|balkon|skal|vez|panelak|patra)\w*`,
      phrase`(?:skocim|skocit|vrhnu|vrhnout|hodim|hodit|lehnu) ${some}(?:pod|pred) (?:vlak|auto|metro|kamion|tramvaj)\w*|(?:pod|z) (?:vlak|mostu) ${some}${mayWant}skocit`,
      phrase`(?:podrez|porez|rez)(?:u|at|al|ala) ${some}(?:si )?(?:zily|zapesti)|prasky ${some}a umrit`,
      phrase`(?:snim|snist|spolykam|spolykat|vezmu|vzit) ${some}(?:vsechn\w+|hrst|plno|moc) (?:\w+ )?(?:prask\w+|lek\w*|tablet\w*)`,
    ],
    selfInjury: [
      phrase`sebe ?(?:poskoz|zran|ublizov)\w*`,
      phrase`${cut} ${some}se|se ${some}${mayWant}${cut}|${hasCut} jsem se|jsem se ${some}${hasCut}`,
      phrase`(?:ubliz(?:im|it|uju|uji|ovat|il|ila)) ${some}(?:si|sobe)|(?:si|sobe) ${some}${mayWant}ubliz(?:im|it|uju|uji|ovat|il|ila)`,
    ],
    noReasonToLive: [
      phrase`(?:nemam|nevidim|neni|ztratila?|nemela?|ztracim) ${some}(?:zadny |jediny )?(?:duvod\w*|smysl|chut|silu|proc|vuli) ${some}(?:k |do |proc )?(?:zit|zivota?|zivotu)`,
      phrase`zivot ${some}(?:pro me )?${some}(?:nema|ztratil|nedava) ${some}(?:pro me |zadny )?(?:smysl|cenu)(?: uz| pro me)*${end}|(?:nema|nemelo) ${some}(?:smysl|cenu) ${some}zit`,
    ],
    betterWithoutMe: [
      phrase`beze? me(?:ne)? ${upTo(2)}(?:bude|bylo|by|je|budou) ${upTo(4)}(?:lip|lepe|lepsi|snaz\w*|stastnejsi)|(?:lip|lepe|lepsi|stastnejsi) ${upTo(1)}beze? me`,
      phrase`nikomu ${some}(?:nebudu chybet|bych nechybela?|nechybim)`,
    ],
    notWakingUp: [
      phrase`(?:aby|abych|kdybych|kez|nejradsi|radsi|at|doufam|preju) ${upTo(4)}ne(?:vzbud|probud)\w+`,
      phrase`(?:nechci|nechtela?) ${upTo(3)}(?:vzbudit|probudit)|usnout ${upTo(4)}(?:neprobud\w+|nevzbud\w+|navzdy)`,
    ],
    disappearing: [
      phrase`(?:zmizet|zmizim|odejit|odejdu) ${some}(?:navzdy|naveky|nadobro|z (?:tohoto |tohohle )?sveta|ze sveta)|(?:navzdy|ze sveta) ${some}(?:zmizet|odejit|zmizim)`,
      phrase`${start}${some}(?:chci|chcu|nejradsi bych) ${some}(?:zmizet|zmizela?)${end}|(?:nechci|prestat) ${some}existovat${end}`,
    ],
    goodbye: [
      phrase`${start}sbohem(?: (?:svete|vsem|vsichni|navzdy))*${end}|dopis na rozloucenou|dopis na rozloucenu`,
      phrase`(?:uz|zitra|dlouho|brzy) ${some}nebudu(?: tu| tady)?${end}|loucim se (?:se vsemi|se zivotem|navzdy)`,
    ],
  },
}
