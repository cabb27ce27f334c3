import { anyOf, end, phrase, type SelfHarmPhrases, saying, start, upTo } from './phrase.ts'

const some = anyOf(
  'ich|mich|mir|einfach|nur|nur noch|noch|nicht|nie|mehr|so|jetzt|manchmal|am liebsten|lieber|wirklich|schon|oft|auch|doch|endlich|heute|bald|gern|gerne|das|es|gar|uberhaupt|langer|langst|weiter|eigentlich|immer|wieder|selbst|selber|morgen|eben|halt|ganz|dann|irgendwie|hier|dass|nachts|abends|ja|kaum|sehr|sich|fur mich|ofter|haufig|regelmassig|seit|fruher|neulich|gestern|absichtlich|dafur|denn|bloss|damals|fast|ab und zu|alle|etwas|was',
)
const want =
  '(?:will|wollte|wurde|mochte|mag|wunsche|wunschte|wollen|sehne mich danach|(?:habe|hab|hatte) (?:\\w+ )?(?:lust|vor|den wunsch)|versuche|versuchte|werde|wunsch|drang|wunsch zu)'
const life = '(?:leben|weiterleben|weiterzuleben|am leben sein|existieren)'
const being =
  '(?:da sein|dasein|hier sein|auf (?:der|dieser) welt sein|auf (?:der|dieser) erde sein|weitermachen|unter den lebenden sein)'
const wants = '(?:will|wollte|mochte|mag|kann|konnte|wurde)'
const somebody =
  '(?:ihn|sie|dich|euch|ihm|mein\\w* (?:mann|frau|mutter|vater|kind|kinder|partner\\w*|freund\\w*|bruder|schwester|sohn|tochter))'
const myLife =
  '(?:meinem leben|dem leben|diesem leben|allem|dem ganzen|dem allem|dem allen|alledem|meinem leiden|meinem leid|meinen qualen|der qual|mir selbst)'
const kill =
  '(?:um|tot|auf|er)?(?:zu)?(?:umbringen|umzubringen|umgebracht|umbringe|toten|getotet|erhange|erhangen|erhangt|aufhange|aufhangen|aufzuhangen|aufgehangt|aufgehangen|erschiesse|erschiessen|erschossen|ertranke|ertranken|vergiften|vergifte|vergiftet|erstechen|ersteche|wegmachen|abknallen|kaltmachen|vergasen|totmachen|abzumurksen|strangulieren)'
const cut =
  '(?:ritze|ritzte|ritzen|geritzt|schneide|schneiden|geschnitten|schnitt|verletze|verletzen|verletzt|verletzte)'
const height =
  '(?:\\w*brucke|dach|hausdach|hochhaus|balkon|fenster|klippe|turm|kirchturm|haus|parkhaus|felsen|stock)'
const vehicle =
  '(?:zug|zuge|bahn|u bahn|ubahn|s bahn|sbahn|auto|autos|lkw|laster|lastwagen|bus|tram|strassenbahn|ice|gleise|schienen)'
const others =
  '(?:er|sie|oma|opa|grossmutter|grossvater|mutter|vater|mama|papa|eltern|tante|onkel|niemand|keiner|wer|man|jeder|hund|katze|held|figur|stress|neugier|arbeit|hitze|langeweile|warten|ungewissheit|spinne|nachbar|nachbarn|chef|chefin|kinder|frau|mann|schlange|freundin|freund|morder|monster|tier)'

const laughter =
  '(?:(?:lauter )?(?:lachen|scham|langeweile|neugier|angst|hunger|peinlichkeit|freude|aufregung|hitze|verlegenheit))'

export const german: SelfHarmPhrases = {
  sayings: [
    saying`(?:suizid|selbstmord) ?(?:pravention\w*|rate\w*|forschung\w*|statistik\w*|attentat\w*|attentater\w*|hotline)|(?:buch|film|roman|arbeit|vortrag|theorie) (?:uber|zum|des) (?:den )?(?:suizid|selbstmord)s?|(?:sein|ihr|seinen|ihren) (?:suizid|selbstmord)|(?:suizid|selbstmord) (?:meines|meiner|eines|einer|des)`,
    saying`(?:lieber|eher) (?:springe|erschiesse|hange|werfe) ich (?:\w+ ){0,4}?(?:fenster|mich|zug|balkon|dach),? (?:\w+ )?(?:als|bevor)|bevor ich (?:noch ?mal|wieder|noch einmal|mir das) (?:\w+,? ){1,9}?(?:erschiesse|springe|hange|bringe) ich (?:mich )?(?:\w+ )?(?:auf|um|lieber)?|noch (?:ein|eine|so ein|so eine|einmal) \w+,? und ich (?:springe|erschiesse|hange|bringe|werfe)(?: mich)?(?: um| auf| aus dem fenster| vor den zug| vom dach)?`,
    saying`(?:es|das|\w+er|\w+en) mich (?:irgendwann |fast |beinahe |noch )*umgebracht`,
    saying`(?:wollte|will|hat|hatte|wurde) mich (?:jemand|eine? \w+) (?:umbringen|umgebracht|getotet|toten|verletzen|verletzt|erschiessen)`,
    saying`${others} (?:(?!ich )\w+ ){0,3}mich (?:\w+ ){0,3}(?:umbringen|umgebracht|umbringt|toten|getotet|verletzen|verletzt|erschiessen|erschossen|vergiften|vergiftet)`,
    saying`${others} (?:will|wollte|mochte|wollten|wollen) (?:(?!ich )\w+ ){0,3}(?:sterben|leben|tot sein)`,
    saying`sterben (?:vor ${laughter}|fur|zu muss\w*)|vor ${laughter} (?:\w+ ){0,3}sterben|(?:fur|zu hause|daheim|in wurde|im kreis\w*|im (?:eigenen )?bett) (?:(?!ich |mich )\w+ ){0,3}sterben`,
    saying`vor ${laughter} (?:\w+ ){0,3}(?:gestorben|tot|umgebracht|totgelacht)`,
    saying`nicht (?!einfach)${some}(?:bereit zu )?sterben`,
    saying`lache?n? mich (?:\w+ )?tot|mich (?:\w+ ){0,2}tot ?(?:ge)?(?:lach|arbeit|lauf|arger)\w*`,
    saying`leben,? (?:wie (?!es|das|bisher|jetzt)|und arbeiten|als|mit (?!dies|dem|der|mir|mein|so)|um zu)|weitermachen (?:wie|mit|im|in)`,
    saying`um (?:den|die|das|meinen|meine|mein|jede|jeden) (?:\w+ )?(?:schlaf|verstand|chance|chancen|erfolg|ruhe|freude|gluck|nachtruhe|genuss|vergnugen|lohn)`,
    saying`schn(?:eide|itt) (?:ich )?mich (?:\w+ )?(?:beim|in den finger|am (?:papier|blatt|glas|messer)|an (?:papier|scherben|glas|einem blatt|einem messer|der dose)|versehentlich|aus versehen)`,
    saying`mich (?:\w+ )?(?:beim \w+|in den finger|am (?:papier|messer|glas)|an (?:papier|scherben|glas|einer \w+|einem \w+)|aus versehen|versehentlich) (?:\w+ ){0,2}(?:geschnitten|verletzt|schneide)`,
    saying`beim (?:kochen|rasieren|sport|schneiden|gemuseschneiden|fussball|training|laufen|klettern|basteln) (?:\w+ ){0,3}mich (?:\w+ ){0,2}(?:geschnitten|verletzt|verletze)?|beim (?:kochen|rasieren|sport|fussball|training|laufen|klettern|basteln) (?:\w+ )?(?:schneide|schnitt|verletze|verletzte) ich mich`,
    saying`verletz(?:e|te) (?:ich )?mich (?:\w+ )?(?:beim|am (?:knie|fuss|knochel|finger)|im training)`,
    saying`mich (?:\w+ )?an (?:\w+ )?(?:kleinigkeiten|details|dingen|worten|fehlern|einzelheiten) auf\w+|mich (?:\w+ )?an (?:\w+ )?(?:kleinigkeiten|details|dingen|worten|fehlern|einzelheiten) auf`,
    saying`(?:beruflich\w*|politisch\w*|sozial\w*|karriere) ?selbstmord`,
    saying`(?:nicht|bist du|seid ihr|doch nicht) lebensmude`,
    saying`(?:angst|furcht|sorge|furchte|furchtete),? (?:(?!ich |will |wollte )\w+,? ){0,6}auf(?:zu)?wach\w*|fruher auf(?:zu)?wach\w*`,
    saying`(?:aufwache|aufwachen|aufzuwachen),? (?:aus|wenn)`,
    saying`ohne (?!ihn|sie|dich|euch|mich)\w+ (?:\w+ )?(?:ist|ware|hat|hatte) (?:\w+ ){0,3}(?:nicht(?: mehr)? lebenswert|keinen sinn)`,
    saying`(?:das leben )?(?:hat )?keinen sinn,? (?:ausser|als|an sich|von sich)`,
    saying`(?:traum|traumen|traumte|getraumt),? (?:\w+,? ){0,8}(?:spring|sprang|gesprungen)\w*`,
    saying`nicht (?:mehr )?verschwinden`,
  ],
  families: {
    notWantingToLive: [
      phrase`${want} ${some}(?:nicht|nimmer|kein tag|keinen tag) ${some}${life}`,
      phrase`${want} ${some}(?:nicht|nimmer) (?:mehr |langer |so )+${some}${being}`,
      phrase`${want} ${some}(?:nicht|nimmer) (?:mehr )?${some}(?:ohne ${somebody}|auf (?:dieser|der) (?:welt|erde)|in dieser welt|mit (?:diesem schmerz|diesen schmerzen|mir selbst)) ${some}(?:${life}|sein)`,
      phrase`${want} ${some}nicht mehr sein${end}|nicht mehr ${some}(?:leben|weiterleben|da sein|dasein|hier sein|existieren|sein) ${wants}`,
      phrase`nicht (?:mehr |so |langer |weiter )+${some}(?:leben|weiterleben|existieren) (?:zu )?(?:wollen|konnen|${wants})|nicht leben ${wants}`,
      phrase`(?:kann|konnte) ${some}(?:nicht|nimmer|ohne ${somebody} nicht) ${some}(?:mehr )?(?:weiterleben|weitermachen|weiter leben|weiter|leben|ohne ${somebody} (?:weiter)?leben)${end}|(?:nicht|nimmer) ${some}(?:weiterleben|weitermachen|weiter) kann`,
      phrase`${start}${some}(?:ich (?:kann|will|mag)|kann ich|will ich|mag ich) ${some}(?:nicht|nimmer) ?(?:mehr)?(?: mehr| weiter)?${end}`,
      phrase`lebensmude|lebensuberdruss\w*|todessehnsucht|todeswunsch\w*|lebensmuder`,
      phrase`(?:das|mein|dieses|des|meines|dieses) lebens? ${some}(?:so )?(?:satt|leid|mude|uberdrussig)|hasse (?:ich )?(?:mein|das|dieses) leben${end}|(?:satt|leid|mude|keinen bock|keine lust)(?: mehr| es)* (?:zu leben|weiterzuleben|auf (?:das|mein|dieses) leben|aufs leben|am leben zu sein)`,
      phrase`keine?n? (?:\w+ )?(?:lust|kraft|freude|energie|willen|mut|bock)(?: mehr)? (?:zu leben|am leben|zum leben|weiterzuleben|weiter zu leben|am leben zu bleiben)`,
      phrase`(?:wozu|warum|wofur|wieso) (?:(?:soll|sollte) ich ${some}(?:leben|weiterleben|weitermachen|da sein)|lebe ich ${some}(?:noch|uberhaupt)|lebe ich${end}|bin ich (?:uberhaupt |eigentlich )?noch (?:da|hier|am leben)|noch (?:weiter)?leben)`,
    ],
    wantingToBeDead: [
      phrase`(?:kann|darf|konnte) ich nicht ${some}sterben`,
      phrase`(?:will|wollte|mochte|mag|wunsche|wunschte|hoffe|sehne mich danach|wurde ${some}(?:lieber|am liebsten|gerne?)) ${some}(?:zu )?(?:sterben|tot|krepieren|verrecken|gestorben|tod)`,
      phrase`(?:am liebsten|lieber|gerne?) wurde ${some}(?:sterben|tot sein)|(?:sterben|tot sein|krepieren|verrecken) (?:will|wollte|mochte|wurde|zu wollen|zu durfen)|sterben (?:will|mochte) ich`,
      phrase`(?:wunschte|wunsche|hoffe|lieber|besser|am liebsten|ach|hoffentlich) ${upTo(4)}(?:ware |war |bin )?${some}tot|(?:wunsche|wunschte|hoffe|hoffentlich) ${upTo(3)}(?:sterbe|gestorben|zu sterben|sterben konnte|sterben wurde)`,
      phrase`ware ich ${some}(?:nur |bloss |besser |damals )?${some}(?:tot|gestorben)${end}|ich ware ${some}tot${end}|ware ich (?:doch |nur |bloss |lieber |besser |endlich |schon )+tot`,
      phrase`(?:nie|niemals|nicht|gar nicht) ${some}geboren(?: worden)?(?:${end}| (?:ware|zu sein|sein|worden|werden))|nie geboren`,
      phrase`(?:verdiene|verdient) ${some}(?:den tod|zu sterben|nicht zu leben|zu leben nicht)|(?:sehne|wunsche) mi(?:ch|r) ${some}(?:nach dem tod|den tod)|nach dem tod sehne|der tod ware ${upTo(2)}(?:erlosung|erleichterung|befreiung|besser)`,
      phrase`(?:bin|ware) ${some}bereit (?:zu sterben|zum sterben)|lasst mich sterben|will den tod`,
    ],
    killingOneself: [
      phrase`suizid\w*|selbstmord\w*|selbsttot\w*|selbstotung\w*|freitod\w*`,
      phrase`bringe? (?:ich )?mich ${some}um|brachte? (?:ich )?mich ${some}um|hange? (?:ich )?mich ${some}auf|(?:erhange|erschiesse|ertranke|vergifte|tote|ersteche|stranguliere) (?:ich )?mich`,
      phrase`mich ${upTo(3)}${kill}`,
      phrase`(?:nehme?|nahm) (?:ich )?mir ${some}(?:das|mein) leben|mir ${upTo(2)}(?:das|mein) leben (?:zu )?(?:nehmen|nehme|genommen|nahm)`,
      phrase`(?:mein|dieses|mein eigenes) leben ${upTo(2)}(?:zu )?(?:beenden|beende|wegwerfen|wegzuwerfen|wegwerfe)|beenden? ${some}(?:mein|dieses) leben|beende(?:n)? mein`,
      phrase`mir ${some}(?:etwas|was) ${some}(?:anzutun|antun|antue|antate)|tue? ${some}(?:etwas|was) ${some}an${end}|tue? (?:ich )?mir ${some}an${end}|mir selbst ${some}angetan`,
    ],
    endingIt: [
      phrase`dem ein ende (?:zu )?(?:setz|mach|bereit)\w*|will ${some}(?:dass es ${some}(?:aufhort|vorbei ist|endet))`,
      phrase`${myLife} ${upTo(3)}ein ende|(?:setze|mache|bereite) ${some}${myLife} ${some}ein ende`,
      phrase`mit (?:allem|dem leben|meinem leben|mir|der welt) ${some}schluss (?:zu )?(?:mach|gemacht)\w*|mache? ${some}schluss mit (?:allem|dem leben|meinem leben|mir)|schluss machen mit (?:allem|dem leben|meinem leben|mir)|(?:fur immer|nur noch) schluss (?:machen|mache)`,
      phrase`(?:will|mochte|wollte|wunsche|wunschte|hoffe) ${upTo(3)}(?:alles|das alles|der schmerz|die schmerzen|mein leben|es endlich|das leben) ${upTo(2)}(?:vorbei|zu ende|endet|aufhort|aufhoren|aufhort|ein ende hat|enden)`,
      phrase`(?:will|werde|mochte|wollte|muss) ${some}(?:es|alles|das) ${some}beenden${end}|(?:beende|beenden) ${some}(?:es|alles) ${some}(?:heute|jetzt|bald)?${end}|mit dem leben (?:abgeschlossen|abschliessen|fertig)`,
    ],
    methods: [
      phrase`(?:will|mochte|wollte) ${some}(?:verbluten|ertrinken|erfrieren|verhungern)|(?:hoffe|wunschte|wunsche) ${upTo(3)}mich ${upTo(2)}(?:auto|zug|bus|lkw) ${upTo(1)}(?:uberfahrt|uberfahren|erfasst)`,
      phrase`(?:bin|war) ${some}(?:(?:von|vom) (?:\w+ ){0,2}(?:\w*brucke|dach|hochhaus|balkon|parkhaus)|vor (?:\w+ )?(?:zug|bahn|auto|lkw|s bahn|u bahn)) gesprungen|sprang (?:ich )?(?:(?:von|vom) (?:\w+ )?(?:\w*brucke|dach|hochhaus|balkon)|vor (?:\w+ )?(?:zug|bahn|auto|lkw))`,
      phrase`(?:genommen|geschluckt|springen|gesprungen) um zu sterben`,
      phrase`(?:springe?|sturze?|werfe?|schmeisse?|stosse?) ${upTo(3)}(?:von|vom|aus) (?:\w+ ){0,2}${height}|(?:von|vom|aus) (?:\w+ ){0,2}${height} (?:zu |runter ?(?:zu)?|hinunter(?:zu)?|herunter(?:zu)?)?(?:springen|springe|sturzen|sturze|werfen|werfe|schmeissen|fallen lassen)`,
      phrase`(?:springe?|sturze?|werfe?|schmeisse?|lege?|laufe?|stelle?|renne?|gehe) ${upTo(3)}(?:vor|unter) (?:\w+ )?${vehicle}|(?:vor|unter) (?:\w+ )?${vehicle} (?:zu )?(?:springen|springe|werfen|werfe|schmeissen|schmeisse|legen|lege|laufen|laufe|sturzen|sturze)`,
      phrase`(?:lege|werfe|stelle) (?:ich )?mich ${some}auf (?:die|das) (?:gleise?|schienen?)|mich ${some}auf (?:die|das) (?:gleise?|schienen?) (?:zu )?(?:legen|lege|werfen|stellen)`,
      phrase`(?:schneide|schnitt|ritze|ritzte|schlitze|aufschneide) ${some}die (?:\w*adern|arme|handgelenke|venen|kehle|haut|unterarme|oberschenkel)|(?:schneide|schnitt|ritze|ritzte) ${some}in (?:die|meine) (?:arme|haut|unterarme|oberschenkel|beine)|mir ${some}(?:die |in die )?(?:pulsadern|adern|handgelenke|venen|kehle|arme|unterarme|oberschenkel) ${upTo(1)}(?:auf)?(?:zu)? ?(?:schneid|ritz|geschnitten|aufschneid|aufgeschnitten|durchschneid|geritzt|aufgeschlitzt|aufschlitz|aufzuschneid)\w*|in die (?:arme|haut|unterarme) (?:zu )?(?:schneide|ritze)\w*`,
      phrase`(?:eine )?uberdosis (?:\w+ ){0,2}(?:zu )?(?:nehmen|nehme|genommen|schlucken|schlucke|geschluckt)|(?:nehme|schlucke|nahm|schluckte) ${some}(?:eine )?uberdosis|mich ${upTo(2)}uberdosier\w*`,
      phrase`(?:alle|zu viele|viele|haufenweise|eine packung|eine handvoll) (?:\w+ )?\w*(?:tabletten|pillen|medikamente) (?:\w+ ){0,2}(?:zu )?(?:schluck|geschluckt|nehm|genommen|einzunehmen|einnehm|eingenommen)\w*|(?:schlucke|nehme|schluckte|nahm) ${some}(?:alle|zu viele|haufenweise|eine packung|eine handvoll) (?:\w+ )?\w*(?:tabletten|pillen)`,
      phrase`kugel (?:\w+ )?(?:durch|in) (?:den|meinen) kopf|(?:mir|nehme|gebe) ${some}(?:den|einen|die) (?:strick|kugel)|strick um den hals`,
      phrase`gegen (?:einen|den|die|eine) (?:baum|mauer|pfeiler|bruckenpfeiler|brucke) (?:zu )?(?:fahren|fahre|rasen|rase|lenken|lenke|steuern)|(?:fahre|rase|lenke) ${upTo(3)}gegen (?:einen|den|die|eine) (?:baum|mauer|pfeiler|bruckenpfeiler)`,
    ],
    selfInjury: [
      phrase`selbst ?verletz\w*|selbstschadig\w*|selbsthass und|svv`,
      phrase`mich ${some}selbs?t?(?:er)? (?:\w+ )?(?:zu )?verletz\w*|verletz(?:e|te) (?:ich )?mich|mich ${some}absichtlich ${some}(?:zu )?verletz\w*`,
      phrase`${start}ich ${some}ritze${end}|ich (?:will|muss|mochte|wollte) ${some}weh ?tun|(?:ritze?|ritzte|schneide?|schnitt) (?:ich )?mich(?! nicht)|mich ${some}(?:zu )?(?:ritze|ritzte|ritzen|geritzt|schneide|schneiden|geschnitten)`,
      phrase`mich ${some}${cut} (?:will|muss|mochte|wollte|musste)|dass ich mich ${some}${cut}`,
      phrase`(?:mir|mich) (?:selbst|selber) ${some}(?:weh|schmerzen|schaden|wunden|gewalt) ?(?:zu )?(?:tu|tue|tun|zufug|zuzufug|getan|zugefugt|antu)\w*|tue? (?:ich )?mir ${some}weh${end}|fuge (?:ich )?mir ${some}(?:schmerzen|wunden|verletzungen)|mir ${some}(?:schmerzen|wunden|verletzungen) (?:zufug|zuzufug|zugefugt)\w*`,
      phrase`(?:zigarett\w*|feuerzeug) ${upTo(2)}(?:auf|an) (?:mir|meiner haut|meinem arm|meinen armen)|verbrenne (?:ich )?mich (?:\w+ )?(?:absichtlich|selbst|mit (?:zigaretten|dem feuerzeug|einer zigarette))`,
    ],
    noReasonToLive: [
      phrase`fehlt (?:mir )?(?:die|der|jede|jeder) (?:\w+ )?(?:kraft|wille|mut|lust) (?:zum leben|zu leben|am leben)|sehe ${some}keinen sinn mehr${end}`,
      phrase`(?:keinen|keine|kein|ohne|nicht den|jeden|nie einen) (?:\w+ )?(?:sinn|grund|grunde|anlass|lebenssinn|zweck) ${some}(?:zu leben|weiterzuleben|weiter zu leben|zu existieren|da zu sein|hier zu sein|im leben|am leben|furs leben|zum leben|fur das leben)`,
      phrase`(?:keinen|kein|ohne|jeden|verloren) (?:\w+ )?(?:lebenswillen?|lebensmut|lebenssinn|lebenslust)|(?:lebenswillen?|lebensmut|lebenslust) (?:\w+ )?verloren`,
      phrase`(?:leben|dasein) (?:\w+ )?(?:hat|macht|ergibt|hatte) ${some}(?:fur mich )?${some}keinen (?:sinn|wert|zweck)(?: mehr| fur mich)*${end}|(?:hat|macht|ergibt) (?:das|mein) leben ${some}keinen (?:sinn|wert|zweck) mehr|hat mein leben ${some}keinen (?:sinn|wert|zweck)`,
      phrase`(?:nichts|niemanden|wenig) (?:mehr )?,? ?(?:wofur|fur den|fur das|fur die) ${upTo(4)}leb\w*`,
      phrase`nicht (?:mehr )?lebenswert|leben ${some}lohn\w* ${some}nicht|lohn\w* ${some}nicht ${some}(?:zu leben|weiterzuleben)`,
      phrase`mein leben ist (?:\w+ )?(?:sinnlos|wertlos|vorbei|nichts wert|nichts mehr wert)|das leben ist (?:\w+ )?sinnlos${end}`,
    ],
    betterWithoutMe: [
      phrase`(?:allen|alle|besser|geholfen|leichter|niemand|keiner|niemandem) ${upTo(5)}wenn ich ${some}(?:tot|nicht mehr da|nicht mehr hier|weg|gestorben) ware`,
      phrase`ohne mich (?:\w+ )?(?:ware|waren|ist|sind|ginge|geht|hatte|hatten|leben) ${upTo(4)}(?:besser|leichter|glucklicher|einfacher)|(?:ware|waren|ist|sind|ginge|geht|hatte|hatten|wurde|wird) ${upTo(4)}ohne mich ${upTo(2)}(?:besser|leichter|glucklicher|einfacher)`,
      phrase`(?:besser|leichter|glucklicher|einfacher) (?:dran )?ohne mich|ohne mich ${upTo(1)}besser dran`,
      phrase`(?:niemand|keiner) (?:wurde|wird) ${some}(?:vermissen|merken wenn ich|merken dass ich|weinen)|mich (?:wurde|wird) ${some}(?:niemand|keiner) ${some}vermissen|(?:(?:werde|wurde) ich|ich (?:werde|wurde)|dass ich) ${some}niemandem ${some}fehlen|(?:niemand|keiner) vermisst mich wenn`,
      phrase`(?:bin|falle) ${some}(?:allen|euch|jedem|meiner familie|anderen|fur alle|fur euch|meinen \w+|fur meine \w+|alle) ${some}(?:nur |bloss |zur |eine |nur eine )*last|bin ${some}(?:nur |bloss )?eine last fur`,
      phrase`(?:besser|leichter|einfacher) ${upTo(3)}wenn (?:ich|es mich) ${some}(?:ware|da ware|hier ware|tot|sterbe|sterben|gabe|lebte|leben wurde|existier\w*|weg|gestorben|verschwand\w*|verschwinde\w*)`,
    ],
    notWakingUp: [
      phrase`wache ${some}(?:nicht|nie) (?:mehr|wieder) ${some}auf`,
      phrase`(?:nicht|nie|niemals) (?:mehr|wieder) ${some}(?:auf(?:zu)?wach(?:en|e|te)|aufgewacht)`,
      phrase`${want} ${some}(?:nicht|nie|niemals) ${some}(?:auf(?:zu)?wach(?:en|e)|wach werden)|(?:nicht|nie) ${some}auf(?:zu)?wachen (?:zu )?(?:wollen|will|wollte|mochte|mussen)`,
      phrase`einschlafen und ${upTo(3)}(?:nicht|nie) ${upTo(2)}auf(?:zu)?wachen|(?:fur immer|fur ewig|ewig) ${some}(?:einschlafen|schlafen|einzuschlafen)|(?:wunschte|hoffe|wunsche) ${upTo(3)}(?:nicht|nie) ${upTo(2)}aufwach\w*`,
    ],
    disappearing: [
      phrase`weg (?:von|aus) dieser welt|gehe ${some}fur immer`,
      phrase`${want} ${some}(?:fur immer|auf ewig|endgultig|komplett) ${some}(?:verschwinden|weg sein|weg|gehen|fort sein)|(?:fur immer|auf ewig) ${some}(?:verschwinden|weg sein|weg zu sein|zu verschwinden|verschwinde)`,
      phrase`(?:von|aus) dieser welt ${some}(?:zu )?(?:gehen|gehe|verschwinden|scheiden|verlassen)|diese welt (?:zu )?(?:verlassen|verlasse)|verlasse ${some}diese welt`,
      phrase`${start}${some}(?:ich )?(?:will|mochte|wollte) ${some}verschwinden${end}|(?:will|mochte|wollte|wunschte) ${some}nicht (?:mehr )?existier\w*|aufhoren zu (?:existieren|leben|atmen)`,
    ],
    goodbye: [
      phrase`leb(?:t)? wohl(?:${end}| (?:welt|ihr|alle|meine|freunde))|abschiedsbrief\w*|(?:meine|letzte|eine letzte) (?:letzten worte|abschiedsnachricht|nachricht an euch)|das ist mein abschied`,
      phrase`(?:wenn|sobald|falls) (?:ihr|du|sie|jemand) (?:das|dies|diese\w* \w+) ${some}(?:lest|liest|lesen) ${upTo(3)}(?:nicht mehr|tot|gegangen|weg)`,
      phrase`(?:bald|morgen|ubermorgen|nachste woche) (?:bin|werde) ich ${some}(?:nicht mehr|weg) ?(?:da|hier|am leben|sein|fur immer)*${end}|ich (?:bin|werde) ${some}(?:bald|morgen) ${some}(?:nicht mehr )(?:da|hier|am leben)|werde ${some}nicht mehr lange? (?:da|hier|leben)`,
      phrase`(?:verabschiede mich|nehme abschied) ${upTo(2)}(?:fur immer|vom leben|von dieser welt|von euch allen|von der welt|von allen|von allem)|(?:mich )?nie (?:wieder ?sehen|wiedersehen|mehr wiedersehen) werdet|werdet mich nie (?:wieder ?sehen|mehr (?:wieder)?sehen)`,
    ],
  },
}
