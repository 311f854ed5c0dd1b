import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { publishingEndpoints } from '@/features/publishing/endpoints'
import { translationEndpoints } from '@/features/translation/endpoints'
import type { ScreenPassage } from '@/features/translation/queries/translation'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { postToRoute, page, savePost } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { translator } from '../support/translation'

let payload: Payload
let team: Rest
let client: Rest
let texts: ReturnType<typeof translator>
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
  client = await restAs(payload, 'client')
  texts = translator(payload, team)
})

const { 'save-passage': saveRoute, 'confirm-passage': confirmRoute } = translationEndpoints.POST

describe('the state of passages', () => {
  it('is missing until they are written, and ready from then on', async () => {
    const post = await texts.makePost('One', 'first', 'second')
    expect(await texts.statesOf(post)).toEqual([
      ['One', undefined, 'missing'],
      ['first', undefined, 'missing'],
      ['second', undefined, 'missing'],
    ])
    expect(await texts.countsOf(post.id)).toEqual({
      language: 'es',
      ready: 0,
      stale: 0,
      unread: 0,
      missing: 3,
    })
    await texts.ok(texts.save(post, 'second', 'segundo'))
    await texts.ok(texts.save(post, 'One', 'Uno'))
    await texts.ok(texts.save(post, 'first', 'primero'))
    expect(await texts.statesOf(post)).toEqual([
      ['One', 'Uno', 'ready'],
      ['first', 'primero', 'ready'],
      ['second', 'segundo', 'ready'],
    ])
    expect(await texts.countsOf(post.id)).toMatchObject({ ready: 3, missing: 0 })
  })

  it('of texts that were written apart is ready, and only the changed one goes out of date', async () => {
    const post = await texts.makeTranslated('Two', ['alpha', 'beta'], ['alfa', 'beta es'])
    expect((await texts.read(post)).passages.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready'])
    await texts.reword(post.id, 'beta', 'beta and gamma')
    expect(await texts.statesOf(post)).toEqual([
      ['Two', 'Two es', 'ready'],
      ['alpha', 'alfa', 'ready'],
      ['beta and gamma', 'beta es', 'stale'],
    ])
    const { difference } = await texts.passageOf(post, 'beta and gamma')
    expect(difference?.[0]).toContainEqual({ kind: 'added', text: ' and gamma' })
    expect(await texts.countsOf(post.id)).toMatchObject({ ready: 2, stale: 1 })
  })

  it('stays out of date when English is published, and is ready when its text comes back', async () => {
    const post = await texts.makeTranslated('Three', ['before'], ['antes'])
    await texts.reword(post.id, 'before', 'after', 'published')
    expect((await texts.passageOf(post, 'after')).state).toBe('stale')
    await texts.reword(post.id, 'after', 'before')
    expect((await texts.passageOf(post, 'before')).state).toBe('ready')
  })

  it('of a restored version is out of date where it differs', async () => {
    const post = await texts.makeTranslated('Four', ['old words', 'same'], ['viejas', 'igual'])
    const { docs } = await asSystemWithoutRequest(payload).findVersions({
      collection: 'posts',
      where: { parent: { equals: post.id } },
      sort: '-updatedAt',
      limit: 1,
    })
    await texts.reword(post.id, 'old words', 'new words')
    await texts.ok(
      postToRoute(confirmRoute, texts.shown(post, await texts.passageOf(post, 'new words')), team),
    )
    expect((await texts.passageOf(post, 'new words')).state).toBe('ready')
    const input = { document: post, version: docs[0]?.id, language: 'en' }
    await texts.ok(postToRoute(publishingEndpoints.POST['restore-version'], input, team))
    expect((await texts.read(post)).passages.map(({ state }) => state)).toEqual(['ready', 'stale', 'ready'])
  })

  it('is remembered for older documents of which nothing was stored', async () => {
    const post = await texts.makeTranslated('Five', ['long ago'], ['hace mucho'])
    await autocommit(payload, sql`delete from translated_passages where document_id = ${post.id}`)
    await texts.reword(post.id, 'long ago', 'today')
    const passage = await texts.passageOf(post, 'today')
    expect(passage.state).toBe('stale')
    expect(passage.difference?.[0]).toContainEqual({ kind: 'removed', text: 'long ago' })
  })

  it('goes with its document', async () => {
    const post = await texts.makePost('Six', 'gone')
    await asSystemWithoutRequest(payload).delete({ collection: 'posts', id: post.id })
    expect(await texts.countsOf(post.id)).toBeUndefined()
  })
})

describe('translating', () => {
  it('saves a draft: what readers see in Spanish stays, and so does English', async () => {
    const post = await texts.makeTranslated('Seven', ['hello'], ['hola'])
    const english = await texts.draftOf(post.id, 'en')
    await texts.ok(texts.save(post, 'hello', 'buenas'))
    expect(JSON.stringify((await texts.publicSpanish(post.id))?.content)).toContain('hola')
    expect(JSON.stringify((await texts.draftOf(post.id, 'es')).content)).toContain('buenas')
    expect((await texts.draftOf(post.id, 'en')).content).toEqual(english.content)
    // Publishing English does not take the half-written Spanish along.
    await savePost(payload)(post.id, 'en', { _status: 'published' })
    expect(JSON.stringify((await texts.publicSpanish(post.id))?.content)).toContain('hola')
  })

  it('never makes an unpublished language public', async () => {
    const post = await texts.makePost('Eight', 'words')
    await texts.ok(texts.save(post, 'Eight', 'Ocho'))
    await texts.ok(texts.save(post, 'words', 'palabras'))
    expect(await texts.publicSpanish(post.id)).toBeUndefined()
  })

  it('refuses a text that changed since it was shown, with the current one', async () => {
    const post = await texts.makeTranslated('Nine', ['shared'], ['compartido'])
    const stale = await texts.passageOf(post, 'shared')
    await texts.ok(texts.save(post, 'shared', 'común'))
    const input = { ...texts.shown(post, stale), texts: { '0': 'otro' } }
    const response = await postToRoute(saveRoute, input, team)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: 'conflict', current: { value: 'común' } })
    expect((await postToRoute(confirmRoute, texts.shown(post, stale), team)).status).toBe(409)
    expect((await texts.passageOf(post, 'shared')).target[0]?.text).toBe('común')
  })

  it('refuses to confirm a source that changed since it was read', async () => {
    const post = await texts.makeTranslated('Ten', ['read'], ['leído'])
    const seen = await texts.passageOf(post, 'read')
    await texts.reword(post.id, 'read', 'rewritten')
    expect((await postToRoute(confirmRoute, texts.shown(post, seen), team)).status).toBe(409)
    expect((await texts.passageOf(post, 'rewritten')).state).toBe('stale')
  })

  it('settles what is out of date with It Still Fits', async () => {
    const post = await texts.makeTranslated('Eleven', ['nearly'], ['casi'])
    await texts.reword(post.id, 'nearly', 'Nearly')
    await texts.ok(postToRoute(confirmRoute, texts.shown(post, await texts.passageOf(post, 'Nearly')), team))
    expect((await texts.passageOf(post, 'Nearly')).state).toBe('ready')
    expect((await texts.passageOf(post, 'Nearly')).target[0]?.text).toBe('casi')
  })

  it('works the same for page copy', async () => {
    const data = { ...page('Spoken'), title: 'Spoken' }
    await asSystemWithoutRequest(payload).updateGlobal({
      slug: 'careers-page',
      locale: 'en',
      data: { ...data, _status: 'published' } as never,
    })
    const careers = { global: 'careers-page' }
    const { passages } = await texts.read(careers)
    const title = passages.find(({ key }) => key === 'title') as ScreenPassage
    await texts.ok(postToRoute(saveRoute, { ...texts.shown(careers, title), texts: { text: 'Dicho' } }, team))
    expect((await texts.read(careers)).passages.find(({ key }) => key === 'title')).toMatchObject({
      state: 'ready',
    })
    const visible = await asVisitor(payload, 'es')
      .findGlobal({ slug: 'careers-page' })
      .catch(() => undefined)
    expect(visible?.title).not.toBe('Dicho')
  })

  it('names its fields in the language of the reader', async () => {
    const post = await texts.makePost('Named', 'words')
    const data = { language: 'es' } as const
    await asSystemWithoutRequest(payload).update({ collection: 'users', id: team.user, data })
    const { passages } = await texts.read(post)
    await asSystemWithoutRequest(payload).update({
      collection: 'users',
      id: team.user,
      data: { language: 'en' },
    })
    expect(passages.find(({ key }) => key === 'title')?.name).toMatchObject({ label: 'Título' })
  })

  it('is for staff, and not for the source', async () => {
    const post = await texts.makePost('Twelve', 'private')
    const input = { ...texts.shown(post, await texts.passageOf(post, 'private')), texts: { '0': 'x' } }
    expect((await postToRoute(saveRoute, input, client)).status).toBe(403)
    expect((await postToRoute(saveRoute, { ...input, language: 'en' }, team)).status).toBe(400)
    expect((await postToRoute(saveRoute, { ...input, texts: { other: 'x' } }, team)).status).toBe(400)
  })
})
