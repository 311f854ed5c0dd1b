import { asSystem } from '../../../src/lib/server/db'
import type { SeedContext } from '../step'

/** A drawn picture with what it shows, in both languages. */
export type SeedPicture = { name: string; data: () => Promise<Buffer>; alt: { en: string; es: string } }

type Pictures = 'blog-images' | 'testimonial-images' | 'site-images'

/** Uploads a picture as staff would, and answers its id. */
export async function addPicture(
  { req }: SeedContext,
  collection: Pictures,
  { name, data, alt }: SeedPicture,
): Promise<string> {
  const bytes = await data()
  const file = { data: bytes, mimetype: 'image/png', name: `${name}.png`, size: bytes.length }
  const { id } = await asSystem(req).create({
    collection,
    locale: 'en',
    data: { alt: alt.en },
    file,
  } as never)
  await asSystem(req).update({ collection, id, locale: 'es', data: { alt: alt.es } })
  return String(id)
}
