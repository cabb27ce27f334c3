import type { PGlite } from '@electric-sql/pglite'

type Send = PGlite['execProtocolStream']
type Options = Parameters<Send>[1]
type Messages = Awaited<ReturnType<Send>>

interface Prepared {
  name: string
  /** The types of its parameters and columns, once they are known. */
  description?: Messages
}

/** A statement takes some ten kilobytes of the database's memory. */
export const mostPrepared = 150

/** Characters; a longer text lists rows, and takes more memory. */
export const longestPrepared = 10_000

/** Parses, plans and describes a query once: from the second time on, it is one message. */
export function prepareStatements(client: PGlite): void {
  const statements = new PreparedStatements(client.execProtocolStream.bind(client))
  client.execProtocolStream = (message, options) => statements.send(message, options)
}

/**
 * PGlite sends six messages for each query: parse, describe, bind, describe, execute, sync. Here
 * parse and describe reach the database once for each text; bind, execute and sync go together.
 * The one connection has one set of names, and PGlite sends the messages of one query before those
 * of another.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
class PreparedStatements {
  readonly #send: Send
  /** By text; the one that was used last stands last. */
  readonly #byText = new Map<string, Prepared>()
  /** What removes statements from the database; sent with the next query. */
  #removals: Uint8Array[] = []
  #names = 0
  #current: Prepared | undefined
  #bind: Uint8Array | undefined
  #isSynced = false

  constructor(send: Send) {
    this.#send = send
  }

  async send(message: Uint8Array, options: Options): Promise<Messages> {
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === 'Q') return this.#runScript(message, options)
    if (kind === 'P') return this.#parse(message, options)
    if (kind === 'S' && this.#isSynced) {
      this.#isSynced = false
      return []
    }
    if (this.#current && kind === 'D') return this.#describe(this.#current, message, options)
    if (this.#current && kind === 'B') {
      this.#bind = withName(message, 6, this.#current.name)
      return []
    }
    if (this.#bind && kind === 'E') return this.#execute(this.#bind, message, options)
    return this.#send(message, options)
  }

  /** Its response says already that the database is ready. */
  async #runScript(message: Uint8Array, options: Options): Promise<Messages> {
    this.#forgetChanged(textOf(message))
    this.#isSynced = true
    return this.#send(message, options)
  }

  async #parse(message: Uint8Array, options: Options): Promise<Messages> {
    const text = textOf(message)
    this.#bind = undefined
    this.#isSynced = false
    this.#current = this.#byText.get(text)
    if (this.#current) {
      this.#byText.delete(text)
      this.#byText.set(text, this.#current)
      return []
    }
    this.#forgetChanged(text)
    if (text.length > longestPrepared || !isPlanned.test(text)) return this.#send(message, options)
    const added = { name: `s${this.#names++}` }
    const messages = await this.#send(withName(message, 5, added.name), options)
    this.#byText.set(text, added)
    this.#current = added
    const [oldest] = this.#byText
    if (oldest && this.#byText.size > mostPrepared) this.#forget(...oldest)
    return messages
  }

  async #describe(statement: Prepared, message: Uint8Array, options: Options): Promise<Messages> {
    statement.description ??= await this.#send(withName(message, 6, statement.name), options)
    return statement.description
  }

  async #execute(bind: Uint8Array, message: Uint8Array, options: Options): Promise<Messages> {
    const batch = Buffer.concat([...this.#removals, bind, message, sync])
    this.#removals = []
    this.#bind = undefined
    this.#isSynced = true
    return this.#send(batch, options)
  }

  /** PostgreSQL refuses a prepared statement whose columns are others now. */
  #forgetChanged(text: string): void {
    if (!changesTables.test(text)) return
    for (const [known, statement] of this.#byText) this.#forget(known, statement)
  }

  #forget(text: string, { name }: Prepared): void {
    this.#byText.delete(text)
    this.#removals.push(withName(Buffer.from('C\0\0\0\0S\0'), 6, name))
  }
}

const sync = Buffer.from('S\0\0\0\x04')
const isPlanned = /^P.{4}\0[\s(]*(select|insert|update|delete|with)\b/is
const changesTables = /\b(create|alter|drop)\b/i

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
}

/** Puts a name where the message has an empty one; its length stands behind its first byte. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)])
  named.writeInt32BE(named.length - 1, 1)
  return named
}
