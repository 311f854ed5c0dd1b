import { cache } from 'react'

import { otherLanguage, type Language } from '@/i18n/languages'
import { textIn, type Text } from '@/i18n/text'
import { pictureOf, type Picture } from '@/lib/picture'
import { asVisitor } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { payload } from '@/lib/server/payload'

/** What a client says, each text in this language or, where it is missing, in the other one. */
export type Testimonial = {
  id: string
  name: string
  company: string
  rating: number
  content: Text
  position?: Text
  result?: Text
  picture?: Picture
}

const most = 24

async function active(locale: Language) {
  const { docs } = await asVisitor(await payload(), locale).find({
    collection: 'testimonials',
    where: { isActive: { equals: true } },
    sort: ['displayOrder', 'createdAt'],
    depth: 1,
    limit: most,
  })
  return docs
}

/** The active testimonials by their display order. Throws when the database does not answer. */
export const testimonials = cache(async (language: Language): Promise<Testimonial[]> => {
  const [own, spare] = await Promise.all([active(language), active(otherLanguage(language))])
  const spares = new Map(spare.map((row) => [row.id, row]))
  const pick = textIn(language)
  return own.flatMap((row) => {
    const other = spares.get(row.id)
    const content = pick(row.content, other?.content)
    if (!content) return []
    const { id, name, company, rating } = row
    const texts = {
      position: pick(row.position, other?.position),
      result: pick(row.resultsHighlight, other?.resultsHighlight),
    }
    return [{ id, name, company, rating, content, ...texts, picture: pictureOf(row.image) }]
  })
})

/** The same, or null when they cannot be read: the section says so, the page stands (product.md, 'Failed public read'). */
export async function testimonialsOrNone(language: Language): Promise<Testimonial[] | null> {
  return testimonials(language).catch((error: unknown) => {
    log.error({ err: error }, 'the testimonials could not be read')
    return null
  })
}
