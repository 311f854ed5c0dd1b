import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { translationEndpoints } from '@/features/translation/endpoints'
import { draftPassages } from '@/features/translation/operations/draft-passages'
import { openAiModel } from '@/integrations/ai/open-ai'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { documentOfText } from '../support/fixtures'
import { answer, modelServer } from '../support/model-server'
import { postToRoute } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { contextOf } from '../support/tickets'
import { translator } from '../support/translation'

/** A translation has the bold words, italics and links of its source, or says which it lacks. */

let payload: Payload
let team: Rest
let person: User
let translations: ReturnType<typeof translator>
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
  person = await makeUser(payload, 'team')
  translations = translator(payload, team)
})

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format })
const link = (url: string, words: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [text(words)],
})
const content = (...children: object[]) => ({
  root: { ...documentOfText('').root, children: [{ type: 'paragraph', version: 1, children }] },
})
const words = 'Read our guide or call us today.'
const formatted = (format = 0) =>
  content(
    text('Read our ', format),
    link('https://puente.example/guide', 'guide'),
    text(' or '),
    text('call', 1),
    text(' us '),
    text('today', 2),
    text('.'),
  )

async function makePost() {
  const data = { title: 'Formats', content: formatted(), _status: 'published' }
  const { id } = await asSystemWithoutRequest(payload).create({
    collection: 'posts',
    locale: 'en',
    data: data as never,
  })
  return { collection: 'posts' as const, id }
}
type Post = Awaited<ReturnType<typeof makePost>>

const passage = (post: Post) => translations.passageOf(post, words)
const POST = translationEndpoints.POST
const save = async (post: Post, translation: string, more: object = { tagged: true }) =>
  translations.ok(
    postToRoute(
      POST['save-passage'],
      { ...translations.shown(post, await passage(post)), ...more, texts: { 0: translation } },
      team,
    ),
  )
const confirm = async (post: Post) =>
  translations.ok(postToRoute(POST['confirm-passage'], translations.shown(post, await passage(post)), team))
const spanish = async ({ id }: Post) => {
  const { content: saved } = await translations.draftOf(id, 'es')
  return (saved as unknown as ReturnType<typeof content>).root.children[0]?.children
}
const whole = 'Lee nuestra <1>guía</1> o <2>llámanos</2> <3>hoy</3>.'
const nodes = [
  { text: 'Lee nuestra ' },
  { type: 'link', fields: { url: 'https://puente.example/guide' }, children: [{ text: 'guía' }] },
  { text: ' o ' },
  { text: 'llámanos', format: 1 },
  { text: ' ' },
  { text: 'hoy', format: 2 },
  { text: '.' },
]

describe('a translation by a person', () => {
  it('that keeps the tags has the formats, and is up to date', async () => {
    const post = await makePost()
    expect((await passage(post)).source[0]?.tagged).toBe(
      'Read our <1>guide</1> or <2>call</2> us <3>today</3>.',
    )
    await save(post, whole)
    expect(await spanish(post)).toMatchObject(nodes)
    expect(await passage(post)).toMatchObject({ state: 'ready', lost: [], target: [{ tagged: whole }] })
    // Saved once more as it is shown, and by the form.
    await save(post, whole)
    expect(await spanish(post)).toMatchObject(nodes)
    expect((await team('PATCH', `posts/${post.id}?locale=es`, { title: 'Formatos' })).status).toBe(200)
    expect(await passage(post)).toMatchObject({ state: 'ready' })
  })

  it('that lost some is not up to date until someone confirms it', async () => {
    const post = await makePost()
    await save(post, 'Lee nuestra guía o <2>llámanos</2> hoy.', {})
    expect(await passage(post)).toMatchObject({ state: 'stale', lost: ['link', 'italic'], difference: null })
    expect(await translations.countsOf(post.id)).toMatchObject({ stale: 1 })
    await confirm(post)
    expect(await passage(post)).toMatchObject({ state: 'ready', lost: ['link', 'italic'] })
    // A format that the source gets later is missing again.
    const bolder = formatted(1)
    expect((await team('PATCH', `posts/${post.id}?locale=en`, { content: bolder })).status).toBe(200)
    expect(await passage(post)).toMatchObject({ state: 'stale' })
  })

  it('that was written in the form before is up to date only with the formats', async () => {
    for (const [children, state] of [
      [[text('Lee la '), link('/es/guia', 'guía'), text(' y '), text('llama', 1), text(' ya', 2)], 'ready'],
      [[text('Lee la guía y llama ya')], 'stale'],
    ] as const) {
      const post = await makePost()
      const saved = await team('PATCH', `posts/${post.id}?locale=es`, {
        title: 'Formatos',
        content: content(...children),
      })
      expect(saved.status).toBe(200)
      expect((await passage(post)).state).toBe(state)
    }
  })
})

describe('a translation by a model', () => {
  async function draft(post: Post, translation: string) {
    const { url, requests } = await modelServer(answer({ texts: [{ number: 1, text: translation }] }))
    const open = () => Promise.resolve(openAiModel({ url, apiKey: 'key', name: 'test-model' }))
    const input = { document: post, language: 'es' as const, passages: [(await passage(post)).key] }
    await draftPassages(await contextOf(payload, person), input, open)
    return requests[0]?.body.messages[1]?.content
  }

  it('is asked with the tags, and has the formats', async () => {
    const post = await makePost()
    expect(await draft(post, whole)).toContain('<1>guide</1>')
    expect(await spanish(post)).toMatchObject(nodes)
    expect(await passage(post)).toMatchObject({ state: 'unread', lost: [] })
    await confirm(post)
    expect(await passage(post)).toMatchObject({ state: 'ready' })
  })

  it('that lost some says so before anyone confirms it, and brings no others', async () => {
    const post = await makePost()
    await draft(post, 'Lee <b>nuestra</b> <1>guía</1> o llámanos <script>x</script> hoy</3>.')
    expect(await passage(post)).toMatchObject({
      state: 'unread',
      lost: ['bold', 'italic'],
      target: [{ text: 'Lee nuestra guía o llámanos x hoy.' }],
    })
  })

  it('that is discarded gives back what a person wrote, with its formats', async () => {
    const post = await makePost()
    await save(post, whole)
    await draft(post, 'Otra cosa.')
    await translations.ok(
      postToRoute(POST['discard-passage'], translations.shown(post, await passage(post)), team),
    )
    expect(await spanish(post)).toMatchObject(nodes)
    expect(await passage(post)).toMatchObject({ state: 'ready' })
  })
})
