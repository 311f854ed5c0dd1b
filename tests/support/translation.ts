import type { Payload } from 'payload'
import { expect } from 'vitest'

import { translationEndpoints } from '@/features/translation/endpoints'
import type { ScreenPassage, Translation } from '@/features/translation/queries/translation'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { documentOfText } from './fixtures'
import { postToRoute, savePost } from './publishing'
import type { Rest } from './rest'

/** Posts whose translation is written passage by passage, and what is read of it. */

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

export type Document = { collection: 'posts' | 'services'; id: string } | { global: string }

/** What tests do with translations, as the team. */
export function translator(payload: Payload, team: Rest) {
  const read = async (document: Document): Promise<Translation> => {
    const { slug, id } =
      'global' in document
        ? { slug: document.global, id: '' }
        : { slug: document.collection, id: document.id }
    const query = new URLSearchParams({ slug, ...(id && { document: id }) })
    const request = new Request(`https://puente.example/api/translation?${query}`, { headers: team.headers })
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
    return postToRoute(
      translationEndpoints.POST['save-passage'],
      { ...shown(document, passage), texts: { [name]: translation } },
      team,
    )
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
        sql`select language, ready, stale, unread, missing from translations where document_id = ${id}`,
      )
    )[0]

  return {
    read,
    statesOf,
    passageOf,
    shown,
    save,
    ok,
    makePost,
    makeTranslated,
    draftOf,
    reword,
    publicSpanish,
    countsOf,
  }
}
