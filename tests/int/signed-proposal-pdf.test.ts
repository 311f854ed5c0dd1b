import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { downloadProposal } from '@/features/proposal-signing/operations/download-proposal'
import { freezeProposal } from '@/features/proposals/operations/freeze-proposal'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { inTransaction, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeClient, makeProposal } from '../support/client-records'
import { documentOfText } from '../support/fixtures'
import { pdfElements, pdfPictures, pdfPictureSizes, pdfText } from '../support/pdf-text'
import { makeProposalPicture, showing } from '../support/proposal-pictures'
import { createSigningSetup } from '../support/signing'
import { contextOf } from '../support/tickets'
import { rowsOf } from '../support/rows'

let payload: Payload
let setup: Awaited<ReturnType<typeof createSigningSetup>>
beforeAll(async () => {
  payload = await start()
  setup = await createSigningSetup(payload)
})

const download = async (user: User, id: string) => downloadProposal(await contextOf(payload, user), { id })

it.each([
  ['es', 'Resumen de la inversión', 'US$4,500', 'Evidencia'],
  ['en', 'Investment Summary', '$4,500', 'Evidence'],
] as const)('holds the version, the amounts and the evidence, in %s', async (language, ...texts) => {
  const sent = await setup.send({ language, content: documentOfText('What we will do.') })
  await setup.sign(setup.rosa, sent)
  const { bytes, name } = await download(setup.rosa, sent.proposal)
  expect(name).toMatch(/^proposal-\d+-v1\.pdf$/)
  const text = await pdfText(bytes)
  for (const expected of [...texts, 'What we will do.', 'Ley 27269', '10.0.0.1', setup.rosa.email])
    expect(text).toContain(expected)
  expect(text.replaceAll(' ', '')).toContain(sent.version)
  expect((await pdfElements(bytes)).filter(([role]) => role === 'H1')).toEqual([
    ['H1', 'Website in two languages'],
  ])
})

it('shows a typed name', async () => {
  const sent = await setup.send()
  await setup.sign(setup.rosa, sent, { typedName: 'Rosa Q. Huamán' })
  expect(await pdfText((await download(setup.rosa, sent.proposal)).bytes)).toContain('Rosa Q. Huamán')
})

it('prints the agency that was signed with, whatever the settings say later', async () => {
  const system = asSystemWithoutRequest(payload)
  const setIdentity = (name: string, brand: string) =>
    system.updateGlobal({
      slug: 'site-settings',
      locale: 'es',
      data: { agencyZone: 'America/Lima', brand, legal: { name, address: `Calle ${name} 1, Lima` } },
    })
  await setIdentity('Puente Digital SAC', 'Puente')
  const sent = await setup.send({ language: 'es' })
  await setup.sign(setup.rosa, sent)
  const [version] = await rowsOf<{ canonical: string }>(
    payload,
    sql`select canonical from proposal_versions where proposal_id = ${sent.proposal}`,
  )
  expect(JSON.parse(version?.canonical ?? '')).toMatchObject({
    agency: { brand: 'Puente', name: 'Puente Digital SAC', address: 'Calle Puente Digital SAC 1, Lima' },
  })

  await setIdentity('Otra Empresa SA', 'Otra')
  const text = await pdfText((await download(setup.rosa, sent.proposal)).bytes)
  expect(text).toContain('Puente Digital SAC')
  expect(text).toContain('Calle Puente Digital SAC 1')
  expect(text).not.toContain('Otra')
})

it('is for the client, the owner and admins, once it is signed', async () => {
  const sent = await setup.send()
  await expect(download(setup.rosa, sent.proposal)).rejects.toMatchObject({ code: 'not_found' })
  await setup.sign(setup.rosa, sent)
  for (const user of [setup.owner, await makeUser(payload, 'admin')])
    expect((await download(user, sent.proposal)).bytes.length).toBeGreaterThan(1000)
  const other = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
  for (const user of [other, await makeUser(payload, 'team')])
    await expect(download(user, sent.proposal)).rejects.toMatchObject({ code: 'not_found' })
})

it('does not exist for users of a suspended client', async () => {
  const own = await createSigningSetup(payload)
  const sent = await own.send()
  await own.sign(own.rosa, sent)
  await asSystemWithoutRequest(payload).update({
    collection: 'clients',
    id: own.client.id,
    data: { status: 'suspended' },
  })
  await expect(download(own.rosa, sent.proposal)).rejects.toMatchObject({ code: 'not_found' })
})

it('prints the pictures that were sent, and the alternative text of one that is gone or was changed', async () => {
  const { id } = await makeProposal(payload, setup.owner, { client: setup.client.id })
  const plan = await makeProposalPicture(payload, id, 'Plan de la clínica', [1600, 400])
  const lost = await makeProposalPicture(payload, id, 'A lost sketch')
  const changed = await makeProposalPicture(payload, id, 'A changed sketch')
  await asSystemWithoutRequest(payload).update({
    collection: 'proposals',
    id,
    data: { content: showing(plan.id, lost.id, changed.id) },
  })
  const req = await createLocalReq({}, payload)
  const { sha256 } = await inTransaction(req, () => freezeProposal(req, id))
  await setup.sign(setup.rosa, { proposal: id, version: sha256 })
  const fileOf = ({ filename }: typeof plan) => join(env.MEDIA_DIR, 'proposal-images', filename ?? '')

  const original = (await download(setup.rosa, id)).bytes
  expect((await pdfPictures(original)).slice(0, -1)).toEqual([
    'Plan de la clínica',
    'A lost sketch',
    'A changed sketch',
  ])
  expect(await pdfText(original)).not.toContain('sketch')

  await rm(fileOf(lost))
  await appendFile(fileOf(changed), 'one more line')
  const { bytes } = await download(setup.rosa, id)
  expect(pdfPictureSizes(bytes)).toEqual([[1200, 300]])
  expect((await pdfPictures(bytes))[0]).toBe('Plan de la clínica')
  const text = await pdfText(bytes)
  expect(text).not.toContain('Plan de la clínica')
  for (const alt of ['A lost sketch', 'A changed sketch']) expect(text).toContain(alt)
})
