import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { findPost } from '@/features/blog/queries/post'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { config, payload as start } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { documentOfText } from '../support/fixtures'
import { disguisedFiles, picture, pngHeader } from '../support/pictures'
import { makePostWithDrafts, originalTitles, postContent, titlesOf } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { filesIn } from '../support/uploads'

/** What staff can get wrong in a post or a picture, through REST: it is refused in their language, and nothing is stored. */

const messages = { en, es }
const people = ['en', 'es'] as const

let payload: Payload
const staff = {} as Record<Language, Rest>
beforeAll(async () => {
  payload = await start()
  for (const language of people) {
    staff[language] = await restAs(payload, 'team')
    const data = { language }
    await asSystemWithoutRequest(payload).update({ collection: 'users', id: staff[language].user, data })
  }
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

const countOf = async (collection: 'posts' | 'blog-images') =>
  (await asSystemWithoutRequest(payload).count({ collection })).totalDocs

describe('the slug of a post', () => {
  it.each(people)('that is taken is refused in %s, on every way to save it', async (language) => {
    const slug = `taken-${language}`
    const send = staff[language]
    const created = await send('POST', 'posts?locale=en', {
      ...postContent(slug),
      slug,
      _status: 'published',
    })
    expect(created.status).toBe(201)
    const id = await makePostWithDrafts(payload, `Other ${language}`)
    const before = await countOf('posts')
    for (const [method, path] of [
      ['POST', 'posts?locale=en'],
      ['POST', 'posts?locale=en&draft=true'],
      ['PATCH', `posts/${id}?locale=en`],
      ['PATCH', `posts/${id}?locale=en&draft=true`],
      ['PATCH', `posts/${id}?locale=en&draft=true&autosave=true`],
    ] as const) {
      const response = await send(method, path, { ...postContent('New'), slug: ` ${slug.toUpperCase()} ` })
      expect(response.status, path).toBe(400)
      expect(await response.text()).toContain(messages[language].common.errors.slugTaken)
    }
    expect(await countOf('posts')).toBe(before)
    expect(await titlesOf(payload, id)).toEqual(originalTitles(`Other ${language}`))
  })

  it('is cut at 100 characters, and may be the name of another route', async () => {
    for (const [typed, slug] of [
      ['a'.repeat(300), 'a'.repeat(100)],
      ...['admin', 'api', 'es', 'page', 'feed', 'search'].map((name) => [name, name]),
    ] as const) {
      const post = { ...postContent(`Called ${slug}`), slug: typed, _status: 'published' }
      const response = await staff.en('POST', 'posts?locale=en', post)
      expect(((await response.json()) as { doc: { slug: string } }).doc.slug).toBe(slug)
      expect(await findPost(slug ?? '', 'en')).toMatchObject({ title: `Called ${slug}` })
    }
  })
})

describe('the content of a post', () => {
  const contentOf = (child: object) => ({ root: { ...documentOfText('').root, children: [child] } })
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: 'javascript:alert(1)' },
    children: [{ type: 'text', text: 'x', version: 1, format: 0 }],
  }
  /** As text, because JSON.stringify recurses as deep. */
  const nested = (levels: number) =>
    JSON.stringify({ content: contentOf({ deep: 1 }) }).replace(
      '{"deep":1}',
      `${'{"type":"quote","children":['.repeat(levels)}${']}'.repeat(levels)}`,
    )
  const bad: [string, keyof typeof en.common.errors.document | undefined, object | string][] = [
    [
      'a javascript: link',
      'link',
      { content: contentOf({ type: 'paragraph', version: 1, children: [link] }) },
    ],
    ['an unknown node', 'node', { content: contentOf({ type: 'iframe', src: 'https://x.example' }) }],
    ['nodes 50 levels deep', 'depth', nested(50)],
    ['nodes 5,000 levels deep', undefined, nested(5_000)],
  ]

  it.each(bad)('with %s is refused, and the draft stays', async (name, message, data) => {
    const id = await makePostWithDrafts(payload, name)
    const contentIn = async () =>
      JSON.stringify(await (await staff.en('GET', `posts/${id}?draft=true`)).json())
    const before = await contentIn()
    for (const language of people)
      for (const query of ['', '&draft=true', '&draft=true&autosave=true']) {
        const response = await staff[language]('PATCH', `posts/${id}?locale=en${query}`, data)
        expect(response.status).toBe(400)
        if (message)
          expect(await response.text()).toContain(messages[language].common.errors.document[message])
      }
    expect(await contentIn()).toBe(before)
  })
})

describe('a picture', () => {
  const rest = guardPayloadRest((request) => handleEndpoints({ config, request }))
  /** Sends a file as the admin's forms do. */
  function upload(language: Language, data: Buffer, name = 'a.png', type = 'image/png') {
    const { 'content-type': _, ...headers } = staff[language].headers
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(data)], { type }), name)
    body.append('_payload', JSON.stringify({ alt: 'A bridge' }))
    const request = new Request(`${env.SITE_URL}/api/blog-images`, { method: 'POST', headers, body })
    return rest(request, { params: Promise.resolve({ slug: ['blog-images'] }) })
  }

  it.each(people)('that is stored says so in %s', async (language) => {
    const response = await upload(language, await picture('png', 20, 20))
    expect(response.status).toBe(201)
    const said = { en: 'Image uploaded successfully', es: 'La imagen se subió correctamente' }
    expect(((await response.json()) as { message: string }).message).toBe(said[language])
  })

  const errors = (language: Language) => messages[language].pictures.errors
  const invalid = (language: Language) => `${errors(language).type}. ${errors(language).select}`
  const large = (language: Language) => errors(language).large
  it.each<[string, number, (language: Language) => string, () => Buffer, string, string]>([
    [
      'an SVG',
      400,
      invalid,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
      'image/svg+xml',
    ],
    [
      'an SVG by another name',
      400,
      invalid,
      () => disguisedFiles['an SVG that begins as XML'] as Buffer,
      'a.png',
      'image/png',
    ],
    [
      'HTML',
      400,
      invalid,
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'a.html',
      'text/html',
    ],
    ['20,000 x 20,000 pixels', 400, large, () => pngHeader(20_000, 20_000), 'a.png', 'image/png'],
    ['60 MB', 413, large, () => Buffer.alloc(60 * 1024 * 1024), 'a.png', 'image/png'],
  ])('of %s is refused at its field, and no file stays', async (_, status, message, make, name, type) => {
    const before = [await countOf('blog-images'), filesIn()]
    for (const language of people) {
      const response = await upload(language, make(), name, type)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({
        errors: [{ data: { errors: [{ path: 'file', message: message(language) }] } }],
      })
    }
    expect([await countOf('blog-images'), filesIn()]).toEqual(before)
  })
})
