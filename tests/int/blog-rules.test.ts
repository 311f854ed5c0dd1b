import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { Post } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { documentOfText } from '../support/fixtures'

/** What is stored of a post, for every way of saving it. */

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

type Data = Record<string, unknown>

const create = (data: Data, { locale = 'en', draft = false }: { locale?: Language; draft?: boolean } = {}) =>
  asSystemWithoutRequest(payload).create({
    collection: 'posts',
    locale,
    draft,
    data: { content: documentOfText('Words.'), _status: draft ? 'draft' : 'published', ...data } as never,
  })

const update = (id: string, data: Data, locale: Language = 'en', draft = false) =>
  asSystemWithoutRequest(payload).update({ collection: 'posts', id, locale, draft, data: data as never })

const refused = { status: 400 }

describe('a slug', () => {
  it.each([
    ['Cómo crecer en el año nuevo', 'como-crecer-en-el-ano-nuevo'],
    ['../admin', 'admin'],
    ['es', 'es'],
    ['¡¡¡', 'post'],
  ])('is generated from the title: %s', async (title, slug) =>
    expect((await create({ title })).slug).toBe(slug),
  )

  it('is numbered when a generated one is taken, in drafts too', async () => {
    const title = 'Said twice'
    const made = [
      await create({ title }),
      await create({ title }),
      await create({ title }, { draft: true }),
      await create({ title }, { draft: true }),
    ]
    expect(made.map(({ slug }) => slug)).toEqual([
      'said-twice',
      'said-twice-2',
      'said-twice-3',
      'said-twice-4',
    ])
  })

  it('is numbered too when a form has filled in the one that would be generated', async () => {
    const typed = { title: 'Filled in', slug: 'filled-in' }
    expect((await create(typed)).slug).toBe('filled-in')
    const second = await create(typed, { draft: true })
    expect(second.slug).toBe('filled-in-2')
    // The form may send either again.
    for (const slug of ['filled-in', 'filled-in-2'])
      expect((await update(second.id, { slug }, 'en', true)).slug).toBe('filled-in-2')
  })

  it('stays unique for many concurrent creates', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => create({ title: 'All at once' })))
    expect(made.map(({ slug }) => slug).sort()).toEqual([
      'all-at-once',
      ...[2, 3, 4, 5, 6].map((number) => `all-at-once-${number}`),
    ])
  })

  it('is normalized when typed and rejected when taken, in drafts too', async () => {
    const { id } = await create({ title: 'Typed', slug: ' Año NUEVO ../x ' })
    expect((await create({ title: 'Own' })).slug).toBe('own')
    const taken = { title: 'Another', slug: 'ano-nuevo-x' }
    await expect(create(taken)).rejects.toMatchObject(refused)
    await expect(create(taken, { draft: true })).rejects.toMatchObject(refused)
    const draft = await create({ title: 'Waiting', slug: 'waiting' }, { draft: true })
    await expect(create({ title: 'Third', slug: 'waiting' })).rejects.toMatchObject(refused)
    await expect(update(draft.id, { slug: 'own' }, 'en', true)).rejects.toMatchObject(refused)
    expect((await update(id, { title: 'Typed again' })).slug).toBe('ano-nuevo-x')
  })

  it('can be the same in both languages', async () => {
    await create({ title: 'Twin', slug: 'twin' })
    expect((await create({ title: 'Twin', slug: 'twin' }, { locale: 'es' })).slug).toBe('twin')
  })

  it('is cut between words', async () => {
    const { slug } = await create({ title: 'word '.repeat(40).trim() })
    expect(slug).toMatch(/^word(-word)+$/)
    expect(slug?.length).toBeLessThanOrEqual(100)
    await expect(create({ title: 'x'.repeat(300) })).rejects.toMatchObject(refused)
    expect((await create({ title: 'Short', slug: 'y'.repeat(300) })).slug).toBe('y'.repeat(100))
  })

  it('stays when the title changes, and is generated again when emptied', async () => {
    const { id } = await create({ title: 'First name' })
    expect((await update(id, { title: 'Second name' })).slug).toBe('first-name')
    expect((await update(id, { slug: '' })).slug).toBe('second-name')
  })
})

describe('texts', () => {
  it('are trimmed, and empty ones become null', async () => {
    const empty = {
      excerpt: '  ',
      metaTitle: '',
      metaDescription: ' \n ',
      featuredImageUrl: '',
      authorName: ' ',
    }
    const made = await create({ title: '  Trimmed  ', ...empty })
    expect(made).toMatchObject({
      title: 'Trimmed',
      excerpt: null,
      metaTitle: null,
      metaDescription: null,
      featuredImageUrl: null,
      authorName: null,
    })
    expect(made.category ?? null).toBeNull()
  })

  it('of one line have no line breaks, longer ones keep theirs', async () => {
    const made = await create({ title: 'A title \r\n on two\u2028lines', excerpt: 'One\ntwo' })
    expect(made).toMatchObject({ title: 'A title on two lines', excerpt: 'One\ntwo' })
  })

  it.each<[string, Data]>([
    ['no title', { title: '   ' }],
    ['content without text', { title: 'Empty', content: documentOfText('  ') }],
    ['no content', { title: 'Empty', content: null }],
    ['a title that is not a string', { title: { en: 'x' } }],
  ])('are rejected: %s', async (_, data) => {
    await expect(create(data)).rejects.toMatchObject(refused)
  })

  it('are optional in a draft', async () => {
    expect((await create({ title: 'Begun', content: null }, { draft: true })).slug).toBe('begun')
  })
})

it.each([
  ['https://example.com/a.jpg', true],
  ['http://example.com/a.jpg', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AA', false],
  ['//example.com/a.jpg', false],
  [`https://example.com/${'a'.repeat(2_000)}`, false],
])('featuredImageUrl %.40s is accepted: %s', async (featuredImageUrl, isAccepted) => {
  const made = create({ title: 'Pictured', featuredImageUrl })
  if (isAccepted) expect((await made).featuredImageUrl).toBe(featuredImageUrl)
  else await expect(made).rejects.toMatchObject(refused)
})

/** Content with one more node in its paragraph. */
function documentWith(node: Data) {
  const document = documentOfText('Words.')
  ;(document.root.children[0] as unknown as { children: Data[] }).children.push(node)
  return document
}

const linkTo = (url: string, linkType = 'custom') => ({
  type: 'link',
  version: 3,
  fields: { linkType, url, newTab: false },
  children: [],
})

function deep(levels: number) {
  let node: Data = { type: 'text', version: 1, text: 'x' }
  for (let level = 0; level < levels; level += 1) node = { type: 'quote', version: 1, children: [node] }
  return node
}

describe('links and nodes in content', () => {
  it.each<[string, Data]>([
    ['an unknown node', { type: 'script', version: 1, text: 'alert(1)' }],
    ['a block of an unknown type', { type: 'block', version: 1, fields: { blockType: 'x' } }],
    ['a node without a type', { version: 1, text: 'x' }],
    ['a javascript: link', linkTo('javascript:alert(1)')],
    ['a javascript: link after a space', linkTo(' javascript:alert(1)')],
    ['a data: link', linkTo('data:text/html,x')],
    ['a link to another host', linkTo('//evil.example')],
    ['an internal link', linkTo('', 'internal')],
    ['a hundred levels of nesting', deep(100)],
    ['a style', { type: 'text', version: 1, text: 'x', style: 'position:fixed;inset:0' }],
  ])('rejects %s, in drafts too', async (name, node) => {
    const data = { title: `Hostile ${name}`, content: documentWith(node) }
    await expect(create(data)).rejects.toMatchObject(refused)
    await expect(create(data, { draft: true })).rejects.toMatchObject(refused)
  })

  it.each([
    'https://example.com/a?b=1#c',
    'http://example.com',
    'mailto:a@b.c',
    'tel:+51999',
    '/contact',
    '#top',
  ])('accepts a link to %s', async (url) => {
    const { id } = await create({ title: 'Linked', content: documentWith(linkTo(url)) })
    expect(id).toBeTruthy()
  })
})

describe('author and date', () => {
  it('default to the creating user, unless another name is entered', async () => {
    const user = await makeUser(payload, 'team', { firstName: 'Maya', lastName: 'Thompson' })
    const req = await requestOf(payload, user)
    const write = (data: Data): Promise<Post> =>
      asUser(req).create({
        collection: 'posts',
        locale: 'en',
        data: { content: documentOfText('Words.'), _status: 'published', ...data } as never,
      })
    const own = await write({ title: 'Own words', author: crypto.randomUUID() })
    expect(own).toMatchObject({ authorName: 'Maya Thompson', author: user.id })
    expect(await write({ title: 'Guest', authorName: 'Rosa' })).toMatchObject({ authorName: 'Rosa' })
  })

  it('default to the first publication in each language, unless a date is entered', async () => {
    const { id, publishedAt } = await create({ title: 'Dated' })
    expect(Date.now() - Date.parse(publishedAt ?? '')).toBeLessThan(60_000)
    expect((await update(id, { title: 'Dated again' })).publishedAt).toBe(publishedAt)
    const given = '2026-01-05T10:00:00.000Z'
    expect((await create({ title: 'Given', publishedAt: given })).publishedAt).toBe(given)
    const draft = await create({ title: 'Undated' }, { draft: true })
    expect(draft.publishedAt ?? null).toBeNull()
    const words = { title: 'Fechada', content: documentOfText('Palabras.'), _status: 'published' }
    expect((await update(id, words, 'es')).publishedAt).not.toBe(publishedAt)
  })
})
