import { fileURLToPath } from 'node:url'

import { createLocalReq, type Payload } from 'payload'

import { env, runtimeErrors } from '../../src/env'
import { inTransaction } from '../../src/lib/server/db/sql'
import { payload as openPayload } from '../../src/lib/server/payload'
import { printError, UserError } from '../process/user-error.mjs'
import {
  hasData,
  lockSeed,
  readCompletedSteps,
  saveCompletedSteps,
  type SeedContext,
  type Step,
} from './step'
import { accounts, updatePasswords } from './steps/accounts'
import { clients } from './steps/clients'
import { colleagues } from './steps/colleagues'
import { contactPage } from './steps/contact-page'
import { leads } from './steps/leads'
import { pages } from './steps/pages'
import { people } from './steps/people'
import { posts } from './steps/posts'
import { proposalTemplates } from './steps/proposal-templates'
import { replyTemplates } from './steps/reply-templates'
import { services } from './steps/services'
import { settings } from './steps/settings'
import { tickets } from './steps/tickets'

/** The steps of `npm run seed -- --copy`: the texts of pages and services, as a start for a new site. */
const websiteSteps: readonly Step[] = [settings, contactPage, pages, services]

/** The steps of the demo, in order: a step may use what an earlier one created. */
const allSteps: readonly Step[] = [
  ...websiteSteps,
  accounts,
  leads,
  replyTemplates,
  proposalTemplates,
  people,
  posts,
  clients,
  tickets,
  colleagues,
]

/**
 * Creates the demo content and returns the names of the steps that were not completed before. Each step is recorded in
 * the transaction that runs it, so an interrupted seed continues where it stopped. Throws a UserError, without changes, if
 * the database has data that no seed created.
 */
export async function seed(
  payload: Payload,
  demo: Omit<SeedContext, 'payload' | 'req'>,
  steps: readonly Step[] = allSteps,
): Promise<string[]> {
  const added: string[] = []
  for (const step of steps) {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => {
      await lockSeed(req)
      const completed = await readCompletedSteps(req)
      if (completed === null && (await hasData(req)))
        throw new UserError(
          'This database holds data that the demo did not make. Point DATABASE_URL to an empty one.',
        )
      if (completed?.includes(step.name)) return
      await step.run({ ...demo, payload, req })
      await saveCompletedSteps(req, [...(completed ?? []), step.name])
      added.push(step.name)
    })
  }
  if (!steps.includes(accounts)) return added
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await lockSeed(req)
    await updatePasswords({ ...demo, payload, req })
  })
  return added
}

async function main(): Promise<void> {
  const faults = runtimeErrors()
  if (faults.length > 0) throw new UserError(faults.join('. '))
  const { DEMO_PASSWORD: password, SITE_URL: siteUrl } = env
  const isCopyOnly = process.argv.includes('--copy')
  if (!password && !isCopyOnly)
    throw new UserError(
      'DEMO_PASSWORD, the password of the demo accounts, is missing. It needs at least 12 characters.',
    )
  const startedAt = performance.now()
  const demo = { password: password ?? '', siteUrl, now: new Date() }
  const added = await seed(await openPayload(), demo, isCopyOnly ? websiteSteps : allSteps)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(added.length ? `Seeded ${added.join(', ')} in ${seconds} s` : 'The content is already there')
}

// False in tests, which import `seed`.
if (process.argv[1] === fileURLToPath(import.meta.url))
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      printError(error)
      process.exit(1)
    },
  )
