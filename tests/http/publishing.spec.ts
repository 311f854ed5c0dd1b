import { expect, test } from '@playwright/test'

import { signedIn } from '../support/http'

/** Errors of Payload as the production build throws them, where their classes have shorter names. */

test('a draft that is not complete cannot be published in both languages', async () => {
  const team = await signedIn('team')
  const created = await team.post('/api/posts?locale=en&draft=true&autosave=true', {
    data: { title: `Draft ${crypto.randomUUID()}`, _status: 'draft' },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { doc } = (await created.json()) as { doc: { id: string } }
  const response = await team.post('/api/publish-both', { data: { collection: 'posts', id: doc.id } })
  expect(response.status()).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'invalid' })
})

test('a document that does not exist cannot be published', async () => {
  const data = { collection: 'posts', id: crypto.randomUUID() }
  const response = await (await signedIn('team')).post('/api/publish-both', { data })
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ error: 'not_found' })
})
