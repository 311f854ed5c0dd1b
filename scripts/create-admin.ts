import { createInterface } from 'node:readline/promises'

import { env } from '../src/env'
import { isCommonPassword, passwordMinimum } from '../src/features/accounts/rules'
import { asSystemAlone } from '../src/lib/server/db'
import { payload } from '../src/lib/server/payload'

/** Makes an admin: `npm run create-admin -- ana@agency.com`. The password is read from standard input, never from the command line. */
async function createAdmin(email: string | undefined): Promise<string> {
  if (!email?.includes('@')) throw new Error('Give an address: npm run create-admin -- ana@agency.com')
  if (!env.DATABASE_URL || !env.PAYLOAD_SECRET)
    throw new Error(
      'Set DATABASE_URL and PAYLOAD_SECRET to those of your site (README.md, Configuration). The demo has its accounts already.',
    )
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const password = await terminal.question(`Password for ${email} (12 characters or more): `)
  terminal.close()
  if (password.length < passwordMinimum('admin')) throw new Error('The password needs 12 characters or more')
  if (isCommonPassword(password)) throw new Error('Too easy to guess: choose another password')
  const system = asSystemAlone(await payload())
  const { totalDocs } = await system.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase() } },
  })
  if (totalDocs > 0) throw new Error(`${email} has an account already; an admin can change its role`)
  await system.create({ collection: 'users', data: { email, password, role: 'admin', language: 'en' } })
  return `${email} is an admin now: ${env.SITE_URL}/admin`
}

await createAdmin(process.argv[2]).then(
  (done) => console.log(done),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
process.exit()
