import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { findPost } from '@/features/blog/queries/post'
import type { Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf } from '../support/actors'
import { documentOfText } from '../support/fixtures'

/** A post has one byline per language, in its published version and in its drafts. */

let payload: Payload
let maya: PayloadRequest
let lucia: PayloadRequest
let id: string

const signIn = async (firstName: string, lastName: string) =>
  requestOf(payload, await makeUser(payload, 'team', { firstName, lastName }))

const words = (title: string, data: Record<string, unknown> = {}) =>
  ({ title, content: documentOfText('Words.'), _status: 'published', ...data }) as never

const collection = 'posts'

/** Returns the stored byline in each language. */
const bylines = (draft = false) =>
  Promise.all(
    (['en', 'es'] as const).map(
      async (locale) => (await asUser(maya).findByID({ collection, id, locale, draft })).authorName ?? null,
    ),
  )
const save = (req: PayloadRequest, locale: Language, data: never, draft = false) =>
  asUser(req).update({ collection, id, locale, draft, data })

beforeAll(async () => {
  payload = await start()
  maya = await signIn('Maya', 'Thompson')
  lucia = await signIn('Lucía', 'Fernández')
  const data = words('Signed here')
  ;({ id } = await asUser(maya).create({ collection, locale: 'en', data }))
})

it('is the name of the user who first writes in a language', async () => {
  expect(await bylines()).toEqual(['Maya Thompson', null])
  await save(lucia, 'es', words('Firmado aquí'))
  expect(await bylines()).toEqual(['Maya Thompson', 'Lucía Fernández'])
})

it('is shown in its language', async () => {
  expect((await findPost('signed-here', 'en'))?.author).toBe('Maya Thompson')
  expect((await findPost('firmado-aqui', 'es'))?.author).toBe('Lucía Fernández')
})

it('can be emptied in one language, and stays empty', async () => {
  await save(lucia, 'en', words('Signed here', { authorName: '' }))
  await save(lucia, 'en', words('Signed again'))
  expect(await bylines()).toEqual([null, 'Lucía Fernández'])
})

it('changes in a draft without changing the published one', async () => {
  await save(maya, 'es', { authorName: 'Rosa', _status: 'draft' } as never, true)
  expect(await bylines()).toEqual([null, 'Lucía Fernández'])
  expect(await bylines(true)).toEqual([null, 'Rosa'])
})
