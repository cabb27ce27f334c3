const mostCharacters = 2_000

/** Texts in quotes, in dollars, and comments: what a statement may hold besides its parameters. */
const literals = /\bE'(?:\\.|''|[^'\\])*'|'(?:''|[^'])*'|\$(\w*)\$[\s\S]*?\$\1\$/gi
const comments = /--.*$|\/\*[\s\S]*?\*\//gm

/** A statement without the values in it, on one line. */
export function statementText(statement: string): string {
  const text = statement.replace(literals, '?').replace(comments, '')
  return text.replace(/\s+/g, ' ').trim().slice(0, mostCharacters)
}
