import { cache } from 'react'

import { otherLanguage, type Language, translatedText, type TranslatedText } from '@/i18n/languages'
import { pictureOf, type Picture } from '@/lib/picture'
import { asVisitor } from '@/lib/server/db/local-api'
import { log } from '@/lib/server/log'
import { payload } from '@/lib/server/payload'

/** A testimonial; each text falls back to the other language. */
export type Testimonial = {
  id: string
  name: string
  company: string
  rating: number
  content: TranslatedText
  position?: TranslatedText
  result?: TranslatedText
  picture?: Picture
  /** An example, not a client. */
  isSample: boolean
}

const MAX_TESTIMONIALS = 24

async function findActive(locale: Language) {
  const { docs } = await asVisitor(await payload(), locale).find({
    collection: 'testimonials',
    where: { isActive: { equals: true } },
    sort: ['displayOrder', 'createdAt'],
    depth: 1,
    limit: MAX_TESTIMONIALS,
  })
  return docs
}

/** Returns the active testimonials in display order. Throws when the database does not answer. */
export const listTestimonials = cache(async (language: Language): Promise<Testimonial[]> => {
  const [own, fallback] = await Promise.all([findActive(language), findActive(otherLanguage(language))])
  const fallbacks = new Map(fallback.map((row) => [row.id, row]))
  const pick = translatedText(language)
  return own.flatMap((row) => {
    const other = fallbacks.get(row.id)
    const content = pick(row.content, other?.content)
    if (!content) return []
    const { id, name, company, rating } = row
    const isSample = row.isSample ?? false
    const texts = {
      position: pick(row.position, other?.position),
      result: pick(row.resultsHighlight, other?.resultsHighlight),
    }
    return [{ id, name, company, rating, isSample, content, ...texts, picture: pictureOf(row.image) }]
  })
})

/** Returns null instead of throwing, so that the page is shown without its testimonials. */
export async function listTestimonialsOrNull(language: Language): Promise<Testimonial[] | null> {
  return listTestimonials(language).catch((error: unknown) => {
    log.error({ err: error }, 'the testimonials could not be read')
    return null
  })
}
