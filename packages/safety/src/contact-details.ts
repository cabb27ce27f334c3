const forms: readonly RegExp[] = [
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\{at\})\s?[\p{L}\d-]+\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,}/giu,
  /(?:https?:|www\.)\S+/giu,
  /(?<![\p{L}\d])[\p{L}\d-]{2,}\.(?:com|net|org|info|eu|sk|cz|de|at|ch|io|ai|app|me|co|uk|shop|online|site|xyz|example|test|page|link|club|life|dev)(?![\p{L}\d])(?:\/\S*)?/giu,
  /(?<![\p{L}\d])@[\p{L}\d_.]{3,}/giu,
  // A telephone number: seven digits or more; years and percentages have fewer.
  /(?<![\p{L}\d.,])(?:\+|00)?\d(?:[ ()/.-]{0,2}\d){6,}(?![\d%])/gu,
  /(?:call|ring|dial|text|phone|whatsapp|vola[jť]\p{L}*|zavola[jť]\p{L}*|vytoč\p{L}*|čísl[oea]|linku|ruf\p{L}*|wähl\p{L}*|nummer|telefon\p{L}*|smsk?u?)\s(?:\p{L}+[\s,:]+){0,4}\+?\d{2,}/giu,
  /(?:instagram|facebook|telegram|whatsapp|tiktok|messenger|signal gro?up|discord|skype)\p{L}*/giu,
  /(?<!\p{L})\p{L}+(?:straße|strasse|gasse|allee|platz|weg)\s\d{1,4}(?!\d)/giu,
  /(?<!\p{L})(?:ulic\p{L}+|námest\p{L}+|Kvet\p{L}+)\s\d{1,4}/giu,
  /(?<!\p{L})\p{Lu}\p{L}+\s\d{1,4}(?:\/\d+)?,?\s(?:vo?|in|at)\s\p{Lu}\p{L}+/gu,
  /\d{1,4}\s\p{Lu}\p{L}+\s(?:street|road|avenue|lane|square)/giu,
  /(?<!\p{L})(?:write to me|write me|email me|mail me|message me|text me|call me (?:at|on|now|tonight|back|any)|contact me|contact us|visit us|meet me|come to my|join my|sign up at|click here|follow the link|the link below|book a session)/giu,
  /(?<!\p{L})(?:napíš(?:te)? mi|zavolaj(?:te)? mi|ozvi sa mi|ozvite sa mi|príď(?:te)? za (?:nami|mnou)|navštív(?:te)? nás|kontaktuj(?:te)? (?:ma|nás)|stretni(?:me|te)? sa (?:so mnou)|klikni(?:te)?|objednaj(?:te)? sa|na našej stránke|na webe)/giu,
  /(?<!\p{L})(?:schreib(?:en sie)? mir|ruf(?:en sie)? mich an|rufen sie uns|melde dich bei mir|melden sie sich (?:bei )?(?:mir|uns)|besuch(?:en sie|e)? (?:mich|uns)|komm(?:en sie)? zu (?:mir|uns)|kontaktier\p{L}* (?:mich|uns)|triff mich|treffen wir uns|klick(?:en sie)?|auf (?:meiner|unserer) (?:website|webseite|seite)|buch(?:en sie|e)? (?:einen|eine) (?:termin|sitzung))/giu,
]

/** E-mail, web and street addresses, telephone numbers, and requests to get in touch. */
export function contactDetailsIn(text: string): string[] {
  return forms.flatMap((form) => [...text.matchAll(form)].map(([words]) => words))
}
