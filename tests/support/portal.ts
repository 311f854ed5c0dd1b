import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'
import pg from 'pg'

import { env } from '@/env'
import { documentOfText } from './fixtures'
import { newAccount, newSession, rows } from './http'

/** Clients with their invoices and proposals, written to the database under test as the product writes them. */

type Language = 'en' | 'es'
type ClientAccount = { client: string; email: string; user: string }

/** A client with an account that can sign in. */
export async function newClient(language: Language = 'en'): Promise<ClientAccount> {
  const email = await newAccount('client')
  const [made] = await rows<{ client: string; user: string }>(
    `with client as (
       insert into clients (first_name, last_name, name, email, company_name, language, status, notes)
       values ('María Guadalupe', 'Ñáñez', 'María Guadalupe Ñáñez', $1,
         'Pastelería y Panadería La Espiga de Oro, S.A. de C.V.', $3::text::enum_clients_language, 'active', 'SECRET-NOTE pays late')
       returning id)
     update users set client_id = client.id, first_name = 'María Guadalupe', last_name = 'Ñáñez',
       language = $3::text::enum_users_language
     from client where users.email = $2 returning client.id as client, users.id as user`,
    [`client-${crypto.randomUUID().slice(0, 8)}@example.com`, email, language],
  )
  return { email, client: made?.client ?? '', user: made?.user ?? '' }
}

let count = 0
type InvoiceData = { amount: number; due: string; status: 'paid' | 'pending'; description: string }

/** Inserts an invoice; `due` is in days from now. */
export async function newInvoice(
  client: string,
  data: Partial<Omit<InvoiceData, 'due'>> & { due?: number } = {},
) {
  const number = `INV-${crypto.randomUUID().slice(0, 6)}-${(count += 1)}`
  const due = new Date(Date.now() + (data.due ?? 10) * 86_400_000)
  due.setUTCHours(12, 0, 0, 0)
  const [row] = await rows<{ id: string }>(
    `insert into invoices (invoice_number, client_id, description, amount, currency, due_date, status)
     values ($1, $2, $3, $4, 'USD', $5, $6) returning id`,
    [
      number,
      client,
      data.description ?? 'Google Ads, marzo',
      data.amount ?? 145_000,
      due,
      data.status ?? 'pending',
    ],
  )
  return { id: row?.id ?? '', number }
}

type State = 'draft' | 'awaiting' | 'revised' | 'expired' | 'rejected' | 'signed' | 'accepted'
const stored = { draft: 'draft', awaiting: 'sent', expired: 'sent', revised: 'draft' } as const
const statusOf = (state: State) => (state in stored ? stored[state as 'draft'] : state)

type ProposalData = {
  title: string
  setupFee: number
  monthlyFee: number
  language: Language
  owner: string | null
  body: string
  /** Follow the body. */
  blocks: object[]
}

/** Inserts a proposal in that state, with the version that was frozen when it was sent. */
export async function newProposal(
  client: string,
  state: State,
  data: Partial<ProposalData> = {},
): Promise<string> {
  const {
    title = `Sitio web ${(count += 1)}`,
    setupFee = 450_000,
    monthlyFee = 185_000,
    language = 'es',
  } = data
  const content = bodyOf(data.body ?? 'Un sitio nuevo en dos idiomas.', data.blocks)
  const days = state === 'expired' ? -2 : 20
  const expires = new Date(Date.now() + days * 86_400_000).toISOString()
  const sent = state === 'draft' ? null : new Date(Date.now() - 5 * 86_400_000)
  const signed = state === 'signed' || state === 'accepted' ? new Date() : null
  const amount = setupFee + monthlyFee
  const [row] = await rows<{ id: string }>(
    `insert into proposals (title, client_id, content, setup_fee, monthly_fee, amount, currency, status, language,
       owner_id, expires_at, sent_at, signed_at, proposal_type, description)
     values ($1, $2, $3, $4, $5, $6, 'USD', $7, $8, $9, $10, $11, $12, 'written', 'SECRET-DESCRIPTION') returning id`,
    [
      title,
      client,
      content,
      setupFee,
      monthlyFee,
      amount,
      statusOf(state),
      language,
      data.owner ?? null,
      expires,
      sent,
      signed,
    ],
  )
  const id = row?.id ?? ''
  if (state === 'draft') return id
  const terms = { title, language, setupFee, monthlyFee, amount, currency: 'USD', expiresAt: expires }
  const canonical = JSON.stringify({ proposal: id, number: 1, content, ...terms })
  await rows(
    `insert into proposal_versions (proposal_id, number, title, language, setup_fee, monthly_fee, amount, currency,
       expires_at, frozen_at, sha256, canonical)
     values ($1, 1, $2, $3, $4, $5, $6, 'USD', $7, now(), $8, $9)`,
    [
      id,
      title,
      language,
      setupFee,
      monthlyFee,
      amount,
      expires,
      createHash('sha256').update(canonical).digest('hex'),
      canonical,
    ],
  )
  return id
}

const block = (type: string, text: string, more: object = {}) => ({
  ...documentOfText(text).root.children[0],
  type,
  ...more,
})

/** A table of texts; the first row names the columns. */
export const tableOf = (rows: readonly (readonly string[])[]) => ({
  type: 'table',
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children: rows.map((cells, row) => ({
    ...block('tablerow', ''),
    children: cells.map((words) => ({
      ...block('tablecell', ''),
      headerState: row === 0 ? 1 : 0,
      colSpan: 1,
      rowSpan: 1,
      children: documentOfText(words).root.children,
    })),
  })),
})

/** Two sections, the second with a list, and what follows. */
function bodyOf(words: string, more: object[] = []) {
  const { root } = documentOfText(words)
  const item = { ...block('listitem', 'Páginas en español y en inglés'), value: 1 }
  const list = {
    type: 'list',
    version: 1,
    tag: 'ul',
    listType: 'bullet',
    start: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
  }
  const children = [
    block('heading', 'Lo que pediste', { tag: 'h2' }),
    ...root.children,
    block('heading', 'Lo que haremos', { tag: 'h2' }),
    { ...list, children: [item] },
    ...more,
  ]
  return { root: { ...root, children } }
}

/** Signs a browser in through the API. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const { cookies } = await (await newSession(name)).storageState()
  await page.context().addCookies(cookies)
}

/** Blocks reads of a table until `release` is called, as a slow database would. */
export async function holdTable(table: 'invoices' | 'proposals'): Promise<{ release: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: env.E2E_DATABASE_URL })
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  return {
    release: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}
