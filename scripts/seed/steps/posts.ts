import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { languages, type Language } from '../../../src/i18n/languages'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { root } from '../../process/root'
import { markdownToLexical, parseFrontMatter } from '../markdown'
import { featuredPictures, figurePictures } from '../pictures/featured'
import type { SeedContext, Step } from '../step'
import { categories } from '../words/categories'
import { uploadPicture } from './pictures'

const folder = join(root, 'scripts/seed/posts')
const DAY_MS = 24 * 60 * 60 * 1000

/** The content of post.json. The texts are in en.md and es.md of the same folder. */
type PostInfo = Record<Language, 'published' | 'draft' | 'none'> & {
  category: string
  /** The byline in each language. */
  authors: Partial<Record<Language, string>>
  archived: boolean
  publishedDaysAgo: Partial<Record<Language, number>>
}

const listPosts = () =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const readPostFile = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')

async function createCategories({ req }: SeedContext): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, words } of categories) {
    const { id } = await asSystem(req).create({ collection: 'categories', locale: 'en', data: words.en })
    // No redirect from the English slug, under which the Spanish category was never public.
    const context = { skipRedirects: true }
    await asSystem(req).update({ collection: 'categories', id, locale: 'es', data: words.es, context })
    ids.set(key, id)
  }
  return ids
}

/** Uploads the pictures that the texts of a post name. Returns their ids by name. */
async function uploadFigures(context: SeedContext, texts: string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [name, picture] of Object.entries(figurePictures))
    if (texts.some((text) => text.includes(`"${name}"`)))
      ids.set(name, await uploadPicture(context, 'blog-images', picture))
  return ids
}

type Post = { key: string; info: PostInfo; figures: Map<string, string> }

/** Returns the fields of a post in one language. */
function localizedFields({ payload, now }: SeedContext, { key, info, figures }: Post, language: Language) {
  const { fields, body: written } = parseFrontMatter(readPostFile(key, `${language}.md`))
  const body = [...figures].reduce((text, [name, id]) => text.replace(`"${name}"`, `"${id}"`), written)
  const days = info.publishedDaysAgo[language]
  const isPublished = info[language] === 'published'
  return {
    ...fields,
    authorName: info.authors[language],
    content: markdownToLexical(payload, body),
    publishedAt:
      isPublished && days !== undefined ? new Date(now.getTime() - days * DAY_MS).toISOString() : null,
    _status: isPublished ? ('published' as const) : ('draft' as const),
  }
}

async function createPost(
  context: SeedContext,
  key: string,
  categoryIds: Map<string, string>,
): Promise<void> {
  const info = JSON.parse(readPostFile(key, 'post.json')) as PostInfo
  const system = asSystem(context.req)
  const written = languages.filter((language) => info[language] !== 'none')
  const figures = await uploadFigures(
    context,
    written.map((language) => readPostFile(key, `${language}.md`)),
  )
  const post = { key, info, figures }
  const [first, second] = written
  if (!first) throw new Error(`${key} has no language in post.json`)
  const createdDaysAgo = Math.max(1, ...Object.values(info.publishedDaysAgo)) + 3
  const picture = featuredPictures[key]
  const shared = {
    category: categoryIds.get(info.category),
    createdAt: new Date(context.now.getTime() - createdDaysAgo * DAY_MS).toISOString(),
    ...(info.archived ? { archivedAt: new Date(context.now.getTime() - 2 * DAY_MS).toISOString() } : {}),
    ...(picture ? { featuredImage: await uploadPicture(context, 'blog-images', picture) } : {}),
  }
  const { id } = await system.create({
    collection: 'posts',
    locale: first,
    draft: info[first] === 'draft',
    data: { ...shared, ...localizedFields(context, post, first) } as never,
  })
  if (!second) return
  await system.update({
    collection: 'posts',
    id,
    locale: second,
    draft: info[second] === 'draft',
    data: localizedFields(context, post, second),
  })
}

/** The categories, and the posts in scripts/seed/posts. */
export const posts: Step = {
  name: 'posts',
  run: async (context) => {
    const categoryIds = await createCategories(context)
    for (const key of listPosts()) await createPost(context, key, categoryIds)
  },
}
