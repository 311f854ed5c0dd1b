import type { PayloadRequest } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import type { Testimonial, TestimonialImage } from '@/payload-types'

/** A headshot: its id, and the address of a small copy. */
export type Headshot = { id: string; src: string }

export type TestimonialTexts = { position: string; content: string; resultsHighlight: string }

/** A testimonial as the board shows and edits it, with its texts in each language. */
export type ListedTestimonial = {
  id: string
  name: string
  company: string
  rating: number
  isActive: boolean
  /** An example, not a client. */
  isSample: boolean
  displayOrder: number
  image: Headshot | null
  texts: Record<Language, TestimonialTexts>
  /** The languages that have a content. */
  languages: Language[]
  updatedAt: string
}

/** `total` counts all; the list ends at `MAX_LISTED_TESTIMONIALS`. */
export type TestimonialList = { testimonials: ListedTestimonial[]; total: number }

const MAX_LISTED_TESTIMONIALS = 500

/** The order in which visitors see them. */
const testimonialOrder = ['displayOrder', 'createdAt', 'id']

/** Returns the testimonials in display order. For staff only: throws AppError 'forbidden'. */
export async function findTestimonialList(req: PayloadRequest): Promise<TestimonialList> {
  requireStaff(req)
  const { docs, totalDocs } = await asUser(req).find({
    collection: 'testimonials',
    locale: 'all',
    sort: testimonialOrder,
    limit: MAX_LISTED_TESTIMONIALS,
    depth: 1,
  })
  return { testimonials: docs.map(toListed), total: totalDocs }
}

function toListed(doc: Testimonial): ListedTestimonial {
  const { id, name, company, rating, displayOrder, updatedAt } = doc
  const texts = { en: textsOf(doc, 'en'), es: textsOf(doc, 'es') }
  return {
    id,
    name,
    company,
    rating,
    isActive: doc.isActive ?? false,
    isSample: doc.isSample ?? false,
    displayOrder,
    image: headshotOf(doc.image),
    texts,
    languages: languages.filter((language) => texts[language].content),
    updatedAt,
  }
}

/** With the locale 'all', Payload returns an object by language; the generated types have one text. */
function textsOf(doc: Testimonial, language: Language): TestimonialTexts {
  const text = (value: unknown) =>
    (value as Partial<Record<Language, string | null>> | null)?.[language] ?? ''
  return {
    position: text(doc.position),
    content: text(doc.content),
    resultsHighlight: text(doc.resultsHighlight),
  }
}

/** The path alone: the admin loads pictures from its own host. */
function headshotOf(image: string | TestimonialImage | null | undefined): Headshot | null {
  if (!image || typeof image !== 'object') return null
  const url = image.sizes?.small?.url ?? image.url
  return url ? { id: image.id, src: URL.canParse(url) ? new URL(url).pathname : url } : null
}
