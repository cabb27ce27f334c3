import { messages, type PGlite, protocol, types } from '@electric-sql/pglite'

type Send = PGlite['execProtocolStream']
type Options = Parameters<Send>[1]
type Messages = Awaited<ReturnType<Send>>
type QueryOptions = NonNullable<Parameters<PGlite['query']>[2]>
type Result<Row> = Awaited<ReturnType<typeof PGlite.prototype.query<Row>>>
type Field = Result<unknown>['fields'][number]

const { serialize } = protocol

interface Prepared {
  name: string
  /** Of its parameters. */
  types: readonly number[]
  columns: Field[]
}

/** A statement takes some ten kilobytes of the database's memory. */
export const mostPrepared = 150

/** Characters; a longer text lists rows, and takes more memory. */
export const longestPrepared = 10_000

/**
 * Parses, plans and describes a query once: from the second time on, it is one message. A transaction
 * begins in the message of its first query.
 */
export function prepareStatements(client: PGlite): void {
  const statements = new PreparedStatements(client)
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)]
  client.query = async (text, values, options) => {
    if (!isPrepared(text)) return query(text, values, options)
    await client._checkReady()
    return client._runExclusiveTransaction(() => statements.query(text, values, options))
  }
  client.transaction = (work) =>
    transaction((tx) => {
      const unprepared = tx.query.bind(tx)
      tx.query = (text, values, options) =>
        tx.closed || !isPrepared(text)
          ? unprepared(text, values, options)
          : statements.query(text, values, options)
      return work(tx)
    })
}

/**
 * PGlite sends six messages for each query: parse, describe, bind, describe, execute, sync. Here
 * parse and describe go together and only once for each text; bind, execute and sync go together.
 * The one connection has one set of names, and PGlite sends the messages of one query before those
 * of another.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
class PreparedStatements {
  readonly #client: PGlite
  readonly #send: Send
  /** By text; the one that was used last stands last. */
  readonly #byText = new Map<string, Prepared>()
  /** What goes before the next message: removals of statements, and the beginning of a transaction. */
  #waiting: Uint8Array[] = []
  #names = 0
  #isSynced = false

  constructor(client: PGlite) {
    this.#client = client
    this.#send = client.execProtocolStream.bind(client)
    client.execProtocolStream = (message, options) => this.#passOn(message, options)
  }

  query<Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) {
    return this.#client._runExclusiveQuery(async (): Promise<Result<Row>> => {
      const { name, types: given, columns } = await this.#prepare(text)
      const { serializers } = this.#client
      const texts = values.map((value, index) => {
        const textOf = serializers[given[index] ?? types.TEXT] ?? String
        return value === null || value === undefined ? null : String(textOf(value))
      })
      const bound = serialize.bind({ statement: name, values: texts })
      const received = await this.#sendNow(Buffer.concat([bound, executeAndSync]))
      return resultOf<Row>(received, columns, this.#client.parsers, options)
    })
  }

  /** Messages of PGlite's own: of scripts, and of queries that are not prepared. */
  async #passOn(message: Uint8Array, options: Options): Promise<Messages> {
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === 'S' && this.#isSynced) {
      this.#isSynced = false
      return []
    }
    // Its response says already that the database is ready.
    this.#isSynced = kind === 'Q'
    if (kind === 'Q' || kind === 'P') this.#forgetChanged(message)
    if (begin.equals(message)) {
      this.#waiting.push(message)
      return []
    }
    return this.#sendNow(message, options)
  }

  #sendNow(message: Uint8Array, options: Options = withoutSync): Promise<Messages> {
    if (this.#waiting.length === 0) return this.#send(message, options)
    const batch = Buffer.concat([...this.#waiting, message])
    this.#waiting = []
    return this.#send(batch, options)
  }

  async #prepare(text: string): Promise<Prepared> {
    const known = this.#byText.get(text)
    if (known) {
      this.#byText.delete(text)
      this.#byText.set(text, known)
      return known
    }
    const name = `s${this.#names++}`
    const parse = serialize.parse({ name, text })
    const describe = serialize.describe({ type: 'S', name })
    const received = await this.#sendNow(Buffer.concat([parse, describe, serialize.sync()]))
    const added = {
      name,
      types:
        received.find((one) => one instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ??
        [],
      columns: received.find((one) => one instanceof messages.RowDescriptionMessage)?.fields ?? [],
    }
    this.#byText.set(text, added)
    const [oldest] = this.#byText
    if (oldest && this.#byText.size > mostPrepared) this.#forget(...oldest)
    return added
  }

  /** PostgreSQL refuses a prepared statement whose columns are others now. */
  #forgetChanged({ buffer, byteOffset, byteLength }: Uint8Array): void {
    const text = Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
    if (!changesTables.test(text)) return
    for (const [known, statement] of this.#byText) this.#forget(known, statement)
  }

  #forget(text: string, { name }: Prepared): void {
    this.#byText.delete(text)
    this.#waiting.push(serialize.close({ type: 'S', name }))
  }
}

const executeAndSync = Buffer.concat([serialize.execute({}), serialize.sync()])
const withoutSync = { syncToFs: false }
const begin = Buffer.from(serialize.query('BEGIN'))
const changesTables = /\b(create|alter|drop)\b/i

function isPrepared(text: string): boolean {
  return text.length <= longestPrepared && /^[\s(]*(select|insert|update|delete|with)\b/i.test(text)
}

/** As PGlite's own, without a copy of all parsers. */
function resultOf<Row>(
  received: Messages,
  fields: Field[],
  parsers: PGlite['parsers'],
  { rowMode, parsers: own }: QueryOptions,
): Result<Row> {
  const parse = fields.map(
    ({ dataTypeID: type }) => own?.[type] ?? parsers[type] ?? types.parsers[type],
  )
  const valueIn = (text: string | null, index: number) => {
    const parser = parse[index]
    return text === null || !parser ? text : parser(text, fields[index]?.dataTypeID)
  }
  const rows: unknown[] = []
  let affectedRows = 0
  for (const message of received) {
    if (message instanceof messages.DataRowMessage) {
      const values = message.fields.map(valueIn)
      rows.push(
        rowMode === 'array'
          ? values
          : Object.fromEntries(fields.map(({ name }, index) => [name, values[index]])),
      )
    } else if (message instanceof messages.CommandCompleteMessage) {
      affectedRows = Number(
        /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(message.text)?.[1] ?? 0,
      )
    }
  }
  // The caller says what a row holds.
  return { rows: rows as Row[], fields, affectedRows }
}
