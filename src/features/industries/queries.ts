import { cache } from 'react'

import { listWithDraft } from '@/features/preview/queries/with-draft'
import { isServiceSlug, type ServiceSlug } from '@/features/services/rules'
import type { Language } from '@/i18n/languages'
import { pictureOf, pictureFields, type Picture } from '@/lib/picture'

/** A kind of business, as it is public in one language. Industries never fall back to the other language. */
export type Industry = {
  id: string
  slug: string
  title: string
  week?: string
  jobs: { title: string; service?: ServiceSlug }[]
  picture?: Picture
  metaTitle?: string
  metaDescription?: string
  updatedAt: string
}

const select = {
  title: true,
  slug: true,
  week: true,
  jobs: true,
  picture: true,
  metaTitle: true,
  metaDescription: true,
  updatedAt: true,
} as const

/** Returns the public industries of a language in their order. Throws when the database does not answer. */
export const listIndustries = cache(async (language: Language): Promise<Industry[]> => {
  const rows = await listWithDraft('industries', language, {
    select,
    populate: { 'site-images': pictureFields },
    depth: 1,
  })
  return rows.flatMap((row) =>
    row.slug
      ? [
          {
            id: row.id,
            slug: row.slug,
            title: row.title,
            week: row.week ?? undefined,
            jobs: (row.jobs ?? []).map(({ title, service }) => ({
              title,
              service: service && isServiceSlug(service) ? service : undefined,
            })),
            picture: pictureOf(row.picture),
            metaTitle: row.metaTitle ?? undefined,
            metaDescription: row.metaDescription ?? undefined,
            updatedAt: row.updatedAt,
          },
        ]
      : [],
  )
})

/** Returns the industry with that slug; undefined when it is not public in this language. */
export const findIndustry = async (slug: string, language: Language): Promise<Industry | undefined> =>
  (await listIndustries(language)).find((industry) => industry.slug === slug)
