import { near, phrase, type SelfHarmOfOthers } from './phrase.ts'

export const germanOthers: SelfHarmOfOthers = {
  writer: /\b(?:ich|mich|mir|mein leben|meinem leben|meines lebens)\b/,
  people: phrase`(?:mein|meine|meinem|meiner|meinen|ein|eine|einem|einer|einen|unser\w*|der|die|dem) (?:\w+ ){0,3}?(?:freund\w*|kumpel\w*|mutter|mama|vater|papa|schwester|bruder|sohn|tochter|frau|mann|partner\w*|ex|kolleg\w*|nachbar\w*|cousin\w*|tante|onkel|oma|opa|grossmutter|grossvater|mitbewohner\w*|mitschuler\w*|schuler\w*|student\w*|lehrer\w*|kind|jugendliche\w*|madchen|junge|neffe|nichte|enkel\w*|patient\w*|klient\w*|bekannte\w*|chef\w*|verlobte\w*|schwager|schwagerin)|oma|opa|mama|papa|jemandem|jemand (?:aus|den|in)|sie|er|ihm|ihr|eine aus`,
  reporting: phrase`(?:hat|sagt|schreibt|erzahlt|sagte|schrieb) (?:es )?mir|mir (?:\w+ ){0,3}?(?:geschrieben|gesagt|erzahlt|anvertraut|gestanden|geschickt)|(?:ich (?:habe|hab|mache|weiss|glaube|furchte)|wie rede ich|was mache ich|was soll ich|soll ich)`,
  newClause: phrase`dass|ob|sie|er|der|die|weil|sagt|schreibt|meint`,
  danger: [
    phrase`sich (?:\w+ ){0,5}?(?:umbring\w*|umzubring\w*|ritzt|ritzen|schneidet|verletzt|erhang\w*|erschiess\w*|antun|anzutun|antut|leben nehmen|leben zu nehmen|vergift\w*|hungert|schlagt|die arme|verabschied\w*|aufhang\w*|toten)|(?:bringt|brachte|hangt|ritzt|ritzte|schneidet|verletzt|erschiesst|nimmt|schlagt|bestraft) sich`,
    phrase`(?:sie|er|ohne ihn|ohne sie|leben) (?:\w+ ){0,3}?nicht mehr (?:\w+ )?(?:leben|da sein|weiterleben|aufwachen|kann|konne|weiter)(?: will| wolle| mag| mochte| kann| konne|)|(?:sie|er) (?:will|wolle|mochte) (?:\w+ )?(?:nicht mehr|sterben|tot sein|am liebsten tot)`,
    phrase`(?:sagt|sagte|gesagt|meint|meinte|schreibt|schrieb|geschrieben|erzahlt|erzahlte|redet|spricht|droht|drohte|angedeutet|postet|gepostet) (?:\w+ ){0,8}?(?:suizid\w*|selbstmord\w*|sterben|nicht mehr leben|schluss|tot|springen|springt|umbringen|umzubringen|ohne (?:ihn|sie)|nicht verdient|sinnlos|keinen sinn|ende|nicht mehr kann|nicht mehr konne|leben nehmen|aufwach\w*|abschied)`,
    phrase`(?:sie|er) (?:\w+ ){0,3}?(?:macht|mache) (?:\w+ ){0,3}?schluss mit (?:allem|dem leben)|(?:macht|mache) (?:\w+ )?schluss mit allem|(?:isst|esse) (?:\w+ ){0,5}?(?:kaum|nicht|nichts|nicht mehr|fast nichts)|nicht (?:anders |besser )?verdient|ohne (?:ihn|sie) (?:\w+ ){0,3}?(?:besser|leichter)`,
    phrase`${near('(?:habe|hab|haben|fand|sah) (?:ich |wir )?(?:\\w+ ){0,4}?(?:gefunden|entdeckt|gesehen)?|hortet|sammelt|gesammelt|versteckt|verschenkt|verschenkte|kauft|gekauft', 'rasierkling\\w*|klingen|tabletten|strick|abschiedsbrief\\w*|schnitte|narben|waffe|pistole|sammlung|plattensammlung|sachen|werkzeug|schmuck|alles was (?:er|sie)|blut\\w*', 6)}`,
    phrase`suizid(?:gedanken|gefahrdet\w*|al|versuch\w*|gefahr)|selbstmord(?:gedanken|gefahrdet\w*|drohung\w*|versuch\w*)|selbstverletz\w*`,
  ],
}
