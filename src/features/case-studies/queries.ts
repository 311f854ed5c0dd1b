import { cache } from 'react'

import { listWithDraft } from '@/features/preview/queries/with-draft'
import type { ServiceSlug } from '@/features/services/rules'
import type { Language } from '@/i18n/languages'
import { pictureOf, pictureFields, type Picture } from '@/lib/picture'
import type { CaseStudy as Row, Testimonial } from '@/payload-types'

/** One figure of a case. With both amounts it is drawn as a door before and a door after. */
export type CaseResult = {
  value: string
  title: string
  counted: string
  source?: string
  before?: string
  after?: string
  amounts?: { before: number; after: number }
}

export type CaseQuote = { words: string; person?: string; role?: string; picture?: Picture }

/** The industry of a case. */
export type CaseIndustry = { id: string; slug: string; title: string; picture?: Picture }

/** A case study, as it is public in one language. Case studies never fall back to the other language. */
export type CaseStudy = {
  id: string
  slug: string
  title: string
  client: string
  summary?: string
  business?: string
  place?: string
  cost?: string
  duration?: string
  problem: { words?: string; saidBy?: string; text?: string }
  work: { time: string; title: string; text?: string }[]
  results: CaseResult[]
  lesson?: string
  quote?: CaseQuote
  /** The id of its testimonial, active or not. */
  testimonial?: string
  signed?: string
  isSample: boolean
  services: ServiceSlug[]
  industry?: CaseIndustry
  picture?: Picture
  metaTitle?: string
  metaDescription?: string
  updatedAt: string
}

/** An allowlist: the client's account is never selected. */
const select = {
  title: true,
  slug: true,
  clientName: true,
  summary: true,
  business: true,
  place: true,
  cost: true,
  duration: true,
  problem: true,
  work: true,
  results: true,
  lesson: true,
  quote: true,
  isSample: true,
  services: true,
  industry: true,
  picture: true,
  testimonial: true,
  metaTitle: true,
  metaDescription: true,
  updatedAt: true,
} as const

const populate = {
  'site-images': pictureFields,
  'testimonial-images': pictureFields,
  industries: { title: true, slug: true, picture: true },
  testimonials: { name: true, company: true, position: true, content: true, image: true },
} as const

/** Returns the public case studies of a language in their order. Throws when the database does not answer. */
export const listCaseStudies = cache(async (language: Language): Promise<CaseStudy[]> => {
  const rows = await listWithDraft('case-studies', language, { select, populate, depth: 2 })
  return rows.flatMap((row) => (row.slug ? [caseOf(row, row.slug)] : []))
})

/** Returns the case study with that slug; undefined when it is not public in this language. */
export const findCaseStudy = async (slug: string, language: Language): Promise<CaseStudy | undefined> =>
  (await listCaseStudies(language)).find((found) => found.slug === slug)

const textOf = (text: string | null | undefined) => text || undefined

function caseOf(row: Row, slug: string): CaseStudy {
  const { problem, quote } = row
  return {
    id: row.id,
    slug,
    title: row.title,
    client: row.clientName,
    summary: textOf(row.summary),
    business: textOf(row.business),
    place: textOf(row.place),
    cost: textOf(row.cost),
    duration: textOf(row.duration),
    problem: {
      words: textOf(problem?.words),
      saidBy: textOf(problem?.saidBy),
      text: textOf(problem?.text),
    },
    work: (row.work ?? []).map(({ time, title, text }) => ({ time, title, text: textOf(text) })),
    results: (row.results ?? []).map(resultOf),
    lesson: textOf(row.lesson),
    quote: quoteOf(row),
    testimonial: (typeof row.testimonial === 'object' ? row.testimonial?.id : row.testimonial) || undefined,
    signed: textOf(quote?.signed),
    isSample: row.isSample === true,
    services: row.services ?? [],
    industry: industryOf(row.industry),
    picture: pictureOf(row.picture),
    metaTitle: textOf(row.metaTitle),
    metaDescription: textOf(row.metaDescription),
    updatedAt: row.updatedAt,
  }
}

function resultOf(result: NonNullable<Row['results']>[number]): CaseResult {
  const { value, title, counted, beforeAmount: before, afterAmount: after } = result
  const hasAmounts = typeof before === 'number' && typeof after === 'number' && before + after > 0
  return {
    value,
    title,
    counted,
    source: textOf(result.source),
    before: textOf(result.before),
    after: textOf(result.after),
    ...(hasAmounts ? { amounts: { before, after } } : {}),
  }
}

/** The case's own quote, else that of its testimonial, which visitors only get while it is active. */
function quoteOf({ quote, testimonial }: Row): CaseQuote | undefined {
  const said = typeof testimonial === 'object' ? (testimonial as Partial<Testimonial> | null) : undefined
  const picture = pictureOf(said?.image)
  if (quote?.words)
    return { words: quote.words, person: textOf(quote.person), role: textOf(quote.role), picture }
  if (!said?.content) return undefined
  const role = [said.position, said.company].filter(Boolean).join(', ')
  return { words: said.content, person: said.name, role: textOf(role), picture }
}

/** Only the id is returned of an industry that is not public in this language. */
function industryOf(industry: Row['industry']): CaseIndustry | undefined {
  if (!industry || typeof industry === 'string' || !industry.slug || !industry.title) return undefined
  const { id, slug, title, picture } = industry
  return { id, slug, title, picture: pictureOf(picture) }
}

/** Returns the industries of cases, each once, in the order of the cases. */
export const industriesOf = (cases: readonly CaseStudy[]): CaseIndustry[] => [
  ...new Map(cases.flatMap(({ industry }) => (industry ? [[industry.id, industry]] : []))).values(),
]
