import { env, runtimeErrors } from '../../src/env'
import { payload } from '../../src/lib/server/payload'
import { checkConnection } from '../process/check-connection'
import { UserError } from '../process/user-error.mjs'
import { seed, websiteSteps } from '../seed'
import { readArguments } from './read-arguments'

/**
 * `seed --copy` adds texts of pages and services to a new site, in both languages. Without `--copy` it adds the content
 * of the demo, whose accounts get the password in DEMO_PASSWORD.
 */
export async function run(args: string[]): Promise<void> {
  const { copy: isCopyOnly = false } = readArguments('seed', args).flags
  const faults = runtimeErrors()
  if (faults.length > 0) throw new UserError(faults.join('. '))
  await checkConnection(env.DATABASE_URL ?? '')
  const { DEMO_PASSWORD: password, SITE_URL: siteUrl } = env
  if (!password && !isCopyOnly)
    throw new UserError(
      'DEMO_PASSWORD, the password of the demo accounts, is missing. It needs at least 12 characters.',
    )
  const startedAt = performance.now()
  const demo = { password: password ?? '', siteUrl, now: new Date() }
  const added = await seed(await payload(), demo, isCopyOnly ? websiteSteps : undefined)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(added.length ? `Seeded ${added.join(', ')} in ${seconds} s` : 'The content is already there')
}
