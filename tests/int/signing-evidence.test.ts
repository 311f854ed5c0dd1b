import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { createSigningSetup } from '../support/signing'

/** The evidence of a signature: only the server supplies it, and nobody can change it. */

let payload: Payload
let setup: Awaited<ReturnType<typeof createSigningSetup>>
beforeAll(async () => {
  payload = await start()
})
beforeEach(async () => {
  setup = await createSigningSetup(payload)
})

it('takes time, address, signer and digests from nobody but the server', async () => {
  const sent = await setup.send()
  const forged = {
    signedAt: '2001-01-01T00:00:00.000Z',
    address: '203.0.113.9',
    signer: crypto.randomUUID(),
    signerEmail: 'eve@evil.example',
    documentSha256: 'f'.repeat(64),
    sha256: 'f'.repeat(64),
    userAgent: 'forged',
  }
  await setup.sign(setup.rosa, sent, { typedName: 'Rosa', ...forged })
  const [row] = await setup.signaturesOf(sent.proposal)
  expect(row).toMatchObject({ document_sha256: sent.version, signer_email: setup.rosa.email })
  for (const value of Object.values(forged)) expect(JSON.stringify(row)).not.toContain(value)
})

it('nobody can change or delete a signature, not even through SQL as the application', async () => {
  const sent = await setup.send()
  await setup.sign(setup.rosa, sent)
  const id = sent.proposal
  const read = async () => [
    await setup.signaturesOf(id),
    await autocommit(payload, sql`select * from proposal_versions where proposal_id = ${id}`),
    await setup.auditOf(id),
  ]
  const before = await read()
  for (const change of [
    sql`update proposal_versions set title = 'Another' where proposal_id = ${id}`,
    sql`delete from proposal_versions where proposal_id = ${id}`,
    sql`update proposal_signatures set typed_name = 'Another' where proposal_id = ${id}`,
    sql`delete from proposal_signatures where proposal_id = ${id}`,
    sql`update audit_entries set type = 'proposal_declined' where subject_id = ${id}`,
    sql`delete from audit_entries where subject_id = ${id}`,
  ])
    await expect(autocommit(payload, change)).rejects.toThrow()
  expect(await read()).toEqual(before)
})
