import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { blogEndpoints } from '@/features/blog/endpoints'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import { translationEndpoints } from '@/features/translation/endpoints'
import { draftPassages } from '@/features/translation/operations/draft-passages'
import { openAiModel } from '@/integrations/ai/open-ai'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { answer, modelServer, type Reply } from '../support/model-server'
import { postToRoute } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { contextOf } from '../support/tickets'
import { translator, type Document } from '../support/translation'

let payload: Payload
let team: Rest
let person: User
let texts: ReturnType<typeof translator>
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
  person = await makeUser(payload, 'team')
  texts = translator(payload, team)
})

const {
  'confirm-passage': confirmRoute,
  'discard-passage': discardRoute,
  'draft-passages': draftRoute,
} = translationEndpoints.POST

describe('drafts of a model', () => {
  const numbered = (...texts: string[]) =>
    answer({ texts: texts.map((text, at) => ({ number: at + 1, text })) })
  async function draft(post: Document, words: string[], ...replies: Reply[]) {
    const { url, requests } = await modelServer(...replies)
    const open = () => Promise.resolve(openAiModel({ url, apiKey: 'key', name: 'test-model' }))
    const passages = await Promise.all(words.map(async (one) => (await texts.passageOf(post, one)).key))
    const input = { document: post as { collection: 'posts'; id: string }, language: 'es' as const, passages }
    const result = await draftPassages(await contextOf(payload, person), input, open)
    return { ...result, requests }
  }
  const publish = (id: string) => team('PATCH', `posts/${id}?locale=es`, { _status: 'published' })

  it('are unread until someone confirms them, and not publishable before', async () => {
    const post = await texts.makePost('Robot', 'metal', 'wires')
    await texts.ok(texts.save(post, 'Robot', 'Robot es'))
    await texts.ok(texts.save(post, 'metal', 'metal es'))
    const { requests } = await draft(post, ['wires'], numbered('cables <b>de</b> cobre'))
    expect(requests[0]?.body.messages[1]?.content).toContain('wires')
    expect(requests[0]?.body.messages[1]?.content).not.toContain('metal')
    expect(await texts.passageOf(post, 'wires')).toMatchObject({
      state: 'unread',
      target: [{ text: 'cables de cobre' }],
    })
    expect(await texts.countsOf(post.id)).toMatchObject({ ready: 2, unread: 1 })

    const refused = await publish(post.id)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toMatch(/nobody has read/)
    const both = await postToRoute(publishingEndpoints.POST['publish-both'], post, team)
    expect([both.status, await both.json()]).toMatchObject([409, { error: 'unread' }])
    expect(await texts.publicSpanish(post.id)).toBeUndefined()
    // English is not concerned.
    expect((await team('PATCH', `posts/${post.id}?locale=en`, { _status: 'published' })).status).toBe(200)

    await texts.ok(postToRoute(confirmRoute, texts.shown(post, await texts.passageOf(post, 'wires')), team))
    expect((await publish(post.id)).status).toBe(200)
    expect((await texts.publicSpanish(post.id))?.title).toBe('Robot es')
  })

  it('are not published with a published language that is saved again, or as a copy', async () => {
    const post = await texts.makeTranslated('Copied', ['first'], ['primero'])
    await draft(post, ['first'], numbered('de la máquina'))
    const { content } = await texts.draftOf(post.id, 'es')
    expect(
      (await team('PATCH', `posts/${post.id}?locale=es`, { content, _status: 'published' })).status,
    ).toBe(409)
    expect(JSON.stringify((await texts.publicSpanish(post.id))?.content)).toContain('primero')
    await team('PATCH', `posts/${post.id}?locale=es`, { content })
    expect(JSON.stringify(await texts.publicSpanish(post.id)) ?? '').not.toContain('máquina')

    const input = { post: post.id }
    const copied = await postToRoute(blogEndpoints.POST['duplicate-post'], input, team)
    await texts.ok(copied)
    const { id } = (await copied.json()) as { id: string }
    expect((await publish(id)).status).toBe(409)
  })

  it('are discarded: what was there before comes back, as out of date as it was', async () => {
    const post = await texts.makeTranslated('Undone', ['first'], ['primero'])
    await texts.reword(post.id, 'first', 'first of all')
    await draft(post, ['first of all'], numbered('ante todo'))
    expect((await texts.passageOf(post, 'first of all')).state).toBe('unread')
    await texts.ok(
      postToRoute(discardRoute, texts.shown(post, await texts.passageOf(post, 'first of all')), team),
    )
    expect(await texts.passageOf(post, 'first of all')).toMatchObject({
      state: 'stale',
      target: [{ text: 'primero' }],
    })

    const fresh = await texts.makePost('Fresh', 'new')
    await draft(fresh, ['new'], numbered('nuevo'))
    await texts.ok(postToRoute(discardRoute, texts.shown(fresh, await texts.passageOf(fresh, 'new')), team))
    expect(await texts.passageOf(fresh, 'new')).toMatchObject({ state: 'missing', target: [] })
  })

  it('do not replace what a person wrote meanwhile', async () => {
    const post = await texts.makePost('Slow', 'race')
    const reply: Reply = (response, request) =>
      void texts.save(post, 'race', 'carrera').then(() => numbered('máquina')(response, request))
    expect((await draft(post, ['race'], reply)).drafted).toEqual([])
    expect(await texts.passageOf(post, 'race')).toMatchObject({
      state: 'ready',
      target: [{ text: 'carrera' }],
    })
  })

  it('are rejected when they leave a text out', async () => {
    const post = await texts.makePost('Half', 'one', 'two')
    await expect(draft(post, ['one', 'two'], numbered('uno'))).rejects.toMatchObject({ code: 'model_failed' })
    expect((await texts.passageOf(post, 'one')).state).toBe('missing')
  })

  it('need a model', async () => {
    const post = await texts.makePost('Without', 'key')
    const { passages, hasModel } = await texts.read(post)
    const input = { document: post, language: 'es', passages: [passages[0]?.key] }
    const response = await postToRoute(draftRoute, input, team)
    expect([response.status, await response.json()]).toMatchObject([503, { error: 'not_configured' }])
    expect(hasModel).toBe(false)
  })
})
