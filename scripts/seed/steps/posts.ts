import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { languages, type Language } from '../../../src/i18n/languages'
import { asSystem } from '../../../src/lib/server/db'
import { documentOf, frontMatter } from '../markdown'
import { featuredPictures } from '../pictures/featured'
import type { SeedContext, Step } from '../step'
import { categories } from '../words/categories'
import { addPicture } from './pictures'

const folder = join(import.meta.dirname, '..', 'posts')
const day = 24 * 60 * 60 * 1000

/** `post.json` of a post's folder; beside it stand `en.md` and `es.md`. */
type About = Record<Language, 'published' | 'draft' | 'none'> & {
  category: string
  author: string
  archived: boolean
  publishedDaysAgo: Partial<Record<Language, number>>
}

const keys = () =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')

async function makeCategories({ req }: SeedContext): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, words } of categories) {
    const { id } = await asSystem(req).create({ collection: 'categories', locale: 'en', data: words.en })
    // Nobody has read it yet by the address that it borrows until here.
    const context = { unseen: true }
    await asSystem(req).update({ collection: 'categories', id, locale: 'es', data: words.es, context })
    ids.set(key, id)
  }
  return ids
}

/** What a post says in one language, and when it says it. */
function copyOf({ payload, now }: SeedContext, key: string, about: About, language: Language) {
  const { fields, body } = frontMatter(read(key, `${language}.md`))
  const days = about.publishedDaysAgo[language]
  const isPublished = about[language] === 'published'
  return {
    ...fields,
    content: documentOf(payload, body),
    publishedAt:
      isPublished && days !== undefined ? new Date(now.getTime() - days * day).toISOString() : null,
    _status: isPublished ? ('published' as const) : ('draft' as const),
  }
}

async function makePost(context: SeedContext, key: string, categoryIds: Map<string, string>): Promise<void> {
  const about = JSON.parse(read(key, 'post.json')) as About
  const system = asSystem(context.req)
  const [first, second] = languages.filter((language) => about[language] !== 'none')
  if (!first) throw new Error(`${key} is written in no language`)
  const age = Math.max(1, ...Object.values(about.publishedDaysAgo)) + 3
  const picture = featuredPictures[key]
  const shared = {
    category: categoryIds.get(about.category),
    authorName: about.author,
    createdAt: new Date(context.now.getTime() - age * day).toISOString(),
    ...(about.archived ? { archivedAt: new Date(context.now.getTime() - 2 * day).toISOString() } : {}),
    ...(picture ? { featuredImage: await addPicture(context, 'blog-images', picture) } : {}),
  }
  const { id } = await system.create({
    collection: 'posts',
    locale: first,
    draft: about[first] === 'draft',
    data: { ...shared, ...copyOf(context, key, about, first) } as never,
  })
  if (!second) return
  await system.update({
    collection: 'posts',
    id,
    locale: second,
    draft: about[second] === 'draft',
    data: copyOf(context, key, about, second) as never,
  })
}

/** The blog: its categories, and the posts of scripts/seed/posts. */
export const posts: Step = {
  name: 'posts',
  run: async (context) => {
    const categoryIds = await makeCategories(context)
    for (const key of keys()) await makePost(context, key, categoryIds)
  },
}
