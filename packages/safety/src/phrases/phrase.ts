/** A pattern of whole words, for a text as `spellings` leaves it. */
export function phrase(parts: TemplateStringsArray, ...words: string[]): RegExp {
  return new RegExp(String.raw`\b(?:${String.raw(parts, ...words)})\b`)
}

/** Where a text, a sentence or a clause ends; a figure after it says nothing. */
export const end = String.raw`(?=,|$| \d| (?:and|but|because|maybe|honestly|lol|right now|a|ale|lebo|pretoze|asi|prosim|und|aber|weil|bitte)\b)`

/** As `end`, for words that mean something else when the clause goes on. */
export const fullStop = String.raw`(?=,|$| \d)`
