// @vitest-environment happy-dom
import 'fake-indexeddb/auto'

import { describe, expect, test } from 'vitest'

import { keys, type Reply, json, server, openForm, pass, copies, serveEachTest } from '../support/saver-form'

/** What a form does when someone else has changed the document, holds it, or is signed in. */

serveEachTest()

describe('a form', () => {
  test('what someone else changed in another field comes along; in the same field it asks', async () => {
    const one = openForm()
    const two = openForm()
    one.type({ title: 'By one' })
    await pass(1_500)
    two.type({ excerpt: 'By two' })
    await pass(1_500)
    expect(server.stored).toMatchObject({ title: 'By one', excerpt: 'By two' })
    expect(two.values().title).toBe('By one')
    expect(two.bar()).toBe('saved')
    one.type({ excerpt: 'By one' })
    await pass(1_500)
    expect(server.stored.excerpt).toBe('By two')
    expect(one.bar()).toBe('elsewhere')
    expect(one.values().excerpt).toBe('By one')
    expect(await one.saver.putMine()).toBe(true)
    expect(server.stored.excerpt).toBe('By one')
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
      server.session = null
      server.replies = [reply]
      await pass(1_500)
      expect(bar()).toBe('signedOut')
      await pass(60_000)
      expect(server.sent).toHaveLength(1)
      server.session = 'ana'
      expect((await copies()).map(({ data }) => data)).toEqual([{ title: 'Kept' }])
      saver.retry()
      await pass(0)
      expect(server.stored.title).toBe('Kept')
      expect(bar()).toBe('again')
    },
  )

  test('another account in this browser is nobody', async () => {
    const { type, saver } = openForm()
    server.session = 'eva'
    server.replies = [() => json({ errors: [] }, 403)]
    type({ title: 'Of Ana' })
    await pass(1_500)
    expect(saver.getState().trouble).toEqual({ kind: 'signedOut', isOther: true })
    expect(server.sent[0]?.headers.get('puente-account')).toBe('ana')
    // The key that the server gives now is not for the words of Ana.
    expect(saver.getState().isKept).toBe(false)
    expect(await copies(keys.eva)).toEqual([])
  })

  test('a refusal names the field, and the next key saves again', async () => {
    const { type, bar, port } = openForm()
    const problem = { path: 'slug', message: 'Taken' }
    server.replies = [() => json({ errors: [{ message: 'Invalid', data: { errors: [problem] } }] }, 400)]
    type({ slug: 'taken' })
    await pass(1_500)
    expect(bar()).toBe('refused')
    expect(port.showProblems).toHaveBeenLastCalledWith([problem])
    type({ slug: 'free' })
    await pass(1_500)
    expect(server.stored.slug).toBe('free')
    expect(port.showProblems).toHaveBeenLastCalledWith([])
  })

  test('a colleague who takes over stops it; nothing typed is lost', async () => {
    const { saver, type, bar, values } = openForm()
    server.replies = [() => json({ errors: [{ message: 'Locked' }] }, 423)]
    type({ title: 'Mine' })
    await pass(1_500)
    expect(bar()).toBe('taken')
    saver.troubles.lockedBy({ name: 'Andrés', at: '2026-11-26T10:47:00.000Z' })
    expect(saver.getState().trouble).toMatchObject({ editor: { name: 'Andrés' } })
    await pass(60_000)
    expect(server.sent).toHaveLength(1)
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
    expect([bar(), server.sent]).toEqual(['taken', []])
    saver.troubles.unlocked(saver.shownAt ?? null)
    expect(bar()).toBe('unsaved')
    await pass(1_500)
    expect(server.stored.title).toBe('Mine')
  })

  test('a refusal by a lock that nobody is known to hold says so, and is tried again', async () => {
    const { saver, type, bar } = openForm()
    const refuse: Reply = () => new Response('', { status: 423 })
    server.replies = [refuse, refuse]
    type({ title: 'Mine' })
    await pass(1_500)
    saver.troubles.unlocked(saver.shownAt ?? null)
    const occupied = { kind: 'failed', reason: 'occupied' }
    expect(saver.getState().trouble).toMatchObject(occupied)
    await pass(2_000)
    expect([server.sent.length, saver.getState().trouble]).toMatchObject([2, occupied])
    await pass(5_000)
    expect([server.stored.title, bar()]).toEqual(['Mine', 'again'])
  })
})
