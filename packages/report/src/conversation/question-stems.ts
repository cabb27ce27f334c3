import type { Language } from '@individua/instrument/dimensions'
import type { Topic } from './profile-texts.ts'

/**
 * What a question wants: what the further answers changed (`moved`), the answers behind a text, how
 * sure it is, something to do, or more on the topic; a diagnosis or the future, which a profile does
 * not give (`outside`); what can be asked.
 */
export const allWishes = [
  'moved',
  'why',
  'certainty',
  'practice',
  'more',
  'outside',
  'help',
] as const
export type Wish = (typeof allWishes)[number]
export type TopicStems = Readonly<Record<Exclude<Topic, 'practice'>, RegExp>>
export type WishStems = Readonly<Record<Wish, RegExp>>

/** What only a question about the profile says; topics have everyday words too, such as "weakness". */
export const profileVocabulary =
  /\b(archetyp|anim(a|us)\b|shadow|tien|tiena|schatten|person(a|y|u|ou)\b|personas|individua|bytostn|(mein|dem|das|des) selbst\b|profil|my (report|result)|(moj\w+|vas\w+) (sprav|vysled)|(mein|ihr)\w* (bericht|ergebnis))/

/** Beginnings of words in lower case without diacritics, `ß` as `ss`. */
export const topicStems: Readonly<Record<Language, TopicStems>> = {
  en: {
    innerOther: /\b(anima|animus|inner other|less.lived|opposite side|inner opposite)\b/,
    complex: /\b(complex|tension|conflict|contradict|trigger)/,
    dream: /\b(dream|nightmare)/,
    shadow: /\b(shadow|dark side|blind spot|weakness|flaw|repress)/,
    persona:
      /\b(persona|mask|faces? (do )?i\b|come across|impression|others see|people see|how am i seen)/,
    self: /\b((the|my) self\b|individuation|wholeness|become whole|inner cent)/,
    archetype:
      /\b(archetype|strongest|leading|dominant|main (pattern|figure)|strength|what am i( \w+)? good at)/,
    portrait:
      /\b(who am i|what am i like|(my|the|this) portrait|profile|personality|summar|overview|result|report|about me)/,
  },
  sk: {
    innerOther:
      /\b(anim(a|y|u|e|ou|us|usa|usom|usovi)\b|naprotivo?k|protipol|vnutorn\w+ (muz|zen))/,
    complex: /\b(komplex|napati|konflikt|rozpor)/,
    dream: /\b(sen\b|sn(y|a|u|e|ov|om|och|ami|ivam|iva|ivalo)\b|prisni|nocn\w+ mor)/,
    shadow:
      /\b(tien|temn\w+ stran|odvraten|slabo?st|slabin|slab\w+ stran|potlac|slep\w+ (miest|skvrn))/,
    persona:
      /\b(person(a|y|u|ou|e|am|ach|ami)\b|mask|tvar(e|i|ou|ami|ach)?\b|posobi|dojem|vidia ma|ma vidia|vnimaju)/,
    self: /\b(bytostn|individuaci|celistv|celost|(moje|vlastne|mojho|mojmu) ja\b|o ja\b)/,
    archetype:
      /\b(archetyp|najsilnejs|veduc|vedie\b|prevlad|dominant|siln\w+ stran|hlavn\w+ (archetyp|postav|vzor|crt|sil)|v com som( \w+)? (dobr|siln))/,
    portrait:
      /\b(kto som|ak(y|a) som|motiv|ma pohana|(moj|ten|tento|vas|vysvetlit|o)( svojom| mojom)? portret|osobnost|povah|profil|zhrn|prehlad|vysled|sprav(a|y|e|u|ou)\b|o mne)/,
  },
  de: {
    innerOther: /\b(animas?\b|animus|gegenuber|gegenpol|inner\w+ ander)/,
    complex: /\b(komplex|spannung|konflikt|widerspr)/,
    dream: /\b((alb|alp)?traum(e|en|s|es|t|te|bild\w*)?\b|getraumt)/,
    shadow: /\b(schatten|dunkl\w+ seite|schwach(e|en)\b|blinde\w* fleck|verdrang)/,
    persona:
      /\b(persona|maske|gesicht|wirke\b|eindruck|nach aussen|sehen mich|mich (andere|die anderen) sehen)/,
    self: /\b((das|dem|des|mein|meinem) selbst\b|individuation|ganzheit|ganz werden)/,
    archetype:
      /\b(archetyp|starkst|fuhrend|vorherrsch|dominant|wichtigst|starken\b|(worin|was) (bin|kann) ich( \w+)? gut\b)/,
    portrait:
      /\b(wer bin ich|wie bin ich|(mein|das|dieses|dem) (portrat|portraet)|personlichkeit|profil|zusammenfass|uberblick|ergebnis|bericht|uber mich)/,
  },
}

export const wishStems: Readonly<Record<Language, WishStems>> = {
  en: {
    moved:
      /\b(what (has |have |is )?(changed|moved|different)\b.*\b(questions|answers|(the|my) (report|result|profile|archetype))|(why|how come)\b.*\b(the|my) (leader|leading \w+|(first|strongest|main) (one|archetype|figure|place))\b.*\b(chang\w+|different|another|else|moved?|switch\w*)|why\b.*\b(someone|somebody|another archetype|a different archetype)\b.*\b(leads|leading|in front|first))/,
    why: /^\W*(and |but |so )?why( (is|was) that| so| that)?\W*$|\b(why (do|did|would|should|are) you\b.*\b(say|said|think|believe|write|wrote|call|tell|claim|assume|sure|put)|why (does|did) (it|the (profile|report|result)|my (profile|report|result))\b|where (do|did|does) (you|this|that|it)\b.*\bfrom|based on|(which|what) (of my )?answers?|how (do|did|can|could|would) you know|what makes you (say|think|believe|so sure)|evidence|grounds for)\b/,
    certainty:
      /\b(how (sure|certain|reliable|accurate|exact|precise|confident|likely)|are you (sure|certain)|certainty|reliab\w+|accura\w+|how uncertain|(is|are) (it|this|that|all this|all that|(my|the) (profile|report|results?))( \w+)? uncertain|(it|this|that|profile|report|results?) (is|are|seems?)( all)?( \w+)? uncertain|interval|percent\w*|too close|(trust|believe) (this|that|it|the|you))\b/,
    practice:
      /\b(exercis\w+|practi[cs]\w+|what (can|should|could|must) i (do|try|change)|work on|work with|habits?|daily|improve|grow|growth|develop\w*|tips?|next steps?|try out|advice|what helps|deal with|integrate)\b/,
    more: /\b(more|go on|continue|else|next|further|another)\b/,
    outside:
      /\b(diagnos\w+|depression|ill|illness|disorder|doctor|therapist|medic\w+|weather|horoscope|future|lottery)\b/,
    help: /\b(help|what (else )?(can|could|may|should) (i|you) (ask|tell|answer|do for)|how does this work)\b/,
  },
  sk: {
    moved:
      /\b(co sa\b.*\b(zmenilo|pohlo|posunulo)\b.*\b(otazk|odpoved|vysled|profil|sprav[aeu]\b|archetyp)|preco\b.*\b(zmenil|pohol|pohlo|(niekto )?in(y|a)\b)\w*.*\b(vedie\b|na cele|archetyp|postav|profil|vysled)|preco\b.*\b(vedie\b|na cele|archetyp|postav)\w*.*\b(zmenil|in(y|a)\b))/,
    why: /^\W*(a |ale )?preco( (to|je to tak|tak))?\W*$|\b(preco (si )?(to |o mne |mi |vlastne )*(hovor|tvrd|mysl|pis|uvadz|vrav|povaz)|preco (mi )?(to )?(vysl|vych|profil|sprav[aeu]\b|vysled)|odkial (to )?(viete|vies|mate|mas|vych|beriete|sa to)|na zaklade|z coho (to )?(vych|usudz|viete|plyn)|z akych|ktor\w+( moj\w+)? odpoved|akych( moj\w+)? odpoved|ako (to |o tom |na to )*(viete|ste na to)|zdovodn|dokaz(y|u|ov)?\b)/,
    certainty:
      /\b((ako|nakolko) (velmi )?(je |su |to |vsetko )*(to |si )?(ist|presn|spolahliv|doveryhod|pravdepodobn)|(je|su) to ist|ste si (tym )?ist|istot|presnost|spolahlivost|to( \w+){0,3} neiste\b|(profil|vysledok)( \w+){0,2} neisty\b|spolahnut|percent|rozpat|(da sa|mozem) (tomu |tym )?(verit|doverovat))/,
    practice:
      /\b(cvic|prax|prakti|ako (sa )?(mam|mozem) (pracovat|zmenit|vyrovnat|zaobchadz)|co (mam|mozem|mozno|sa da|by som)( \w+)* (robit|urobit|skusit|spravit|zmenit)|na (com|sebe) (\w+ )*pracovat|rozvij|rozvoj|rozvin|zlepsi|pomoze|pomaha|krok|navyk|tip(y|om|ov)?\b|poradit|poradte|rast(u|om)?\b|vyskusat|zvladn)/,
    more: /\b(viac|dalej|pokracuj|este|dals|inak)/,
    outside:
      /\b(diagnoz|depresi|chor(y|a|oba|obu|oby)\b|lekar|liek|terapeut|pocasi|horoskop|buducnos)/,
    help: /\b(na co sa .*(pytat|opytat|spytat)|co (vsetko )?(vies|viete|dokaze)|pomoc|pomozte|ako to funguje|pomoct)/,
  },
  de: {
    moved:
      /\b(was hat sich\b.*\b(fragen|antworten|ergebnis|profil|bericht|archetyp)\w*.*\b(geandert|verandert|verschoben|bewegt)|was hat sich\b.*\b(geandert|verandert|verschoben|bewegt)\b.*\b(fragen|antworten|ergebnis|profil|bericht|archetyp)|(warum|wieso|weshalb)\b.*\b(jemand anders|anderer|andere)\b.*\b(vorn\w*|fuhrt|archetyp)|(warum|wieso|weshalb)\b.*\b(vorn\w*|fuhr(t|ende\w*)|archetyp)\b.*\b(jemand anders|anderer|geandert|gewechselt))/,
    why: /^\W*(und |aber )?(warum|wieso|weshalb)( (das|denn|ist das so|so))?\W*$|\b((warum|wieso|weshalb) (sagen|schreiben|meinen|glauben|denken|behaupten|halten|nennen|sind) sie\b|(warum|wieso|weshalb) (steht|sagt|heisst|behauptet) (das|es|da|hier|in|mein|der|ihr)|woher (wissen|haben|nehmen|kommt|wollen)|worauf (stutz|beruh|grund|bas)|welche\w*( (von|meiner|meine|ihrer))* antwort|auf welche\w*( meiner)? antwort|begrund|auf (welcher )?grundlage|wie kommen sie (darauf|dazu|auf)|woran (erkennen|sehen) sie|beleg(e|t|en)?\b)/,
    certainty:
      /\b(wie (sicher|gewiss|genau|zuverlassig|verlasslich|wahrscheinlich)|(sind sie|ist das) (sich )?(da |ganz )*(sicher|gewiss)|(ist|sind) (das|es|alles|(mein|das|der) (profil|bericht|ergebnis))( (alles|denn|nicht|noch|so|sehr|ziemlich))* (unsicher|ungewiss)\b|sicherheit|gewissheit|genauigkeit|zuverlass|verlasslich|prozent|spanne\b|intervall|vertrauen)/,
    practice:
      /\b(ubung|uben\b|praxis|praktisch|was (kann|konnte|soll|sollte) ich( \w+)* (tun|machen|versuchen|probieren|andern)|(woran|an mir) (\w+ )*arbeiten|entwick|verbesser|wachs|gewohnheit|tipps?\b|rat\b|schritt|hilft|umgehen|wie gehe ich|ausprobier)/,
    more: /\b(mehr|weiter|noch|sonst|nachste)/,
    outside: /\b(diagnos|depression|krank|arzt|therapeut|medikament|wetter|horoskop|zukunft)/,
    help: /\b(was kann ich( \w+)* frag|was (konnen|wissen) sie|hilfe|helfen|wie funktioniert)/,
  },
}
