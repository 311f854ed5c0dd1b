import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

import { env } from '../../src/env'
import { minPasswordLength } from '../../src/features/accounts/rules'
import { splitName } from '../../src/features/leads/board-rules'
import { isCommonPassword } from '../../src/lib/server/auth/password'
import { asSystemWithoutRequest } from '../../src/lib/server/db/local-api'
import { checkConnection } from '../process/check-connection'
import { UserError } from '../process/user-error.mjs'

const usage = 'the email address, then the name, such as `ana@agency.com "Ana Ruiz"`'

/**
 * `create-admin ana@agency.com "Ana Ruiz"` creates an admin account. Reads the password from standard input, because
 * command lines are visible to other users.
 */
export async function run([email, ...name]: string[]): Promise<void> {
  if (!email?.includes('@')) throw new UserError(`An email address is missing: ${usage}`)
  const { firstName, lastName } = splitName(name.join(' '))
  if (!firstName) throw new UserError(`A name is missing: ${usage}`)
  if (!env.DATABASE_URL || !env.PAYLOAD_SECRET)
    throw new UserError(
      'Set DATABASE_URL, such as postgres://user:password@host:5432/name, and PAYLOAD_SECRET to the values that web and worker get. The demo already has accounts.',
    )
  await checkConnection(env.DATABASE_URL)
  const password = await askPassword(`Password for ${email} (at least 12 characters): `)
  if (password.length < minPasswordLength('admin'))
    throw new UserError('The password is too short. Use at least 12 characters.')
  if (await isCommonPassword(password))
    throw new UserError('This password is too easy to guess. Choose another one.')
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

/** Reads one line from standard input. Throws when the input ends before, such as without a terminal. */
async function askPassword(question: string): Promise<string> {
  process.stderr.write(question)
  // On a terminal nothing of what is typed is shown.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const ended = new Promise<never>((_, reject) => {
    terminal.on('close', () =>
      reject(
        new UserError(
          'No password was entered, so no account was created. Run the command again in a terminal.',
        ),
      ),
    )
  })
  try {
    return await Promise.race([terminal.question(''), ended])
  } finally {
    process.stderr.write('\n')
    terminal.close()
  }
}
