import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { passwordLinkRole } from '@/features/accounts/queries'
import { listTimeline } from '@/features/client-pages/queries/client-timeline'
import { composeEmail } from '../support/emails'
import { findEmailContext } from '@/features/mail/deliver-email'
import { findProposalDetails } from '@/features/proposals/queries/proposal-details'
import { findRecentProposals } from '@/features/proposals/queries/recent-proposals'
import { languages, type Language } from '@/i18n/languages'
import { addDays, dayIn } from '@/lib/agency-day'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeProposal } from '../support/client-records'
import { documentOfText, historyOf, makeLead } from '../support/fixtures'
import {
  auditOf,
  openProposal,
  proposalEmails,
  proposalRow,
  proposalVerbs,
  versionsOf,
} from '../support/proposal-verbs'
import { rowsOf } from '../support/rows'

let payload: Payload
let admin: User
let team: User
let colleague: User
let client: Client
let verbs: ReturnType<typeof proposalVerbs>
// UTC-11: its day ends 11 hours after that of UTC.
const zone = 'Pacific/Pago_Pago'
const today = () => dayIn(zone, new Date())
const endOf = (day: string) => `${addDays(day, 1)} 10:59:59.999`

const saveSettings = (data: object) =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { brand: 'Puente', email: 'hola@puente.example', agencyZone: zone, ...data } as never,
  })

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
  colleague = await makeUser(payload, 'team')
  verbs = proposalVerbs(payload, team)
  await saveSettings({})
})
beforeEach(async () => {
  client = await makeClient(payload)
})

const draft = async (data: object = {}, owner = team) =>
  (await makeProposal(payload, owner, { client: client.id, ...data })).id
const account = (email = client.email) =>
  rowsOf<{ id: string; client: string; verified: boolean }>(
    payload,
    sql`select id, client_id as client, _verified as verified from users where email = ${email}`,
  )
const detailsOf = async (proposal: string, user: User) =>
  findProposalDetails(await requestOf(payload, user), { proposal })

describe('sending a proposal', () => {
  it('freezes a version and invites a client without an account in the same email', async () => {
    const id = await draft()
    const sent = await verbs.send(id)
    expect(sent).toMatchObject({
      version: 1,
      email: { recipient: client.email, language: 'es', isInvitation: true },
    })
    expect(sent.link).toMatch(new RegExp(`^https?://.*/es/proposal/${id}$`))
    expect(await proposalRow(payload, id)).toMatchObject({
      status: 'sent',
      expires: endOf(addDays(today(), 30)),
    })
    const emails = await proposalEmails(payload, id)
    expect(emails).toMatchObject([{ kind: 'proposal-sent', recipient: client.email, language: 'es' }])
    expect(await account()).toMatchObject([{ client: client.id, verified: false }])
    expect(await passwordLinkRole(String(emails[0]?.data.token))).toBe('client')
  })

  it('emails a client who can sign in the plain link, without a secret', async () => {
    await makeUser(payload, 'client', { client: client.id, email: client.email })
    const id = await draft()
    expect((await verbs.send(id)).email).toMatchObject({ isInvitation: false })
    const [email] = await proposalEmails(payload, id)
    expect(email?.data).not.toHaveProperty('token')
  })

  it('with a link emails nobody and invites nobody', async () => {
    const id = await draft()
    expect(await verbs.send(id, { by: 'link' })).toMatchObject({ version: 1, email: null })
    expect(await proposalEmails(payload, id)).toEqual([])
    expect(await account()).toEqual([])
    expect((await proposalRow(payload, id))?.status).toBe('sent')
  })

  it('takes the chosen day, that of the draft, or the days of the settings', async () => {
    const chosen = await draft()
    await verbs.send(chosen, { by: 'link', expiresAt: addDays(today(), 3) })
    expect((await proposalRow(payload, chosen))?.expires).toBe(endOf(addDays(today(), 3)))
    const own = await draft({ expiresAt: `${addDays(today(), 8)}T20:00:00.000Z` })
    await verbs.send(own, { by: 'link' })
    expect((await proposalRow(payload, own))?.expires).toBe(endOf(addDays(today(), 8)))
    await saveSettings({ proposalExpiryDays: 7 })
    const usual = await draft()
    expect((await detailsOf(usual, team)).sending?.lastDay).toBe(addDays(today(), 7))
    await verbs.send(usual, { by: 'link' })
    await saveSettings({ proposalExpiryDays: 30 })
    expect((await proposalRow(payload, usual))?.expires).toBe(endOf(addDays(today(), 7)))
  })

  it.each([
    ['a day that is over', (): object => ({ expiresAt: addDays(today(), -1) }), { expires_at: 'past' }],
    ['a day too far away', (): object => ({ expiresAt: addDays(today(), 366) }), { expires_at: 'late' }],
  ])('refuses %s', async (_, more, fields) => {
    const id = await draft()
    await expect(verbs.send(id, more())).rejects.toMatchObject({ code: 'invalid', details: { fields } })
    expect(await versionsOf(payload, id)).toEqual([])
  })

  it('refuses a draft whose own day is over', async () => {
    const id = await draft({ expiresAt: '2026-01-01T12:00:00.000Z' })
    await expect(verbs.send(id)).rejects.toMatchObject({ details: { fields: { expires_at: 'past' } } })
  })

  it('refuses a text with variables and says which, and no text', async () => {
    const id = await draft({ title: 'For {{client}}', content: documentOfText('Dear {{client}}, {{fees}}.') })
    await expect(verbs.send(id)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { content: 'variables', variables: '{{client}}, {{fees}}' } },
    })
    expect((await detailsOf(id, team)).sending).toMatchObject({ variables: ['{{client}}', '{{fees}}'] })
    const empty = await draft()
    const content = JSON.stringify(documentOfText(' '))
    await autocommit(payload, sql`update proposals set content = ${content}::jsonb where id = ${empty}`)
    await expect(verbs.send(empty)).rejects.toMatchObject({ details: { fields: { content: 'required' } } })
    expect(await account()).toEqual([])
    expect((await proposalRow(payload, id))?.status).toBe('draft')
  })

  it('refuses a suspended client, and addresses that cannot sign in for the client, and changes nothing', async () => {
    const other = await makeClient(payload)
    const cases = [
      ['suspended', await makeClient(payload, { status: 'suspended' })],
      ['staff', await makeClient(payload, { email: colleague.email })],
      ['closed', await makeClient(payload)],
    ] as const
    await makeUser(payload, 'client', {
      email: cases[2][1].email,
      client: cases[2][1].id,
      deactivatedAt: new Date().toISOString(),
    })
    for (const [reason, { id: owner }] of cases) {
      const id = await draft({ client: owner })
      await expect(verbs.send(id)).rejects.toMatchObject({
        code: 'conflict',
        details: { fields: { client: reason } },
      })
      expect(await versionsOf(payload, id)).toEqual([])
    }
    const elsewhere = await makeClient(payload)
    await makeUser(payload, 'client', { email: elsewhere.email, client: other.id })
    const id = await draft({ client: elsewhere.id })
    await expect(verbs.send(id)).rejects.toMatchObject({ details: { fields: { client: 'elsewhere' } } })
    // A link needs no email.
    await expect(verbs.send(id, { by: 'link' })).resolves.toMatchObject({ version: 1 })
  })

  it('moves the lead forward with its history, and never back', async () => {
    for (const [from, to] of [
      ['new', 'proposal'],
      ['contacted', 'proposal'],
      ['qualified', 'proposal'],
      ['proposal', 'proposal'],
      ['closed_won', 'closed_won'],
      ['closed_lost', 'closed_lost'],
    ] as const) {
      const lead = await makeLead(payload, { status: from })
      await verbs.send(await draft({ lead: lead.id }), { by: 'link' })
      const { status } = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id: lead.id })
      expect(status).toBe(to)
      const moves = (await historyOf(payload, lead.id)).filter(({ type }) => type === 'status_change')
      expect(moves).toHaveLength(from === to ? 0 : 1)
      if (from !== to) expect(moves[0]).toMatchObject({ data: { new_status: 'proposal' }, actor: team.id })
    }
  })

  it('happens once when several people do it at the same time', async () => {
    const id = await draft()
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => verbs.send(id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'conflict', details: { current: { value: 'sent' } } })
    const [version] = await versionsOf(payload, id)
    expect(await versionsOf(payload, id)).toHaveLength(1)
    const audit = await auditOf(payload, id)
    expect(audit.map(({ type }) => type)).toEqual(['proposal_sent'])
    expect(JSON.parse(audit[0]?.data ?? '')).toMatchObject({ sha256: version?.sha256, actor: team.id })
    expect(await proposalEmails(payload, id)).toHaveLength(1)
    expect(await account()).toHaveLength(1)
  })
})

describe('who may', () => {
  it.each(['send', 'revise', 'duplicate'] as const)('%s: the owner and admins', async (verb) => {
    const id = await draft()
    if (verb === 'revise') await verbs.send(id, { by: 'link' })
    const run = (user: User, proposal = id) => proposalVerbs(payload, user)[verb](proposal)
    await expect(run(colleague)).rejects.toMatchObject({ code: 'forbidden' })
    const customer = await makeUser(payload, 'client', { client: client.id })
    await expect(run(customer)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(run(admin, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
    await expect(run(admin)).resolves.toBeTruthy()
  })
})

describe('revising', () => {
  it.each(['sent', 'rejected', 'expired'] as const)(
    'makes a draft of a %s one, and sends the next version',
    async (state) => {
      const id = await draft()
      await verbs.send(id, { by: 'link' })
      const change = {
        sent: sql`update proposals set title = title where id = ${id}`,
        rejected: sql`update proposals set status = 'rejected' where id = ${id}`,
        expired: sql`update proposals set expires_at = now() - interval '2 days' where id = ${id}`,
      }[state]
      await autocommit(payload, change)
      await verbs.revise(id)
      expect(await proposalRow(payload, id)).toMatchObject({ status: 'draft', expires: null })
      expect((await auditOf(payload, id)).map(({ type }) => type)).toEqual([
        'proposal_sent',
        'proposal_revised',
      ])
      expect((await detailsOf(id, team)).state).toBe('revised')
      expect(await verbs.send(id)).toMatchObject({ version: 2 })
      expect((await versionsOf(payload, id)).map(({ number }) => Number(number))).toEqual([1, 2])
      expect(await proposalEmails(payload, id)).toHaveLength(1)
    },
  )

  it('is refused for a draft and a signed one, which say what they are', async () => {
    const id = await draft()
    await expect(verbs.revise(id)).rejects.toMatchObject({ details: { current: { value: 'draft' } } })
    await verbs.send(id, { by: 'link' })
    await autocommit(payload, sql`update proposals set status = 'signed' where id = ${id}`)
    await expect(verbs.revise(id)).rejects.toMatchObject({ details: { current: { value: 'signed' } } })
    await expect(verbs.send(id)).rejects.toMatchObject({ details: { current: { value: 'signed' } } })
  })

  it('concurrently with sending ends in exactly one of the two states', async () => {
    const id = await draft()
    await verbs.send(id, { by: 'link' })
    await verbs.revise(id)
    const [sending, revising] = await Promise.allSettled([verbs.send(id, { by: 'link' }), verbs.revise(id)])
    expect(sending.status).toBe('fulfilled')
    const isRevised = revising.status === 'fulfilled'
    expect((await proposalRow(payload, id))?.status).toBe(isRevised ? 'draft' : 'sent')
    expect(await versionsOf(payload, id)).toHaveLength(2)
  })
})

describe('a copy', () => {
  it('is a draft of its own that was never sent', async () => {
    const lead = await makeLead(payload)
    const id = await draft({ lead: lead.id, serviceType: 'seo', description: 'Three places' })
    await verbs.send(id)
    const copy = await proposalVerbs(payload, admin).duplicate(id)
    const read = (own: string) =>
      asSystemWithoutRequest(payload).findByID({ collection: 'proposals', id: own, depth: 0 })
    const [original, copied] = await Promise.all([read(id), read(copy.id)])
    const { title, content, setupFee, monthlyFee, amount, currency, language, serviceType } = original
    expect(copied).toMatchObject({
      title,
      content,
      setupFee,
      monthlyFee,
      amount,
      currency,
      language,
      serviceType,
    })
    expect(copied).toMatchObject({ status: 'draft', owner: admin.id, client: client.id, lead: lead.id })
    expect([copied.sentAt, copied.signedAt, copied.expiresAt].every((date) => !date)).toBe(true)
    expect(copied.number).not.toBe(original.number)
    expect(await versionsOf(payload, copy.id)).toEqual([])
  })
})

describe('the timeline of the client', () => {
  it('has what happened with a proposal in its order, and who opened it for those who may know', async () => {
    const ana = await makeUser(payload, 'client', { client: client.id, firstName: 'Ana', lastName: 'Paz' })
    const id = await draft()
    await verbs.send(id)
    await openProposal(payload, id, ana.id, new Date())
    await verbs.revise(id)
    await verbs.send(id, { by: 'link' })
    const entriesFor = async (user: User) =>
      (await listTimeline(await requestOf(payload, user), { client: client.id, pages: 1, zone })).entries.map(
        ({ kind, actor }) => [kind, actor],
      )
    const sent = ['sent', 'Lucía Fernández']
    const all = [sent, ['revised', 'Lucía Fernández'], ['viewed', 'Ana Paz'], sent]
    expect((await entriesFor(team)).slice(0, 4)).toEqual(all)
    expect((await entriesFor(colleague)).slice(0, 3)).toEqual(all.filter(([kind]) => kind !== 'viewed'))
  })
})

describe('the screen of staff', () => {
  it('names what the PDF cannot print before the proposal is sent', async () => {
    const id = await draft({ title: 'Łukasz → 2027', content: documentOfText('Plan 計画 für Ελένη 🚀') })
    expect((await detailsOf(id, team)).sending?.unprintable).toEqual(['計', '画', '🚀'])
  })

  it('shows when the client opened the latest version, to those who may open it', async () => {
    const ana = await makeUser(payload, 'client', { client: client.id })
    const id = await draft()
    await verbs.send(id)
    const at = new Date('2026-03-14T09:00:00.000Z')
    await openProposal(payload, id, ana.id, at)
    const rowFor = async (user: User) =>
      (await findRecentProposals(await requestOf(payload, user))).proposals.find((row) => row.id === id)
    expect(new Date((await rowFor(team))?.openedAt ?? 0)).toEqual(at)
    expect(await rowFor(colleague)).toMatchObject({ openedAt: null, canView: false })
    expect(new Date((await detailsOf(id, admin)).openedAt ?? 0)).toEqual(at)
    expect(await detailsOf(id, colleague)).toMatchObject({ openedAt: null, canChange: false, sending: null })
    await verbs.revise(id)
    expect((await rowFor(team))?.openedAt).toBeNull()
  })
})

const words = {
  en: {
    subject: 'Your proposal from Puente: Website in two languages',
    texts: ['Rosa, your proposal is ready to read and sign', '$4,500.00', '$1,850.00/month', 'Review & Sign'],
    invited: 'invitation to the client portal',
    path: '/proposal/',
  },
  es: {
    subject: 'Tu propuesta de Puente: Website in two languages',
    texts: [
      'Rosa, tu propuesta está lista para leer y firmar',
      'US$4,500.00',
      'Revisar y firmar',
      'Lucía Fernández',
    ],
    invited: 'invitación al portal de clientes',
    path: '/es/proposal/',
  },
}

describe.each(languages)('the email in %s', (language) => {
  const said = words[language]
  const written = async (id: string) => {
    const [email] = await proposalEmails(payload, id)
    if (!email) throw new Error('there is no email')
    const context = await findEmailContext(payload, email.recipient, language as Language)
    const { subject, text } = await composeEmail(email as never, context)
    return { subject, text: text.replaceAll("'", '’').replaceAll(/\s+/g, ' ') }
  }

  it('has the amounts and leads to the proposal, through setting a password for an invited client', async () => {
    client = await makeClient(payload, { language })
    const invited = await draft()
    await verbs.send(invited)
    const { subject, text } = await written(invited)
    expect(subject).toBe(said.subject)
    for (const part of [...said.texts, said.invited]) expect(text).toContain(part)
    expect(text).toContain(`next=${encodeURIComponent(`${said.path}${invited}`)}`)

    await autocommit(payload, sql`update users set _verified = true where email = ${client.email}`)
    const plain = await draft()
    await verbs.send(plain)
    const known = await written(plain)
    expect(known.text).not.toContain(said.invited)
    expect(known.text).toContain(`${said.path}${plain}`)
    expect(known.text).not.toContain('token=')
  })
})
