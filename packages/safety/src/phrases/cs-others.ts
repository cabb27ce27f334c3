import { phrase, type SelfHarmOfOthers } from './phrase.ts'

export const czechOthers: SelfHarmOfOthers = {
  writer:
    /\b(?:ja|jsem|bych|me|mi|mne|mnou|muj|moje|moji|svuj|chci|nechci|chtel(?:a)? jsem|premyslim|(?!(?:tim|tam|kam|nim|jim|uz|potom|sam|mam|vim|nevim|bojim|dufam|doufam)\b)\w{2,}(?:uji|uju|im|am))\b/,
  people: phrase`kamarad\w*|kamos\w*|pritel\w*|spoluzac\w*|spoluzak\w*|spolubydlic\w*|sestra|sestru|sestre|bratr\w*|dcera|dceru|dcere|syn|syna|synovi|mama|mame|mamu|matka|tata|otec|manzel\w*|partner\w*|byval\w*|svagr\w*|kolega|kolegyne|soused\w*|babick\w*|babi|deda|dedecek|teta|stryc\w*|bratranec|sestrenic\w*|nekdo|zak\w*|student\w*|klient\w*|pacient\w*|holka|kluk|vnuk\w*|vnuck\w*|ucitelk\w*|sef|sefova|neter|ona`,
  reporting: phrase`(?:prosil\w*|poslal\w*|napsal\w*|rekl\w*|rika|pise|vola\w*|sveril\w*|vyhrozuje|ukazal\w*|priznal\w*) (?:se )?(?:me|mi)|(?:se )?mi (?:se |to )?(?:napsal\w*|rekl\w*|pise|rika|sveril\w*|vyhrozuje|priznal\w*|ukazal\w*|tvrdi|poslal\w*)|mam strach|bojim se|nevim|(?:nasla|nasel) jsem`,
  newClause: phrase`ze|pry|kter\w+|protoze|ale|aby`,
  danger: [
    phrase`(?:se|si) (?:\w+ )?(?:chce|chtel|chtela|jde|planuje|pokusil\w*|pokousi) (?:\w+ )?(?:zabit|obesit|otravit|utopit|ublizit|vzit zivot|podrezat|zastrelit|skocit)|(?:chce|chtel|chtela|planuje|hrozi|uvazuje|vyhrozuje) (?:\w+ ){0,3}?(?:se |si )?(?:zabit|zabije|obesit|otravit|ublizi\w*|vzit si zivot|zemrit|umrit|skocit|ukoncit|skoncit se|nebyt|zmizet|predavkovat)`,
    phrase`(?:uz |tu |dlouho |pry )*(?:nechce|nechtel|nechtela|nebavi ho|nebavi ji|nema proc|nema duvod|nevidi duvod|nevidi smysl) (?:\w+ ){0,2}?(?:zit|byt|existovat|pokracovat|dal|vstat|vzbud\w*|probud\w*)`,
    phrase`(?:se|si) (?:\w+ )?(?:reze|rezala?|porezal\w*|skrabe|pali|poskozuje|ublizuje|bije|zranuje|trest\w*)|(?:reze|ublizuje|poskozuje) (?:se|si)|porezan\w* (?:\w+ )?(?:ruc\w*|ruk\w*|zapesti\w*|predlokti\w*)|jizv\w* (?:\w+ )?na (?:ruk\w*|zapesti\w*|predlokti\w*|stehn\w*)`,
    phrase`(?:rika|rikal\w*|rekl\w*|mluvi|mluvil\w*|pise|napsal\w*|vyhrozuj\w*|opakuje|tvrdi|zminil\w*|naznac\w*) (?:\w+ ){0,7}?(?:nema (?:to )?smysl|skoci|nebude|nebyl\w*|sebevraz\w*|zabij\w*|smrt\w*|zemr\w*|umr\w*|bez nej|bez ni|lip kdyby|nechce zit|rozlouc\w*|ukonci\w*|zbytecn\w*|pritez\w*|nenarodi\w*|neprobud\w*)`,
    phrase`(?:prestal\w*|odmita\w*|skoro ne|nic ne) ?(?:jist|jedla|ji|jedl|jidlo|leky)|(?:nezaslouzi|nezaslouzila?)(?: (?:\w+ )?(?:jist|jidlo|zit))?|(?:koupil\w*|sehnal\w*|nasl\w* (?:jsem )?(?:u|v|pod)?) (?:\w+ ){0,4}?(?:zbran\w*|provaz\w*|ziletk\w*|cepel\w*|prask\w*|pistol\w*|dopis na rozlouc\w*)|(?:sbira|nasbiral\w*|schovava) (?:si )?(?:\w+ )?(?:leky|prasky|ziletk\w*)|(?:rozdava|rozdal\w*) (?:\w+ ){0,3}?(?:veci|sperky|knihy|naradi)|(?:louci|rozloucil\w*) se|(?:tu )?dlouho (?:tu )?nebude`,
  ],
}
