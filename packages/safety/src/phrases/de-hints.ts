import { end, fullStop, near, phrase, type SelfHarmHints } from './phrase.ts'

const body =
  '(?:(?:\\w*arme?n?|handgelenke?n?|\\w*schenkeln?|beine?n?|haut|bauch|gesicht|kopf|handrucken|lippe|hande?|adern|pulsadern|fingerknochel|knochel|waden?))'
const injure =
  '(?:ritz\\w*|(?:auf|ein)?ge(?:ritzt|schnitten|kratzt|bissen|schlagen|brannt)|schneide\\w*|schnitt|kratze?\\w*|beiss?e\\w*|biss|schlage?\\w*|schlug|boxe|verbrenn\\w*|verbruh\\w*|kneif\\w*|stech\\w*|drucke?|ausdrucke\\w*|verletz\\w*|reiss?e|aufgeschnitten|zerkratz\\w*|aufritz\\w*|aufgeritzt|ramme?)'
const inPain =
  '(?:wenn|bis|weil|damit|um|blut\\w*|narben?|spure?n?|fuhle?n?|schmerz\\w*|ruhig\\w*|erleichter\\w*|straf\\w*|bestraf\\w*|hass\\w*|heimlich|niemand|keiner|wieder|immer|jedes mal|rasierkling\\w*|klinge\\w*|zirkel|nadel|zigarett\\w*|feuerzeug|verdien\\w*|druck|leer\\w*|absichtlich|oberschenkel\\w*|blau|nachts)'
const pills =
  '(?:\\w*tabletten|pillen|\\w*medikamente?n?|schlafmittel\\w*|insulin|paracetamol|antidepressiva|ibuprofen)'
const hoard =
  '(?:sammle|sammeln|gesammelt|sammelte|horte|gehortet|versteck\\w*|handvoll|alle|samtliche|ganze (?:packung|schachtel)|packung\\w*|zahle|gezahlt|schluck\\w*|geschluckt|genommen|nehme|bereit|vorrat|genug|reichen|liegen)'
const heights =
  '(?:\\w*brucke\\w*|\\w*dach\\w*|hochhaus\\w*|balkon\\w*|fenster\\w*|klippe\\w*|gelander|bahnsteig\\w*|gleise?n?|schienen|(?:vor|unter|nachsten) (?:\\w+ ){0,2}?zuge?n?|u bahn|ubahn|s bahn|bahn|parkhaus\\w*|turm|viadukt|ice)'
const falling =
  '(?:(?:ge|zu|runter|hinunter|ab)?spr[iu]ng\\w*|sprang|sturz\\w*|schmeiss\\w*|schmeis\\w*|werfe|werfen|geworfen|stoss\\w*|ein schritt|nur ein schritt|loslass\\w*|fallen lass\\w*|lege|legen|(?:vor|auf|unter) (?:\\w+ ){0,3}(?:gehen|laufen|stellen|legen|werfen)|gehe?n|geh)'
const absent =
  '(?:(?:wenn|sobald|falls) (?:ich|es mich) (?:\\w+ ){0,4}?(?:weg|tot|nicht (?:mehr )?(?:da|hier|existier\\w*|gabe|ware|lebe|lebte|gegeben hatte|auftauch\\w*|bin)|nie (?:geboren|gegeben|existiert)|gegangen|verschwind\\w*|verschwunden|sterbe|sterben|gestorben)|wenn es mich (?:\\w+ )?(?:nicht|nie|nimmer))'

/** What people write in German when they do not name it. */
export const germanHints: SelfHarmHints = {
  keyWords: [
    'suizid',
    'selbstmord',
    'selbstmordgedanken',
    'suizidgedanken',
    'umbringen',
    'umzubringen',
    'leben',
    'sterben',
    'will',
    'nicht',
    'mehr',
    'mochte',
    'kann',
    'verletze',
    'verletzen',
    'ritze',
    'ritzen',
    'schneide',
    'aufwachen',
    'aufhort',
    'aufhoren',
    'existieren',
    'springen',
    'brucke',
    'tabletten',
    'niemand',
    'besser',
    'ohne',
    'verschwinden',
    'selber',
    'selbst',
    'erhangen',
    'erschiessen',
    'traurig',
    'wunsche',
    'wunschte',
    'sinn',
    'keinen',
    'alles',
    'denke',
    'narben',
    'verdient',
  ],
  otherTopics: phrase`film\w*|serie|roman\w*|krimi\w*|\w*figur\w*|bachelorarbeit|masterarbeit|doktorarbeit|seminar\w*|pravention\w*|suizidpravention|ehrenamt\w*|telefonseelsorge|spiel|endboss\w*|level|controller|fallschirm\w*|bungee\w*|traum|traume|getraumt|traumte|lachen|gelacht|totgelacht|scham|jagd\w*|reh|spinne\w*|zwiebel\w*|schnitz\w*|kochen|rasieren|gartenarbeit|halbmarathon|marathon|karaoke|stuttgart|sagt mein chef|fastenzeit|ramadan|tatort|theater\w*|buch|lied|konzert\w*|instagram|facebook|chor|schlittenfahren|rauchen|aufzug|blinddarm|kaiserschnitt|operation|hund|katze|nicht aufstehen|mikro|sonnenbrand|sonne|nagel|lippe|tiere|veget\w*|vegan|skifahren|fussball|unfall`,
  hints: {
    wish: [
      phrase`(?:ruhe|schlafen|frieden|weg) (?:\w+ )?fur (?:immer|ewig)|ewige ruhe|tot ware (?:\w+ )?(?:besser|leichter|einfacher)|besser tot|zu mein\w+ (?:tot|verstorben)\w+|(?:leben|alles) (?:\w+ ){0,3}?(?:qual|holle|unertraglich)(?: und|,)? (?:\w+ ){0,2}?(?:raus|nicht mehr|ende|weg)|(?:schaffe|packe|ertrage|halte|will) (?:\w+ )?(?:keinen|kein) (?:weiteren |einzigen |neuen )?tag(?: mehr| langer| aus)*${end}`,
      phrase`${near('will|wollte|mochte|wunsche|wunschte|wunsch|hoffe|hoffte|hoffen|bete|betete|sehne|am liebsten|gerne|lieber|traume davon', 'sterben|tot|tot zu sein|gestorben|krepieren|verrecken|nicht (?:mehr )?(?:\\w+ )?(?:auf(?:zu)?wach\\w*|existieren)|nie (?:mehr|wieder) auf(?:zu)?wach\\w*|den tod|erlost|gar nicht erst geboren|ende von allem', 6)}`,
      phrase`(?:denke?|dachte|denken|gedacht|nachgedacht|gedanken?|uberlege?|uberlegt|fantasier\w*|grubel\w*|planen?|plane|vorstell\w*|stelle mir vor) (?:\w+ ){0,6}?(?:an|uber|daran|wie|mir|ob|mich|auf|den) (?:\w+ ){0,4}?(?:suizid\w*|selbstmord\w*|(?:meinen|den eigenen) tod|sterben|umzubringen|umbringen|leben zu nehmen|leben nehmen|ein ende|zu beenden|tot zu sein|schluss zu machen|zu springen|zu erhangen|loffel \w*|abzugeben|ware tot|nicht mehr da)`,
      phrase`(?:nicht|nimmer|nie|keine?n? (?:lust|bock|kraft|willen|mut|wunsch|grund)) (?:\w+ ){0,2}?(?:mehr |langer |weiter )(?:\w+ ){0,2}?(?:zu |am |auf |ins |aufs )?(?:leben|weiterleben|existieren|weiterzuleben|da sein|hier sein|atmen|aufwachen|aufzuwachen|existiere|weiterkampfen)(?:${end}| will\w*| mochte| wollte| mag)`,
      phrase`(?:hoffe|hoffte|wunsche|wunschte|bete|will|mochte|schlafe|einschlaf\w*|ins bett|abends|morgens) (?:\w+ ){0,9}?(?:nicht|nie) (?:\w+ )?(?:mehr |wieder )?(?:auf(?:zu)?wach\w*|wach werd\w*|aufsteh\w*)`,
      phrase`(?:bedauer\w*|bereu\w*|enttauscht|schade|traurig|wutend|hasse es|leid) (?:\w+ ){0,3}?(?:dass|wenn|weil|aufgewacht|noch) (?:\w+ ){0,4}?(?:aufgewacht|aufwache|noch (?:da|lebe|am leben|hier)|uberlebt|geboren)`,
      phrase`(?:gott|herrgott|der herr|der tod|jemand) (?:\w+ ){0,4}?(?:mich|zu sich) (?:\w+ ){0,4}?(?:hol\w*|zu sich|nimm\w*|nehm\w*|ruft|abhol\w*|erlos\w*|erschiess\w*)`,
      phrase`(?:bereit|zeit) (?:\w+ )?(?:zu gehen|abzutreten|zu sterben|fur den tod)|(?:kann|will|wurde gern|mochte) (?:jetzt |endlich |auch )+gehen${fullStop}|habe meinen frieden (?:\w+ ){0,3}?gemacht`,
      phrase`(?:dass|damit|bis) (?:\w+ ){0,4}?(?:alles|es|das|der schmerz|dieses leben|das ganze) (?:\w+ ){0,2}?(?:auf ?hort|vorbei ist|endet|ein ende hat)|(?:kann|soll|darf) es (?:\w+ )?(?:aufhoren|enden|vorbei sein)|will das es auf ?hort|(?:dann|und es|es) ware (?:es )?(?:endlich |alles )?vorbei`,
      phrase`(?:zu|bei|mit|hinter) (?:ihm|ihr|ihnen|meinem (?:mann|vater|sohn|bruder)|meiner (?:frau|mutter|tochter|schwester)) (?:\w+ )?(?:in den tod|ins grab|in den himmel|nach druben)|(?:will|mochte|wurde) (?:\w+ ){0,3}?(?:ihm|ihr|ihnen|meinem mann|meiner frau) (?:\w+ )?(?:nachgehen|folgen|hinterher\w*|nachfolgen)`,
      phrase`(?:egal|gleichgultig|wurscht) (?:\w+ ){0,3}?ob ich (?:\w+ ){0,3}?(?:lebe|sterbe|aufwache|uberlebe|tot)|(?:konnte|wurde|soll|sollte|wunsche|wunschte|hoffe) (?:\w+ ){0,4}?(?:mich )?(?:\w+ ){0,3}?(?:auto|lkw|zug|bus|laster|krebs|infarkt|blitz|unfall) (?:\w+ ){0,3}?(?:mich )?(?:erfass\w*|uberfahr\w*|bekomm\w*|trifft|treffen|erwisch\w*)`,
      phrase`(?:satt|leid|mude|uberdrussig) (?:\w+ ){0,3}?(?:zu leben|am leben|das leben|dieses leben|zu existieren|zu sein)|(?:des lebens|vom leben) (?:\w+ )?(?:mude|genug|uberdrussig)`,
      phrase`(?:nie|nicht|gar nicht) (?:\w+ )?(?:geboren|gegeben|auf die welt gekommen|zur welt gekommen)(?: (?:hatte|worden|ware|sein|zu sein)| worden|${end})(?! in)(?=.*)`,
    ],
    plan: [
      phrase`(?:ausgesucht|gewahlt|festgelegt|weiss|habe|kenne|gefunden|steht|plan) (?:\w+ ){0,4}?(?:ort|tag|datum|stelle|methode|zeitpunkt|baum|brucke) (?:\w+ ){0,4}?(?:wo|wann|wie|an dem|fest|dafur|tun|mache|machen|springe|ende)`,
      phrase`(?:diesmal|irgendwann|bald|nachstes mal|heute nacht|morgen|eines tages|demnachst) (?:\w+ ){0,5}?(?:tue|mache|mach|tu|ziehe|schaff\w*|bring\w*) (?:ich )?(?:es|das) (?:\w+ )?(?:wirklich|durch|zu ende|endlich|hinter mich)?${end}|damit es (?:\w+ ){0,4}?klappt`,
      phrase`(?:beend|zu ende bring|schluss mach)\w* (?:\w+ ){0,3}?(?:es|alles|leben|mit allem|damit|fur immer)${end}|(?:es|alles|das ganze|mein leben) (?:\w+ ){0,3}?(?:zu )?(?:beenden|beende|zu ende bring\w*)${end}|mach(?:e|en)? (?:\w+ ){0,3}?schluss mit (?:allem|mir|dem leben|diesem leben)|mit (?:allem|dem leben|mir|meinem leben) (?:\w+ )?(?:schluss|fertig|abgeschlossen)`,
      phrase`(?:geschrieben|schreibe|schrieb|verfasst|liegt) (?:\w+ ){0,5}?(?:abschiedsbrief\w*|testament|letzte\w* brief\w*|briefe?) (?:\w+ ){0,6}?(?:wenn ich|abschied|kinder|eltern|fur alle|jeden|falls|nach mir)|abschiedsbrief\w*`,
    ],
    farewell: [
      phrase`(?:werde|bin|erlebe|werd|sein|glaube) (?:ich )?(?:\w+ ){0,4}?nicht mehr (?:da|hier|leben|am leben|dabei|unter euch|erleben)(?: sein)?${end}|(?:geburtstag|weihnachten|ostern|fruhling|sommer|jahr|dreissig|vierzig) (?:\w+ ){0,5}?(?:nicht (?:mehr )?(?:erleben|da sein|da|hier|leben)|werde ich nicht)`,
      phrase`(?:sehe|kann mir|stelle mir|habe) (?:\w+ ){0,4}?(?:keine|nicht|meine|ohne) (?:\w+ )?(?:zukunft|morgen|nachstes jahr)(?: (?:fur mich|mehr|vorstellen|sehe)|${end})`,
      phrase`(?:alles|papiere|konto|konten|versicherung|angelegenheiten|testament) (?:\w+ ){0,4}?(?:geregelt|geordnet|erledigt|in ordnung|bezahlt|sortiert) (?:\w+ ){0,10}?(?:kann|damit|niemand|wenn ich|jetzt|gehen|aufhoren)|(?:habe|hab) alles geregelt`,
      phrase`(?:verschenk\w*|weggegeben|abgegeben|vermacht|weggeben) (?:\w+ ){0,8}?(?:brauche? (?:ich )?(?:ja |bald |doch )*nichts mehr|werde (?:ich )?(?:\w+ )?nicht mehr brauch\w*|bald nicht mehr)|(?:brauche|brauch) (?:ich )?(?:ja )?(?:bald )?(?:nichts|das alles nicht|sie nicht|es nicht) mehr${end}`,
      phrase`(?:wenn|sobald|falls) ich (?:\w+ ){0,2}?(?:weg|tot|nicht mehr (?:da|hier|bin)|gegangen|gestorben)(?: bin| sein| da)? (?:\w+ ){0,4}?(?:soll\w*|bitte|kummert|kannst|konnt|konnen|nehmt|werden|verkauf\w*|gebt|sagt|wird)`,
      phrase`danke? fur alles (?:\w+ ){0,3}?(?:leb\w*|lebt wohl|tschuss|verzeih\w*|mach\w* es gut|adieu)|leb(?:t)? wohl|das (?:hier )?(?:ist|war|wird) (?:\w+ ){0,3}?(?:das letzte|mein letzte\w*|die letzte)|(?:verzeiht|es tut mir leid|entschuldig\w*|vergebt) (?:mir )?(?:mama|papa|kinder|ihr lieben|alle|euch)?,? ?(?:\w+ ){0,3}?(?:ich kann nicht mehr|ich schaffe es nicht|muss gehen|gehe)`,
    ],
    burden: [
      phrase`(?:besser|leichter|glucklicher|einfacher|froh|erleichtert|aufatmen|ruhe|egal|auffallen|merken|bemerken|vermissen|weinen|freier|entlast\w*) (?:\w+ ){0,6}?${absent}|${absent} (?:\w+ ){0,6}?(?:besser|leichter|glucklicher|einfacher|froh|erleichtert|aufatmen|ruhe|egal|auffallen|merken|bemerken|vermissen|niemand\w*|keiner|alle|entlast\w*)`,
      phrase`ohne mich (?:\w+ ){0,6}?(?:besser|leichter|glucklicher|einfacher|ruhiger|entspannter|aufatmen|freier|gut zurecht|klar)|(?:besser|leichter|glucklicher|einfacher|ruhiger|entspannter|aufatmen|freier) (?:\w+ ){0,5}?ohne mich`,
      phrase`(?:bin|falle (?:allen|euch|meine\w|jedem|ihnen)|ware|fuhle mich wie|fuhle mich als) (?:\w+ ){0,5}?(?:zur last|eine last|ballast|klotz am bein|uberflussig auf der welt|eine burde|burde|platzverschwendung|belastung fur (?:alle|meine|euch|die))`,
      phrase`(?:niemand|keiner|kein mensch|wer) (?:\w+ )?(?:wurde|wird|wurd|hatte) (?:\w+ ){0,5}?(?:vermiss\w*|merken|bemerken|auffallen|weinen|fehlen|suchen|trauern|interessier\w*) (?:\w+ ){0,4}?(?:${absent}|mich|um mich|ich)|(?:mich|ich) (?:wurde|wird|werde) (?:\w+ ){0,3}?(?:niemand\w*|keine[rm]) (?:\w+ )?(?:vermiss\w*|fehl\w*)`,
    ],
    emptiness: [
      phrase`(?:kein\w*|ohne|nicht (?:mehr )?(?:den|einen)|weder|jeden|wozu|verloren) (?:\w+ )?(?:grund|sinn|zweck|anlass|kraft|lebenswille\w*|lebensmut|hoffnung|ausweg|lust) (?:mehr )?(?:\w+ ){0,3}?(?:zu leben|weiterzuleben|weiterzumachen|zu bleiben|hier zu sein|da zu sein|aufzustehen${end}|am leben|im leben|zu existieren|mehr${fullStop}.*\bleben|auf dieser welt|fur mich|daran,? (?:weiter|noch))`,
      phrase`(?:kann|will|mag|schaff\w*|pack\w*|ertrag\w*|halt\w*) (?:\w+ ){0,3}?nicht mehr (?:und|ich) (?:\w+ ){0,3}?(?:will|mag|kann|wil|kan|mochte|schaff\w*)|(?:kann|kan) (?:\w+ )?(?:nicht|nich|nimmer) mehr(?: weiter)?${end}|(?:ertrage|halte|pack|schaffe) (?:\w+ )?(?:das leben|dieses leben|es alles|das alles|keinen (?:weiteren )?tag|mich selbst) (?:\w+ )?(?:nicht|nicht mehr|mehr)?${end}`,
      phrase`(?:nichts|niemand|keiner) (?:\w+ ){0,4}?(?:halt mich|mich (?:\w+ ){0,2}?(?:halt|am leben|hier halt))|(?:einzige\w*|nur|bloss) (?:\w+ ){0,6}?(?:am leben halt|davon abhalt|mich (?:\w+ )?(?:halt|abhalt)|noch lebe|noch hier bin)`,
      phrase`(?:wozu|warum|wofur|weshalb) (?:\w+ ){0,4}?(?:noch|uberhaupt) (?:\w+ ){0,3}?(?:leben|weitermachen|aufstehen|da sein|atmen|aufwachen|hier)${end}|(?:sehe|finde|gibt|habe|weiss) (?:\w+ ){0,3}?(?:keinen|kein) (?:anderen )?(?:ausweg|weg mehr|licht)(?: mehr)?|(?:leben|alles) (?:\w+ ){0,3}?(?:sinnlos|nicht mehr lebenswert|keinen wert|keinen zweck|aussichtslos)${end}`,
    ],
    method: [
      phrase`${near(pills, hoard, 7)}`,
      phrase`${near(heights, falling, 9)}`,
      phrase`(?:waffe|pistole|gewehr|flinte|revolver|lauf|kugel|knarre|dienstwaffe) (?:\w+ ){0,5}?(?:kopf|mund|schlafe|brust|kehle|kinn)|(?:hatte|habe) ich eine (?:pistole|waffe|knarre) (?:\w+ ){0,4}?(?:tot|weg|nicht mehr|langst)|(?:kopf|mund|schlafe) (?:\w+ ){0,3}?(?:gehalten|geschossen|schiessen|schiesse)`,
      phrase`${near('strick|seil|gurtel|schlinge|kabel|schal', 'hals|balken|dachboden|haken|keller|garage|gekauft|geknotet|gebunden|baum|hande?n?|bereit|liegt|nehmen|geben', 4)}`,
      phrase`${near('rasierkling\\w*|klinge\\w*|messer|scherbe\\w*|cutter\\w*|skalpell', 'handgelenk\\w*|\\w*arme?n?|adern|pulsadern|versteck\\w*|unterm? (?:kissen|bett|matratze)|federm\\w*|badewanne|kehle|oberschenkel\\w*|haut|griffbereit', 5)}`,
      phrase`${near('motor|abgas\\w*|auspuff|schlauch|gas|laufend\\w+ motor', 'garage|geschlossen\\w*|garagentor|aufgedreht|einatm\\w*|fenster zu', 6)}`,
      phrase`(?:gegen|in|vor) (?:einen|den|die|eine|das) (?:\w+ )?(?:baum|mauer|pfeiler|brucke\w*|leitplanke|gegenverkehr|lkw|abgrund) (?:\w+ )?(?:zu )?(?:fahr\w*|ras\w*|lenk\w*|steuer\w*|krach\w*)|(?:lenkrad|steuer) (?:\w+ ){0,4}?(?:rumreiss\w*|herumreiss\w*|verreiss\w*|loslass\w*)`,
      phrase`(?:ins|in das|in den|in die) (?:wasser|meer|fluss|see|rhein|elbe|donau|isar|spree) (?:\w+ ){0,3}?(?:gehen|laufen|gehe|gegangen|und nicht)|(?:pulsadern?|adern) (?:\w+ ){0,3}?(?:auf|offn\w*|schneid\w*|schlitz\w*)|(?:erhang|erschiess|ertrank|vergift|erstech)\w* (?:\w+ )?mich|mich (?:\w+ ){0,3}?(?:erhang|erschiess|ertrank|vergift|aufhang|aufzuhang|vergas)\w*`,
    ],
    slang: [
      phrase`(?:geb|gebe|verpass|jag|jage|knall) (?:\w+ ){0,3}?(?:die|ne|eine|den|nen) (?:\w+ )?(?:kugel|strick|gnadenschuss|goldenen schuss)|(?:die|ne|eine) kugel (?:\w+ ){0,3}?(?:geben|gebe|geb|jagen|in den kopf)|(?:den )?goldene\w? schuss`,
      phrase`(?:den )?loffel (?:\w+ ){0,2}?(?:ab(?:zu)?geb\w*|abgebe)|ins gras beissen|abkratz\w*|krepier\w*|verreck\w*|den stecker (?:zu )?zieh\w*|radieschen von unten|den abgang (?:zu )?mach\w*|abnippel\w*|in die kiste (?:springen|hupfen)|den abflug (?:fur immer|aus)|hops(?: zu)? gehen`,
      phrase`(?:mich|mir) (?:\w+ ){0,4}?(?:kaltmach\w*|weg ?mach\w*|abmurks\w*|abknall\w*|ausknips\w*|ausloschen|auslosche|wegballer\w*|abschaff\w*|entsorg\w*|loschen aus|um ?bringn?\w*|killen|killn?)${end}|mich umbring\w*`,
      phrase`mach(?:e|en)? (?:\w+ ){0,3}?(?:den )?(?:abgang|schluss)(?: mit (?:allem|dem leben|mir)| aus dem leben| fur immer)|aus dem leben (?:scheid\w*|treten|verabschied\w*|gehen)|von (?:dieser|der) (?:welt|erde|bildflache) (?:\w+ )?(?:verschwind\w*|gehen|scheid\w*)`,
    ],
    injury: [
      phrase`(?:mich|mir) (?:\w+ ){0,6}?${injure} (?:\w+ ){0,3}?(?:${body}|${inPain})|${injure} (?:ich )?(?:mich|mir) (?:\w+ ){0,5}?(?:${body}|${inPain})|(?:${body}|${inPain}) (?:\w+ ){0,5}?(?:mich|mir) (?:\w+ ){0,4}?${injure}|(?:mich|mir) (?:\w+ ){0,4}?(?:${body}|${inPain}) (?:\w+ ){0,4}?${injure}`,
      phrase`zigaretten? (?:\w+ ){0,5}?(?:haut|arm\w*|\w*schenkel\w*|ausdruck\w*|hand\w*) (?:\w+ ){0,3}?(?:aus|ausdruck\w*|haut)?|(?:drucke|druckte) (?:\w+ ){0,3}?zigarett\w* (?:\w+ ){0,5}?(?:mein\w*|arm\w*|haut|schenkel)`,
      phrase`${near('narben?|schnitte|wunden|kratzer|brandwunden|verband|pflaster', 'armel\\w*|langarm\\w*|handgelenk\\w*|unterarm\\w*|oberschenkel\\w*|versteck\\w*|verdeck\\w*|schwimm\\w*|frisch|armband\\w*|keiner sieht|niemand sieht|rasierkling\\w*|selbst', 7)}`,
      phrase`${near('lange armel|langarm\\w*|lange arme|pulli|langarmlig', 'sommer|juli|august|juni|hitze|heiss|schwimm\\w*|sport\\w*|dreissig grad|narben|handgelenk\\w*|niemand', 5)}`,
      phrase`(?:kopf|faust|fauste) (?:\w+ ){0,4}?(?:gegen|an) (?:die|eine) (?:wand|mauer|tur)(?: (?:\w+ ){0,3}?(?:schlag\w*|schlug|hau\w*|ramm\w*|knall\w*|bis|wenn))?|(?:schlage|schlug|haue|ramme) (?:\w+ ){0,3}?(?:kopf|mich|mir|faust) (?:\w+ ){0,4}?(?:wand|mauer|gesicht|ohrfeig\w*|bis)|(?:schlage|ohrfeige|bestrafe|hasse und schlage) (?:ich )?mich (?:selbst|selber)`,
      phrase`(?:mich|mir) (?:\w+ ){0,2}?(?:selbst|selber) (?:\w+ ){0,3}?(?:verletz\w*|weh\w*|schad\w*|schmerz\w*|bestraf\w*|qual\w*|wunde\w*)|verletze? (?:ich )?mich selbst|selbst(?:verletz|schadig)\w*`,
    ],
    hunger: [
      phrase`${near('ess(?:e|en)|iss|gegessen|nahrung|mahlzeit\\w*|abendessen|mittagessen|hunger\\w*|hungere|gehungert|fasten', 'verdien\\w*|straf\\w*|bestraf\\w*|verbiet\\w*|erlaube mir|gonne mir nicht|darf nicht|leiden', 7)}`,
      phrase`(?:erbrech\w*|ubergeb\w*|kotz\w*) (?:\w+ ){0,8}?(?:nach (?:dem|jedem) essen|verdien\w*|straf\w*|absichtlich|heimlich|finger|hasse|leiden)`,
    ],
    past: [
      phrase`(?:suizid|selbstmord|selbsttotungs)\w*|(?:versuch\w*|wollte|probiert|vorgehabt|geplant) (?:\w+ ){0,5}?(?:umzubringen|umbringen|leben zu nehmen|leben nehmen|zu erhangen|mich (?:zu )?toten|sterben|tot sein|von der brucke|vor den zug|schluss machen mit (?:allem|mir|dem leben)|aus dem leben)`,
      phrase`(?:aufgewacht|aufwachte|wachte|kam zu mir|zu mir gekommen) (?:\w+ ){0,4}?(?:intensivstation|krankenhaus|klinik|psychiatrie|notaufnahme)|(?:nach|bei) (?:einem|meinem|dem) (?:\w+ )?versuch (?:\w+ ){0,5}?(?:intensiv\w*|klinik|krankenhaus|psychiatrie|uberlebt)|(?:intensiv\w*|klinik|psychiatrie) (?:\w+ ){0,3}?nach (?:einem|meinem) versuch|magen (?:\w+ )?(?:ausgepumpt|ausgespult|auspumpen)|(?:hatte|habe|bin) (?:\w+ ){0,4}?(?:auf|an) (?:dem|der|einem|einer) (?:gelander|brucke|dach|bahnsteig|klippe) (?:gestanden|gesessen) (?:\w+ ){0,6}?(?:spring\w*|wollte|ende|aufhor\w*)`,
      phrase`(?:fruher|damals|als (?:kind|teenager|jugendliche\w*)|mit \w+|jahrelang|in der schule) (?:\w+ ){0,4}?mich (?:\w+ ){0,3}?(?:geritzt|geschnitten|selbst verletzt|verletzt|verbrannt|gehungert)|mich (?:fruher|damals|jahrelang|immer wieder|heimlich) (?:\w+ ){0,2}?(?:geritzt|geschnitten|verletzt)`,
    ],
  },
}
