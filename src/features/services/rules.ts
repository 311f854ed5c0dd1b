import type { ClaimKey } from '../routes/rules'

/** The slugs of the services, in their default order. */
export const serviceSlugs = [
  'marketing-automation',
  'content-marketing',
  'seo-optimization',
  'web-development',
  'email-marketing',
  'digital-advertising',
] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

/** Whether this is the slug of a service. */
export const isServiceSlug = (value: string): value is ServiceSlug =>
  serviceSlugs.some((slug) => slug === value)

/** The kinds of lists on a service's page. */
export const listKinds = [
  'features',
  'solutions',
  'services',
  'contentTypes',
  'campaignTypes',
  'process',
  'platforms',
  'websites',
  'mobile',
  'technologies',
  'benefits',
] as const
export type ListKind = (typeof listKinds)[number]

/** Joins a short word to the next one where it follows a long one, beside which it could be alone on a line. */
export const joinShortWords = (title: string): string =>
  title.replace(/(?<=\p{L}{4} )(\p{L}{1,2}) /gu, '$1\u00a0')

/** Returns the number of characters of the longest part of a title that can't break. */
export const longestPart = (title: string): number => Math.max(...title.split(' ').map((part) => part.length))

/** Splits a text with one item per line. */
export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What a visitor can ask for: an option of the contact form for each service, and two more. */
export const serviceInterests = [
  'automation',
  'content',
  'seo',
  'webdev',
  'email',
  'ads',
  'consulting',
  'other',
] as const
export type ServiceInterest = (typeof serviceInterests)[number]

/** A figure that the agency's copy claims. */
type Claim = { key: ClaimKey; value: string }

/** Figures that others published about their industry. Their source and year are texts in services.json. */
const published = { emailReturn: 42 } as const satisfies Partial<Record<ClaimKey, number>>
type IndustryFigure = keyof typeof published

const isPublished = (key: ClaimKey): key is IndustryFigure => Object.hasOwn(published, key)

/** Returns the industry figure that a claim is; undefined for the agency's own figures, such as an edited one. */
export function industryFigureOf({ key, value }: Claim): IndustryFigure | undefined {
  return isPublished(key) && value.replace(/[^\d.-]/g, '') === String(published[key]) ? key : undefined
}

/** The figures that each service claims. */
export const claimsByService: Readonly<Record<ServiceSlug, readonly ClaimKey[]>> = {
  'marketing-automation': ['hoursSaved'],
  'content-marketing': ['conversion'],
  'seo-optimization': ['traffic'],
  'web-development': ['conversion'],
  'email-marketing': ['emailReturn', 'lifetimeValue'],
  'digital-advertising': ['conversion'],
}

const isShared = (key: ClaimKey) =>
  Object.values(claimsByService).filter((keys) => keys.includes(key)).length > 1

/** Returns the figure that a service has to itself, its first one. Among all services a figure is shown only once. */
export function ownClaim<Own extends Claim>(
  slug: ServiceSlug,
  figures: { claims: Own[] } | null,
): Own | undefined {
  const [key] = claimsByService[slug].filter((one) => !isShared(one))
  return figures?.claims.find((claim) => claim.key === key)
}

/** The option of the contact form for each service. */
const interests: Record<ServiceSlug, ServiceInterest> = {
  'marketing-automation': 'automation',
  'content-marketing': 'content',
  'seo-optimization': 'seo',
  'web-development': 'webdev',
  'email-marketing': 'email',
  'digital-advertising': 'ads',
}

/** Returns the option of the contact form for a service; undefined for any other text. */
export const interestOf = (slug: string): ServiceInterest | undefined =>
  Object.hasOwn(interests, slug) ? interests[slug as ServiceSlug] : undefined
