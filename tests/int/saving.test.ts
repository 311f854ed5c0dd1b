import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { judgeAnswer, type SavedDocument, type SaveTarget } from '@/features/saving/answer-rules'
import { savingEndpoints } from '@/features/saving/endpoints'
import type { DocumentLock } from '@/features/saving/queries/document-lock'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { documentOfText } from '../support/fixtures'
import { makePostWithDrafts, page } from '../support/publishing'
import { restAs, restAsVisitor, type Rest } from '../support/rest'

/** What the forms of the admin ask the server, and what it answers. */

let payload: Payload
let ana: Rest
let eva: Rest
let admin: Rest
beforeAll(async () => {
  payload = await start()
  ana = await restAs(payload, 'team')
  eva = await restAs(payload, 'team')
  admin = await restAs(payload, 'admin')
})

/** What a form concludes from a response. */
async function judged(response: Response, target: SaveTarget, after?: string) {
  const isJson = response.headers.get('content-type')?.includes('json')
  const body: unknown = isJson ? await response.json() : undefined
  const language = response.headers.get('content-language')
  return judgeAnswer(
    { kind: 'answer', status: response.status, language, body },
    { target, language: 'en', after },
  )
}

const service = {
  slug: 'seo-optimization',
  displayOrder: 1,
  ...Object.fromEntries(
    ['title', 'subtitle', 'description', 'bullets', 'benefit', 'heroText'].map((name) => [name, name]),
  ),
} as never

type Saved = {
  by: () => Rest
  target: () => Promise<SaveTarget>
  data: (title: string) => object
  query: string
}
const draft = 'locale=en&depth=0&draft=true&autosave=true'
const kinds: Record<string, Saved> = {
  'a post': {
    by: () => ana,
    target: async () => ({ collection: 'posts', id: await makePostWithDrafts(payload, 'Kept') }),
    data: (title) => ({ title, content: documentOfText(title), _status: 'draft' }),
    query: draft,
  },
  'a service': {
    by: () => ana,
    target: async () => {
      const system = asSystemWithoutRequest(payload)
      const { docs } = await system.find({ collection: 'services', limit: 1 })
      const made = docs[0] ?? (await system.create({ collection: 'services', data: service }))
      return { collection: 'services', id: made.id }
    },
    data: (title) => ({ subtitle: title, _status: 'draft' }),
    query: draft,
  },
  'a page': {
    by: () => ana,
    target: () => Promise.resolve({ global: 'industries-page' }),
    data: (title) => ({ ...page(title), _status: 'draft' }),
    query: draft,
  },
  'a page that goes live': {
    by: () => ana,
    target: () => Promise.resolve({ global: 'careers-page' }),
    data: (title) => ({ ...page(title), _status: 'published' }),
    query: 'locale=en&depth=0',
  },
  'the settings': {
    by: () => admin,
    target: () => Promise.resolve({ global: 'site-settings' }),
    data: (brand) => ({ brand, agencyZone: 'UTC', blogAddress: '/resources' }),
    query: 'locale=en&depth=0',
  },
  'a category': {
    by: () => ana,
    target: async () => {
      const response = await ana('POST', 'categories?locale=en&depth=0', { name: crypto.randomUUID() })
      return { collection: 'categories', id: ((await response.json()) as { doc: { id: string } }).doc.id }
    },
    data: (title) => ({ description: title }),
    query: 'locale=en&depth=0',
  },
}

const send = (by: Rest, target: SaveTarget, query: string, data: object, headers?: Record<string, string>) =>
  'global' in target
    ? by('POST', `globals/${target.global}?${query}`, data, headers)
    : by('PATCH', `${target.collection}/${target.id}?${query}`, data, headers)

it('what follows from a save in the same request is no save of an older version', async () => {
  const data = { name: 'Ana', email: `${crypto.randomUUID()}@x.example`, message: 'Hi' }
  const lead = await asSystemWithoutRequest(payload).create({
    collection: 'leads',
    data: { ...data, sourceName: 'Contact Form' } as never,
  })
  const target = { collection: 'leads', id: lead.id }
  // A note is written into the history, and from there into the lead.
  const saved = await send(
    ana,
    target,
    'locale=en&depth=0',
    { notes: 'Call on Monday' },
    {
      'puente-base': lead.updatedAt,
    },
  )
  expect(await judged(saved, target)).toMatchObject({ kind: 'saved' })
})

it('of two saves at once that send different settings, neither undoes the other', async () => {
  const target = { global: 'site-settings' }
  const settings = { brand: 'Agency', agencyZone: 'UTC', blogAddress: '/resources' }
  expect((await send(admin, target, 'locale=en&depth=0', settings)).status).toBe(200)
  for (let round = 0; round < 10; round += 1) {
    const emailOpens = round % 2 === 0
    const brand = `Agency ${round}`
    const saves = [{ emailOpens }, { brand }].map((data) => send(admin, target, 'locale=en&depth=0', data))
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200])
    const stored = await admin('GET', 'globals/site-settings?locale=en&depth=0')
    expect(await stored.json()).toMatchObject({ emailOpens, brand })
  }
})

describe.each(Object.entries(kinds))('saving %s', (_, { by, target: targetOf, data, query }) => {
  it('is confirmed with its name, its language and a later time, again and again', async () => {
    const target = await targetOf()
    let after: string | undefined
    for (const title of ['One', 'Two', 'Three']) {
      const outcome = await judged(await send(by(), target, query, data(title)), target, after)
      expect(outcome).toMatchObject({ kind: 'saved' })
      after = (outcome as { document: SavedDocument }).document.updatedAt
    }
  })

  it('is refused when it starts from an older version, and stores nothing', async () => {
    const target = await targetOf()
    const first = await judged(await send(by(), target, query, data('First')), target)
    const base = (first as { document: SavedDocument }).document.updatedAt
    const second = await send(by(), target, query, data('Second'), { 'puente-base': base })
    expect(await judged(second, target)).toMatchObject({ kind: 'saved' })
    const third = await send(by(), target, query, data('Third'), { 'puente-base': base })
    expect(await judged(third, target)).toEqual({ kind: 'changed' })
    const path = 'global' in target ? `globals/${target.global}` : `${target.collection}/${target.id}`
    const stored = await (await by()('GET', `${path}?${query}`)).text()
    expect(stored.toLowerCase()).toContain('second')
    expect(stored.toLowerCase()).not.toContain('third')
  })

  it('is refused for a form that another account has opened', async () => {
    const target = await targetOf()
    const response = await send(by(), target, query, data('Mine'), { 'puente-account': eva.user })
    expect(response.status).toBe(403)
    expect(await judged(response, target)).toEqual({ kind: 'signedOut', isOther: true })
  })
})

it.each(['', 'null', '2026-11-26', '1795721144774'])(
  'a save that names its version as %j is refused',
  async (base) => {
    const target = { collection: 'posts', id: await makePostWithDrafts(payload, 'Named') }
    const headers = { 'puente-base': base }
    expect(
      await judged(await send(ana, target, draft, { title: 'X', _status: 'draft' }, headers), target),
    ).toEqual({
      kind: 'changed',
    })
  },
)

it('a save of nobody is refused, one with its version in another time zone is not', async () => {
  const target = { collection: 'posts', id: await makePostWithDrafts(payload, 'Zone') }
  const first = await judged(await send(ana, target, draft, { title: 'A', _status: 'draft' }), target)
  const { updatedAt } = (first as { document: SavedDocument }).document
  const local = new Date(Date.parse(updatedAt) - 5 * 3_600_000).toISOString().replace('Z', '-05:00')
  const save = async (headers: Record<string, string>) =>
    judged(await send(ana, target, draft, { title: 'B', _status: 'draft' }, headers), target)
  expect(await save({ 'puente-account': '' })).toEqual({ kind: 'signedOut', isOther: true })
  expect(await save({ 'puente-base': local })).toMatchObject({ kind: 'saved' })
})

describe('a document that is created again because the answer was lost', () => {
  const create = (by: Rest, creation: string, title: string) =>
    by(
      'POST',
      'posts?locale=en&depth=0&draft=true',
      { title, content: documentOfText(title), _status: 'draft' },
      { 'puente-creation': creation },
    )
  const target = { collection: 'posts', id: undefined }
  const stored = (title: string) =>
    asSystemWithoutRequest(payload).count({ collection: 'posts', where: { title: { equals: title } } })

  it('is named instead, whatever was typed since', async () => {
    const creation = crypto.randomUUID()
    const first = await judged(await create(ana, creation, 'Created once'), target)
    const { id } = (first as { document: SavedDocument }).document
    for (const title of ['Created once', 'Created twice'])
      expect(await judged(await create(ana, creation, title), target)).toEqual({ kind: 'created', id })
    expect([await stored('Created once'), await stored('Created twice')]).toEqual([
      { totalDocs: 1 },
      { totalDocs: 0 },
    ])
  })

  it('exists once, although two tries run at the same moment', async () => {
    const creation = crypto.randomUUID()
    const outcomes = await Promise.all(
      [1, 2, 3].map(async () => judged(await create(ana, creation, 'At once'), target)),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['created', 'created', 'saved'])
    expect(await stored('At once')).toEqual({ totalDocs: 1 })
  })

  it('is another one for another account, and after a try that was refused', async () => {
    const creation = crypto.randomUUID()
    const refused = await ana('POST', 'posts?locale=en&draft=true', {}, { 'puente-creation': creation })
    expect(refused.status).toBe(400)
    for (const by of [ana, eva])
      expect(await judged(await create(by, creation, 'Of each'), target)).toMatchObject({ kind: 'saved' })
  })
})

describe('two saves of one version at the same moment', () => {
  it('are one save and one refusal', async () => {
    const target = { collection: 'posts', id: await makePostWithDrafts(payload, 'Twice') }
    const first = await judged(await send(ana, target, draft, { title: 'Base', _status: 'draft' }), target)
    const headers = { 'puente-base': (first as { document: SavedDocument }).document.updatedAt }
    const outcomes = await Promise.all(
      ['A', 'B'].map(async (title) =>
        judged(await send(ana, target, draft, { title, _status: 'draft' }, headers), target),
      ),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'saved'])
  })
})

describe('the key of the copies on a device', () => {
  const keyFor = async (role: 'client') => {
    const { headers } = await restAs(payload, role)
    const route = savingEndpoints.POST['copy-key']
    return route(new Request('http://localhost:3000/api/copy-key', { method: 'POST', headers, body: '{}' }))
  }

  it('is the same in each session of an account, another one for another account, and never cached', async () => {
    const ask = (rest: Rest) =>
      savingEndpoints.POST['copy-key'](
        new Request('http://localhost:3000/api/copy-key', {
          method: 'POST',
          headers: rest.headers,
          body: '{}',
        }),
      )
    const responses = await Promise.all([ask(ana), ask(ana), ask(eva)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('no-store'))
    const keys = await Promise.all(responses.map(async (one) => ((await one.json()) as { key: string }).key))
    expect(Buffer.from(keys[0] ?? '', 'base64')).toHaveLength(32)
    expect(keys[0]).toBe(keys[1])
    expect(keys[0]).not.toBe(keys[2])
  })

  it('is given to staff only', async () => {
    expect((await keyFor('client')).status).toBe(403)
    const visitor = new Request('http://localhost:3000/api/copy-key', {
      method: 'POST',
      headers: restAsVisitor().headers,
      body: '{}',
    })
    expect((await savingEndpoints.POST['copy-key'](visitor)).status).toBe(401)
  })
})

describe('the lock of a document', () => {
  const lockOf = async (by: Rest, query: Record<string, string>) => {
    const url = `http://localhost:3000/api/document-lock?${new URLSearchParams(query)}`
    const response = await savingEndpoints.GET['document-lock'](new Request(url, { headers: by.headers }))
    return { status: response.status, ...((await response.json()) as { result?: DocumentLock }) }
  }

  it('names who writes, to everyone else', async () => {
    const id = await makePostWithDrafts(payload, 'Open')
    const query = { slug: 'posts', document: id }
    expect((await lockOf(eva, query)).result?.editor).toBeNull()
    const saved = await send(ana, { collection: 'posts', id }, draft, {
      title: 'Ana writes',
      _status: 'draft',
    })
    const { doc } = (await saved.json()) as { doc: SavedDocument }
    const { result } = await lockOf(eva, query)
    expect(result).toMatchObject({ editor: { id: ana.user }, updatedAt: doc.updatedAt })
    expect(result?.editor?.name).not.toBe('')
    expect((await lockOf(ana, query)).result?.editor).toBeNull()
  })

  it('is read of globals too, and of nothing that the reader may not read', async () => {
    await send(ana, { global: 'team' }, draft, { _status: 'draft' })
    expect((await lockOf(eva, { slug: 'team' })).result?.editor?.id).toBe(ana.user)
    expect((await lockOf(eva, { slug: 'constructor', document: crypto.randomUUID() })).status).toBe(404)
    expect((await lockOf(await restAs(payload, 'client'), { slug: 'team' })).status).toBe(403)
  })
})
