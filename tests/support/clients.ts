import type { APIRequestContext } from '@playwright/test'

import type { Language } from '@/i18n/languages'
import { newAccount, rows, signedIn } from './http'

export type TestClient = {
  /** The client's id. */
  id: string
  /** The address of the account that belongs to it; its password is that of the tests. */
  email: string
  name: string
}

/** A client with an account of its own, for a test that fills it or exhausts its limits. */
export async function newClient(language: Language = 'en'): Promise<TestClient> {
  const email = await newAccount('client')
  const name = { firstName: 'Ana', lastName: `Ruiz ${crypto.randomUUID().slice(0, 4)}` }
  const data = { ...name, email, companyName: 'Clínica Ruiz', language, status: 'active' }
  const answer = await (await signedIn('admin')).post('/api/clients', { data })
  if (!answer.ok()) throw new Error(`no client: ${await answer.text()}`)
  const { doc } = (await answer.json()) as { doc: { id: string } }
  await rows(
    'update users set client_id = $1, language = $2, first_name = $3, last_name = $4 where email = $5',
    [doc.id, language, name.firstName, name.lastName, email],
  )
  return { id: doc.id, email, name: `${name.firstName} ${name.lastName}` }
}

/** Opens a ticket by the verb; answers its id. */
export async function openTicket(client: APIRequestContext, data: object = {}): Promise<string> {
  const ticket = { title: 'The form fails', description: 'Since yesterday.\nOn phones.', ...data }
  const answer = await client.post('/api/create-ticket', { data: ticket })
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`no ticket: ${answer.status()}`)
  return id
}
