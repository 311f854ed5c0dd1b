// @vitest-environment happy-dom
import 'fake-indexeddb/auto'

import { describe, expect, test } from 'vitest'

import { type Sent, type Reply, json, server, openForm, pass, serveEachTest } from '../support/saver-form'

/** What a form saves, when, and what it says when it cannot. */

serveEachTest()

describe('a form', () => {
  test('saves what was changed, 1.5 s after the last key', async () => {
    const { type, bar } = openForm()
    type({ title: 'Sec' })
    await pass(1_000)
    type({ title: 'Second' })
    await pass(1_400)
    expect(server.sent).toEqual([])
    expect(bar()).toBe('unsaved')
    await pass(200)
    expect(server.sent.map(({ data }) => data)).toEqual([{ title: 'Second', _status: 'draft' }])
    expect(bar()).toBe('saved')
  })

  test('says that it saves only after 400 ms', async () => {
    const { type, bar } = openForm()
    let reply: (response: Response) => void = () => undefined
    server.replies = [() => new Promise((resolve) => (reply = resolve))]
    type({ title: 'Slow' })
    await pass(1_500)
    await pass(300)
    expect(bar()).toBe('unsaved')
    await pass(200)
    expect(bar()).toBe('saving')
    reply(server.store(server.sent[0] as Sent))
    await pass(0)
    expect(bar()).toBe('saved')
  })

  test('what is typed during a save is saved after it', async () => {
    const { type, bar } = openForm()
    server.replies = [
      () => {
        type({ title: 'Third' })
        return server.store(server.sent[0] as Sent)
      },
    ]
    type({ title: 'Second' })
    await pass(1_500)
    expect(bar()).toBe('unsaved')
    await pass(1_500)
    expect(server.sent.map(({ data }) => data.title)).toEqual(['Second', 'Third'])
    expect(server.stored.title).toBe('Third')
    expect(bar()).toBe('saved')
  })

  test('tries again after 2, 5, 12 and 30 s, and then says that all is saved', async () => {
    const { type, bar } = openForm()
    const fail: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
    server.replies = Array<Reply>(4).fill(fail)
    type({ title: 'Kept' })
    await pass(1_500)
    for (const [count, ms] of [
      [1, 2_000],
      [2, 5_000],
      [3, 12_000],
      [4, 30_000],
    ] as const) {
      expect([server.sent.length, bar()]).toEqual([count, 'failed'])
      await pass(ms - 10)
      expect(server.sent).toHaveLength(count)
      await pass(10)
    }
    expect(server.sent).toHaveLength(5)
    expect(server.stored.title).toBe('Kept')
    expect(bar()).toBe('again')
    await pass(4_000)
    expect(bar()).toBe('saved')
  })

  test('an answer that was lost counts as ours when the server has the words', async () => {
    const { type, bar } = openForm()
    server.replies = [
      () => {
        server.store(server.sent[0] as Sent)
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    ]
    type({ title: 'Arrived' })
    await pass(1_500)
    expect(bar()).toBe('failed')
    type({ title: 'Arrived, and more' })
    await pass(2_000)
    expect(server.stored.title).toBe('Arrived, and more')
    expect(bar()).toBe('again')
  })

  test('what is taken back after an answer was lost is taken back on the server, too', async () => {
    const { type, bar } = openForm()
    server.replies = [
      () => {
        server.store(server.sent[0] as Sent)
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    ]
    type({ title: 'Typed by mistake' })
    await pass(1_500)
    expect(server.stored.title).toBe('Typed by mistake')
    type({ title: 'First' })
    expect(bar()).toBe('failed')
    await pass(2_000)
    expect(server.stored.title).toBe('First')
    expect(bar()).toBe('again')
  })

  test('what someone else took out while an answer was lost is not put back', async () => {
    const { type, bar } = openForm()
    server.replies = [() => Promise.reject(new TypeError('Failed to fetch'))]
    type({ title: 'Mine' })
    await pass(1_500)
    server.clock += 1_000
    server.stored = { ...server.stored, excerpt: '', updatedAt: new Date(server.clock).toISOString() }
    type({ excerpt: 'Words of mine' })
    await pass(2_000)
    expect(bar()).toBe('elsewhere')
    expect(server.stored.excerpt).toBe('')
  })

  test('saves everything that was typed before it says yes', async () => {
    const { saver, type } = openForm()
    server.replies = [
      () => {
        type({ title: 'Last' })
        return server.store(server.sent[0] as Sent)
      },
    ]
    type({ title: 'First of two' })
    expect(await saver.saveAll({ status: 'draft' })).toBe(true)
    expect(server.stored.title).toBe('Last')
    server.replies = [() => json({}, 502)]
    type({ title: 'Not stored' })
    expect(await saver.saveAll({ status: 'draft' })).toBe(false)
  })

  test('publishes nothing but the draft that it shows', async () => {
    const { saver } = openForm()
    server.store({
      data: { title: 'Of someone else' },
      headers: new Headers(),
      url: new URL('http://localhost'),
    })
    expect((await saver.setStatus('en', { _status: 'published' })).kind).toBe('changed')
    expect(server.stored._status).toBeUndefined()
  })

  test('publishes although only the time of the document has moved', async () => {
    const { saver } = openForm()
    server.store({ data: {}, headers: new Headers(), url: new URL('http://localhost') })
    expect((await saver.setStatus('en', { _status: 'published' })).kind).toBe('saved')
    expect(server.stored._status).toBe('published')
  })
})
