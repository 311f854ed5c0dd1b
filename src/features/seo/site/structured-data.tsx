import { getLocale } from 'next-intl/server'
import type { Article, BlogPosting, BreadcrumbList, Graph, JobPosting, Service, Thing } from 'schema-dts'

import { listOpenings, type Opening } from '@/features/openings/queries'
import { findPage } from '@/features/routes/rules'
import { siteSettings, type Settings } from '@/features/settings/queries'
import { localizedPath, type Language } from '@/i18n/languages'
import { absoluteUrl, agency, organizationOf, webSiteOf } from '../queries/organization'
import { pageTexts, type PublicPage, type ServicePage } from '../queries/page'
import { publicPage } from '../queries/public-page'
import { faqOf, offersOf } from '../queries/service-offers'
import { pathIn, sharePath, scriptText } from '../rules'

type GraphInput = { page: PublicPage; path: string; language: Language }

const pageUrl = ({ page, language }: GraphInput) => absoluteUrl(pathIn(page.paths, language))

function toService(input: GraphInput): Service {
  const { heading, description } = input.page
  return {
    '@type': 'Service',
    '@id': `${pageUrl(input)}#service`,
    name: heading,
    serviceType: heading,
    ...(description && { description }),
    url: pageUrl(input),
    provider: agency,
  }
}

const toPricedService = (input: GraphInput, { prices }: ServicePage): Service => ({
  ...toService(input),
  ...offersOf(prices, pageUrl(input)),
})

/** What the agency does for a kind of business. */
const toIndustryService = (input: GraphInput): Service => ({
  ...toService(input),
  audience: { '@type': 'BusinessAudience', audienceType: input.page.heading },
})

function toCaseArticle(input: GraphInput, { client }: NonNullable<PublicPage['caseStudy']>): Article {
  const { page, path, language } = input
  const { heading, description, photo, updatedAt } = page
  const shown = [sharePath(path, language), photo?.src].filter((picture) => picture !== undefined)
  return {
    '@type': 'Article',
    '@id': `${pageUrl(input)}#case`,
    headline: heading,
    ...(description && { description }),
    image: shown.map(absoluteUrl),
    ...(updatedAt && { dateModified: updatedAt }),
    ...(client && { about: { '@type': 'Organization', name: client } }),
    author: agency,
    publisher: agency,
    mainEntityOfPage: pageUrl(input),
    inLanguage: language,
  }
}

function toJobPosting({ title, text, tasks, place, hours, createdAt }: Opening): JobPosting {
  return {
    '@type': 'JobPosting',
    title,
    description: [text, ...tasks].filter(Boolean).join('\n'),
    datePosted: createdAt,
    hiringOrganization: agency,
    ...(place && { jobLocation: { '@type': 'Place', address: place } }),
    ...(hours && { workHours: hours }),
  }
}

function toBlogPosting(
  input: GraphInput,
  post: NonNullable<PublicPage['post']>,
  { brand }: Settings,
): BlogPosting {
  const { page, path, language } = input
  const shown = [sharePath(path, language), post.picture].filter((picture) => picture !== undefined)
  return {
    '@type': 'BlogPosting',
    '@id': `${pageUrl(input)}#post`,
    headline: page.heading,
    ...(page.description && { description: page.description }),
    image: shown.map(absoluteUrl),
    datePublished: post.publishedAt,
    dateModified: page.updatedAt ?? post.publishedAt,
    author: post.author ? { '@type': 'Person', name: post.author } : { '@type': 'Organization', name: brand },
    publisher: agency,
    mainEntityOfPage: pageUrl(input),
    inLanguage: language,
    ...(post.category && { articleSection: post.category }),
  }
}

async function toBreadcrumbs(input: GraphInput): Promise<BreadcrumbList> {
  const { page, language } = input
  const { t } = await pageTexts(language)
  const parents = [{ path: '/', label: t('layout.home') }, ...page.parents].map(({ path, label }) => ({
    name: label,
    item: absoluteUrl(localizedPath(path, language)),
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, { name: page.label, item: pageUrl(input) }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/**
 * Returns a page's structured data (schema.org); undefined when there is no page. Throws when the database does not answer.
 */
async function structuredData(path: string, language: Language): Promise<Graph | undefined> {
  const [page, settings] = await Promise.all([publicPage(path, language), siteSettings(language)])
  if (!page) return undefined
  const input = { page, path, language }
  const things: Thing[] = [
    organizationOf(settings, findPage(path)?.page.showsOffices),
    webSiteOf(settings, language),
  ]
  if (page.service) things.push(toPricedService(input, page.service), ...faqOf(page.service, pageUrl(input)))
  if (page.industry) things.push(toIndustryService(input))
  if (page.caseStudy) things.push(toCaseArticle(input, page.caseStudy))
  if (path === '/careers') things.push(...(await listOpenings(language)).map(toJobPosting))
  if (page.post) things.push(toBlogPosting(input, page.post, settings))
  if (path !== '/') things.push(await toBreadcrumbs(input))
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The JSON-LD of a page. `path` is without the language's prefix. Renders nothing when it cannot be read. */
export async function StructuredData({ path }: { path: string }) {
  const graph = await structuredData(path, await getLocale()).catch(() => undefined)
  if (!graph) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} />
}
