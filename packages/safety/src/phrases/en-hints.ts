import { end, fullStop, near, phrase, type SelfHarmHints } from './phrase.ts'

const self = '(?:my ?self|mysel|meself)'
const body =
  '(?:my (?:own )?(?:skin|arms?|wrists?|thighs?|legs?|hands?|stomach|belly|knuckles|head|face|forearms?|hips?|ankles?))'
const injure =
  '(?:cut(?:s|ting)?|slic(?:e|ing)|scratch\\w*|burn\\w*|bit(?:e|ing)|hit(?:ting)?|punch\\w*|bang\\w*|slam\\w*|pinch\\w*|pick\\w*|claw\\w*|carv\\w*|stab\\w*|scald\\w*|dig(?:ging)?|slap\\w*|prick\\w*|jab\\w*|hurt\\w*|harm\\w*|stub\\w*|press\\w*|whip\\w*)'
const inPain =
  '(?:until|till|when|whenever|because|so that|to feel|feel|blood\\w*|bleed\\w*|bled|scars?|bruis\\w*|punish\\w*|hate|calm\\w*|numb\\w*|relief|instead of|secret\\w*|hide|again|every time|after|on purpose|deserve\\w*|cope|open|quiet|something sharp|cigarettes?|lighter|razor\\w*|blade\\w*|compass)'
const pills =
  '(?:pills?|tablets|paracetamol|painkillers|meds|medication|sleeping (?:pills|tablets)|insulin|xanax|aspirin|valium|ibuprofen|tylenol)'
const hoard =
  '(?:count(?:ing|ed)?|hold(?:ing)?|star(?:e|ed|ing)(?: at)?|(?:a|the|whole) bottle of|sav(?:e|ed|ing)(?: up)?|hoard\\w*|stash\\w*|stockpil\\w*|collect\\w*|enough|whole (?:box|pack|bottle)|handful|too many|swallow\\w*|all (?:the|my|of)|every|lined up|just in case|hid(?:den|ing)?|saved)'
const heights =
  '(?:platform|bridge|roof|rooftop|ledge|balcony|cliff|overpass|viaduct|tracks|rails|railing|train|tube|car park|windowsill|window)'
const falling =
  '(?:jump\\w*(?! (?:on|at|in|for|rope|ship|the queue))|step(?:ping|ped)? (?:off|out|over|forward|in front)|let(?:ting)? go|one step|lean(?:ing)? (?:over|too far)|throw(?:ing)? myself|go(?:ing)? over|lie down on)'
const nobody =
  '(?:nobody|no one|noone|anyone|anybody|who|everyone|everybody|they|you|people|my \\w+)'
const absent =
  '(?:if|when|once) i (?:\\w+ ){0,2}?(?:was|were|am|wasnt|werent|died?|disappear\\w*|vanish\\w*|didnt|never|stopp?e?d?|went|left|leave|go|gone|dead|had)'

/** What people write in English when they do not name it. */
export const englishHints: SelfHarmHints = {
  keyWords: [
    'kill',
    'myself',
    'suicide',
    'suicidal',
    'die',
    'dead',
    'dying',
    'want',
    'wanna',
    'live',
    'living',
    'alive',
    'anymore',
    'hurt',
    'scars',
    'harm',
    'selfharm',
    'exist',
    'existing',
    'burden',
    'without',
    'worthless',
    'pointless',
    'overdose',
    'pills',
    'bridge',
    'jump',
    'deserve',
    'disappear',
    'forever',
    'reason',
    'attempt',
    'attempted',
    'tried',
    'think',
    'thinking',
    'thoughts',
    'about',
    'hanging',
    'better',
    'nobody',
    'wake',
    'cutting',
    'tired',
    'being',
    'starve',
    'punish',
  ],
  otherTopics: phrase`novel|novella|film|movies?|series|scene|villain|character|thesis|theory|charity|volunteer\w*|hotline|helpline|samaritans|game|gaming|boss|level|controller|bungee|parachut\w*|skydiv\w*|paraglid\w*|climbing|abseil\w*|dreamt|dreamed|dream|dreams|nightmare|laughing|laughter|embarrass\w*|webinar|meme|deer|hunt\w*|spider|dentist|opera|song|podcast|documentary|book|exhibition|marathon|ultras?|lent|ramadan|lecture|exam|karaoke|sunburn\w*|burn easily|meat|vegan|vegetarian|animals|nails|broke (?:his|her|my|an?)|as a (?:nurse|doctor|paramedic|firefighter|vet)|is a (?:nurse|doctor|paramedic|vet)|i work (?:at|in|as|for)|my job`,
  hints: {
    wish: [
      phrase`life (?:just )?(?:isnt|is not|was never) (?:\w+ )?for me|(?:im|i am) (?:just )?checking out${end}|(?:nothing|no place|no future) (?:\w+ )?(?:left )?for me (?:here|in this (?:world|life)|any ?more)|(?:come|cry|be|show up|turn up) (?:to|at) my (?:own )?funeral|(?:imagin\w*|pictur\w*|plan\w*) my (?:own )?funeral|(?:rather|want to|would) not be (?:at all|here|alive)${end}`,
      phrase`${near('tracks|bridge|rope|pills|window|roof|knife|razor|train|gun|traffic|water|ledge', 'how easy|how quick\\w*|what if i|how it would feel|all it would take|it would (?:all )?be over|end it|wonder (?:if|what|how)', 8)}`,
      phrase`(?:rather|sooner|better off|better) (?:be )?(?:dead|gone|six feet under|under ?ground|in (?:the|a|my) (?:ground|grave|coffin|box))|six feet under`,
      phrase`(?:thought|think|thinking|thinkin|thoughts|daydream\w*|fantasi\w*|obsess\w*|urge) (?:\w+ ){0,3}?(?:about|abt|of|to|on) (?:\w+ ){0,2}?(?:dying|die|being dead|suicide|ending (?:it|things|everything|my)|not (?:being|existing|waking)|how to (?:do it|die|end)|killing|offing|jumping|my own (?:death|funeral))`,
      phrase`(?:wish|wishing|hope|hoping|pray|praying|prayed|beg|begging|wait|waiting|want) (?:\w+ ){0,6}?(?:not wake|dont wake|wont wake|never wake|doesnt wake|take me|takes me|heart (?:would |to )?(?:just )?stop\w*|end (?:me|my life)|get hit by|kill me|cancer|finish me|not to wake|something (?:would |to )?happen\w* to me|an accident)`,
      phrase`(?:god|lord|jesus|he|him) (?:\w+ ){0,3}?(?:take|call|collect|fetch|get) me (?:\w+ )?(?:home|soon|away|already|now)?`,
      phrase`ready to (?:die|go home to|go whenever|leave for good)|ready to (?:go|leave)${fullStop}.*|made (?:my )?peace with (?:god|it|dying|death|everyone|leaving|everything)`,
      phrase`(?:stopped|stop|quit|cease\w*) (?:existing|being alive|living|breathing)|not exist(?:ing)?${end}|(?:dont|didnt|wouldnt|never) (?:even )?exist(?:ed)? (?:any ?more|at all)|(?:never|not|shouldnt|shouldnt ever|wish i wasnt|wish i wasnt ever) (?:have )?(?:been |ever )*born`,
      phrase`(?:no longer|dont|do not|didnt|not|never|nothing|no) (?:\w+ ){0,2}?(?:want|wanted|wanna|wish|see|care|feel like|desire|need) (?:\w+ )?(?:to )?(?:live|be alive|exist|be here|be around|stay alive|keep going|go on|wake up)${end}`,
      phrase`(?:done|finished|through|tired|sick|exhausted|fed up|weary|over) (?:\w+ )?(?:with|of|from) (?:\w+ )?(?:all of it|it all|being here|being alive|breathing|waking up|existing|living|life|this (?:life|world|planet|existence)|staying alive|fighting to live)`,
      phrase`(?:cant|cannot|could not|couldnt|dont want|cba|cant be arsed|no strength|not strong enough) (?:\w+ ){0,4}?another (?:day|year|week|month|night|morning|winter|christmas|birthday)(?: of (?:this|it|life|living))?${end}`,
      phrase`(?:want|wanna|wanted|wish|need|like|love) (?:\w+ ){0,3}?(?:it|this|everything|all of (?:it|this)|the (?:pain|noise|world|suffering)) (?:\w+ )?(?:to )?(?:(?:be |is |was )?over|stop|end|go quiet)(?: for good| forever)?${end}`,
      phrase`(?:sleep|asleep|bed|sleeping|nap) (?:\w+ ){0,4}?(?:never|not|and not|without ever) (?:\w+ )?wak\w+|(?:sleep|rest) forever|eternal sleep`,
      phrase`(?:disappointed|sad|angry|sorry|upset|annoyed|regret\w*|hate|gutted) (?:\w+ ){0,4}?(?:woke up|wake up|waking up|still alive|still here|survived|opened my eyes)`,
      phrase`(?:join|follow|be with|go to) (?:him|her|them|my (?:late )?\w+|\w+) (?:in (?:heaven|the grave|death)|on the other side|up there|where (?:he|she) is)|(?:join|follow) (?:him|her|them|my (?:husband|wife|mother|mum|son|daughter|father|dad|sister|brother))${end}`,
      phrase`(?:dont|do not|didnt) care (?:\w+ )?(?:if|whether) i (?:live|die|wake|survive|get killed)|dont mind dying|wouldnt mind (?:dying|not waking|being dead)`,
    ],
    plan: [
      phrase`(?:written|wrote|writing) (?:\w+ )?(?:the|my|all my|goodbye) (?:goodbye )?(?:letters?|notes?)${end}|${near('writ\\w*|letters?|say|tell|kids|everyone|goodbye', 'before i (?:go|leave|do it|end it|die)', 8)}`,
      phrase`(?:picked|chosen|chose|decided on|set|know|have|got|found) (?:out )?(?:the|a|my) (?:date|place|day|spot|method|bridge|tree|way to do it|time and place)`,
      phrase`(?:this time|next time|tonight|one day|soon|someday|eventually|afterwards) (?:\w+ ){0,3}?(?:really |actually |finally )?(?:do it|go through with it|end it|succeed)${end}|(?:go|went|going) through with it|(?:nearly|almost) did it|it will work this time`,
      phrase`(?:ill|i will|id|i would|i could|i might|gonna|going to|have to|want to|i should|planning to|plan to|tempted to) (?:\w+ )?end (?:it|this|things)(?:,|$| if| when| before| after| now| all| soon| then| for good| once| somehow| my)(?! with)`,
      phrase`(?:leave|go|exit|way out|out|stop|quit|end it) (?:\w+ ){0,4}?(?:whenever|any ?time|if it gets) (?:i (?:choose|want|like|need|wish)|too)`,
      phrase`(?:plan|plans|planned|planning) (?:\w+ ){0,3}?(?:suicide|death|to die|to end it|my (?:own )?(?:death|exit|end|funeral)|how i)|exit plan|have a plan and`,
      phrase`(?:written|wrote|writing|write|drafted) (?:\w+ ){0,3}?(?:note|letters?|will|goodbyes?) (?:\w+ ){0,6}?(?:find|gone|after i|my (?:parents|mum|mom|kids|family|children)|everyone|goodbye|each|bye)`,
    ],
    farewell: [
      phrase`i (?:\w+ ){0,2}?(?:wont|will not|might not|may not|not|dont think ill|doubt ill|shant|dont expect to|dont plan to|wouldnt) (?:\w+ )?(?:be|live|last|make it|stay|see)(?: to be)? (?:around|here|alive|to see|long|much longer|another|past|until|till|next|that|my next)`,
      phrase`(?:dont|do not|cant|cannot|couldnt|never|not) (?:\w+ ){0,2}?(?:see|picture|imagine|plan) (?:\w+ )?(?:myself (?:in (?:any|the|a) future|growing|getting old|being|next|alive|here|reaching|living|making it|at \d+|past|in \w+ years)|(?:any|a|my|the) future(?: for (?:me|myself)| at all| any ?more|${end})|being (?:alive|here|around)|living (?:past|to|that long|long))`,
      phrase`(?:gave|given|give|giving) (?:\w+ ){0,2}?(?:away )?(?:\w+ ){0,3}?(?:away|things|dog|cat|guitar|jewellery|books|records|tools|keys) (?:\w+ ){0,10}?(?:wont|no longer|not going to|where im) (?:\w+ )?(?:need|be needing|come back|want|going)`,
      phrase`(?:affairs|papers|paperwork|everything|things|bills|accounts|passwords) (?:\w+ ){0,3}?(?:in order|sorted|settled|arranged|paid|written down) (?:\w+ ){0,8}?(?:so (?:nobody|no one|they|my)|it can (?:end|stop)|i can go|when im gone|after me|left to do|for when|now i can)`,
      phrase`(?:when|once|after|if) (?:im|i am) (?:gone|dead|no longer here|not here any ?more) (?:\w+ ){0,4}?(?:please|should|can|take care|look after|they|tell|sell|will|nobody|youll|everyone)`,
      phrase`thanks? (?:you )?for everything (?:and |\w+ )?(?:goodbye|bye|farewell|take care)|(?:this is|might be|maybe|its) (?:\w+ ){0,3}?(?:the )?last (?:thing|time|message|words|anyone|youll|you will)|last thing (?:i|anyone)|goodbye,? (?:all|and sorry|and thank)|sorry,? (?:mum|mom|dad|everyone|mama|papa),? (?:i|for|goodbye|bye)`,
    ],
    burden: [
      phrase`(?:better|happier|easier|lighter|relieved|free|freer|cheaper|simpler|a relief|fine|breathe) (?:\w+ ){0,5}?(?:without me|${absent})`,
      phrase`(?:without me|${absent}) (?:\w+ ){0,5}?(?:better|happier|easier|relieved|free|lighter|relief|fine without)`,
      phrase`${nobody} (?:\w+ ){0,2}?(?:would|will|d|wouldnt|ever|even) (?:\w+ ){0,3}?(?:notice|miss|care|mind|cry|find me|look for me|remember) (?:\w+ ){0,7}?(?:me${end}|${absent})`,
      phrase`burden (?:to|on|for|of) (?!carry)|(?:im|i am|just|only|such) (?:\w+ )?(?:a )?(?:burden|dead weight|waste of (?:space|oxygen|air|skin))`,
      phrase`(?:world|family|kids|children|everyone|husband|wife|parents|mum|mom) (?:\w+ ){0,4}?(?:doesnt need me|dont need me|wont miss me|wouldnt miss me|would get over it|would cope|will get over)`,
    ],
    emptiness: [
      phrase`(?:no|any|whats the|what is the|not much|little|see no|without|lost (?:my|the|all|every)|never) (?:\w+ )?(?:reason|reasons|point|sense|purpose|use|will|wish)(?: left| any ?more)? (?:\w+ ){0,3}?(?:stick(?:ing)? around|go(?:ing)? on|be(?:ing)? here|carry(?:ing)? on|stay(?:ing)? (?:alive|here)|wak(?:e|ing) up${end}|anything${end}|any ?more${end}|keep(?:ing)? going|continu\w+|hang(?:ing)? on|be alive|live|living|exist\w*|any of (?:it|this)|in (?:me|life|all this|tomorrow)|of (?:me|it all))`,
      phrase`(?:nothing|no one|nobody|noone) (?:left )?(?:\w+ )?(?:keeps?|keeping|holds?|holding) me (?:here|alive|in this)|nothing (?:to|worth) (?:live|living|stay\w*) for|what am i (?:still )?(?:even )?(?:doing here|here for|alive for|living for)`,
      phrase`(?:life|living|everything|it|my future) (?:is|isnt|feels|seems|has become|has been) (?:\w+ )?(?:not worth|hopeless|unliveable|unbearable|over for me|pointless and)|(?:no|cant see (?:a|any)|dont see (?:a|any)|without a) (?:way out|light at the end|way forward|tomorrow)`,
      phrase`(?:only|just) (?:\w+ )?(?:reason|thing) (?:\w+ ){0,3}?(?:alive|still here|stopping me|keeping me (?:alive|here|from)|im here|not (?:done|ended|killed|jumped))`,
      phrase`(?:surviv\w+|get(?:ting)? through|make it through|last) (?:another|the|one more|tonight) ?(?:day|night|week|year)? (?:\w+ ){0,3}?(?:seems|feels|is) (?:impossible|too much|pointless)|(?:given|give|giving|gave) up (?:on )?(?:everything|myself|living|life|hope entirely)`,
    ],
    method: [
      phrase`${near(pills, hoard, 8)}`,
      phrase`${near(heights, falling, 13)}`,
      phrase`(?:gun|barrel|pistol|rifle|shotgun|revolver|muzzle|bullet) (?:\w+ ){0,4}?(?:mouth|head|temple|chin|chest|throat|brain)`,
      phrase`${near('(?:car|engine|motor) (?:was )?running|running car|running engine|exhaust|fumes|hosepipe|hose|carbon monoxide|charcoal', 'garage|closed|window|shut|tailpipe|breathe', 6)}`,
      phrase`${near('rope|noose|belt|cord|scarf|cable', 'neck|beam|rafters?|hook|attic|knot\\w*|bought|hang\\w*|my hands?|wardrobe|tied|garage|banister|boot of', 5)}`,
      phrase`${near('razor\\w*|blades?|knife|scissors|glass shard', 'wrists?|my arms?|thighs?|my skin|hid\\w*|under my (?:pillow|bed|mattress)|pencil case|veins?|bathtub|throat', 5)}`,
      phrase`(?:walk|walked|walking|swim|swimming|wade|waded) (?:\w+ ){0,3}?(?:into|out to) (?:the )?(?:sea|river|ocean|lake|water) (?:\w+ ){0,4}?(?:not|never|stones|keep|forever|without)`,
      phrase`(?:drive|driving|drove|swerv\w+|steer\w*|crash\w*|turn\w*) (?:\w+ ){0,5}?(?:into|off|against|towards?) (?:\w+ ){0,3}?(?:tree|wall|bridge|cliff|lorry|truck|oncoming|pillar|barrier|traffic|ditch)`,
      phrase`(?:slit|slash\w*|open\w*) my (?:wrists?|veins|throat)|(?:stomach|guts) pumped|hang(?:ing|ed)? ${self}`,
    ],
    slang: [
      phrase`(?:off|offing|offed|top|topping|topped|neck|necking|rope|yeet|yeeting|yeeted|delet(?:e|ing)|finish(?:ing)?|do(?:ing)?|did|unaliv\w*|end(?:ing)?|bin|kil+|kil+ing|kil+ed|gas|erase|erasing|dispose of|get rid of) ${self}(?: in| off)?`,
      phrase`sewer ?slid\w*|self ?delet\w*|unaliv\w*|catch(?:ing)? the bus|toaster bath|(?:log(?:ging)? off|log(?:ging)? out|check(?:ing)? out|clock(?:ing)? out|peac\w+ out|tap(?:ping)? out) (?:of (?:life|this life|existence|this world|the world)|for good|forever|permanently|early)|kick the bucket|punch my ticket|game end|alt f4 (?:my )?life`,
      phrase`(?:leave|off|from) this (?:planet|earth|mortal coil|rock|world)(?: soon| for good| forever|${end})`,
    ],
    injury: [
      phrase`${near(`${injure} (?:\\w+ ){0,3}?(?:${self}|${body})`, inPain, 7)}`,
      phrase`${injure} (?:\w+ ){0,3}?(?:into|in|on|against|open|up) (?:\w+ )?${body}|${body} (?:\w+ ){0,2}?(?:raw|open|bloody|until it bleeds|till it bleeds)`,
      phrase`relapse\w* (?:\w+ ){0,6}?(?:cut\w*|blade|burn\w*|scratch\w*|harm)|(?:new|fresh|old|the) (?:cuts|burns|scars|wounds) (?:\w+ ){0,3}?(?:on|under|my|hidden|from|i)|(?:clean|free) (?:for|from) (?:\w+ ){0,6}?(?:cut\w*|blade|harm\w*)|(?:six|five|four|three|two|more|new|fresh|few) (?:new |fresh |more )?cuts${end}`,
      phrase`${near('scars?|cuts|marks|burns|bandages?', 'sleeves?|hide|hiding|cover\\w*|bracelets?|forearms?|wrists?|thighs?|nobody sees|razor|blade|self|i made', 5)}`,
      phrase`${near('long sleeves?|long trousers|hoodie|jumper', 'july|june|august|summer|heat|hot|swim\\w*|thirty degrees|wrists?|scars|nobody sees|arms', 5)}`,
      phrase`(?:hurt\w*|injur\w*|harm\w*|cut\w*|punish\w*|starv\w*|burn\w*|damag\w*|tortur\w*|mutilat\w*) ${self}`,
    ],
    hunger: [
      phrase`${near('eat\\w*|ate|food|dinner|meals?|lunch|supper|starv\\w*|hungry|hunger|calories', '(?:dont|didnt|not|never|havent) (?:\\w+ )?(?:deserve\\w*|earned)|undeserving|punish\\w*|punishment|dont let myself|wont let myself|dont allow myself|not allow(?:ed)? myself|have to earn|earned it|suffer', 7)}`,
      phrase`(?:throw|threw|throwing|make myself|made myself|making myself|puk\w+|vomit\w*|purg\w+) (?:\w+ ){0,3}?(?:up|sick|after|throw up|vomit|purge|everything) (?:\w+ ){0,6}?(?:deserve\w*|punish\w*|hate|eat\w*|ate|meals?|dinner|lunch|food|disgust\w*)`,
    ],
    past: [
      phrase`(?:my|the|a|an|first|second|last|earlier|failed) (?:\w+ )?(?:suicide )?attempts?(?: (?:on my life|in \d+|at \d+|when|left|was|failed)|${end})(?! at (?:the|a) )(?=.*(?:suicid|life|hospital|overdose|surviv))|suicid\w* (?:\w+ )?attempt\w*|after (?:my|an|the) attempt|attempted (?:suicide|to (?:die|end|take|kill|hang|drown))`,
      phrase`(?:tried|wanted|meant|planned|going|trying|about|decided|close) (?:\w+ )?(?:to )?(?:\w+ )?(?:end (?:it|my life|things|everything)|kill|tak(?:e|ing) my (?:own )?life|overdose|drown|hang|die|ending it|suicide|kill\w* ${self})(?:${end}| (?:when|at|as|after|in|my|that|once|twice|two|three|because|last|this|with|by|${self}))`,
      phrase`(?:wasnt|was not|not) (?:supposed|meant) to (?:wake|survive|be here|live|make it)|woke up in (?:\w+ )?(?:hospital|intensive care|icu|a&e|the er|resus)|(?:survived|survivor) (?:\w+ ){0,2}?(?:suicide|my own|attempt|overdose)`,
      phrase`(?:used to|years ago|once|back then|as a teenager|at school) (?:\w+ ){0,4}?(?:cut|hurt|harm|burn|scratch|starve) (?:\w+ )?(?:${self}|${body})`,
    ],
  },
}
