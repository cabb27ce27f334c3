import type { HarmPhrases } from './harm.ts'
import { end, phrase } from './phrase.ts'

const illness =
  '(?:depress(?:ed|ion|ive)\\w*|bipolar\\w*|borderline\\w*|narciss\\w*|schizo\\w*|psychos[ei]s|psychotic|psychopath\\w*|sociopath\\w*|autis\\w*|asperger\\w*|adhd|ocd|c?ptsd|panic (?:attacks?|disorder)|\\w* ?disorders?|anorex\\w*|bulimi\\w*|neuros[ei]s|neurotic|burn ?out|burnt ?out|burned ?out|traumas?|traumati[sz]ed|syndromes?|dementia|alzheimer\\w*|addict\\w*|alcoholi\\w*|mental(?:ly)? ill\\w*|clinical\\w*|patholog\\w*|manic|mania|paranoi\\w*|dissociat\\w*|codependen\\w*|diagnos\\w*|hypochondri\\w*|cancer|tumou?r|diabet\\w*|chronic\\w* \\w+|an anxiety|suicidal|psychiatric\\w*|oppositional|hysteri\\w*|obsessive compulsive|attachment (?:disorder|issues))'
const medicine =
  '(?:anti ?depress\\w*|medications?|meds|medicines?|pills?|tablets?|dos(?:e|es|age)|lithium|insulin|ssris?|drugs?|xanax|prozac|zoloft|sertraline|ritalin|valium|supplements?|vitamins?|st johns wort|melatonin|cbd|cannabis|psilocybin|lsd|ayahuasca|ketamine|chemo\\w*|vaccin\\w*|inhaler|antibiotic\\w*|painkillers?|statins?|blood pressure|prescriptions?|treatment|therapy)'
const doctor =
  '(?:doctors?|gp|psychologists?|therapists?|psychiatrists?|physicians?|professionals?|pharmacists?|specialists?|counsell?ors?)'
const article = '(?:(?:a|an|the|your|some|that|nearest|next|moving|oncoming|busy) ){0,3}'

export const englishHarm: HarmPhrases = {
  negation:
    /\b(?:not|dont(?! you$)|never|nobody|no one|without|neither|nor|stop|no|isnt|arent|werent|wasnt|cannot|doesnt|didnt|wont)\b/,
  disclaimer: phrase`(?:i|we|this|report|profile|text|test|tests|questionnaire|results?|answers|app|it|nothing|words?) (?:\w+ ){0,5}?(?:cannot|cant|can not|does not|doesnt|do not|dont|is not|isnt|are not|arent|never|nothing|no|not|neither|may not)|(?:no|not (?:a|an|any)|nor) (?:\w+ )?(?:diagnos\w+|test|questionnaire|report|profile|quiz|text|diagnos\w+|medical|substitute)|not (?:\w+ )?diagnos\w*|the (?:word|term)|whether (?:you|someone|a person|it|or not)|${doctor} (?:can|could|will|is|would|should|knows?|who)|(?:talk|speak|turn|go|ask|question for|matter for|belongs? to|decide with|discuss|please (?:see|consult)|call on|together with|hands of|up to) (?:\w+ ){0,5}?${doctor}`,
  ascription: phrase`(?:you are|youre|you have|youve got|you suffer\w*|you seem|you must be|you show|you clearly|what you (?:describe|have) is|its|it is|this is|looks like|sounds like|signs? of|symptoms? of) (?:(?!(?:no|not|never|neither) )\w+ ){0,4}?${illness}`,
  kinds: {
    harm: [
      phrase`(?:kill|hang|drown|shoot|cut|hurt|harm|starve) yourself|end your (?:own )?life|take your own life${end}|(?:go|just|give up|please) (?:and )?die${end}|you (?:should|must|ought to|need to|deserve to|had better) (?:\w+ )?die${end}|you (?:do not|dont) deserve to (?:live|be alive)|drop dead`,
      phrase`(?:jump|leap|(?:throw|fling|hurl) yourself) (?:off|from|out of) ${article}(?:bridge|roof|building|cliff|balcony|window|tower)|(?:jump|step|lie down|(?:throw|fling|hurl) yourself) (?:in front of|under|onto) ${article}(?:trains?|tram|tube|trucks?|lorry|bus|cars?|tracks|rails)|(?:step|walk|run) (?:out )?into ${article}traffic|(?:drive|steer|crash) (?:your car |straight )?into ${article}(?:tree|wall|river|lake)${end}|lie (?:down )?on ${article}(?:tracks|rails)`,
      phrase`(?:cut|slit|slash|burn) (?:up )?your (?:own )?(?:wrists?|veins?|arms?|throat|thighs?|skin)|open your (?:own )?(?:wrists?|veins?)|bleed (?:out|to death)|(?:rope|noose|gun|pistol) (?:around|round|to|at|against) your (?:neck|head|temple)|(?:no reason|nothing|nothing left) to live(?: for)?${end}|suicide (?:is|would be|could be) (?:(?!(?:no|not|never) )\w+ ){0,4}?(?:choice|relief|solution|answer|way|best|right)`,
      phrase`(?<!could )(?:kill|poison|strangle|stab|shoot|beat(?: up)?) (?:him|her|them|your (?:\w+ )?(?:father|mother|parents|brother|sister|husband|wife|partner|child|children|kids|son|daughter|boss|neighbou?rs?))${end}`,
    ],
    insult: [
      phrase`(?:you are|youre|you \wre) (?:(?:such|just|so|really|a|an) )*(?:idiot|moron|loser|stupid|dumb|pathetic|worthless|disgusting)${end}|i hate you|(?:you|youre|your) (?:(?:are|such|a|an|little|stupid|dirty|fucking) )*(?:bitch|bastard|whore|slut|cunt|ass ?hole|arse ?hole|retard|scum)${end}|piece of (?:shit|crap|trash)|shit\w*|motherf\w*`,
    ],
    sexual: [
      phrase`touch(?:ing)? yourself|undress\w*|strip (?:off|for|naked|down)|(?:take|took|taking) off (?:your|his|her|all) (?:clothes|shirt|bra|dress|pants|underwear|knickers|panties|trousers)|naked(?! truth)|nudes?|nudity|masturbat\w*|orgasm\w*|porn\w*|horny|erection|penis\w*|vagina\w*|clit\w*|breasts|boobs|tits|nipples?|cock|pussy|blow ?jobs?|oral sex|anal|f[u]?ck(?:ed|ing|s)?|sleep(?:ing)? with (?:the|your|me|him|her|my|a|as many|someone|somebody|other)|(?:have|having|had) sex|sex (?:with|toys?|position\w*|tape|drive)|in (?:my|your) bed(?: with)?|between (?:your|my|her|his) (?:legs|thighs)|wet for|make love|lick\w*|kiss me|sexy|bondage|fetish\w*|dick|turn(?:s|ed)? (?:me|you) on|threesome|one night stand|affair with|lingerie|strip ?club|escort`,
      phrase`(?:with )?(?:a |your )(?:\w+ )?body (?:like yours|is|makes|drives|would)|(?:your|my) (?:lips|hips|thighs|curves|cleavage|bum|ass|arse)(?: on| between| are|${end})|what (?:are you|you are|youre) wearing|(?:send|show) me (?:a |your )?(?:photo|picture|body|nude)|which position|spread your|seduce (?:your|the|her|him|a)|i want (?:you|your body)(?: now| tonight|${end})|spend the night with me|come to bed`,
    ],
    hate: [
      phrase`immigrants?|migrants?|foreigners|refugees|asylum seekers|jews?|jewish|muslims?|islam\w*|arabs?|gyps(?:y|ies)|(?:black|white|brown|coloured|colored) (?:people|man|men|woman|women|race|folks?)|blacks|negro\w*|nigg\w*|gays?|lesbians?|homosexual\w*|queers?|fag(?:got)?s?|transgender\w*|transsexual\w*|transvestit\w*|trannies|tranny|cripples?|invalids|handicapped|disabled people|master race|inferior race|racial\w*|ethnic\w*|aryan\w*|subhuman\w*`,
      phrase`(?:the|all|those|these|like|typical|every|you|as an?|being|lazy|dirty) (?:chinese|asians?|turks?|turkish|mexicans?|africans?|indians?|poles|polish|hungarians?|ukrainians?|russians?|slavs?|germans?|slovaks?|americans?|christians?|catholics?|hindus?|roma|latinos?|pakistanis?|albanians?|serbs?|czechs?|french|italians?)`,
      phrase`wom[ae]n (?:are|belongs?|should|cant|cannot|like you|need to|must|dont|who|always|never|only)|womans? place|(?:as|being|like) a (?:woman|man|girl|female) (?:\w+ )?(?:you|should|must|cant|cannot|belong\w*)|like a real (?:man|woman)|(?:men|males) (?:are|always|only|cant|should)|typical(?:ly)? (?:wom[ae]n|m[ae]n|female|male|girl|feminine|masculine)|females|weaker sex|man up|feminis\w*|the poor are|poor people|old people are|fat people|unemployed people`,
    ],
    diagnosis: [
      phrase`(?<=\b(?:(?:this|that|it) (?:looks|sounds|seems) like|my|i am|im|i have|ive got|i suffer from|you are|youre|you have|you suffer from) (?:(?!(?:no|not|never|neither) )\w+ ){0,2})${illness}`,
    ],
    medical: [
      phrase`(?:stop|quit|come off|coming off|go off|get off|skip|reduce|lower|double|increase|raise|halve|forget|throw|flush|leave out|change|take|taking|try|start|drop|wean|replace|cut|ditch|avoid|swap|refuse|cancel|put down|let go of|live without|need|use|buy|swallow|give up) (?:\w+ ){0,6}?${medicine}|${medicine} (?:\w+ ){0,4}?(?:dulls?|only|are poison|is poison|away|dont help|doesnt help|will help|is enough|cures?|heals?|not necessary|unnecessary|aside|makes? you|block\w*|numbs?)`,
      phrase`(?:dont|do not|no need to|never|stop) (?:\w+ )?(?:need|listen(?:ing)? to|trust(?:ing)?|believe|believing|see|seeing|go to|going to|call|ask|bother) (?:\w+ ){0,3}?(?:${doctor}|hospital|surgery|operation|vaccine|check ?up|treatment|therapy)|forget (?:\w+ ){0,3}?${doctor}|${doctor} (?:\w+ )?(?:are wrong|is wrong|dont know|doesnt know|lie|lies|know nothing|was wrong|only want)|(?:instead of|rather than) (?:\w+ ){0,3}?(?:${doctor}|${medicine}|hospital)|\d+ ?(?:mg|milligrams?|ml|drops)|homeopath\w*|detox\w*|(?:cures?|heals?|will cure|will heal) (?:your|cancer|depression|anxiety|any|every|itself|the)|you (?:dont|do not) need (?:\w+ ){0,2}?(?:surgery|operation|treatment|therapy|medic\w*)|cancel (?:\w+ )?(?:surgery|operation|appointment)`,
      phrase`^(?:see|consult|visit) (?:a|your) ${doctor}`,
    ],
    financial: [
      phrase`bitcoins?|crypto\w*|ethereum|(?:buy|sell|hold|holding|own|tech|company|energy|bank|more) (?:\w+ )?shares|shares in|stocks|stock (?:market|exchange)|bonds(?! (?:with|between|of|to))|etfs?|index funds?|hedge funds?|forex|invest (?:\w+ ){0,3}?(?:money|savings|capital|property|real estate|gold|stock\w*|now|everything)|investments?|mortgages?|(?:a|the|your|quick|bank|personal|small) loan|loans|savings|lottery|casinos?|gambl\w*|place a bet|bet (?:on|it all|your)|put (?:\w+ ){0,3}?money (?:in|into|on)|(?<!\bi )(?:buy|sell) (?:\w+ ){0,4}?(?:gold|silver|land|property|flat|house|apartment|coins|dollars|car|euros)|borrow (?:money|from the bank|more)|remortgage|pension funds?|easy money|quick money|get rich|passive income|day ?trad\w*|interest rates?|tax (?:trick|haven)|credit cards?|start ?up capital|real estate|nfts?|dividends?|leverage (?:your|the)`,
    ],
    lifeDecision: [
      phrase`(?:^|, |should |must |just |ought to |have to |time to |better |advise you to |now )(?:quit|leave|resign from|walk out of|give notice|hand in|end|divorce|dump|cut off|disown|abandon) (?:your (?:\w+ )?(?:job|work|partner|husband|wife|family|marriage|boss|notice|mother|father|parents|relationship|friends)|him|her|them|it with (?:him|her))|get a divorce|file for divorce|(?:quit|leave|resign from) your (?:job|work|partner|husband|wife|family)`,
    ],
  },
}
