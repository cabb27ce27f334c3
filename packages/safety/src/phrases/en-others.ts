import { near, phrase, type SelfHarmOfOthers } from './phrase.ts'

const theirSelf = '(?:herself|himself|themsel(?:f|ves)|themself)'

export const englishOthers: SelfHarmOfOthers = {
  writer: /\b(?:i|im|ive|id|ill|me|my ?self|mysel)\b/,
  people: phrase`(?:my|our|his|her|their|a|the|an|this) (?:\w+ ){0,3}?(?:friends?|bestie|mate|mum|mom|mother|dad|father|sister|brother|son|daughter|wife|husband|girlfriend|boyfriend|partner|ex|colleague|coworker|neighbour|neighbor|cousin|aunt|uncle|nan|gran|grandma|grandmother|grandpa|grandad|grandfather|flatmate|roommate|classmate|student|pupil|teacher|boss|child|kid|teenager|girl|boy|guy|man|woman|niece|nephew|patient|client|stepson|stepdaughter|lad)|mum|mom|dad|grandma|granddad|grandad|nan|someone|somebody|she|he|they|hes|shes|theyre|people i know|a guy|someone on`,
  reporting: phrase`(?:told|tells?|telling|texts?|texted|texting|wrote|writes|writing|asked|promised|begged|begs|made|makes|sent|called|calls|messaged|keeps texting|warned|showed|shown|worries|scares|confided in) (?:to )?(?:me|us)|i (?:worry|am worried|fear|think|found|heard|know|saw|suspect|live|am afraid|believe|noticed)|im (?:worried|afraid|scared|sure)`,
  newClause: phrase`that|says|said|he|she|hes|shes|they|who|whose|because|but|if|her|his`,
  danger: [
    phrase`(?:kill\w*|hurt\w*|harm\w*|cut\w*|hang\w*|starv\w*|burn\w*|injur\w*|off\w*|end\w*|shoot\w*|drown\w*|unaliv\w*|jump\w*|punish\w*|top\w*) ${theirSelf}|self harm\w*|selfharm\w*`,
    phrase`(?:wants?|wanted|wanting|going|gonna|planning|plans|threaten\w*|ready|tempted|about|trying|tried|tries) (?:\w+ )?(?:to )?(?:\w+ )?(?:die|be dead|unalive|end (?:it|her|his|their|things)|jump|overdose|take (?:his|her|their) (?:own )?life|kill ${theirSelf}|not be here|disappear for good)`,
    phrase`(?:he|she|they|him|her|them|who) (?:\w+ ){0,2}?(?:doesnt|does not|dont|do not|didnt|no longer|never) (?:\w+ )?(?:want|wants|wanna|see) (?:\w+ )?(?:to )?(?:\w+ )?(?:live|be here|be alive|wake up|go on|a point|any point|exist|carry on)`,
    phrase`(?:he|she|they|hes|shes|theyre|him|her) (?:\w+ ){0,4}?(?:suicidal|suicide|better off dead|better off without (?:him|her|them)|wont be (?:here|around)|not wake up|never wake up|rather be dead|wishes? (?:he|she|they) (?:was|were) dead|hates? being alive|giving away|given away|no reason to live)`,
    phrase`(?:said|says|saying|told|texts?|texting|texted|wrote|writes|writing|posted|posts|talks?|talking|jok(?:es|ed|ing)|hints?) (?:\w+ ){0,7}?(?:suicid\w*|dying|no point|pointless|kill\w*|end it|ending it|better off (?:dead|without)|jumping|goodbye|wont be here|not to wake|a burden|unalive|be dead|disappear\w*|give up|cant go on|cant take it)`,
    phrase`(?:cuts|cutting|slashed|scratches|burns|burned|burning) (?:\w+ )?(?:(?:her|his|their) (?:\w+ )?(?:arms?|wrists?|legs?|thighs?|skin|hands?)|${theirSelf})|(?:cuts|scars|marks|burns) (?:on|all over) (?:her|his|their) (?:\w+ )?(?:arms?|wrists?|legs?|thighs?)`,
    phrase`(?:found|saw|discovered|seen|noticed) (?:\w+ ){0,3}?(?:blades?|razors?|pills|a rope|a noose|a note|letter|cuts|scars|bandages|bloody) (?:\w+ ){0,4}?(?:his|her|their)`,
    phrase`${near('(?:his|her|their|he|she|they)(?: has| have)?(?: been)?', 'giving (?:\\w+ )?away|stopped eating|barely eats?|hardly eats?|refuses to eat|deserve (?:to eat|food|to live)|bought a (?:gun|rope)|saved? up (?:\\w+ )?pills|hoard\\w* (?:\\w+ )?pills|stockpil\\w*|collecting pills|saying goodbye|overdos\\w*|suicide attempt', 6)}`,
  ],
}
