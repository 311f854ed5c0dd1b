import { createInterface } from 'node:readline/promises'

import { env } from '../src/env'
import { minPasswordLength } from '../src/features/accounts/rules'
import { splitName } from '../src/features/leads/board-rules'
import { isCommonPassword } from '../src/lib/server/auth/password'
import { asSystemWithoutRequest } from '../src/lib/server/db/local-api'

const usage = 'npm run create-admin -- ana@agency.com "Ana Ruiz"'

/**
 * `npm run create-admin -- ana@agency.com "Ana Ruiz"` creates an admin account. Reads the password from standard input,
 * because command lines are visible to other users.
 */
async function createAdmin(email?: string, ...name: string[]): Promise<string> {
  if (!email?.includes('@')) throw new Error(`An email address is missing: ${usage}`)
  const { firstName, lastName } = splitName(name.join(' '))
  if (!firstName) throw new Error(`A name is missing: ${usage}`)
  if (!env.DATABASE_URL || !env.PAYLOAD_SECRET)
    throw new Error(
      'Set DATABASE_URL, such as postgres://user:password@host:5432/name, and PAYLOAD_SECRET to the values that `npm start` gets. See README.md, Configuration. The demo already has accounts.',
    )
  const password = await askPassword(`Password for ${email} (at least 12 characters): `)
  if (password.length < minPasswordLength('admin'))
    throw new Error('The password is too short. Use at least 12 characters.')
  if (await isCommonPassword(password))
    throw new Error('This password is too easy to guess. Choose another one.')
  // Loaded last, because it takes seconds: mistakes are named at once.
  const { payload } = await import('../src/lib/server/payload')
  const system = asSystemWithoutRequest(await payload())
  const { totalDocs } = await system.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase() } },
  })
  if (totalDocs > 0) throw new Error(`${email} already has an account. An admin can change its role.`)
  const person = { email, firstName, lastName, role: 'admin', language: 'en' } as const
  await system.create({ collection: 'users', data: { ...person, password } })
  return `Created the admin ${email}. Sign in at ${env.SITE_URL}/admin`
}

/** Reads one line from standard input. Throws when the input ends before, such as without a terminal. */
async function askPassword(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new Promise<never>((_, reject) => {
    terminal.on('close', () =>
      reject(
        new Error('No password was entered, so no account was created. Run the command again in a terminal.'),
      ),
    )
  })
  try {
    return await Promise.race([terminal.question(question), ended])
  } finally {
    terminal.close()
  }
}

await createAdmin(...process.argv.slice(2)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error((error as Error).message)
    process.exitCode = 1
  },
)
process.exit()
