// @vitest-environment happy-dom
import 'fake-indexeddb/auto'

import { describe, expect, test } from 'vitest'

import { id, type Sent, type Reply, json, server, openForm, pass, serveEachTest } from '../support/saver-form'

/** A new document is created once, whatever happens to the answer. */

serveEachTest()

describe('a new document', () => {
  const lose: Reply = () => {
    server.store(server.sent.at(-1) as Sent)
    return Promise.reject(new TypeError('Failed to fetch'))
  }

  test('is tried again by itself after its creation failed', async () => {
    const { saver, type, bar } = openForm({ isNew: true })
    server.replies = [() => Promise.reject(new TypeError('Failed to fetch')), () => json({}, 502)]
    type({ title: 'New' })
    expect(await saver.saveAll({ status: 'draft' })).toBe(false)
    expect(bar()).toBe('failed')
    await pass(2_000)
    expect(server.created.size).toBe(0)
    await pass(5_000)
    expect([server.created.size, server.stored.title]).toEqual([1, 'New'])
    expect(server.sent.map(({ url }) => url.searchParams.get('draft'))).toEqual(['true', 'true', 'true'])
  })

  test('is created once, although the answer was lost; what was typed since comes along', async () => {
    const { saver, port, type } = openForm({ isNew: true })
    server.replies = [lose]
    type({ title: 'New', slug: '' })
    await saver.saveAll({ status: 'draft' })
    server.stored = { ...server.stored, slug: 'new' }
    type({ title: 'New, and more' })
    await pass(2_000)
    expect(server.created.size).toBe(1)
    expect(port.created).toHaveBeenCalledWith(expect.objectContaining({ id, title: 'New' }))
    // The address that the server has made is no word of the form.
    expect(saver.words?.unsavedValues()).toEqual({ title: 'New, and more' })
  })

  test('is created once, although the page closed before the next try', async () => {
    const first = openForm({ isNew: true })
    server.replies = [lose]
    first.type({ title: 'New' })
    await first.saver.saveAll({ status: 'draft' })
    await pass(0)
    first.saver.close()
    const { saver, port } = openForm({ isNew: true })
    await pass(0)
    if (saver.offer.copy) await saver.restore(saver.offer.copy)
    await pass(0)
    expect(await saver.saveAll({ status: 'draft' })).toBe(true)
    expect(server.created.size).toBe(1)
    expect(port.created).toHaveBeenCalledWith(expect.objectContaining({ id, title: 'New' }))
  })

  test('is another one than that of the next form', async () => {
    for (const title of ['One', 'Two']) {
      const { saver, type } = openForm({ isNew: true })
      type({ title })
      await saver.saveAll({ status: 'draft' })
    }
    expect(server.created.size).toBe(2)
  })
})
