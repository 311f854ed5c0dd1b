import { env } from '../../src/env'
import { minPasswordLength } from '../../src/features/accounts/rules'
import { splitName } from '../../src/features/leads/board-rules'
import { isCommonPassword } from '../../src/lib/server/auth/password'
import { asSystemWithoutRequest } from '../../src/lib/server/db/local-api'
import { type Ask, askHidden } from '../process/ask-hidden'
import { checkConnection } from '../process/check-connection'
import { UserError } from '../process/user-error.mjs'
import { readArguments } from './read-arguments'

const usage = 'the email address, then the name, such as `ana@agency.com "Ana Ruiz"`'

/**
 * `create-admin ana@agency.com "Ana Ruiz"` creates an admin account. Reads the password from standard input, because
 * others can read command lines.
 */
export async function run(args: string[]): Promise<void> {
  const [email, ...name] = readArguments('create-admin', args).words
  if (!email?.includes('@')) throw new UserError(`An email address is missing: ${usage}`)
  const { firstName, lastName } = splitName(name.join(' '))
  if (!firstName) throw new UserError(`A name is missing: ${usage}`)
  if (!env.DATABASE_URL || !env.PAYLOAD_SECRET)
    throw new UserError(
      'Set DATABASE_URL, such as postgres://user:password@host:5432/name, and PAYLOAD_SECRET to the values that web and worker get. The demo already has accounts.',
    )
  await checkConnection(env.DATABASE_URL)
  const password = await askHidden((ask) => readPassword(ask, email))
  // Loaded last, because it takes seconds: mistakes are named at once.
  const { payload } = await import('../../src/lib/server/payload')
  const system = asSystemWithoutRequest(await payload())
  const { totalDocs } = await system.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase() } },
  })
  if (totalDocs > 0) throw new UserError(`${email} already has an account. An admin can change its role.`)
  const person = { email, firstName, lastName, role: 'admin', language: 'en' } as const
  await system.create({ collection: 'users', data: { ...person, password } })
  console.log(`Created the admin ${email}. Sign in at ${env.SITE_URL}/admin`)
}

/**
 * Returns a password that an admin may have. A terminal asks for it twice, because nobody sees what they type, and again after a
 * mistake. Other input has one line; throws a UserError that says what is wrong with it.
 */
async function readPassword(ask: Ask, email: string): Promise<string> {
  for (;;) {
    const password = await ask(`Password for ${email} (at least 12 characters): `)
    if (password === undefined)
      throw new UserError(
        'No password was entered, so no account was created. Run the command again in a terminal.',
      )
    const fault = await faultOf(password)
    if (!process.stdin.isTTY) {
      if (fault) throw new UserError(fault)
      return password
    }
    if (!fault && password === (await ask('The same password again: '))) return password
    process.stderr.write(`${fault ?? 'The two passwords are not the same. Type them again.'}\n`)
  }
}

async function faultOf(password: string): Promise<string | undefined> {
  if (password.length < minPasswordLength('admin'))
    return 'The password is too short. Use at least 12 characters.'
  if (await isCommonPassword(password)) return 'This password is too easy to guess. Choose another one.'
  return undefined
}
