// @vitest-environment happy-dom
import 'fake-indexeddb/auto'

import { describe, expect, test, vi } from 'vitest'

import { CopyStore } from '@/features/saving/staff/copy-store'
import { id, keys, json, server, openForm, pass, copies, serveEachTest } from '../support/saver-form'

/** Words are kept on the device until the server has them. */

serveEachTest()

/** What a tab that is closed has left on the device. */
const copyOfClosedTab = () => ({
  target: { collection: 'posts', id },
  language: 'en',
  tab: 'closed',
  title: 'A',
  data: { title: 'Before the crash' },
  base: String(server.stored.updatedAt),
  since: 1,
  at: 2,
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
    expect(server.sent).toEqual([])
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
    server.isStorageBlocked = true
    const { saver, type, bar } = openForm()
    type({ title: 'On the screen' })
    await pass(100)
    expect(bar()).toBe('unsaved')
    expect(saver.getState().isKept).toBe(false)
    await pass(1_500)
    expect(server.stored.title).toBe('On the screen')
  })

  test('are on the screen only when the device is full', async () => {
    vi.spyOn(CopyStore.prototype, 'write').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    server.replies = [() => json({}, 502)]
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
    const asked = vi.fn(server.serve)
    vi.stubGlobal('fetch', asked)
    server.isStorageBlocked = true
    const { type, saver } = openForm({ isNew: true })
    for (const title of ['W', 'Wo', 'Wor', 'Word']) {
      type({ title })
      await pass(0)
    }
    expect(asked.mock.calls.filter(([path]) => path === '/api/copy-key')).toHaveLength(1)
    server.isStorageBlocked = false
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
    expect(server.stored.title).toBe('Slow device')
    goOn()
    await pass(0)
    expect(await copies()).toEqual([])
  })

  test('of another release, which has another form, hide no others', async () => {
    const store = await CopyStore.open(keys.ana)
    const copy = { language: 'en', title: 'A', base: String(server.stored.updatedAt), since: 1, at: 2 }
    await store.write({ ...copy, target: { collection: 'posts', id }, tab: 'one', data: { title: 'Found' } })
    const target = { collection: 'posts', id: undefined }
    await store.write({ ...copy, target, tab: 'two', data: null } as never)
    expect(await store.read()).toMatchObject([{ tab: 'one' }])
  })

  test('are offered back after a crash, unless the server has them', async () => {
    const store = await CopyStore.open(keys.ana)
    const copy = copyOfClosedTab()
    await store.write(copy)
    const { saver, bar, values } = openForm()
    await pass(0)
    expect(bar()).toBe('found')
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    expect(values().title).toBe('Before the crash')
    await pass(1_500)
    expect(server.stored.title).toBe('Before the crash')
    expect(await copies()).toEqual([])

    await store.write({ ...copy, data: { title: 'Before the crash' } })
    const again = openForm()
    await pass(0)
    expect(again.bar()).toBe('saved')
    expect(await copies()).toEqual([])
  })

  test('stay on the device until the form shows them', async () => {
    const copy = copyOfClosedTab()
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
    expect(server.stored.title).toBe('Typed since')
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    await pass(1_500)
    expect(values().title).toBe('Before the crash')
    expect(server.stored.title).toBe('Before the crash')
    expect(bar()).toBe('found')
    expect(await copies()).toMatchObject([{ data: { title: 'Typed since' } }])
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    await pass(1_500)
    expect(server.stored.title).toBe('Typed since')
  })

  test('of a form that was left in this tab are offered when it is opened again, and never written over', async () => {
    const first = openForm()
    server.replies = [() => json({}, 502)]
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
    expect(saver.getState().savedAt).toBe(server.stored.updatedAt)
  })
})
