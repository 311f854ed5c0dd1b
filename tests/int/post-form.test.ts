import pg from 'pg'
import { createLocalReq, handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { blogEndpoints } from '@/features/blog/endpoints'
import type { PostPublication } from '@/features/blog/queries/post-publication'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { config, payload as start } from '@/lib/server/payload'
import { documentOfText } from '../support/fixtures'
import { makePostWithDrafts, originalTitles, postContent, titlesOf } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})

const read = async (id: string, { headers }: Rest = team) => {
  const url = `https://puente.example/api/post-publication?post=${id}`
  const response = await blogEndpoints.GET['post-publication'](new Request(url, { headers }))
  return { status: response.status, result: ((await response.json()) as { result: PostPublication }).result }
}
const posts = async () => (await asSystemWithoutRequest(payload).count({ collection: 'posts' })).totalDocs
const created = async (response: Response) => ((await response.json()) as { doc: { id: string } }).doc.id

describe('an explicit save', () => {
  it.each([
    ['no title', { title: ' ', content: documentOfText('Words') }, 'title'],
    ['no content', { title: 'Only a title' }, 'content'],
    ['empty content', { title: 'Only a title', content: documentOfText('') }, 'content'],
  ])('with %s is refused as a draft too, and stores nothing', async (_, data, field) => {
    const before = await posts()
    for (const query of ['draft=true', ''])
      for (const _status of ['draft', 'published']) {
        if (!query && _status === 'draft') continue
        const response = await team('POST', `posts?locale=en&${query}`, { ...data, _status })
        expect(response.status).toBe(400)
        expect(await response.text()).toContain(`"path":"${field}"`)
      }
    expect(await posts()).toBe(before)
  })

  it('says so in both languages', async () => {
    for (const [language, text] of [
      ['en', 'Title and content are required'],
      ['es', 'El título y el contenido son obligatorios'],
    ] as const) {
      await asSystemWithoutRequest(payload).update({ collection: 'users', id: team.user, data: { language } })
      const response = await team('POST', 'posts?locale=en&draft=true', { title: '' })
      expect(await response.text()).toContain(text)
    }
    await asSystemWithoutRequest(payload).update({
      collection: 'users',
      id: team.user,
      data: { language: 'en' },
    })
  })
})

describe('a taken address', () => {
  const taken = {
    en: 'This address is taken. Choose another one.',
    es: 'Esta dirección ya está ocupada. Elige otra.',
  }

  it.each(Object.entries(taken))(
    'is refused with a sentence of our own, in %s',
    async (language, message) => {
      await makePostWithDrafts(payload, `Taken ${language}`)
      const { slug } = await asSystemWithoutRequest(payload)
        .find({ collection: 'posts', draft: true, locale: 'en', sort: '-createdAt', limit: 1 })
        .then(({ docs }) => docs[0] ?? expect.fail('no post'))
      const change = (locale: 'en' | 'es') =>
        asSystemWithoutRequest(payload).update({
          collection: 'users',
          id: team.user,
          data: { language: locale },
        })
      await change(language as 'en' | 'es')
      const response = await team('POST', 'posts?locale=en&draft=true', { ...postContent('Second'), slug })
      await change('en')
      expect(await response.json()).toMatchObject({
        errors: [{ message, data: { errors: [{ path: 'slug', message }] } }],
      })
    },
  )

  it('stays marked in the form, except in the post that has it', async () => {
    const id = await makePostWithDrafts(payload, 'Marked')
    const { slug } = await asSystemWithoutRequest(payload).findByID({
      collection: 'posts',
      id,
      draft: true,
      locale: 'en',
    })
    const field = payload.collections.posts.config.flattenedFields.find(({ name }) => name === 'slug')
    const req = await createLocalReq({ locale: 'en' }, payload)
    const validate = (own?: string) =>
      (field as { validate: (value: unknown, args: object) => unknown }).validate(slug, {
        siblingData: { title: 'A title of its own' },
        event: 'onChange',
        id: own,
        req,
      })
    expect(await validate()).toBe(taken.en)
    expect(await validate(id)).toBe(true)
  })
})

it('a picture that is refused is answered with the sentence of its field', async () => {
  const { authorization = '', origin = '' } = team.headers
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A page' }))
  body.set('file', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }))
  const request = new Request(`${env.SITE_URL}/api/blog-images`, {
    method: 'POST',
    headers: { authorization, origin },
    body,
  })
  const response = await handleEndpoints({ config, request })
  const { errors } = (await response.json()) as {
    errors: [{ message: string; data: { errors: [{ path: string; message: string }] } }]
  }
  const [{ message, data }] = errors
  expect(data.errors[0].path).toBe('file')
  expect(message).toBe(data.errors[0].message)
})

describe('autosave', () => {
  it('stores a half-written draft, in one version, and nothing of it is public', async () => {
    const id = await makePostWithDrafts(payload, 'Auto')
    const versions = async () =>
      (
        await asSystemWithoutRequest(payload).findVersions({
          collection: 'posts',
          where: { parent: { equals: id } },
        })
      ).totalDocs
    const before = await versions()
    for (const title of ['H', 'Ha', 'Half a title']) {
      const response = await team('PATCH', `posts/${id}?locale=es&draft=true&autosave=true`, {
        title,
        content: null,
      })
      expect(response.status, await response.clone().text()).toBe(200)
    }
    expect(await versions()).toBe(before + 1)
    expect(await titlesOf(payload, id)).toEqual({ ...originalTitles('Auto'), 'es draft': 'Half a title' })
    const publish = await team('PATCH', `posts/${id}?locale=en`, { _status: 'published' })
    expect(publish.status).toBe(200)
    expect(await titlesOf(payload, id)).toMatchObject({ en: 'Auto en draft', es: 'Auto es' })
    expect((await team('PATCH', `posts/${id}?locale=es`, { _status: 'published' })).status).toBe(400)
  })
})

it('autosave leaves the page cache as it is; a save does not', async () => {
  const id = await makePostWithDrafts(payload, 'Cached')
  const listener = new pg.Client({ connectionString: env.DATABASE_URL })
  await listener.connect()
  let changes = 0
  listener.on('notification', () => (changes += 1))
  await listener.query('listen content_changed')
  const save = async (query: string) => {
    await team('PATCH', `posts/${id}?locale=en&draft=true${query}`, { title: `Cached ${query}` })
    // Notifications arrive before the answer to the next query.
    await listener.query('select 1')
    return changes
  }
  expect(await save('&autosave=true')).toBe(0)
  expect(await save('')).toBe(1)
  await listener.end()
})

describe('what the publish card shows', () => {
  it('is the state, the missing texts and the pictures without alternative text of each language', async () => {
    const id = await created(
      await team('POST', 'posts?locale=en&draft=true', {
        ...postContent('Card'),
        metaTitle: 'Card in search',
      }),
    )
    const { status, result } = await read(id)
    expect(status).toBe(200)
    expect(result).toMatchObject({
      id,
      status: 'draft',
      texts: { en: { state: 'draft', isComplete: true }, es: { state: 'missing', isComplete: false } },
      slugs: { en: 'card', es: null },
      missing: { en: ['metaDescription'], es: ['title', 'content', 'slug', 'metaTitle', 'metaDescription'] },
      pictures: [],
      schedules: [],
    })
    expect(result.offices.every(({ zone }) => zone.includes('/'))).toBe(true)
  })

  it('is for staff, and 404 for a post that is gone', async () => {
    const id = await makePostWithDrafts(payload, 'Hidden')
    expect((await read(id, await restAs(payload, 'client'))).status).toBe(403)
    expect((await read(crypto.randomUUID())).status).toBe(404)
  })
})
