import { createLocalReq, type Payload } from 'payload'

import { inTransaction } from '../../src/lib/server/db/sql'
import { UserError } from '../process/user-error.mjs'
import {
  hasData,
  lockSeed,
  readCompletedSteps,
  saveCompletedSteps,
  type SeedContext,
  type Step,
} from './step'
import { accounts, updatePasswords } from './steps/accounts'
import { caseStudies } from './steps/case-studies'
import { calls } from './steps/calls'
import { clients } from './steps/clients'
import { colleagues } from './steps/colleagues'
import { contactPage } from './steps/contact-page'
import { leads } from './steps/leads'
import { pages } from './steps/pages'
import { people } from './steps/people'
import { posts } from './steps/posts'
import { proposalTemplates } from './steps/proposal-templates'
import { servicePrices } from './steps/prices'
import { replyTemplates } from './steps/reply-templates'
import { services } from './steps/services'
import { settings } from './steps/settings'
import { tickets } from './steps/tickets'

/** The steps of `seed --copy`: the texts of pages and services, as a start for a new site. */
export const websiteSteps: readonly Step[] = [settings, contactPage, pages, services]

/** The steps of the demo, in order: a step may use what an earlier one created. */
const allSteps: readonly Step[] = [
  ...websiteSteps,
  servicePrices,
  accounts,
  leads,
  calls,
  replyTemplates,
  proposalTemplates,
  people,
  caseStudies,
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
      if (completed === null && (await hasData(req, steps === websiteSteps)))
        throw new UserError(
          'This database has content that no seed made, so nothing was added. Point DATABASE_URL to an empty one.',
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
