import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { composeEmail } from '../support/emails'
import { findEmailContext } from '@/features/mail/deliver-email'
import { queueProposalReminders } from '@/features/proposals/jobs/queue-proposal-reminders'
import { languages, type Language } from '@/i18n/languages'
import { addDays, dayIn } from '@/lib/agency-day'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeClient, makeProposal } from '../support/client-records'
import { openProposal, proposalEmails, proposalVerbs } from '../support/proposal-verbs'

let payload: Payload
let team: User
let client: Client
// UTC-11: its day begins 11 hours after that of UTC.
const zone = 'Pacific/Pago_Pago'
const today = () => dayIn(zone, new Date())
/** That hour of a day in the agency's zone, some days from today. */
const at = (hour: number, days: number) =>
  new Date(Date.parse(`${addDays(today(), days)}T00:00:00Z`) + (hour + 11) * 3_600_000)
const remind = (hour: number, days: number) => queueProposalReminders(payload, at(hour, days))

const saveSettings = (data: object) =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { brand: 'Puente', email: 'hola@puente.example', agencyZone: zone, ...data } as never,
  })

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team', { language: 'es' })
  await saveSettings({ proposalReminders: true })
})
beforeEach(async () => {
  client = await makeClient(payload)
})

/** Sends a proposal that can be signed for that many days. */
async function sent(days: number, data: object = {}) {
  const { id } = await makeProposal(payload, team, { client: client.id, ...data })
  await proposalVerbs(payload, team).send(id, { by: 'link', expiresAt: addDays(today(), days) })
  return id
}
const kindsOf = async (id: string) => (await proposalEmails(payload, id)).map(({ kind }) => kind)
const setStatus = (id: string, status: string) =>
  autocommit(payload, sql`update proposals set status = ${status}::enum_proposals_status where id = ${id}`)

describe('a client', () => {
  it('is reminded once, three days before the last day, by day and in its language', async () => {
    const id = await sent(10)
    for (const [hour, days] of [
      [12, 6],
      [8.9, 7],
    ] as const)
      await remind(hour, days)
    expect(await kindsOf(id)).toEqual([])
    for (const [hour, days] of [
      [9, 7],
      [12, 7],
      [12, 8],
      [12, 10],
    ] as const)
      await remind(hour, days)
    expect(await proposalEmails(payload, id)).toMatchObject([
      { kind: 'proposal-reminder', recipient: client.email, language: 'es' },
    ])
  })

  it('is reminded once by several workers, and again of the next version', async () => {
    const id = await sent(10)
    await Promise.all(Array.from({ length: 4 }, () => remind(12, 8)))
    expect(await kindsOf(id)).toEqual(['proposal-reminder'])
    const verbs = proposalVerbs(payload, team)
    await verbs.revise(id)
    await verbs.send(id, { by: 'link', expiresAt: addDays(today(), 20) })
    await remind(12, 8)
    expect(await kindsOf(id)).toEqual(['proposal-reminder'])
    await remind(12, 18)
    expect(await kindsOf(id)).toEqual(['proposal-reminder', 'proposal-reminder'])
  })

  it('gets the same link to set a password again, if invited', async () => {
    const { id } = await makeProposal(payload, team, { client: client.id })
    await proposalVerbs(payload, team).send(id, { expiresAt: addDays(today(), 10) })
    await remind(12, 8)
    const [first, second] = await proposalEmails(payload, id)
    expect([first?.kind, second?.kind]).toEqual(['proposal-sent', 'proposal-reminder'])
    expect(second?.data.token).toEqual(first?.data.token)
  })

  it('is left alone when it is decided, revised, expired, just sent, suspended or not to be reminded', async () => {
    const suspended = await makeClient(payload)
    const quiet = await Promise.all([
      sent(10, { reminders: false }),
      sent(10, { client: suspended.id }),
      sent(3),
      sent(10),
      sent(10),
      sent(10),
    ])
    await asSystemWithoutRequest(payload).update({
      collection: 'clients',
      id: suspended.id,
      data: { status: 'suspended' },
    })
    await setStatus(quiet[3], 'signed')
    await setStatus(quiet[4], 'rejected')
    await proposalVerbs(payload, team).revise(quiet[5])
    const late = await sent(10)
    await remind(12, 2)
    await remind(12, 11)
    for (const id of [...quiet, late]) expect(await kindsOf(id)).toEqual([])
    await remind(12, 8)
    for (const id of quiet) expect(await kindsOf(id)).toEqual([])
    expect(await kindsOf(late)).toEqual(['proposal-reminder'])
  })

  it('is left alone when the settings say so', async () => {
    const id = await sent(10)
    await saveSettings({ proposalReminders: false })
    await remind(12, 8)
    await saveSettings({ proposalReminders: true })
    expect(await kindsOf(id)).toEqual([])
  })
})

describe('the owner', () => {
  const opened = async (data: object = {}) => {
    const id = await sent(60, data)
    const ana = await makeUser(payload, 'client', { client: client.id })
    await openProposal(payload, id, ana.id, at(10, 0))
    return id
  }

  it('is told once that it was opened and not signed for three days', async () => {
    const [id, unopened] = [await opened(), await sent(60)]
    await remind(9.5, 3)
    expect(await kindsOf(id)).toEqual([])
    await Promise.all([remind(10, 3), remind(10, 3), remind(10, 3)])
    await remind(12, 5)
    expect(await proposalEmails(payload, id)).toMatchObject([
      { kind: 'proposal-unsigned', recipient: team.email, language: 'es' },
    ])
    expect(await kindsOf(unopened)).toEqual([])
  })

  it('is left alone when it is decided or revised; the agency is told when the owner has left or not joined', async () => {
    const [signed, revised] = [await opened(), await opened()]
    await setStatus(signed, 'signed')
    await proposalVerbs(payload, team).revise(revised)
    const left = await makeUser(payload, 'team', { deactivatedAt: new Date().toISOString() })
    const invited = await makeUser(payload, 'team', { _verified: false })
    const orphans = [await opened(), await opened()] as const
    for (const [index, { id }] of [left, invited].entries())
      await autocommit(payload, sql`update proposals set owner_id = ${id} where id = ${orphans[index]}`)
    await remind(12, 4)
    for (const id of [signed, revised]) expect(await kindsOf(id)).toEqual([])
    for (const id of orphans)
      expect(await proposalEmails(payload, id)).toMatchObject([{ recipient: 'hola@puente.example' }])
  })
})

const words = {
  en: {
    reminder: ['Your proposal expires soon: Website', 'still waiting for you', 'You can sign it through'],
    unsigned: [
      'Opened but not signed: Website',
      'Clínica Huamán opened the proposal',
      'They first opened it on',
    ],
  },
  es: {
    reminder: ['Tu propuesta vence pronto: Website', 'todavía te espera', 'Puedes firmarla hasta el'],
    unsigned: [
      'Abierta y sin firmar: Website',
      'Clínica Huamán abrió la propuesta',
      'La abrió por primera vez el',
    ],
  },
}

it.each(languages)('the emails in %s say what it is about', async (language) => {
  client = await makeClient(payload, { language })
  const owner = await makeUser(payload, 'team', { language })
  const id = await sent(10)
  await autocommit(payload, sql`update proposals set owner_id = ${owner.id} where id = ${id}`)
  const ana = await makeUser(payload, 'client', { client: client.id })
  await openProposal(payload, id, ana.id, at(10, 0))
  await remind(12, 8)
  const emails = await proposalEmails(payload, id)
  expect(emails.map((email) => email.kind).toSorted()).toEqual(['proposal-reminder', 'proposal-unsigned'])
  for (const email of emails) {
    const context = await findEmailContext(payload, email.recipient, email.language as Language)
    const { subject, text } = await composeEmail(email as never, context)
    const written = `${subject}\n${text}`.replaceAll("'", '’').replaceAll(/\s+/g, ' ')
    const expected = words[language][email.kind === 'proposal-reminder' ? 'reminder' : 'unsigned']
    for (const part of expected) expect(written).toContain(part)
  }
})
