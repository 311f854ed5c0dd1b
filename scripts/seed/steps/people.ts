import { languages } from '../../../src/i18n/languages'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { portraits } from '../pictures/portraits'
import type { SeedContext, Step } from '../step'
import { team } from '../words/team'
import { proof, testimonials } from '../words/testimonials'
import type { Both } from '../words/types'
import { uploadPicture } from './pictures'

/** Uploads the portrait of a person and returns its id, or undefined if there is none. */
async function uploadPortrait(
  context: SeedContext,
  collection: 'site-images' | 'testimonial-images',
  name: string,
  words: Both<{ portrait: string }>,
): Promise<string | undefined> {
  const data = portraits[name]
  if (!data) return undefined
  const alt = { en: words.en.portrait, es: words.es.portrait }
  return uploadPicture(context, collection, { name: 'portrait', data, alt })
}

/** Saves the team members: shared rows with a title and a bio per language. */
async function createTeam(context: SeedContext): Promise<void> {
  const rows: { id?: string | null; name: string; photo: string | undefined }[] = []
  for (const { name, words } of team)
    rows.push({ name, photo: await uploadPortrait(context, 'site-images', name, words) })
  for (const locale of languages) {
    const members = rows.map((row, index) => {
      const words = team[index]?.words[locale]
      return { ...row, title: words?.title ?? '', bio: words?.bio ?? '' }
    })
    const saved = await asSystem(context.req).updateGlobal({
      slug: 'team',
      locale,
      draft: false,
      data: { members, _status: 'published' },
    })
    // With the same row ids, the next language belongs to the same people.
    saved.members?.forEach(({ id }, index) => Object.assign(rows[index] ?? {}, { id }))
  }
}

async function createTestimonials(context: SeedContext): Promise<void> {
  for (const [displayOrder, { words, ...rest }] of testimonials.entries()) {
    const { portrait: _en, ...en } = words.en
    const { portrait: _es, ...es } = words.es
    const image = await uploadPortrait(context, 'testimonial-images', rest.name, words)
    const data = { ...rest, ...en, displayOrder, isActive: true, isSample: true, image }
    const { id } = await asSystem(context.req).create({ collection: 'testimonials', locale: 'en', data })
    await asSystem(context.req).update({ collection: 'testimonials', id, locale: 'es', data: es })
    if (displayOrder === 0) await chooseProof(context, id)
  }
}

/** Puts a testimonial below the top of the home page. */
async function chooseProof({ req }: SeedContext, testimonial: string): Promise<void> {
  for (const locale of languages)
    await asSystem(req).updateGlobal({
      slug: 'home-page',
      locale,
      draft: false,
      data: { proof: { testimonial, ...proof[locale] }, _status: 'published' },
    })
}

/** The team and the testimonials. */
export const people: Step = {
  name: 'people',
  run: async (context) => {
    await createTeam(context)
    await createTestimonials(context)
  },
}
