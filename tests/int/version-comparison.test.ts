import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { findProposalDetails } from '@/features/proposals/queries/proposal-details'
import { findVersionComparison } from '@/features/proposals/queries/version-comparison'
import { comparisonSchema } from '@/features/proposals/schemas'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeProposal } from '../support/client-records'
import { documentOfText } from '../support/fixtures'
import { proposalVerbs } from '../support/proposal-verbs'

let payload: Payload
let owner: User
let client: string
beforeAll(async () => {
  payload = await start()
  owner = await makeUser(payload, 'team')
  client = (await makeClient(payload)).id
})

const compare = async (proposal: string, pair: object = {}, user = owner) =>
  findVersionComparison(await requestOf(payload, user), comparisonSchema.parse({ proposal, ...pair }))

/** Sends a proposal as many times as there are texts. */
async function sentWith(...texts: string[]): Promise<string> {
  const { id } = await makeProposal(payload, owner, { client })
  const verbs = proposalVerbs(payload, owner)
  for (const [index, text] of texts.entries()) {
    if (index > 0) await verbs.revise(id)
    const data = { content: documentOfText(text), setupFee: 1_000 * (index + 1), title: `Offer ${index + 1}` }
    await asSystemWithoutRequest(payload).update({ collection: 'proposals', id, data })
    await verbs.send(id, { by: 'link' })
  }
  return id
}

it('compares the last two versions, or any two, the earlier one first', async () => {
  const id = await sentWith('Two pages.', 'Three pages.', 'Three pages and a map.')
  const last = await compare(id)
  expect(last).toMatchObject({
    numbers: [1, 2, 3],
    before: { number: 2, setupFee: 2_000 },
    after: { number: 3, setupFee: 3_000 },
    text: [
      { kind: 'same', text: 'Three pages' },
      { kind: 'added', text: ' and a map' },
      { kind: 'same', text: '.' },
    ],
  })
  expect(await compare(id, { from: '3', to: '1' })).toMatchObject({
    before: { number: 1 },
    after: { number: 3 },
    title: [
      { kind: 'same', text: 'Offer ' },
      { kind: 'removed', text: '1' },
      { kind: 'added', text: '3' },
    ],
  })
  const details = await findProposalDetails(await requestOf(payload, owner), { proposal: id })
  expect(details.versions).toBe(3)
})

it('is for the owner and admins, of a proposal that was sent twice', async () => {
  const id = await sentWith('One.', 'Two.')
  const missing = { code: 'not_found' }
  await expect(compare(id, {}, await makeUser(payload, 'team'))).rejects.toMatchObject(missing)
  const reader = await makeUser(payload, 'client', { client })
  await expect(compare(id, {}, reader)).rejects.toMatchObject({ code: 'forbidden' })
  expect((await compare(id, {}, await makeUser(payload, 'admin'))).numbers).toEqual([1, 2])
  await expect(compare(id, { from: 1, to: 1 })).rejects.toMatchObject(missing)
  await expect(compare(id, { from: 1, to: 9 })).rejects.toMatchObject(missing)
  await expect(compare(await sentWith('Once.'))).rejects.toMatchObject(missing)
})
