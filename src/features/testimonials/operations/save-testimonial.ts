import type { PayloadRequest } from 'payload'
import { and, eq } from 'drizzle-orm'

import { languages, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { testimonials_locales } from '@/payload-tables'
import { isPortraitText, portraitText } from '../rules'
import type { CreateTestimonialInput, UpdateTestimonialInput } from '../schemas'
import { lockTestimonial } from './testimonial-changes'

/**
 * Gives a headshot its alternative text in both languages, 'Portrait of {name}', unless staff wrote one. Throws AppError
 * 'invalid' for the field when the picture does not exist.
 */
async function describeHeadshot(req: PayloadRequest, image: string | null, name: string): Promise<void> {
  if (!image) return
  const { docs } = await asUser(req).find({
    collection: 'testimonial-images',
    where: { id: { equals: image } },
    locale: 'all',
    limit: 1,
    depth: 0,
  })
  const [doc] = docs
  if (!doc) throw new AppError('invalid', { fields: { image: 'invalid' } })
  const alts = ((doc.alt as unknown) ?? {}) as Partial<Record<Language, string | null>>
  for (const locale of languages) {
    const alt = portraitText(locale, name)
    if (alts[locale] !== alt && isPortraitText(alts[locale]))
      await asUser(req).update({
        collection: 'testimonial-images',
        id: image,
        locale,
        data: { alt },
        depth: 0,
      })
  }
}

const collection = 'testimonials'

/** What does not depend on the language. */
const commonOf = (input: CreateTestimonialInput) => ({
  name: input.name,
  company: input.company,
  rating: input.rating,
  displayOrder: input.display_order,
  isActive: input.is_active,
  isSample: input.is_sample,
  image: input.image,
})

/** The texts in a language; undefined when it has none. The schema has checked that they are complete. */
function textsOf(input: CreateTestimonialInput, language: Language) {
  const [position, content] = [input[`position_${language}`], input[`content_${language}`]]
  if (!position || !content) return undefined
  return { position, content, resultsHighlight: input[`results_highlight_${language}`] }
}

/** Stores a new testimonial in the languages that have texts. Returns its id. */
export async function createTestimonial(
  { req }: Context,
  input: CreateTestimonialInput,
): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    const [first, second] = languages.filter((language) => textsOf(input, language))
    const texts = first && textsOf(input, first)
    if (!texts) throw new AppError('invalid')
    const data = { ...commonOf(input), ...texts }
    const { id } = await asUser(req).create({ collection, locale: first, data, depth: 0 })
    if (second) await saveTexts(req, id, second, input)
    await describeHeadshot(req, input.image, input.name)
    return { id }
  })
}

/**
 * Saves a testimonial in both languages; one without texts is removed. Throws AppError 'not_found' for a deleted
 * testimonial, and 'conflict' when someone has saved it since it was read: `current.value` is its current `updatedAt`.
 */
export async function updateTestimonial(
  { req }: Context,
  input: UpdateTestimonialInput,
): Promise<{ id: string }> {
  const { testimonial: id, expected } = input
  return inTransaction(req, async () => {
    const { updatedAt } = await lockTestimonial(req, id)
    if (updatedAt !== expected)
      throw new AppError('conflict', { current: { value: updatedAt, changedBy: null, changedAt: updatedAt } })
    for (const language of languages) await saveTexts(req, id, language, input)
    await describeHeadshot(req, input.image, input.name)
    return { id }
  })
}

async function saveTexts(req: PayloadRequest, id: string, locale: Language, input: CreateTestimonialInput) {
  const texts = textsOf(input, locale)
  // Payload refuses to empty a required field.
  if (!texts) return deleteTexts(req, id, locale)
  const data = { ...commonOf(input), ...texts }
  await asUser(req).update({ collection, id, locale, data, depth: 0 })
}

async function deleteTexts(req: PayloadRequest, id: string, language: Language): Promise<void> {
  const { _parentID, _locale } = testimonials_locales
  const db = await databaseOf(req)
  await db.delete(testimonials_locales).where(and(eq(_parentID, id), eq(_locale, language)))
}
