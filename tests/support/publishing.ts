import type { Payload } from 'payload'

import { env } from '@/env'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import type { Post } from '@/payload-types'
import { documentOfText } from './fixtures'
import type { Rest } from './rest'

/** Posts that are published and have drafts, and what visitors and editors read of them. */

type Data = Record<string, unknown>
/** Returns the texts of a post with that title. */
export const postContent = (title: string) => ({ title, content: documentOfText(title) })

/** The fields of a page whose content is still to come. */
export const page = (title: string) => ({ title, soon: title, text: title, button: title })

export const savePost =
  (payload: Payload) =>
  (id: string, locale: Language, data: Data, draft = false) =>
    asSystemWithoutRequest(payload).update({ collection: 'posts', id, locale, draft, data: data as never })

/** Creates a post that is published in both languages, with an unpublished draft in each. */
export async function makePostWithDrafts(payload: Payload, name: string): Promise<string> {
  const save = savePost(payload)
  const { id } = await asSystemWithoutRequest(payload).create({
    collection: 'posts',
    locale: 'en',
    data: { ...postContent(`${name} en`), _status: 'published' } as never,
  })
  await save(id, 'es', { ...postContent(`${name} es`), _status: 'published' })
  await save(id, 'en', { title: `${name} en draft`, _status: 'draft' }, true)
  await save(id, 'es', { title: `${name} es draft`, _status: 'draft' }, true)
  return id
}

/** The titles that visitors see, and those that the editor shows. */
export async function titlesOf(payload: Payload, id: string) {
  const titles: Record<string, string | null | undefined> = {}
  for (const locale of ['en', 'es'] as const) {
    const { docs } = await asVisitor(payload, locale).find({
      collection: 'posts',
      where: { id: { equals: id } },
    })
    titles[locale] = docs[0]?.title
    const options = { collection: 'posts', id, locale, fallbackLocale: false, draft: true } as const
    titles[`${locale} draft`] = ((await asSystemWithoutRequest(payload).findByID(options)) as Post).title
  }
  return titles
}

/** The titles of a post as `makePostWithDrafts` creates it. */
export const originalTitles = (name: string) => ({
  en: `${name} en`,
  es: `${name} es`,
  'en draft': `${name} en draft`,
  'es draft': `${name} es draft`,
})

type Route = (request: Request) => Promise<Response>

/** Calls the route of a verb with a session. */
export const postToRoute = (route: Route, body: object, { headers }: Rest) =>
  route(new Request(`${env.SITE_URL}/api/x`, { method: 'POST', headers, body: JSON.stringify(body) }))
