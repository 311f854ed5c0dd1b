// @vitest-environment happy-dom
import 'fake-indexeddb/auto'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { FormValues } from '@/features/saving/data-rules'
import { barOf } from '@/features/saving/saving-rules'
import { CopyStore } from '@/features/saving/staff/copy-store'
import { closeStore } from '@/features/saving/staff/open-store'
import type { FormPort } from '@/features/saving/staff/form-port'
import { Saver } from '@/features/saving/staff/saver'

/** A saver with a form of its own and a server that keeps one document. */

const id = '5e1d2f3a-0000-4000-8000-000000000001'
const keys = { ana: btoa('a'.repeat(32)), eva: btoa('e'.repeat(32)) }

type Sent = { data: FormValues; headers: Headers; url: URL }
type Reply = () => Response | Promise<Response>

let clock = Date.parse('2026-11-26T10:00:00Z')
let stored: FormValues
let sent: Sent[]
/** What names the documents that were created. */
let created: Set<string>
let replies: (Reply | undefined)[]
/** Who is signed in. */
let session: string | null
let isStorageBlocked: boolean

const json = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'content-language': 'en' } })

/** Stores what was sent and confirms it, as Payload does. */
function store({ data, headers }: Sent): Response {
  const base = headers.get('puente-base')
  const creation = headers.get('puente-creation')
  if (creation && created.has(creation))
    return json({ errors: [{ message: '', data: { code: 'created', id } }] }, 409)
  if (creation) created.add(creation)
  if (base && base !== stored.updatedAt)
    return json({ errors: [{ message: '', data: { code: 'changed' } }] }, 409)
  clock += 1_000
  stored = { ...stored, ...data, id, updatedAt: new Date(clock).toISOString() }
  return json({ doc: stored })
}

async function serve(path: string, init: RequestInit): Promise<Response> {
  const url = new URL(path, 'http://localhost')
  if (url.pathname === '/api/copy-key')
    return json({ success: true, key: keys[session as 'ana'], account: session })
  if (url.pathname === '/api/users/me') return json({ user: session && { id: session } })
  if (init.method === 'GET') return json(stored)
  const request: Sent = {
    data: JSON.parse(String(init.body)) as FormValues,
    headers: new Headers(init.headers),
    url,
  }
  sent.push(request)
  const reply = replies.shift()
  return reply ? reply() : store(request)
}

beforeEach(() => {
  stored = { id, title: 'First', excerpt: 'Words', updatedAt: new Date(clock).toISOString() }
  sent = []
  created = new Set()
  replies = []
  session = 'ana'
  isStorageBlocked = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('fetch', serve)
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    if (isStorageBlocked) throw new DOMException('blocked', 'SecurityError')
    return open(...args)
  })
})
afterEach(async () => {
  await pass(0)
  vi.useRealTimers()
  isStorageBlocked = false
  forms.length = 0
  await (await CopyStore.open(keys.ana)).eraseAll()
  closeStore()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The forms of the test. */
const forms: Saver[] = []

/** Opens the document in a form, with what can be done to it. */
function openForm({ isNew = false, autosaves = true, account = 'ana' } = {}) {
  const saver = new Saver()
  forms.push(saver)
  let values: FormValues = isNew ? {} : { ...stored }
  const accepted: FormValues[] = []
  const port: FormPort = {
    target: { collection: 'posts', id: isNew ? undefined : id },
    language: 'en',
    account,
    autosaves,
    title: () => String(values.title),
    isTouched: () => true,
    read: () => ({ ...values }),
    accept: (document, isOwn) => {
      for (const field of Object.keys(values)) if (isOwn(field)) values[field] = document[field]
      accepted.push(document)
    },
    showProblems: vi.fn(),
    fill: (given) => {
      values = { ...values, ...given }
      return Promise.resolve()
    },
    markUnsaved: vi.fn(),
    saved: vi.fn(),
    created: vi.fn(),
  }
  saver.open(port, isNew ? undefined : { ...stored })
  const type = (given: FormValues) => {
    values = { ...values, ...given }
    saver.look()
  }
  return { saver, port, type, values: () => values, bar: () => barOf(saver.getState()) }
}

/** Lets time pass, and what waits for other things than time. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await Promise.all(forms.map((saver) => saver.words?.isWritten()))
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const copies = async (key = keys.ana) => (await CopyStore.open(key)).read()

describe('a form', () => {
  test('saves what was changed, 1.5 s after the last key', async () => {
    const { type, bar } = openForm()
    type({ title: 'Sec' })
    await pass(1_000)
    type({ title: 'Second' })
    await pass(1_400)
    expect(sent).toEqual([])
    expect(bar()).toBe('unsaved')
    await pass(200)
    expect(sent.map(({ data }) => data)).toEqual([{ title: 'Second', _status: 'draft' }])
    expect(bar()).toBe('saved')
  })

  test('says that it saves only after 400 ms', async () => {
    const { type, bar } = openForm()
    let reply: (response: Response) => void = () => undefined
    replies = [() => new Promise((resolve) => (reply = resolve))]
    type({ title: 'Slow' })
    await pass(1_500)
    await pass(300)
    expect(bar()).toBe('unsaved')
    await pass(200)
    expect(bar()).toBe('saving')
    reply(store(sent[0] as Sent))
    await pass(0)
    expect(bar()).toBe('saved')
  })

  test('what is typed during a save is saved after it', async () => {
    const { type, bar } = openForm()
    replies = [
      () => {
        type({ title: 'Third' })
        return store(sent[0] as Sent)
      },
    ]
    type({ title: 'Second' })
    await pass(1_500)
    expect(bar()).toBe('unsaved')
    await pass(1_500)
    expect(sent.map(({ data }) => data.title)).toEqual(['Second', 'Third'])
    expect(stored.title).toBe('Third')
    expect(bar()).toBe('saved')
  })

  test('tries again after 2, 5, 12 and 30 s, and then says that all is saved', async () => {
    const { type, bar } = openForm()
    const fail: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
    replies = Array<Reply>(4).fill(fail)
    type({ title: 'Kept' })
    await pass(1_500)
    for (const [count, ms] of [
      [1, 2_000],
      [2, 5_000],
      [3, 12_000],
      [4, 30_000],
    ] as const) {
      expect([sent.length, bar()]).toEqual([count, 'failed'])
      await pass(ms - 10)
      expect(sent).toHaveLength(count)
      await pass(10)
    }
    expect(sent).toHaveLength(5)
    expect(stored.title).toBe('Kept')
    expect(bar()).toBe('again')
    await pass(4_000)
    expect(bar()).toBe('saved')
  })

  test('an answer that was lost counts as ours when the server has the words', async () => {
    const { type, bar } = openForm()
    replies = [
      () => {
        store(sent[0] as Sent)
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    ]
    type({ title: 'Arrived' })
    await pass(1_500)
    expect(bar()).toBe('failed')
    type({ title: 'Arrived, and more' })
    await pass(2_000)
    expect(stored.title).toBe('Arrived, and more')
    expect(bar()).toBe('again')
  })

  test('what is taken back after an answer was lost is taken back on the server, too', async () => {
    const { type, bar } = openForm()
    replies = [
      () => {
        store(sent[0] as Sent)
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    ]
    type({ title: 'Typed by mistake' })
    await pass(1_500)
    expect(stored.title).toBe('Typed by mistake')
    type({ title: 'First' })
    expect(bar()).toBe('failed')
    await pass(2_000)
    expect(stored.title).toBe('First')
    expect(bar()).toBe('again')
  })

  test('what someone else took out while an answer was lost is not put back', async () => {
    const { type, bar } = openForm()
    replies = [() => Promise.reject(new TypeError('Failed to fetch'))]
    type({ title: 'Mine' })
    await pass(1_500)
    clock += 1_000
    stored = { ...stored, excerpt: '', updatedAt: new Date(clock).toISOString() }
    type({ excerpt: 'Words of mine' })
    await pass(2_000)
    expect(bar()).toBe('elsewhere')
    expect(stored.excerpt).toBe('')
  })

  test('what someone else changed in another field comes along; in the same field it asks', async () => {
    const one = openForm()
    const two = openForm()
    one.type({ title: 'By one' })
    await pass(1_500)
    two.type({ excerpt: 'By two' })
    await pass(1_500)
    expect(stored).toMatchObject({ title: 'By one', excerpt: 'By two' })
    expect(two.values().title).toBe('By one')
    expect(two.bar()).toBe('saved')
    one.type({ excerpt: 'By one' })
    await pass(1_500)
    expect(stored.excerpt).toBe('By two')
    expect(one.bar()).toBe('elsewhere')
    expect(one.values().excerpt).toBe('By one')
    expect(await one.saver.putMine()).toBe(true)
    expect(stored.excerpt).toBe('By one')
  })

  test.each([
    ['401', () => json({}, 401)],
    ['404', () => new Response('', { status: 404 })],
    ['403', () => json({ errors: [] }, 403)],
  ])(
    'a session that ended (%s) erases nothing, and the words are saved after signing in',
    async (_, reply) => {
      const { saver, type, bar } = openForm()
      type({ title: 'Kept' })
      await pass(100)
      session = null
      replies = [reply]
      await pass(1_500)
      expect(bar()).toBe('signedOut')
      await pass(60_000)
      expect(sent).toHaveLength(1)
      session = 'ana'
      expect((await copies()).map(({ data }) => data)).toEqual([{ title: 'Kept' }])
      saver.retry()
      await pass(0)
      expect(stored.title).toBe('Kept')
      expect(bar()).toBe('again')
    },
  )

  test('another account in this browser is nobody', async () => {
    const { type, saver } = openForm()
    session = 'eva'
    replies = [() => json({ errors: [] }, 403)]
    type({ title: 'Of Ana' })
    await pass(1_500)
    expect(saver.getState().trouble).toEqual({ kind: 'signedOut', isOther: true })
    expect(sent[0]?.headers.get('puente-account')).toBe('ana')
    // The key that the server gives now is not for the words of Ana.
    expect(saver.getState().isKept).toBe(false)
    expect(await copies(keys.eva)).toEqual([])
  })

  test('a refusal names the field, and the next key saves again', async () => {
    const { type, bar, port } = openForm()
    const problem = { path: 'slug', message: 'Taken' }
    replies = [() => json({ errors: [{ message: 'Invalid', data: { errors: [problem] } }] }, 400)]
    type({ slug: 'taken' })
    await pass(1_500)
    expect(bar()).toBe('refused')
    expect(port.showProblems).toHaveBeenLastCalledWith([problem])
    type({ slug: 'free' })
    await pass(1_500)
    expect(stored.slug).toBe('free')
    expect(port.showProblems).toHaveBeenLastCalledWith([])
  })

  test('a colleague who takes over stops it; nothing typed is lost', async () => {
    const { saver, type, bar, values } = openForm()
    replies = [() => json({ errors: [{ message: 'Locked' }] }, 423)]
    type({ title: 'Mine' })
    await pass(1_500)
    expect(bar()).toBe('taken')
    saver.troubles.lockedBy({ name: 'Andrés', at: '2026-11-26T10:47:00.000Z' })
    expect(saver.getState().trouble).toMatchObject({ editor: { name: 'Andrés' } })
    await pass(60_000)
    expect(sent).toHaveLength(1)
    expect(values().title).toBe('Mine')
    expect((await copies())[0]?.data).toEqual({ title: 'Mine' })
    saver.troubles.unlocked('2026-11-26T10:50:00.000Z')
    expect(bar()).toBe('elsewhere')
  })

  test('a colleague who leaves without saving gives the turn back', async () => {
    const { saver, type, bar } = openForm()
    type({ title: 'Mine' })
    saver.troubles.lockedBy({ name: 'Andrés', at: '2026-11-26T10:47:00.000Z' })
    await pass(60_000)
    expect([bar(), sent]).toEqual(['taken', []])
    saver.troubles.unlocked(saver.shownAt ?? null)
    expect(bar()).toBe('unsaved')
    await pass(1_500)
    expect(stored.title).toBe('Mine')
  })

  test('a refusal by a lock that nobody is known to hold says so, and is tried again', async () => {
    const { saver, type, bar } = openForm()
    const refuse: Reply = () => new Response('', { status: 423 })
    replies = [refuse, refuse]
    type({ title: 'Mine' })
    await pass(1_500)
    saver.troubles.unlocked(saver.shownAt ?? null)
    const occupied = { kind: 'failed', reason: 'occupied' }
    expect(saver.getState().trouble).toMatchObject(occupied)
    await pass(2_000)
    expect([sent.length, saver.getState().trouble]).toMatchObject([2, occupied])
    await pass(5_000)
    expect([stored.title, bar()]).toEqual(['Mine', 'again'])
  })

  test('saves everything that was typed before it says yes', async () => {
    const { saver, type } = openForm()
    replies = [
      () => {
        type({ title: 'Last' })
        return store(sent[0] as Sent)
      },
    ]
    type({ title: 'First of two' })
    expect(await saver.saveAll({ status: 'draft' })).toBe(true)
    expect(stored.title).toBe('Last')
    replies = [() => json({}, 502)]
    type({ title: 'Not stored' })
    expect(await saver.saveAll({ status: 'draft' })).toBe(false)
  })

  test('publishes nothing but the draft that it shows', async () => {
    const { saver } = openForm()
    store({ data: { title: 'Of someone else' }, headers: new Headers(), url: new URL('http://localhost') })
    expect((await saver.setStatus('en', { _status: 'published' })).kind).toBe('changed')
    expect(stored._status).toBeUndefined()
  })

  test('publishes although only the time of the document has moved', async () => {
    const { saver } = openForm()
    store({ data: {}, headers: new Headers(), url: new URL('http://localhost') })
    expect((await saver.setStatus('en', { _status: 'published' })).kind).toBe('saved')
    expect(stored._status).toBe('published')
  })
})

describe('a new document', () => {
  const lose: Reply = () => {
    store(sent.at(-1) as Sent)
    return Promise.reject(new TypeError('Failed to fetch'))
  }

  test('is tried again by itself after its creation failed', async () => {
    const { saver, type, bar } = openForm({ isNew: true })
    replies = [() => Promise.reject(new TypeError('Failed to fetch')), () => json({}, 502)]
    type({ title: 'New' })
    expect(await saver.saveAll({ status: 'draft' })).toBe(false)
    expect(bar()).toBe('failed')
    await pass(2_000)
    expect(created.size).toBe(0)
    await pass(5_000)
    expect([created.size, stored.title]).toEqual([1, 'New'])
    expect(sent.map(({ url }) => url.searchParams.get('draft'))).toEqual(['true', 'true', 'true'])
  })

  test('is created once, although the answer was lost; what was typed since comes along', async () => {
    const { saver, port, type } = openForm({ isNew: true })
    replies = [lose]
    type({ title: 'New', slug: '' })
    await saver.saveAll({ status: 'draft' })
    stored = { ...stored, slug: 'new' }
    type({ title: 'New, and more' })
    await pass(2_000)
    expect(created.size).toBe(1)
    expect(port.created).toHaveBeenCalledWith(expect.objectContaining({ id, title: 'New' }))
    // The address that the server has made is no word of the form.
    expect(saver.words?.unsavedValues()).toEqual({ title: 'New, and more' })
  })

  test('is created once, although the page closed before the next try', async () => {
    const first = openForm({ isNew: true })
    replies = [lose]
    first.type({ title: 'New' })
    await first.saver.saveAll({ status: 'draft' })
    await pass(0)
    first.saver.close()
    const { saver, port } = openForm({ isNew: true })
    await pass(0)
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    await pass(0)
    expect(await saver.saveAll({ status: 'draft' })).toBe(true)
    expect(created.size).toBe(1)
    expect(port.created).toHaveBeenCalledWith(expect.objectContaining({ id, title: 'New' }))
  })

  test('is another one than that of the next form', async () => {
    for (const title of ['One', 'Two']) {
      const { saver, type } = openForm({ isNew: true })
      type({ title })
      await saver.saveAll({ status: 'draft' })
    }
    expect(created.size).toBe(2)
  })
})

describe('words on the device', () => {
  test('are kept from the first key, and erased when the server has them', async () => {
    const { type } = openForm()
    type({ title: 'K' })
    await pass(100)
    expect((await copies()).map(({ data, title, words }) => [data, title, words])).toEqual([
      [{ title: 'K' }, 'K', 1],
    ])
    await pass(1_500)
    expect(await copies()).toEqual([])
  })

  test('are kept of a document that does not exist yet', async () => {
    const { type, bar } = openForm({ isNew: true })
    type({ title: 'New' })
    await pass(0)
    await pass(60_000)
    expect(sent).toEqual([])
    expect(bar()).toBe('unsaved')
    expect(await copies()).toMatchObject([{ data: { title: 'New' } }])
  })

  test('are nothing to another account: neither texts nor titles nor names', async () => {
    const { type } = openForm()
    type({ title: 'Secret title' })
    await pass(100)
    expect(await copies(keys.eva)).toEqual([])
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('puente-words')
      request.onsuccess = () => resolve(request.result)
    })
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('copies').objectStore('copies').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    expect(rows).toHaveLength(1)
    const readable = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof Uint8Array || value instanceof ArrayBuffer
        ? Buffer.from(value as Uint8Array).toString('latin1')
        : value,
    )
    for (const word of ['Secret', 'title', 'posts', id, 'ana']) expect(readable).not.toContain(word)
    database.close()
  })

  test('are on the screen only while the browser keeps nothing; typing goes on', async () => {
    isStorageBlocked = true
    const { saver, type, bar } = openForm()
    type({ title: 'On the screen' })
    await pass(100)
    expect(bar()).toBe('unsaved')
    expect(saver.getState().isKept).toBe(false)
    await pass(1_500)
    expect(stored.title).toBe('On the screen')
  })

  test('are on the screen only when the device is full', async () => {
    vi.spyOn(CopyStore.prototype, 'write').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    replies = [() => json({}, 502)]
    const { saver, type, bar } = openForm()
    type({ title: 'Too much' })
    await pass(1_500)
    expect(bar()).toBe('failed')
    expect(saver.getState().isKept).toBe(false)
  })

  test('are kept again after the browser has closed its database', async () => {
    const { type } = openForm({ isNew: true })
    type({ title: 'Before' })
    await pass(0)
    expect(await copies()).toHaveLength(1)
    // Another tab deletes it, as when someone clears the data of the site.
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('puente-words')
      request.onsuccess = () => resolve()
      request.onblocked = () => reject(new Error('blocked'))
    })
    type({ title: 'After' })
    await pass(0)
    expect(await copies()).toMatchObject([{ data: { title: 'After' } }])
  })

  test('ask for their key once, however often the browser refuses its database', async () => {
    const asked = vi.fn(serve)
    vi.stubGlobal('fetch', asked)
    isStorageBlocked = true
    const { type, saver } = openForm({ isNew: true })
    for (const title of ['W', 'Wo', 'Wor', 'Word']) {
      type({ title })
      await pass(0)
    }
    expect(asked.mock.calls.filter(([path]) => path === '/api/copy-key')).toHaveLength(1)
    isStorageBlocked = false
    type({ title: 'Words' })
    await pass(0)
    expect(saver.getState().isKept).toBe(true)
  })

  test('that are written too late to matter are erased', async () => {
    const { write } = CopyStore.prototype
    let goOn = (): void => undefined
    vi.spyOn(CopyStore.prototype, 'write').mockImplementation(async function (this: CopyStore, copy) {
      await new Promise<void>((resolve) => (goOn = resolve))
      return write.call(this, copy)
    })
    const { type } = openForm()
    type({ title: 'Slow device' })
    await vi.advanceTimersByTimeAsync(1_500)
    await pass(4_000)
    await pass(4_000)
    expect(stored.title).toBe('Slow device')
    goOn()
    await pass(0)
    expect(await copies()).toEqual([])
  })

  test('of another release, which has another form, hide no others', async () => {
    const store = await CopyStore.open(keys.ana)
    const copy = { language: 'en', title: 'A', base: String(stored.updatedAt), since: 1, at: 2 }
    await store.write({ ...copy, target: { collection: 'posts', id }, tab: 'one', data: { title: 'Found' } })
    const target = { collection: 'posts', id: undefined }
    await store.write({ ...copy, target, tab: 'two', data: null } as never)
    expect(await store.read()).toMatchObject([{ tab: 'one' }])
  })

  test('are offered back after a crash, unless the server has them', async () => {
    const store = await CopyStore.open(keys.ana)
    const copy = {
      target: { collection: 'posts', id },
      language: 'en',
      tab: 'closed',
      title: 'A',
      data: { title: 'Before the crash' },
      base: String(stored.updatedAt),
      since: 1,
      at: 2,
    }
    await store.write(copy)
    const { saver, bar, values } = openForm()
    await pass(0)
    expect(bar()).toBe('found')
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    expect(values().title).toBe('Before the crash')
    await pass(1_500)
    expect(stored.title).toBe('Before the crash')
    expect(await copies()).toEqual([])

    await store.write({ ...copy, data: { title: 'Before the crash' } })
    const again = openForm()
    await pass(0)
    expect(again.bar()).toBe('saved')
    expect(await copies()).toEqual([])
  })

  test('stay on the device until the form shows them', async () => {
    const copy = {
      target: { collection: 'posts', id },
      language: 'en',
      tab: 'closed',
      title: 'A',
      data: { title: 'Before the crash' },
      base: String(stored.updatedAt),
      since: 1,
      at: 2,
    }
    await (await CopyStore.open(keys.ana)).write(copy)
    const { saver, bar, port, type, values } = openForm()
    await pass(0)
    const { fill } = port
    port.fill = () => Promise.resolve()
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    await pass(1_500)
    expect(bar()).toBe('found')
    expect(await copies()).toMatchObject([{ data: { title: 'Before the crash' } }])

    // What was typed in the same field since then is offered in turn.
    port.fill = fill
    type({ title: 'Typed since' })
    await pass(1_500)
    expect(stored.title).toBe('Typed since')
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    await pass(1_500)
    expect(values().title).toBe('Before the crash')
    expect(stored.title).toBe('Before the crash')
    expect(bar()).toBe('found')
    expect(await copies()).toMatchObject([{ data: { title: 'Typed since' } }])
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    await pass(1_500)
    expect(stored.title).toBe('Typed since')
  })

  test('of a form that was left in this tab are offered when it is opened again, and never written over', async () => {
    const first = openForm()
    replies = [() => json({}, 502)]
    first.type({ title: 'Left behind' })
    await pass(1_500)
    expect(first.bar()).toBe('failed')
    first.saver.close()
    const second = openForm()
    second.type({ excerpt: 'Other words' })
    await pass(0)
    expect(second.saver.offer.copy).toMatchObject({ data: { title: 'Left behind' } })
    expect(await copies()).toHaveLength(2)
    await pass(1_500)
    expect(await copies()).toMatchObject([{ data: { title: 'Left behind' } }])
  })

  test('of another tab that is still open are not offered', async () => {
    const { type } = openForm()
    type({ title: 'In the first tab' })
    await pass(100)
    const second = openForm()
    await pass(0)
    expect(second.bar()).toBe('saved')
  })
})

describe('the clock of the device', () => {
  test('does not matter: times are those of the server', async () => {
    const { type, saver, bar } = openForm()
    vi.setSystemTime(Date.now() - 86_400_000)
    type({ title: 'Yesterday' })
    await pass(1_500)
    expect(bar()).toBe('saved')
    expect(saver.getState().savedAt).toBe(stored.updatedAt)
  })
})
