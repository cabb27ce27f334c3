import { phrase, type SelfHarmOfOthers } from './phrase.ts'

const wants = '(?:chce|chcel|chcela|nechce|planuje|vyhraza|hovori|pise|tvrdi|sa bojim ze)'

export const slovakOthers: SelfHarmOfOthers = {
  writer:
    /\b(?:ja|som|ma|mi|mna|mne|mnou|moj(?:a|e|u|ho|mu|im|ej|ou)?|seba|(?:ne)?chce(?:m|l som|la som)|(?!(?:tym|tam|kam|nim|jej|im|uz|kym|potom|sam|len|ich|mam|viem|neviem|bojim|citim|mam|otcom|poznam|ludom|zatiaľ|dufam)\b)\w{2,}(?:em|im|am))\b/,
  people: phrase`kamarat\w*|kamos\w*|kamosk\w*|priatel\w*|spoluziac\w*|spoluziak\w*|spolubyvajuc\w*|sestra|sestru|sestre|sestrou|brat|brata|bratovi|dcer\w*|syn|syna|synovi|mama|mame|mamu|matka|matku|mamin\w*|otec|otca|otcovi|tato|tatin\w*|manzel\w*|muz|zena|frajer\w*|byval\w*|partner\w*|svag\w*|kolega\w*|kolegyn\w*|sused\w*|babk\w*|babka|star[ykia] (?:otec|mama|mam\w*)|stark\w*|dedk\w*|dedo|teta|tety|stryko|stryk\w*|bratran\w*|sesternic\w*|niekto|ziak\w*|ziac\w*|student\w*|klient\w*|pacient\w*|dievca\w*|chlapec|chlapca|vnuk\w*|vnuck\w*|ucitelk\w*|sef|sefka|neter|synovec|ona`,
  reporting: phrase`(?:prosil\w*|poprosil\w*|poslal\w*|napisal\w*|povedal\w*|hovori\w*|pise|vola\w*|sverila sa|zveril\w*|vyhraza|ukazal\w*|priznal\w*|zavolal\w*) (?:sa )?(?:ma|mi)|(?:sa )?mi (?:sa )?(?:napisal\w*|povedal\w*|pise|hovori|zveril\w*|vyhraza|priznal\w*|ukazal\w*|sverila|tvrdi|poslal\w*)|robim si starosti|bojim sa|mam strach|neviem|(?:nasla|nasiel) som`,
  newClause: phrase`ze|vraj|ktor\w+|lebo|ale|aby`,
  danger: [
    phrase`(?:sa|si) (?:\w+ )?(?:chce|chcel|chcela|ide|isla|planuje|pokusil\w*|pokusa) (?:\w+ )?(?:zabit|obesit|otravit|utopit|ublizit|vziat zivot|siahnut na zivot|podrezat|zastrelit|skocit)|(?:chce|chcel|chcela|planuje|hrozi|uvazuje|vyhraza\w*) (?:\w+ ){0,3}?(?:sa |si )?(?:zabit|zabije|obesit|otravit|ublizi\w*|vziat si zivot|siahnut si na zivot|zomriet|umriet|skocit|ukoncit|skoncit so|nebyt|zmiznut|predavkovat)`,
    phrase`(?:uz |tu |dlho |vraj |viac )*(?:nechce|nechcel|nechcela|nebavi ho|nebavi ju|nema preco|nema dovod|nema silu|nevie ako|nevidi dovod|nevidi zmysel) (?:\w+ ){0,2}?(?:zit|byt|existovat|pokracovat|dalej|vstat|zobud\w*)`,
    phrase`(?:sa|si) (?:\w+ )?(?:reze|rezala?|porezal\w*|porezava|skrabe|pali|poskodzuje|ublizuje|bije|zranuje|trest\w*|vyhlad\w*)|(?:reze|ublizuje|skrabe|poskodzuje) (?:sa|si)|(?:pore[zs]an\w*|dorezan\w*|doskriaban\w*) (?:\w+ )?(?:ruk\w*|zapasti\w*|predlakti\w*|stehn\w*)|(?:jazv\w*|rezn\w+ ran\w*|rany|jazvy) (?:\w+ )?na (?:ruk\w*|zapasti\w*|predlakti\w*|stehn\w*)`,
    phrase`(?:hovori|hovoril\w*|povedal\w*|vravi|pise|napisal\w*|vyhraza\w*|opakuje|tvrdi|spominal\w*|naznac\w*|vravel\w*|mudruje|dal\w? na) (?:\w+ ){0,6}?(?:nema (?:to )?zmysel|nema zmysel|skoci|skoncuje|nebude|samovraz\w*|zabij\w*|smrt\w*|zomri\w*|umri\w*|bez neho|bez nej|lepsie keby|nechce zit|rozluck\w*|ukonci\w*|zbytocn\w*|pritaz\w*|nenarodi\w*|neprebud\w*|nezobud\w*|skonci)`,
    phrase`(?:prestal\w*|odmieta\w*|nechce|skoro ne|takmer ne|nic ne|takmer nic ne) ?(?:jest|jedla|je|jie|jedol|jedlo|lieky)(?: (?:\w+ ){0,3}?(?:nezaslu\w*|trest\w*|vraj|puka|schudla?|hovori))?|(?:nezasluzi|nezasluzila?) (?:\w+ ){0,2}?(?:jest|jedlo|zit|lepsie)|nezasluzi`,
    phrase`(?:kupil\w*|zohnal\w*|ma doma|nasl\w* (?:som )?(?:u|v|pod)?) (?:\w+ ){0,4}?(?:zbran\w*|povraz\w*|ziletk\w*|cepel\w*|tabletk\w*|lieky|pistol\w*|list na rozluck\w*)|(?:zbiera|nazbieral\w*|schovava\w*|odklada) (?:si )?(?:\w+ )?(?:lieky|tabletk\w*|prasky|ziletk\w*)|(?:rozdava|rozdal\w*|rozdava\w*) (?:\w+ ){0,3}?(?:veci|sperky|knihy|naradie|platne)|(?:luci|rozlucil\w*) sa|(?:tu )?(?:uz )?(?:tu )?dlho (?:tu )?nebude|zamyka sa|zatvara sa`,
  ],
}
