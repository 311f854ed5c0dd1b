import pg from 'pg'

type Fault = readonly [reason: string, advice: string]

/** What Postgres answers when a URL is wrong (its appendix A), and what to do about it. Waiting does not help. */
const faults: Record<string, Fault> = {
  '28P01': ['the database refuses its user or password', 'correct them, or change the password of the role'],
  '28000': ['the database does not let its user in', 'correct the user, or allow it in pg_hba.conf'],
  '3D000': ['there is no such database', 'create it, or correct the name at the end of the URL'],
}

/**
 * What a connection pooler answers. Its code is the same for everything, a Postgres that is down among it, unless it's a new version,
 * which has those above.
 */
const poolerFaults: [message: RegExp, reason: string, advice: string, ofDatabaseUrl?: string][] = [
  [
    /no such database/,
    'the connection pooler has no such database',
    'add it there, or correct the name at the end of the URL',
  ],
  [
    /no such user|authentication failed/,
    'the connection pooler refuses its user or password',
    'correct them, or what the pooler has of them (auth_file)',
  ],
  [
    /startup parameter/,
    'a connection pooler refuses the session',
    'name Postgres itself there',
    'set DATABASE_DIRECT_URL, the address of Postgres itself, too',
  ],
]
const POOLER_CODE = '08P01'

/** What the driver says without a code: the server wants a password, and the URL has none. */
const NO_PASSWORD = /client password must be/
const noPassword: Fault = [
  'the database asks for a password',
  'write it into the URL, after the user and a colon',
]

/** What TLS says when both sides speak it, but the driver does not trust the server. */
const UNTRUSTED = /CERT|^UNABLE_TO_/
const untrusted: Fault = [
  'the certificate of the database is not trusted',
  'correct it, or name the file of its authority in the URL (sslrootcert)',
]

/** What the driver says without a code: the URL wants TLS (`sslmode`), and the server has none. */
const NO_TLS = /does not support SSL/
const noTls: Fault = [
  'the database offers no TLS',
  'turn it on in Postgres, or remove sslmode from the URL if nobody else can reach the network',
]

/** The driver reads the files that a URL names when it's made. */
const unreadable = (path = ''): Fault => [
  `the file ${path} of its URL cannot be read`,
  'correct its path, or let the user of this process read it',
]

function faultOf(
  { code = '', message, syscall, path }: NodeJS.ErrnoException,
  variable: string,
): Fault | undefined {
  if (syscall === 'open') return unreadable(path)
  if (NO_PASSWORD.test(message)) return noPassword
  if (NO_TLS.test(message)) return noTls
  if (UNTRUSTED.test(code)) return untrusted
  if (code !== POOLER_CODE) return faults[code]
  const [, reason, advice, ofDatabaseUrl] = poolerFaults.find(([pattern]) => pattern.test(message)) ?? []
  if (!reason || !advice) return undefined
  return [reason, (variable === 'DATABASE_URL' && ofDatabaseUrl) || advice]
}

/** Error codes of Postgres have five characters; those of the network are words such as ECONNREFUSED. */
const isAnswer = (code: string) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code)

/** No connection could be opened. The message is one sentence that names the variable and says what to do. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  /** Whether it will fail again until someone corrects the URL, unlike a server that is down. */
  readonly isLasting: boolean

  constructor(error: unknown, variable: string, url: string) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const fault = faultOf(error as NodeJS.ErrnoException, variable)
    const [reason, advice] = fault ?? outageOf(code, addressOf(url))
    super(`${variable}: ${reason} (${isAnswer(code) ? message : code || message}): ${advice}`)
    this.isLasting = fault !== undefined
  }
}

/** What may pass without a change of the URL. A host in a container or cluster has a name only while it runs. */
function outageOf(code: string, address: string): Fault {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return [`the host of the database at ${address} is not known`, 'check its name, and the name server']
  const outage = isAnswer(code) ? 'refuses connections' : 'does not answer'
  return [
    `the database at ${address} ${outage}`,
    'check the address, and that Postgres runs there and accepts connections',
  ]
}

/** Returns the host and port of a URL, or its socket. */
function addressOf(url: string): string {
  const { host, searchParams } = new URL(url)
  return searchParams.get('host') ?? host
}

/**
 * Opens one connection to the database that `variable` names, outside of any pool. Throws a ConnectionError when it is refused, or
 * when there is no answer within five seconds.
 */
export async function openConnection(
  url: string,
  variable = 'DATABASE_URL',
  options: pg.ClientConfig = {},
): Promise<pg.Client> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ...options })
    // A lost connection is reported by the next query.
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (error) {
    // Not awaited: a server that hangs does not answer this either.
    client?.end().catch(() => undefined)
    throw new ConnectionError(error, variable, url)
  }
}
