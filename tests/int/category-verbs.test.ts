import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { findCategory } from '@/features/blog/queries/categories'
import { findPost } from '@/features/blog/queries/post'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { createPostVerbs } from '../support/post-verbs'
import { makePost } from '../support/posts'
import { postToRoute } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { blogEndpoints } from '@/features/blog/endpoints'

const deleteCategoryRoute = blogEndpoints.POST['delete-category']
const saveCategoryRoute = blogEndpoints.POST['save-category']

let payload: Payload
let verbs: ReturnType<typeof createPostVerbs>
let teamRest: Rest
let clientRest: Rest
beforeAll(async () => {
  payload = await start()
  verbs = createPostVerbs(payload, await makeUser(payload, 'team'))
  teamRest = await restAs(payload, 'team')
  clientRest = await restAs(payload, 'client')
})

it('a category is created in both languages, with generated slugs and no description', async () => {
  const { id } = await verbs.saveCategory({
    en: { name: 'Año nuevo', description: ' ' },
    es: { name: ' Señales ' },
  })
  expect(await verbs.categoryOf(id)).toMatchObject({
    posts: 0,
    texts: {
      en: { name: 'Año nuevo', slug: 'ano-nuevo', description: null },
      es: { name: 'Señales', slug: 'senales', description: null },
    },
  })
  const second = await verbs.saveCategory({ en: { name: 'Año nuevo' } })
  expect((await verbs.categoryOf(second.id))?.texts).toMatchObject({ en: { slug: 'ano-nuevo-2' }, es: null })
  expect((await findCategory('senales', 'es'))?.name.text).toBe('Señales')
})

it('a category needs a name, and a slug that is free', async () => {
  const invalid = async (body: object) => {
    const response = await postToRoute(saveCategoryRoute, body, teamRest)
    return [response.status, ((await response.json()) as { fields?: object }).fields]
  }
  const nameless = [400, { 'en.name': 'required', 'es.name': 'required' }]
  expect(await invalid({})).toEqual(nameless)
  expect(await invalid({ en: { name: '  ' } })).toEqual(nameless)
  expect(await invalid({ en: { name: 'Fine' }, es: { description: 'Sin nombre' } })).toEqual([
    400,
    { 'es.name': 'required' },
  ])
  await verbs.saveCategory({ en: { name: 'Taken' } })
  expect(await invalid({ en: { name: 'Other', slug: 'taken' }, es: { name: 'Otra' } })).toEqual([
    400,
    { 'en.slug': 'taken' },
  ])
  expect((await postToRoute(saveCategoryRoute, { en: { name: 'No' } }, clientRest)).status).toBe(403)
})

it('a category is updated, unless someone has changed or deleted it since', async () => {
  const { id } = await verbs.saveCategory({ en: { name: 'Before' } })
  const expected = (await verbs.categoryOf(id))?.revision
  await verbs.saveCategory({
    category: id,
    expected,
    en: { name: 'After', slug: 'after' },
    es: { name: 'Después' },
  })
  expect((await verbs.categoryOf(id))?.texts).toMatchObject({
    en: { name: 'After', slug: 'after' },
    es: { name: 'Después', slug: 'despues' },
  })
  const stale = verbs.saveCategory({ category: id, expected, en: { name: 'Lost' } })
  await expect(stale).rejects.toMatchObject({ code: 'conflict' })
  await verbs.deleteCategory(id, 0)
  await expect(verbs.saveCategory({ category: id, expected, en: { name: 'x' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('a category in use is deleted with the number of posts that was said, and the posts stay without it', async () => {
  const { id } = await verbs.saveCategory({ en: { name: 'Used' } })
  const live = await makePost(payload, 'used live', { en: 'published', data: { category: id } })
  const draft = await makePost(payload, 'used draft', { es: 'draft', data: { category: id } })
  expect((await verbs.categoryOf(id))?.posts).toBe(2)
  await expect(verbs.deleteCategory(id, 1)).rejects.toMatchObject({
    code: 'conflict',
    details: { current: { value: '2' } },
  })
  const response = await postToRoute(deleteCategoryRoute, { category: id, posts: 2 }, teamRest)
  expect(response.status).toBe(200)
  expect((await verbs.cardOf(live)).category).toBeNull()
  expect((await verbs.cardOf(draft)).category).toBeNull()
  const slug = (await verbs.cardOf(live)).texts.en.publicSlug ?? ''
  expect(await findPost(slug, 'en')).toMatchObject({ title: 'used live en', category: undefined })
})
