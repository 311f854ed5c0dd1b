import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { blogEndpoints } from '@/features/blog/endpoints'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import { translationEndpoints } from '@/features/translation/endpoints'
import { draftPassages } from '@/features/translation/operations/draft-passages'
import type { ScreenPassage, Translation } from '@/features/translation/queries/translation'
import { openAiModel } from '@/integrations/ai/open-ai'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { autocommit, statement } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { documentOfText } from '../support/fixtures'
import { answer, modelServer, type Reply } from '../support/model-server'
import { callVerb, page, savePost } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { contextOf } from '../support/tickets'

let payload: Payload
let team: Rest
let client: Rest
let person: User
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
  client = await restAs(payload, 'client')
  person = await makeUser(payload, 'team')
})

const {
  'save-passage': saveRoute,
  'confirm-passage': confirmRoute,
  'discard-passage': discardRoute,
  'draft-passages': draftRoute,
} = translationEndpoints.POST

const paragraphs = (...words: string[]) => ({
  root: {
    ...documentOfText('').root,
    children: words.map((text) => ({
      type: 'paragraph',
      version: 1,
      children: [{ type: 'text', text, version: 1, format: 0 }],
    })),
  },
})

type Document = { collection: 'posts' | 'services'; id: string } | { global: string }
const read = async (document: Document, rest = team): Promise<Translation> => {
  const { slug, id } =
    'global' in document ? { slug: document.global, id: '' } : { slug: document.collection, id: document.id }
  const query = new URLSearchParams({ slug, ...(id && { document: id }) })
  const request = new Request(`https://puente.example/api/translation?${query}`, { headers: rest.headers })
  const response = await translationEndpoints.GET.translation(request)
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { result: Translation }).result
}
const statesOf = async (document: Document) =>
  (await read(document)).passages.map(({ source, target, state }) => [
    source[0]?.text,
    target[0]?.text,
    state,
  ])
async function passageOf(document: Document, words: string): Promise<ScreenPassage> {
  const { passages } = await read(document)
  const found = passages.find(({ source }) => source.some(({ text }) => text === words))
  if (!found) throw new Error(`no passage says ${words}`)
  return found
}

const shown = (document: Document, { key, sourceHash, targetHash }: ScreenPassage) => ({
  document,
  language: 'es',
  passage: key,
  source: sourceHash,
  target: targetHash,
})
async function save(document: Document, words: string, translation: string) {
  const passage = await passageOf(document, words)
  const name = passage.source[0]?.name ?? ''
  return callVerb(saveRoute, { ...shown(document, passage), texts: { [name]: translation } }, team)
}
const ok = async (response: Response | Promise<Response>) =>
  expect((await response).status, await (await response).clone().text()).toBe(200)

/** An English post that is published. */
async function makePost(title: string, ...words: string[]): Promise<Document & { id: string }> {
  const { id } = await asSystemWithoutRequest(payload).create({
    collection: 'posts',
    locale: 'en',
    data: { title, content: paragraphs(...words), _status: 'published' } as never,
  })
  return { collection: 'posts', id }
}
/** The same, published in Spanish too. */
async function makeTranslated(title: string, words: string[], translated: string[]) {
  const post = await makePost(title, ...words)
  await savePost(payload)(post.id, 'es', {
    title: `${title} es`,
    content: paragraphs(...translated),
    _status: 'published',
  })
  return post
}
const draftOf = (id: string, locale: Language) =>
  asSystemWithoutRequest(payload).findByID({
    collection: 'posts',
    id,
    locale,
    fallbackLocale: false,
    draft: true,
  })
/** Replaces one text of the English draft. */
async function reword(id: string, before: string, after: string, status = 'draft') {
  const { content } = await draftOf(id, 'en')
  const changed = JSON.parse(JSON.stringify(content).replace(before, after)) as object
  await savePost(payload)(id, 'en', { content: changed, _status: status }, status === 'draft')
}
const publicSpanish = async (id: string) =>
  (await asVisitor(payload, 'es').find({ collection: 'posts', where: { id: { equals: id } } })).docs[0]
const countsOf = async (id: string) =>
  (
    await autocommit(
      payload,
      statement`select language, ready, stale, unread, missing from translations where document_id = ${id}`,
    )
  )[0]

describe('the state of passages', () => {
  it('is missing until they are written, and ready from then on', async () => {
    const post = await makePost('One', 'first', 'second')
    expect(await statesOf(post)).toEqual([
      ['One', undefined, 'missing'],
      ['first', undefined, 'missing'],
      ['second', undefined, 'missing'],
    ])
    expect(await countsOf(post.id)).toEqual({ language: 'es', ready: 0, stale: 0, unread: 0, missing: 3 })
    await ok(save(post, 'second', 'segundo'))
    await ok(save(post, 'One', 'Uno'))
    await ok(save(post, 'first', 'primero'))
    expect(await statesOf(post)).toEqual([
      ['One', 'Uno', 'ready'],
      ['first', 'primero', 'ready'],
      ['second', 'segundo', 'ready'],
    ])
    expect(await countsOf(post.id)).toMatchObject({ ready: 3, missing: 0 })
  })

  it('of texts that were written apart is ready, and only the changed one goes out of date', async () => {
    const post = await makeTranslated('Two', ['alpha', 'beta'], ['alfa', 'beta es'])
    expect((await read(post)).passages.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready'])
    await reword(post.id, 'beta', 'beta and gamma')
    expect(await statesOf(post)).toEqual([
      ['Two', 'Two es', 'ready'],
      ['alpha', 'alfa', 'ready'],
      ['beta and gamma', 'beta es', 'stale'],
    ])
    const { difference } = await passageOf(post, 'beta and gamma')
    expect(difference?.[0]).toContainEqual({ kind: 'added', text: ' and gamma' })
    expect(await countsOf(post.id)).toMatchObject({ ready: 2, stale: 1 })
  })

  it('stays out of date when English is published, and is ready when its text comes back', async () => {
    const post = await makeTranslated('Three', ['before'], ['antes'])
    await reword(post.id, 'before', 'after', 'published')
    expect((await passageOf(post, 'after')).state).toBe('stale')
    await reword(post.id, 'after', 'before')
    expect((await passageOf(post, 'before')).state).toBe('ready')
  })

  it('of a restored version is out of date where it differs', async () => {
    const post = await makeTranslated('Four', ['old words', 'same'], ['viejas', 'igual'])
    const { docs } = await asSystemWithoutRequest(payload).findVersions({
      collection: 'posts',
      where: { parent: { equals: post.id } },
      sort: '-updatedAt',
      limit: 1,
    })
    await reword(post.id, 'old words', 'new words')
    await ok(callVerb(confirmRoute, shown(post, await passageOf(post, 'new words')), team))
    expect((await passageOf(post, 'new words')).state).toBe('ready')
    const input = { document: post, version: docs[0]?.id, language: 'en' }
    await ok(callVerb(publishingEndpoints.POST['restore-version'], input, team))
    expect((await read(post)).passages.map(({ state }) => state)).toEqual(['ready', 'stale', 'ready'])
  })

  it('is remembered for older documents of which nothing was stored', async () => {
    const post = await makeTranslated('Five', ['long ago'], ['hace mucho'])
    await autocommit(payload, statement`delete from translated_passages where document_id = ${post.id}`)
    await reword(post.id, 'long ago', 'today')
    const passage = await passageOf(post, 'today')
    expect(passage.state).toBe('stale')
    expect(passage.difference?.[0]).toContainEqual({ kind: 'removed', text: 'long ago' })
  })

  it('goes with its document', async () => {
    const post = await makePost('Six', 'gone')
    await asSystemWithoutRequest(payload).delete({ collection: 'posts', id: post.id })
    expect(await countsOf(post.id)).toBeUndefined()
  })
})

describe('translating', () => {
  it('saves a draft: what readers see in Spanish stays, and so does English', async () => {
    const post = await makeTranslated('Seven', ['hello'], ['hola'])
    const english = await draftOf(post.id, 'en')
    await ok(save(post, 'hello', 'buenas'))
    expect(JSON.stringify((await publicSpanish(post.id))?.content)).toContain('hola')
    expect(JSON.stringify((await draftOf(post.id, 'es')).content)).toContain('buenas')
    expect((await draftOf(post.id, 'en')).content).toEqual(english.content)
    // Publishing English does not take the half-written Spanish along.
    await savePost(payload)(post.id, 'en', { _status: 'published' })
    expect(JSON.stringify((await publicSpanish(post.id))?.content)).toContain('hola')
  })

  it('never makes an unpublished language public', async () => {
    const post = await makePost('Eight', 'words')
    await ok(save(post, 'Eight', 'Ocho'))
    await ok(save(post, 'words', 'palabras'))
    expect(await publicSpanish(post.id)).toBeUndefined()
  })

  it('refuses a text that changed since it was shown, with the present one', async () => {
    const post = await makeTranslated('Nine', ['shared'], ['compartido'])
    const stale = await passageOf(post, 'shared')
    await ok(save(post, 'shared', 'común'))
    const input = { ...shown(post, stale), texts: { '0': 'otro' } }
    const response = await callVerb(saveRoute, input, team)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: 'conflict', current: { value: 'común' } })
    expect((await callVerb(confirmRoute, shown(post, stale), team)).status).toBe(409)
    expect((await passageOf(post, 'shared')).target[0]?.text).toBe('común')
  })

  it('refuses to confirm a source that changed since it was read', async () => {
    const post = await makeTranslated('Ten', ['read'], ['leído'])
    const seen = await passageOf(post, 'read')
    await reword(post.id, 'read', 'rewritten')
    expect((await callVerb(confirmRoute, shown(post, seen), team)).status).toBe(409)
    expect((await passageOf(post, 'rewritten')).state).toBe('stale')
  })

  it('settles what is out of date with It still fits', async () => {
    const post = await makeTranslated('Eleven', ['nearly'], ['casi'])
    await reword(post.id, 'nearly', 'Nearly')
    await ok(callVerb(confirmRoute, shown(post, await passageOf(post, 'Nearly')), team))
    expect((await passageOf(post, 'Nearly')).state).toBe('ready')
    expect((await passageOf(post, 'Nearly')).target[0]?.text).toBe('casi')
  })

  it('works the same for page copy', async () => {
    const data = { ...page('Spoken'), title: 'Spoken' }
    await asSystemWithoutRequest(payload).updateGlobal({
      slug: 'careers-page',
      locale: 'en',
      data: { ...data, _status: 'published' } as never,
    })
    const careers = { global: 'careers-page' }
    const { passages } = await read(careers)
    const title = passages.find(({ key }) => key === 'title') as ScreenPassage
    await ok(callVerb(saveRoute, { ...shown(careers, title), texts: { text: 'Dicho' } }, team))
    expect((await read(careers)).passages.find(({ key }) => key === 'title')).toMatchObject({
      state: 'ready',
    })
    const visible = await asVisitor(payload, 'es')
      .findGlobal({ slug: 'careers-page' })
      .catch(() => undefined)
    expect(visible?.title).not.toBe('Dicho')
  })

  it('is for staff, and not for the source', async () => {
    const post = await makePost('Twelve', 'private')
    const input = { ...shown(post, await passageOf(post, 'private')), texts: { '0': 'x' } }
    expect((await callVerb(saveRoute, input, client)).status).toBe(403)
    expect((await callVerb(saveRoute, { ...input, language: 'en' }, team)).status).toBe(400)
    expect((await callVerb(saveRoute, { ...input, texts: { other: 'x' } }, team)).status).toBe(400)
  })
})

describe('drafts of a model', () => {
  const numbered = (...texts: string[]) =>
    answer({ texts: texts.map((text, at) => ({ number: at + 1, text })) })
  async function draft(post: Document, words: string[], ...replies: Reply[]) {
    const { url, requests } = await modelServer(...replies)
    const open = () => Promise.resolve(openAiModel({ url, apiKey: 'key', name: 'test-model' }))
    const passages = await Promise.all(words.map(async (one) => (await passageOf(post, one)).key))
    const input = { document: post as { collection: 'posts'; id: string }, language: 'es' as const, passages }
    const result = await draftPassages(await contextOf(payload, person), input, open)
    return { ...result, requests }
  }
  const publish = (id: string) => team('PATCH', `posts/${id}?locale=es`, { _status: 'published' })

  it('are unread until someone confirms them, and not publishable before', async () => {
    const post = await makePost('Robot', 'metal', 'wires')
    await ok(save(post, 'Robot', 'Robot es'))
    await ok(save(post, 'metal', 'metal es'))
    const { requests } = await draft(post, ['wires'], numbered('cables <b>de</b> cobre'))
    expect(requests[0]?.body.messages[1]?.content).toContain('wires')
    expect(requests[0]?.body.messages[1]?.content).not.toContain('metal')
    expect(await passageOf(post, 'wires')).toMatchObject({
      state: 'unread',
      target: [{ text: 'cables de cobre' }],
    })
    expect(await countsOf(post.id)).toMatchObject({ ready: 2, unread: 1 })

    const refused = await publish(post.id)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toMatch(/nobody has read/)
    const both = await callVerb(publishingEndpoints.POST['publish-both'], post, team)
    expect([both.status, await both.json()]).toMatchObject([409, { error: 'unread' }])
    expect(await publicSpanish(post.id)).toBeUndefined()
    // English is not concerned.
    expect((await team('PATCH', `posts/${post.id}?locale=en`, { _status: 'published' })).status).toBe(200)

    await ok(callVerb(confirmRoute, shown(post, await passageOf(post, 'wires')), team))
    expect((await publish(post.id)).status).toBe(200)
    expect((await publicSpanish(post.id))?.title).toBe('Robot es')
  })

  it('are not published with a published language that is saved again, or as a copy', async () => {
    const post = await makeTranslated('Copied', ['first'], ['primero'])
    await draft(post, ['first'], numbered('de la máquina'))
    const { content } = await draftOf(post.id, 'es')
    expect(
      (await team('PATCH', `posts/${post.id}?locale=es`, { content, _status: 'published' })).status,
    ).toBe(409)
    expect(JSON.stringify((await publicSpanish(post.id))?.content)).toContain('primero')
    await team('PATCH', `posts/${post.id}?locale=es`, { content })
    expect(JSON.stringify(await publicSpanish(post.id)) ?? '').not.toContain('máquina')

    const input = { post: post.id }
    const copied = await callVerb(blogEndpoints.POST['duplicate-post'], input, team)
    await ok(copied)
    const { id } = (await copied.json()) as { id: string }
    expect((await publish(id)).status).toBe(409)
  })

  it('are discarded: what was there before comes back, as out of date as it was', async () => {
    const post = await makeTranslated('Undone', ['first'], ['primero'])
    await reword(post.id, 'first', 'first of all')
    await draft(post, ['first of all'], numbered('ante todo'))
    expect((await passageOf(post, 'first of all')).state).toBe('unread')
    await ok(callVerb(discardRoute, shown(post, await passageOf(post, 'first of all')), team))
    expect(await passageOf(post, 'first of all')).toMatchObject({
      state: 'stale',
      target: [{ text: 'primero' }],
    })

    const fresh = await makePost('Fresh', 'new')
    await draft(fresh, ['new'], numbered('nuevo'))
    await ok(callVerb(discardRoute, shown(fresh, await passageOf(fresh, 'new')), team))
    expect(await passageOf(fresh, 'new')).toMatchObject({ state: 'missing', target: [] })
  })

  it('do not replace what a person wrote meanwhile', async () => {
    const post = await makePost('Slow', 'race')
    const reply: Reply = (response, request) =>
      void save(post, 'race', 'carrera').then(() => numbered('máquina')(response, request))
    expect((await draft(post, ['race'], reply)).drafted).toEqual([])
    expect(await passageOf(post, 'race')).toMatchObject({ state: 'ready', target: [{ text: 'carrera' }] })
  })

  it('that leave a text out are none', async () => {
    const post = await makePost('Half', 'one', 'two')
    await expect(draft(post, ['one', 'two'], numbered('uno'))).rejects.toMatchObject({ code: 'model_failed' })
    expect((await passageOf(post, 'one')).state).toBe('missing')
  })

  it('need a model', async () => {
    const post = await makePost('Without', 'key')
    const { passages, hasModel } = await read(post)
    const input = { document: post, language: 'es', passages: [passages[0]?.key] }
    const response = await callVerb(draftRoute, input, team)
    expect([response.status, await response.json()]).toMatchObject([503, { error: 'not_configured' }])
    expect(hasModel).toBe(false)
  })
})
