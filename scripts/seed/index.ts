import { fileURLToPath } from 'node:url'

import { createLocalReq, type Payload } from 'payload'

import { env, runtimeFaults } from '../../src/env'
import { inTransaction } from '../../src/lib/server/db'
import { payload as openPayload } from '../../src/lib/server/payload'
import { plain } from '../process/plain.mjs'
import { holdsData, lockSeed, markDone, stepsDone, type SeedContext, type Step } from './step'
import { accounts, followPassword } from './steps/accounts'
import { clients } from './steps/clients'
import { contactPage } from './steps/contact-page'
import { leads } from './steps/leads'
import { pages } from './steps/pages'
import { people } from './steps/people'
import { posts } from './steps/posts'
import { services } from './steps/services'
import { settings } from './steps/settings'
import { tickets } from './steps/tickets'

/** What a new site begins with: the words of its pages and services, to be edited. */
const copy: readonly Step[] = [settings, contactPage, pages, services]

/** In this order: a step may build on those before it. */
const everything: readonly Step[] = [...copy, accounts, leads, people, posts, clients, tickets]

/**
 * Fills an empty database with the demo's content, and answers the steps that were missing. Each step and its mark
 * commit together, so that a seed that was interrupted goes on where it stopped. Throws, and changes nothing, when the
 * database holds data that no seed made.
 */
export async function seed(
  payload: Payload,
  demo: Omit<SeedContext, 'payload' | 'req'>,
  steps: readonly Step[] = everything,
): Promise<string[]> {
  const made: string[] = []
  for (const step of steps) {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => {
      await lockSeed(req)
      const done = await stepsDone(req)
      if (done === null && (await holdsData(req)))
        throw plain(
          'This database holds data that the demo did not make: point DATABASE_URL at an empty one.',
        )
      if (done?.includes(step.name)) return
      await step.run({ ...demo, payload, req })
      await markDone(req, [...(done ?? []), step.name])
      made.push(step.name)
    })
  }
  if (!steps.includes(accounts)) return made
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await lockSeed(req)
    await followPassword({ ...demo, payload, req })
  })
  return made
}

async function main(): Promise<void> {
  const faults = runtimeFaults()
  if (faults.length > 0) throw plain(faults.join('. '))
  const { DEMO_PASSWORD: password, SITE_URL: siteUrl } = env
  const isCopyAlone = process.argv.includes('--copy')
  if (!password && !isCopyAlone)
    throw plain('DEMO_PASSWORD is missing: the password of the demo accounts, 12 characters or more.')
  const started = performance.now()
  const demo = { password: password ?? '', siteUrl, now: new Date() }
  const made = await seed(await openPayload(), demo, isCopyAlone ? copy : everything)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(made.length ? `Seeded ${made.join(', ')} in ${seconds} s` : 'The content is there already')
}

// Tests import `seed` alone.
if (process.argv[1] === fileURLToPath(import.meta.url))
  main().then(
    () => process.exit(0),
    (error: Error & { plain?: boolean }) => {
      console.error(error.plain ? error.message : error)
      process.exit(1)
    },
  )
