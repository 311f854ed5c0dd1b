import { connect, createServer, type AddressInfo } from 'node:net'

export type Statement = { text: string; values: (string | null)[] }

/** The version that a client asks for in the message with which it begins; another one asks for TLS. */
const PROTOCOL = 196_608

/** Returns the text up to the next zero byte, and where the rest begins. */
function textAt(body: Buffer, start: number): [text: string, next: number] {
  const end = body.indexOf(0, start)
  return [body.toString('utf8', start, end), end + 1]
}

/** Reads the values of a Bind message, which follow the names of a portal and of a statement, and the formats. */
function readBind(body: Buffer): { name: string; values: Statement['values'] } {
  const [, afterPortal] = textAt(body, 0)
  const [name, afterName] = textAt(body, afterPortal)
  let at = afterName + 2 + 2 * body.readInt16BE(afterName)
  const values = Array.from({ length: body.readInt16BE(at) }, (_, index) => {
    if (index === 0) at += 2
    const length = body.readInt32BE(at)
    at += 4 + Math.max(length, 0)
    return length < 0 ? null : body.toString('utf8', at - length, at)
  })
  return { name, values }
}

/** Returns a function that takes what a client sends to Postgres, and passes on each statement that it runs. */
function statementReader(onStatement: (statement: Statement) => void) {
  const prepared = new Map<string, string>()
  let [rest, hasBegun] = [Buffer.alloc(0), false]
  const readMessage = (type: string, body: Buffer) => {
    if (type === 'Q') onStatement({ text: textAt(body, 0)[0], values: [] })
    if (type === 'P') {
      const [name, next] = textAt(body, 0)
      prepared.set(name, textAt(body, next)[0])
    }
    if (type === 'B') {
      const { name, values } = readBind(body)
      onStatement({ text: prepared.get(name) ?? '', values })
    }
  }
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message has no type.
      const head = hasBegun ? 1 : 0
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      if (hasBegun) readMessage(message.toString('latin1', 0, 1), message.subarray(5))
      else hasBegun = message.readInt32BE(4) === PROTOCOL
    }
  }
}

/** Forwards a port of its own to the server of `databaseUrl`, and records the statements that are sent through it. */
export async function recordStatements(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const statements: Statement[] = []
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    client.on(
      'data',
      statementReader((statement) => void statements.push(statement)),
    )
    client.pipe(database).pipe(client)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const)
      socket.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  /** Returns the statements that are sent while `work` runs. */
  const during = async (work: () => Promise<unknown>): Promise<Statement[]> => {
    statements.length = 0
    await work()
    return [...statements]
  }
  return { url: url.href, during, close: () => void server.close() }
}
