import { languages } from '../../../src/i18n/languages'
import { asSystem } from '../../../src/lib/server/db/local-api'
import type { CaseStudy } from '../../../src/payload-types'
import { rooms } from '../pictures/rooms'
import type { SeedContext, Step } from '../step'
import { clinicaSonrie } from '../words/cases/clinica-sonrie'
import { espigaDeOro } from '../words/cases/espiga-de-oro'
import { poolCare } from '../words/cases/pool-care'
import { tejidosAllpa } from '../words/cases/tejidos-allpa'
import { industries, listCopy } from '../words/industries'
import type { Both, CaseWords } from '../words/types'
import { uploadPicture } from './pictures'

type IndustryKey = keyof typeof industries
const industryKeys = Object.keys(industries) as IndustryKey[]

type Case = {
  clientName: string
  industry: IndustryKey
  services: NonNullable<CaseStudy['services']>
  /** Who is quoted, unless it is a testimonial of that name. */
  person: string
  hasPicture?: true
  words: Both<CaseWords>
}

/** The cases in the order of the list. Each is marked as a sample. */
const cases: Case[] = [
  {
    clientName: 'Clínica Dental Sonríe',
    industry: 'clinics',
    services: ['marketing-automation', 'web-development'],
    person: 'Rosa Huamán',
    hasPicture: true,
    words: clinicaSonrie,
  },
  {
    clientName: 'Sunshine State Pool Care',
    industry: 'trades',
    services: ['seo-optimization'],
    person: 'Dana Whitlock',
    words: poolCare,
  },
  {
    clientName: 'Tejidos Allpa',
    industry: 'makers',
    services: ['email-marketing'],
    person: 'Elena Ccori',
    words: tejidosAllpa,
  },
  {
    clientName: 'La Espiga de Oro',
    industry: 'makers',
    services: ['web-development', 'marketing-automation'],
    person: 'Teresa Olvera',
    words: espigaDeOro,
  },
]

/** Stores a document in both languages, published. */
async function publish(
  { req }: SeedContext,
  collection: 'industries' | 'case-studies',
  shared: object,
  words: Both<object>,
): Promise<string> {
  const dataIn = (locale: 'en' | 'es') => ({ ...words[locale], _status: 'published' })
  const data = { ...shared, ...dataIn('en') } as never
  const { id } = await asSystem(req).create({ collection, locale: 'en', data })
  // No redirect from the English slug, under which the Spanish page was never public.
  const options = { draft: false, context: { skipRedirects: true } }
  await asSystem(req).update({ collection, id, locale: 'es', ...options, data: dataIn('es') as never })
  return id
}

type Industry = { id: string; picture: string }

async function createIndustries(context: SeedContext): Promise<Record<IndustryKey, Industry>> {
  const made: [IndustryKey, Industry][] = []
  for (const [displayOrder, key] of industryKeys.entries()) {
    const { en, es } = industries[key]
    const alt = { en: en.picture, es: es.picture }
    const picture = await uploadPicture(context, 'site-images', { name: key, data: rooms[key], alt })
    const { picture: _en, ...english } = en
    const { picture: _es, ...spanish } = es
    const words = { en: english, es: spanish }
    made.push([key, { id: await publish(context, 'industries', { displayOrder, picture }, words), picture }])
  }
  return Object.fromEntries(made) as Record<IndustryKey, Industry>
}

async function findTestimonial({ req }: SeedContext, name: string): Promise<string | undefined> {
  const where = { name: { equals: name } }
  return (await asSystem(req).find({ collection: 'testimonials', where, limit: 1, depth: 0 })).docs[0]?.id
}

async function createCases(context: SeedContext, made: Record<IndustryKey, Industry>): Promise<void> {
  for (const [displayOrder, { person, industry, hasPicture, words, ...rest }] of cases.entries()) {
    const testimonial = await findTestimonial(context, person)
    const quoted = (one: CaseWords) => ({
      ...one,
      quote: { ...one.quote, ...(testimonial ? {} : { person }) },
    })
    const { id, picture } = made[industry]
    const shared = {
      ...rest,
      displayOrder,
      isSample: true,
      industry: id,
      testimonial,
      ...(hasPicture ? { picture } : {}),
    }
    await publish(context, 'case-studies', shared, { en: quoted(words.en), es: quoted(words.es) })
  }
}

/** Four sample cases and three industries in both languages, and what is said above their lists. There is no opening. */
export const caseStudies: Step = {
  name: 'case studies',
  run: async (context) => {
    await createCases(context, await createIndustries(context))
    for (const [slug, words] of Object.entries(listCopy))
      for (const locale of languages)
        await asSystem(context.req).updateGlobal({
          slug: slug as keyof typeof listCopy,
          locale,
          draft: false,
          data: { ...words[locale], _status: 'published' } as never,
        })
  },
}
