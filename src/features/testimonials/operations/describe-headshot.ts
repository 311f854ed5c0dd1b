import type { PayloadRequest } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { isPortraitText, portraitText } from '../portrait-text'

const collection = 'testimonial-images'

/**
 * Gives a headshot its alternative text in both languages, 'Portrait of {name}', unless staff wrote one. Throws AppError
 * 'invalid' for the field when the picture does not exist.
 */
export async function describeHeadshot(
  req: PayloadRequest,
  image: string | null,
  name: string,
): Promise<void> {
  if (!image) return
  const { docs } = await asUser(req).find({
    collection,
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
      await asUser(req).update({ collection, id: image, locale, data: { alt }, depth: 0 })
  }
}
