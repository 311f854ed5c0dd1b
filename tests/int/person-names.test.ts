import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { findPersonName } from '@/features/accounts/queries'
import { payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'
import { restAs, type Rest } from '../support/rest'

let payload: Payload
let admin: Rest
let team: Rest
let lucia: string

beforeAll(async () => {
  payload = await start()
  admin = await restAs(payload, 'admin')
  team = await restAs(payload, 'team')
  lucia = (await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })).id
})

type List = { docs: { id: string; name?: string; email?: string }[] }
const list = async (query: string): Promise<List> =>
  (await (await team('GET', `users?${query}`)).json()) as List

it('an account is shown by its name, even when only the name is requested', async () => {
  const { docs } = await list(`where[id][equals]=${lucia}&select[name]=true`)
  expect(docs[0]?.name).toBe('Lucía Fernández')
})

it.each([undefined, '', '  '])('no account is created or saved with the first name %j', async (firstName) => {
  const data = { email: `${crypto.randomUUID()}@example.com`, password: testPassword, role: 'client' }
  const created = await admin('POST', 'users', { ...data, firstName })
  expect([created.status, await created.text()]).toEqual([400, expect.stringContaining('firstName')])
  if (firstName === undefined) return
  const saved = await admin('PATCH', `users/${lucia}`, { firstName })
  expect([saved.status, await findPersonName(payload, lucia)]).toEqual([400, 'Lucía Fernández'])
})

it.each([
  'where[name][like]=fern%C3%A1ndez luc%C3%ADa',
  'where[and][0][name][contains]=Fern&where[and][1][role][equals]=team',
  'where[or][0][and][0][name][like]=Luc%C3%ADa',
])('a picker finds an account with %s', async (where) => {
  expect((await list(where)).docs.map(({ id }) => id)).toEqual([lucia])
})

it('names of a list are read together; a deleted account has none', async () => {
  const names = await Promise.all(
    [lucia, crypto.randomUUID(), lucia].map((id) => findPersonName(payload, id)),
  )
  expect(names).toEqual(['Lucía Fernández', undefined, 'Lucía Fernández'])
})

it('the lock of a document names its holder without the address', async () => {
  const eva = await restAs(payload, 'team')
  await eva('POST', 'payload-locked-documents', {
    globalSlug: 'team',
    user: { relationTo: 'users', value: eva.user },
  })
  const response = await team('GET', 'payload-locked-documents?depth=1&where[globalSlug][equals]=team')
  const { docs } = (await response.json()) as { docs: { user: { value: { id: string; email: string } } }[] }
  expect(docs[0]?.user.value).toMatchObject({ id: eva.user, email: expect.stringMatching(/^Ana Ruiz \d+$/) })
})
