/** A digit, a share in words, or a number of tens. */
const figures =
  /\p{N}|%|(?<!\p{L})(?:(?:per ?cent|percent|prozent)\p{L}*|(?:two|three) (?:thirds|quarters)|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:out of|of) (?:a|one) hundred|(?:dve tretiny|tri štvrtiny|zo sto)|\p{L}*(?:dvadsať|dvadsiat|tridsať|tridsiat|štyridsať|štyridsiat|desiatich|(?:päť|šesť|sedem|osem|deväť)desiat)\p{L}*|(?:zwei drittel|drei viertel|von (?:ein)?hundert)|\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig))(?!\p{L})/iu

/** A model's text holds no figure: those of the profile stand beside it. */
export function figureProblems(text: string): string[] {
  return figures.test(text) ? ['it must hold no figure'] : []
}
