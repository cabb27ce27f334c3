import {
  anyOf,
  end,
  fullStop,
  phrase,
  type SelfHarmPhrases,
  saying,
  start,
  upTo,
} from './phrase.ts'

const some = anyOf(
  'i|just|really|only|simply|even|ever|still|sometimes|always|often|so|do|to|all|myself|honestly|now|already|never|maybe|truly|actually|would|could|kind of|kinda',
)
const dont =
  '(?:dont|do not|didnt|did not|doesnt|no longer|never|not|cant|cannot|wouldnt|would not|stopped)'
const dontWant = `${dont} ${some}(?:want|wanna|wish|wanted|wanting) ${some}`
const anyMore = '(?: any ?more| any ?longer)'
const want =
  '(?:want|wanted|wanting|wanna|wish|wished|hope|hoped|hoping|would like|id like|would love|id love|long|longed|prefer|ready|rather|feel like|felt like|part of me wants|just wants|desire|wishing)'
const will =
  '(?:to|will|ill|id|gonna|imma|wanna|could|might|should|would|lets|urge to|tried to|of|about|like|imagine|considered|considering|from)'
const living =
  '(?:live|living|exist|existing|be alive|being alive|stay alive|staying alive|go on living|keep living|be living|breathe|be on this (?:earth|planet)|be in this world)'
const goingOn =
  '(?:live|living|life|keep living|go on|going on|keep going|carry on|carrying on|exist|existing|be alive|being alive|stay alive|staying alive|be here|being here|continue|get up anymore)'
const somebody = '(?:him|her|you|them|my \\w+)'
const gone =
  '(?:dead|gone|never born|not alive|not here|not around|no longer here|no longer alive|no longer around)'

export const english: SelfHarmPhrases = {
  sayings: [
    saying`(?:anti )?suicide (?:prevention|hotline|helpline|charity|watch|bomber\w*|note in|rates?|statistics|theor\w+|door\w*|notes? of)|(?:theory|book|books|film|novel|essay|thesis|paper|article|play|study|history|sociology|lecture) (?:of|on|about) suicide|assisted suicide|(?:uncle|aunt|father|mother|brother|sister|friend|cousin|grandfather|neighbour|he|she|who|hemingway|werther|cobain)s? (?:\w+ )?(?:committed|died by) suicide|(?:his|her|their|fathers|mothers|brothers|sisters|friends|uncles) suicide`,
    saying`one more (?:\w+ ){1,4}and (?:i|ill|im|i will|i am) (?:\w+ ){0,3}?(?:jump|kill myself|shoot myself|hang myself|scream)`,
    saying`(?<!(?:end|ending|ended|take|taking|took|taken) my (?:own )?)(?:live|living|life) (?:an?(?! (?:single|day|minute|second|moment))|at|on(?! (?:this|earth))|in(?! (?:this (?:world|life|body|hell|pain|misery)|such pain|pain|hell|misery|a world without))|near|for (?:others?|my|work|the|money|somebody|someone|a|an|only|just|myself|him|her|their)|off|under|by|up|according|as|abroad|alone|together|apart|there|forever|next|out|inside|through|where|the|their|his|her|other|somebody|someone|far|close|to (?!see)|only|just|purely|here|long|somewhere|anywhere|my (?:life|days) (?:in|as|by|like|according|for))`,
    saying`${dont} just (?:want|wish|like) to|(?:just|only|merely) exist`,
    saying`(?:live|living) (?:with(?! (?:this|the pain|this pain|the guilt|myself|what i|all this|it))|like (?!this|that)|without (?!him|her|you|them|my (?:husband|wife|partner|mother|mum|mom|father|dad|son|daughter|child|children|boyfriend|girlfriend|brother|sister|friend)))`,
    saying`${dont} ${some}(?:wants? |wanted |wanting |wish |wishing |ready |going )(?:to )?${some}die`,
    saying`(?:nobody|no one|noone|who|everybody|everyone|he|she|they|people|mother|father|grandmother|grandfather|mum|mom|dad) (?:wants|wanted|wished|wishes|was ready|is ready) to die`,
    saying`die (?:for|laughing|of|from (?:laugh|embarrass|shame|bore)\w*|happy|at home|peacefully|old|surrounded|knowing|with (?:dignity|laughter)|trying|on stage|like (?:him|her|a|my)|before (?:my|him|her)|a little|inside a little|having|without (?:having|regret|ever|knowing))`,
    saying`(?:political|career|social|professional|commercial|financial|brand) suicide|suicide squad`,
    saying`(?:kill|killed|killing) myself (?:laughing|with laughter|trying|training|working|studying|for (?:this|that|my|the|a) (?:job|company|project|exam|deadline))`,
    saying`(?:drown|drowned|drowning) myself in (?!the|a |water)`,
    saying`(?:shot|shoot|shooting) myself in the foot`,
    saying`(?:take|took|taking) my (?:own )?life (?:in(?:to)? (?:my|his|her|their|own|both)|as|with (?:humou?r|both|gratitude|ease)|for granted|back|serious\w*|one|day by|to (?:the|a|another|new)|apart|story|more|less|too)`,
    saying`(?:cut|cutting|hurt|hurting|injured|burnt|burned|burn|burning|harmed) myself (?:some|a (?:slice|piece|break|deal)|off|short|out|free|loose|shaving|cooking|playing|running|skiing|climbing|training|chopping|slicing|peeling|falling|in the (?:kitchen|gym|garden)|in an? accident|on (?:paper|glass|(?:a|the|some|broken) (?:knife|can|tin|fence|paper|sheet|glass|shard|nail|rose|thorn|stove|oven|edge|iron))|by (?:accident|mistake)|accidentally|badly at|at (?:work|the gym|football|practice)|while (?:cooking|shaving|chopping|slicing|playing|running|skiing|peeling|gardening|preparing|making|training|climbing|cutting|working)|with (?:the |hot )+(?:oven|pan|oil|tea|coffee)|when i (?:fell|slipped|was (?:cooking|shaving|chopping|slicing|playing|skiing|climbing|gardening)))`,
    saying`overdos\w* on (?:coffee|caffeine|chocolate|sugar|news|sweets|tv|netflix|series|work|information|vitamins|social|sun|cake|cute|reading)`,
    saying`jump\w* (?:off|from) (?:a|the|that|this) (?:cliff|rock|bridge|tower|roof) (?:into (?:the )?(?:water|lake|sea|river|pool|ocean)|with a (?:parachute|bungee|rope|paraglider)|on a (?:bungee|rope))`,
    saying`dream(?:t|ed|s)?(?! of| about),? (?:\w+,? ){0,8}(?:jump|leap|leapt|step|walk)\w*`,
    saying`if (?:all )?(?:your|my|his|her) friends (?:jump|jumped|told)`,
    saying`unexamined life is not worth living|life worth living`,
    saying`(?:not|isnt|hardly) worth living without (?!him|her|you|them)`,
    saying`wake up (?:early|at|so|next|to (?:an|the|my|find)|late|with (?!this|the|such|pain)|before|in (?:a|the middle|somebody)|every|from (?:this |the |my |a )?(?:\w+ )?(?:dream|nap)|alone|hungover|tired|too)`,
    saying`(?:afraid|fear|scared|terrified|worried) ${upTo(6)}(?:wake up|waking up)`,
    saying`(?:disappear|vanish) (?:into|behind|in (?:a|the|my)|under)`,
    saying`(?:in|at|by|to|near|until|till|before|after) the (?:very )?end`,
    saying`(?:said|say|saying|wave|waved) goodbye(?! (?:to (?:life|this)|forever|world))`,
  ],
  families: {
    notWantingToLive: [
      phrase`${dontWant}(?:go on|carry on|keep going)${anyMore}?${end}`,
      phrase`${dont} ${some}(?:want|wanna|wish|care|like|feel like|wanted|wanting|feeling|desire|deserve|intend) ${some}${living}`,
      phrase`${dontWant}(?:my|this) life${anyMore}?${end}`,
      phrase`${dontWant}be (?:here|around)(?:${anyMore}| at all)*(?:${end}| (?:and|but|or|so|because|since|though|that|sometimes))`,
      phrase`${dontWant}be${anyMore}${end}`,
      phrase`(?:tired|sick|done|exhausted|fed up)(?: and tired)? (?:of|with|from) (?:living|being alive|life|existing|my life|my existence|this life)`,
      phrase`hate (?:being alive|living|to live|my life|that i am alive|that im alive)${end}`,
      phrase`(?:cant|cannot|can not|couldnt|could not|unable to) ${some}(?:go on|keep going|carry on)(?: living| like this| any ?more| any ?longer| with (?:this|my)? ?life| without ${somebody}| and| but| because|${end})`,
      phrase`(?:cant|cannot|can not|couldnt) ${some}(?:live|continue) (?:like this|this way|any ?more|any ?longer|without ${somebody}|with (?:this|the) (?:pain|guilt)|with myself|in this world)`,
      phrase`${start}${some}(?:cant|cannot|can not) ${some}(?:do|take|stand|bear) (?:this|it|life)${anyMore}${end}`,
      phrase`why (?:am i (?:still )?alive|am i still here|am i even here|do i (?:still|even|bother) ${some}(?:live|exist|living)|should i (?:live|go on|keep (?:living|going)|stay alive)|(?:bother )?(?:keep )?living)`,
    ],
    wantingToBeDead: [
      phrase`why (?:cant|cannot|didnt|dont|wont) i (?:just |simply )?(?:die|be dead)`,
      phrase`${want} ${some}die`,
      phrase`${want} (?:that )?${some}(?:had |was |were |id |im |am |be |being |get )*(?:dead|died|not alive|not exist|never existed|didnt exist|did not exist|wasnt alive|wasnt here any ?more|werent here any ?more)`,
      phrase`(?:rather|better)(?: off)?(?: be| if i was| if i were)? dead`,
      phrase`(?:was|were|had|id|have|wasnt|being) (?:never |not )?(?:been )?(?:never |not )?born${end}|(?:id|had|was|were|have) never (?:been )?born|(?:shouldnt|should not|should never) have been born|never asked to be born`,
      phrase`(?:i )?(?:deserve to die|should ${some}die|should be dead|need to die|have to be dead)${end}`,
      phrase`i (?:deserve to die|should be dead)|let me die|(?:im|i am) (?:going to |gonna )die (?:tonight|today|tomorrow)`,
      phrase`(?:death|dying) (?:would|will|might) be (?:a |an |the |my |better|easier|so )*(?:relief|better|easier|release|solution|way out|escape)`,
      phrase`i ${some}(?:long|pray|wait|wish|beg) for (?:my )?death|waiting to die|ways? to die${end}|thoughts (?:of|about) (?:dying|ending)|if i (?:live or die|lived or died)|happier dead|better off gone|(?:thinking|dreaming|fantasi[sz]e|fantasi[sz]ing) (?:of|about) (?:my own death|killing|ending)`,
    ],
    killingOneself: [
      phrase`suicid\w*|sewer ?slide\w*|unaliv\w*|ctb`,
      phrase`(?:kill|killed|killing|kil|hang|hanged|hung|hanging|drown|drowned|drowning|shoot|shot|shooting|ending|end|ended|murder|murdering|stab|stabbed|stabbing|poison|poisoning|poisoned|strangle|asphyxiate|suffocate|gas) my ?self`,
      phrase`(?:to|gonna|could|will|ill|should|might|wanna|just) off myself`,
      phrase`(?:take|took|taking|taken|end|ended|ending) (?:away )?(?:my (?:own )?life|my existence)`,
      phrase`${start}kms|(?:i|ill|id|im|gonna|wanna|to|might|just|should|literally|imma|rather|will|could|lets|and|or|boutta) kms`,
    ],
    endingIt: [
      phrase`(?:end|ended|ending) (?:it|this|everything|things) (?:all|tonight|today|now|soon|forever|for good|once and for all|right now|tomorrow)`,
      phrase`(?:end|ended|ending) (?:everything|my (?:misery|suffering|pain)|the (?:pain|suffering))`,
      phrase`(?:want|wanted|wanna|going to|gonna|ready to|plan to|planning to|need to|will|ill|should|lets) ${some}end (?:it|this)${fullStop}`,
      phrase`${want} ${some}(?:it all|everything|all of it|all of this|all this|the pain|my pain|my life|my suffering|the suffering) ${some}(?:be over|end|ended|stop|stopped|over|was over|were over)${end}`,
      phrase`put(?:ting)? an end to (?:it all|it|my life|everything|my misery|my suffering|my pain|myself|all this|this life|me)`,
      phrase`done with (?:life|living|it all|this life|this world)|(?:give|gave|given|giving) up (?:on )?(?:life|living|my life)${end}|check(?:ing)? out (?:of life|for good)`,
    ],
    methods: [
      phrase`(?:im|i am) about to jump${end}|have (?:the|my|a|enough) (?:pills|rope|gun|noose) ready|dont see myself (?:living|alive)`,
      phrase`${want} ${some}(?:drown|bleed out|bleed to death|starve(?: to death)?|freeze to death)${end}|(?:hope|wish|hoping|want) ${upTo(3)}(?:car|bus|truck|train|lorry) (?:would |will |to |could )?(?:hit|hits|run over|kill|kills) me|(?:hope|wish|want) ${some}(?:get|got|be|am) (?:hit|run over|killed) by a`,
      phrase`i (?:\w+ )?(?:jumped|leapt|leaped|stepped|walked) (?:off|from|in front of|under|into) (?:a|an|the|my|moving)?(?: \w+)? ?(?:bridge|roof|rooftop|building|balcony|train|traffic|truck|ledge)`,
      phrase`${will} (?:just )?(?:jump|jumping|leap|leaping|step|stepping|walk|walking|run|lie|lying|stand)(?: out)? (?:off|of|from|in front of|under|into|on|onto|out of) (?:a|an|the|my|this|that|some|moving)?(?: \w+)? ?(?:bridge|roof|rooftop|building|balcony|window|cliff|train|trains|car|cars|truck|bus|lorry|traffic|tracks|rails|railway|tower|ledge|floor|tube|subway|ocean)`,
      phrase`(?:throw|threw|throwing) myself (?:off|from|under|in front of|out of|onto the (?:tracks|rails))`,
      phrase`(?:i|ive|ill|id|to|of|about|by|like|gonna|wanna|on) (?:have |had |once |nearly |almost |just |could |might |will |would |even |should |also |did ){0,2}(?:overdos(?:e|ed|ing)|od${end})`,
      phrase`(?:i|ive|by|${will}) ${some}(?:take|took|taking|taken|had|have) an (?:\w+ )?overdose`,
      phrase`(?:take|took|taking|swallow|swallowed|swallowing|down|downed) (?:all|too many|a (?:whole )?bottle of|a handful of|every|a bunch of|a lot of)(?: of)?(?: (?:my|the|those|these))?(?: sleeping)? (?:pills?|tablets|meds|medication|painkillers)`,
      phrase`(?:slit|slitting|cut|cutting|slash|slashing|slashed) (?:open )?my (?:own )?(?:wrists?|veins|throat|arms|thighs|skin)`,
      phrase`(?:gun|bullet|knife) (?:\w+ )?(?:to|in|into|through|against) my (?:own )?(?:head|mouth|brain|temple|heart|chest|throat)|blow(?:ing)? my (?:own )?(?:brains|head) (?:out|off)`,
      phrase`(?:noose|rope|belt) (?:around|round) my neck`,
      phrase`${will} (?:just )?(?:drive|crash|steer|driving|crashing)(?: my car| the car)? (?:into|off|against) (?:a|the|some) (?:tree|wall|bridge|cliff|pole|river|truck)`,
    ],
    selfInjury: [
      phrase`self (?:harm|injur|mutilat|hurt)\w*|selfharm\w*|selfinjur\w*`,
      phrase`(?:cut|cutting|hurt|hurting|harm|harmed|harming|injure|injured|injuring|burn|burned|burnt|burning|starve|starving|starved|scratching|mutilate|mutilated|mutilating|cutted) my ?self`,
      phrase`(?:started|start|starting|urge to|relapsed and|relapsed into|back to|thoughts of|stop|stopped|been) (?:to )?cut(?:ting)?(?: again)?${end}|${start}i ${some}cut(?: again)?${fullStop}|(?:need|want|wanted|have) to cut${fullStop}`,
      phrase`do (?:something|anything) (?:bad |terrible |stupid )?to (?:my ?self)`,
    ],
    noReasonToLive: [
      phrase`life (?:\w+ ){0,2}(?:isnt|not|aint) (?:really )?worth (?:it|the pain|anything)|${dont} ${some}see (?:the|a|any) point any ?more`,
      phrase`(?:no|any|without a|without any|little|lost the|lost my|lost all|a single|one|much) (?:\w+ )?(?:reason|reasons|point|purpose|will|desire|strength|energy|sense|motivation|wish)(?: left| any ?more| for me)?(?: to| in| for| of) ${some}${goingOn}(?: any ?more|${end}| and| but| because| when| if)`,
      phrase`(?:dont|do not|cant|cannot|couldnt|no longer|didnt) ${some}(?:see|have|find|know|feel) (?:the |a |an |any |much )?(?:reason|point|purpose|sense|will) (?:left )?(?:to|in|for|of) ${some}${goingOn}`,
      phrase`nothing (?:left |more )?(?:to live for|worth living|to live|to stay (?:alive )?for|here for me)|(?:dont|do not|didnt) have (?:anything|anyone) (?:left )?to live for`,
      phrase`(?:not|isnt|no longer|wasnt|never|hardly|un) (?:really |even |feel |feels |seem |seems |be |been )?worth (?:living|it to live|going on|waking up)`,
      phrase`(?:doesnt|does not|didnt|dont) (?:feel|seem|think|believe) ${upTo(4)}worth living`,
      phrase`is (?:my )?life (?:even |still )?worth living|what is the point (?:of|in) (?:living|being alive|life|going on)|whats the point (?:of|in) (?:living|being alive|life|going on)`,
      phrase`my life (?:is|has become|feels|seems) (?:\w+ )?(?:pointless|meaningless|worthless|over|unbearable)`,
      phrase`life (?:\w+ )?(?:has|lost|makes|have|holds) (?:\w+ )?(?:no|all|its|any) (?:\w+ )?(?:meaning|sense|point|purpose)(?: to me| for me)?(?: any ?more|${end})`,
    ],
    betterWithoutMe: [
      phrase`(?:be|are|is|were|was|off|been|much|far|all|lot) (?:\w+ )?(?:better|happier|easier|better off|fine) without me`,
      phrase`better off without me|without me (?:\w+ ){0,2}(?:everyone|everybody|they|my family|the world) (?:\w+ ){0,2}(?:better|happier)`,
      phrase`(?:nobody|no one|noone|anyone|anybody) (?:would|will|d|wouldnt) ${some}(?:miss me|(?:care|notice|cry|mind|be sad)(?: at all)? if i)`,
      phrase`(?:i am|im|i feel like) (?:just |only |such |nothing but )?a burden (?:to|on|for) (?:everyone|everybody|all|my family|them|you|people)`,
      phrase`(?:better|best|easier|happier)(?: for \w+(?: \w+)?)? if i (?:just |simply )?(?:died|disappeared|vanished|(?:was|were) ${gone}|(?:wasnt|werent) (?:here|alive|around|there|born)|(?:didnt|did not) (?:exist|live|wake up)|had never|killed|ended|left this world)`,
    ],
    notWakingUp: [
      phrase`${dont} ${some}(?:want|wanna|wish|wanted|need) ${some}wake up`,
      phrase`(?:wish|wished|wishing|hope|hoped|hoping|pray|prayed|praying|if|want|wanted|asleep|sleep|bed|rather|better) (?:and |that |only )?(?:i |id |ill |to |could |would |might |will |just |can |simply |one day )*(?:not|never|wont|dont|didnt|wouldnt) (?:to |ever |even |have to )*wake up`,
      phrase`(?:fall asleep|go to sleep|sleep|asleep) (?:forever|for ever|for good)`,
    ],
    disappearing: [
      phrase`want(?:ed)? out of (?:this )?life|wish i (?:was|were) gone`,
      phrase`(?:dont|do not) belong in this world`,
      phrase`${want} ${some}(?:i |to |could |would )*${some}(?:disappear|vanish|be gone|fade away|go away|be erased)(?: \w+)? (?:forever|for good|for ever|completely|permanently|from (?:this|the) (?:world|earth|planet|life|face)|from (?:earth|life)|and never (?:come|be|return))`,
      phrase`${want} ${some}(?:stop existing|cease to exist|cease existing|not exist|no longer exist|never exist|stop living|stop being alive|stop breathing|not be alive|not be here(?: any ?more)?${end}|be erased|leave this (?:world|life|earth|planet|hell)|be gone${end}|go to sleep forever)`,
      phrase`${start}${some}(?:want|wanna|wish) ${some}(?:i could )?(?:disappear|vanish)${end}`,
      phrase`(?:will|ill|going to|gonna) (?:just )?(?:disappear|vanish|leave this (?:world|life|earth)|be gone) (?:forever|for good|for ever|tonight|from this world)|leave this (?:world|earth) (?:behind|forever|for good|soon)`,
    ],
    goodbye: [
      phrase`see you (?:all )?on the other side|goodbye to (?:life|this life|this world)|forgive me for what (?:i am|im) about to do`,
      phrase`goodbye (?:forever|cruel world|world|everyone|everybody|all|my (?:friends|family|loved ones|love))|(?:this is|its|my) (?:my )?(?:last |final )?(?:goodbye|farewell)|farewell (?:everyone|world|cruel world|all)`,
      phrase`(?:last|final|goodbye|farewell) (?:letter|note|message|words) (?:to|for) (?:my (?:family|parents|mum|mom|kids|children|friends)|everyone|the world)|(?:goodbye|farewell) (?:letter|note)`,
      phrase`(?:time|when) (?:you|they|anyone) (?:read|reads|find|finds) this ${upTo(3)}(?:dead|gone|not be here|wont be here|no longer)`,
      phrase`i (?:wont|will not|might not|may not) be (?:here|around|alive) (?:much longer|any ?more|tomorrow|for long|for much longer|next (?:week|month|year))`,
      phrase`(?:youll|you will|they will|theyll|nobody will|no one will) never (?:see|hear from) me again|never (?:see|hear from) me again${end}`,
    ],
  },
}
