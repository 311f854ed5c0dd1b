import { asSystem } from '../../../src/lib/server/db/local-api'
import type { SeedContext } from '../step'

/** A picture with its alternative text in both languages. */
export type SeedPicture = { name: string; data: () => Promise<Buffer>; alt: { en: string; es: string } }

type Pictures = 'blog-images' | 'testimonial-images' | 'site-images'

/** Uploads a picture and returns its id. */
export async function uploadPicture(
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
  return id
}
