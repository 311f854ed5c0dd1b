import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { findTitle } from '@/features/publishing/queries/title'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makeClient } from '../support/client-records'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

test('a title that lacks the language of the reader is found in the other one', async () => {
  const system = asSystemWithoutRequest(payload)
  const category = { collection: 'categories', locale: 'es', data: { name: 'Publicidad' } } as const
  const { id } = await system.create(category as never)
  const of = (preferred: 'en' | 'es') =>
    findTitle(payload, { collection: 'categories', id: String(id), preferred })
  expect(await of('en')).toEqual({ text: 'Publicidad', language: 'es' })
  expect(await of('es')).toEqual({ text: 'Publicidad', language: 'es' })
  await system.update({ collection: 'categories', id: String(id), locale: 'en', data: { name: 'Ads' } })
  expect(await of('en')).toEqual({ text: 'Ads', language: 'en' })
})

test('a draft that was never published has a title', async () => {
  const post = { collection: 'posts', locale: 'es', draft: true, data: { title: 'Solo en español' } } as const
  const { id } = await asSystemWithoutRequest(payload).create(post as never)
  expect(await findTitle(payload, { collection: 'posts', id: String(id), preferred: 'en' })).toEqual({
    text: 'Solo en español',
    language: 'es',
  })
})

test('a title without languages is as it is, and a missing document has none', async () => {
  const { id, name } = await makeClient(payload)
  expect(await findTitle(payload, { collection: 'clients', id, preferred: 'en' })).toEqual({
    text: name,
    language: 'en',
  })
  expect(
    await findTitle(payload, { collection: 'posts', id: crypto.randomUUID(), preferred: 'en' }),
  ).toBeUndefined()
})
