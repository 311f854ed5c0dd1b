import type { Payload } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { asSystemAlone } from '@/lib/server/db'
import type { Category, Post } from '@/payload-types'
import { documentOfText } from './fixtures'

type State = 'none' | 'draft' | 'published'
export type Making = Partial<Record<Language, State>> & { data?: Partial<Post>; days?: number }

const day = 24 * 60 * 60 * 1000
export const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

/** A category by its name in each language. */
export async function makeCategory(payload: Payload, en?: string, es?: string): Promise<Category> {
  const system = asSystemAlone(payload)
  const locale = en ? 'en' : 'es'
  const made = await system.create({ collection: 'categories', locale, data: { name: en ?? es ?? '' } })
  if (en && es)
    await system.update({ collection: 'categories', id: made.id, locale: 'es', data: { name: es } })
  return made
}

/** The words of a post: each holds its name, so that a search for it finds every trace. */
const wordsOf = (name: string, language: Language) => ({
  title: `${name} ${language}`,
  excerpt: `Excerpt of ${name}`,
  content: documentOfText(`Body of ${name} ${language}`),
})

/** A post in the state that each language asks for, published so many days ago. */
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
  const { id } = await asSystemAlone(payload).create(save(first))
  if (second) await asSystemAlone(payload).update({ ...save(second), id })
  return id
}
