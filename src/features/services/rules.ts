/** The six services by their address, in their order (specification, section 2). */
export const serviceSlugs = [
  'marketing-automation',
  'content-marketing',
  'seo-optimization',
  'web-development',
  'email-marketing',
  'digital-advertising',
] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

export const isServiceSlug = (value: string): value is ServiceSlug =>
  serviceSlugs.some((slug) => slug === value)

/** What a list of a service's page holds. */
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

/** The lines of a text that holds one item a line. */
export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
