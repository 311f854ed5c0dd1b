import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { findLeadDetails } from '@/features/leads/queries/lead-details'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeProposal } from '../support/client-records'
import { makeLead } from '../support/fixtures'
import { proposalVerbs, versionsOf } from '../support/proposal-verbs'
import { createSigningSetup } from '../support/signing'

let payload: Payload
let setup: Awaited<ReturnType<typeof createSigningSetup>>
beforeAll(async () => {
  payload = await start()
  setup = await createSigningSetup(payload)
})

const title = 'Website in two languages'

/** What the history says of proposals, the oldest first. */
async function historyFor(user: User, lead: string) {
  const { activities } = await findLeadDetails(await requestOf(payload, user), lead)
  return activities
    .filter(({ type }) => type.startsWith('proposal_'))
    .map(({ type, data, actor }) => [type, actor?.id, actor?.name, (data as { proposal?: string }).proposal])
    .toReversed()
}

/** Sends a proposal of a new lead. */
async function send() {
  const lead = await makeLead(payload)
  const client = setup.client.id
  const { id } = await makeProposal(payload, setup.owner, { client, lead: lead.id })
  await proposalVerbs(payload, setup.owner).send(id, { by: 'link' })
  const [version] = await versionsOf(payload, id)
  return { lead: lead.id, proposal: id, version: version?.sha256 ?? '' }
}

const nameOf = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ')

it('the history of a lead tells what happened to its proposal, in order, and who did it', async () => {
  const { owner, rosa } = setup
  const sent = await send()
  await setup.view(rosa, sent)
  await setup.sign(rosa, sent)
  expect(await historyFor(owner, sent.lead)).toEqual([
    ['proposal_sent', owner.id, nameOf(owner) || null, title],
    ['proposal_opened', rosa.id, nameOf(rosa), title],
    ['proposal_signed', rosa.id, nameOf(rosa), title],
  ])
  const { activities } = await findLeadDetails(await requestOf(payload, owner), sent.lead)
  expect(activities.map(({ at }) => at)).toEqual(
    activities
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})

it('tells who declined', async () => {
  const { owner, rosa } = setup
  const sent = await send()
  await setup.decline(rosa, sent, 'Not now')
  expect((await historyFor(owner, sent.lead)).at(-1)).toEqual([
    'proposal_declined',
    rosa.id,
    nameOf(rosa),
    title,
  ])
})

it('tells that it was opened to its owner and to admins only', async () => {
  const sent = await send()
  await setup.view(setup.rosa, sent)
  const types = async (user: User) => (await historyFor(user, sent.lead)).map(([type]) => type)
  expect(await types(await makeUser(payload, 'admin'))).toEqual(['proposal_sent', 'proposal_opened'])
  expect(await types(await makeUser(payload, 'team'))).toEqual(['proposal_sent'])
})

it('has nothing of a proposal that came from another lead, or from none', async () => {
  const lead = await makeLead(payload)
  await send()
  const { id } = await makeProposal(payload, setup.owner, { client: (await makeClient(payload)).id })
  await proposalVerbs(payload, setup.owner).send(id, { by: 'link' })
  expect(await historyFor(setup.owner, lead.id)).toEqual([])
})
