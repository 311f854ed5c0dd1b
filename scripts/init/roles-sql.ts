import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

/** Postgres' own default. */
const ITERATIONS = 4096

/**
 * Returns what Postgres stores of a password (RFC 5803). It's no password: with it nobody can sign in, so the file that
 * creates the roles may be read by the user who runs Postgres.
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64')
  const serverKey = keyed('Server Key').toString('base64')
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const quotedName = (text: string) => `"${text.replaceAll('"', '""')}"`

function roleOf(url: string): { name: string; password: string } {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/**
 * Returns the commands for psql that create the roles of these URLs and the database. They can be run again: what exists
 * keeps its content, and the passwords become those of the URLs. On a machine without a locale Postgres would choose an encoding that
 * lacks most letters.
 */
export function rolesSql(ownerUrl: string, appUrl: string): string {
  const owner = roleOf(ownerUrl)
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1))
  const createDatabase = `create database ${quotedName(database)} owner ${quotedName(owner.name)} template template0 encoding 'UTF8'`
  const createRoles = [owner, roleOf(appUrl)].flatMap(({ name, password }) => [
    `select ${quoted(`create role ${quotedName(name)} login`)} where not exists (select from pg_roles where rolname = ${quoted(name)}) \\gexec`,
    `alter role ${quotedName(name)} password ${quoted(scramVerifier(password))};`,
  ])
  return [
    '-- Written by `puente init`: the roles and the database, for psql as a superuser. The passwords are in puente.env.',
    ...createRoles,
    `select ${quoted(createDatabase)} where not exists (select from pg_database where datname = ${quoted(database)}) \\gexec`,
    '',
  ].join('\n')
}
