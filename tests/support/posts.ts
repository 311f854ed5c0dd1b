import type { Payload } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import type { Category, Post } from '@/payload-types'
import { documentOfText } from './fixtures'

type State = 'none' | 'draft' | 'published'
export type Making = Partial<Record<Language, State>> & { data?: Partial<Post>; days?: number }

const day = 24 * 60 * 60 * 1000
/** Returns the ISO time that many days ago. */
export const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

/** Creates a category with a name in each language. */
export async function makeCategory(payload: Payload, en?: string, es?: string): Promise<Category> {
  const system = asSystemWithoutRequest(payload)
  const locale = en ? 'en' : 'es'
  const made = await system.create({ collection: 'categories', locale, data: { name: en ?? es ?? '' } })
  if (en && es)
    await system.update({ collection: 'categories', id: made.id, locale: 'es', data: { name: es } })
  return made
}

/** The texts of a post. Each contains its name, so that a search for the name finds all of them. */
const wordsOf = (name: string, language: Language) => ({
  title: `${name} ${language}`,
  excerpt: `Excerpt of ${name}`,
  content: documentOfText(`Body of ${name} ${language}`),
})

/** Creates a post with the given status in each language, published `days` days ago. */
export async function makePost(
  payload: Payload,
  name: string,
  { en = 'none', es = 'none', data = {}, days = 1 }: Making,
): Promise<string> {
  const states = { en, es }
  const [first, second] = languages.filter((language) => states[language] !== 'none')
  if (!first) throw new Error('in no language')
  const save = (language: Language) => {
    const isPublished = states[language] === 'published'
    return {
      collection: 'posts',
      locale: language,
      draft: !isPublished,
      data: {
        ...wordsOf(name, language),
        publishedAt: isPublished ? daysAgo(days) : null,
        ...data,
        _status: isPublished ? 'published' : 'draft',
      },
    } as const
  }
  const { id } = await asSystemWithoutRequest(payload).create(save(first))
  if (second) await asSystemWithoutRequest(payload).update({ ...save(second), id })
  return id
}
