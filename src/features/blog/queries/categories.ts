import { cache } from 'react'

import { otherLanguage, type Language, translatedText, type TranslatedText } from '@/i18n/languages'
import { asVisitor } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'

/** A category in one language. `index` is its position among all categories, oldest first. */
export type Category = {
  id: string
  slug: string
  name: TranslatedText
  description?: TranslatedText
  index: number
  /** Set when the category has no slug in this language: `slug` is that of the other language. */
  hasFallbackSlug?: true
}

const findRows = cache(async (locale: Language) => {
  const { docs } = await asVisitor(await payload(), locale).find({
    collection: 'categories',
    select: { name: true, slug: true, description: true },
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
  })
  return docs
})

/** Every category that has a slug in some language, by name. Missing texts fall back to the other language. */
export const listCategories = cache(async (language: Language): Promise<Category[]> => {
  const [rows, otherRows] = await Promise.all([findRows(language), findRows(otherLanguage(language))])
  const others = new Map(otherRows.map((row) => [row.id, row]))
  const pick = translatedText(language)
  return rows
    .flatMap((row, index) => {
      const other = others.get(row.id)
      const name = pick(row.name, other?.name)
      const slug = row.slug || other?.slug
      if (!name || !slug) return []
      const description = pick(row.description, other?.description)
      return {
        id: row.id,
        slug,
        name,
        description,
        index,
        ...(row.slug ? {} : { hasFallbackSlug: true as const }),
      }
    })
    .toSorted((a, b) => a.name.text.localeCompare(b.name.text, language))
})

/**
 * Returns the category with that slug in this language or, where it has none, in the other language; undefined when
 * there is none.
 */
export async function findCategory(slug: string, language: Language): Promise<Category | undefined> {
  const found = (await listCategories(language)).filter((category) => category.slug === slug)
  return found.find(({ hasFallbackSlug }) => !hasFallbackSlug) ?? found[0]
}
