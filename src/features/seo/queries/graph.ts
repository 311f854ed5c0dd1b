import type { BlogPosting, BreadcrumbList, Graph, Service, Thing } from 'schema-dts'

import { siteSettings, type Settings } from '@/features/settings/queries'
import { localizedPath, type Language } from '@/i18n/languages'

import { placeIn, sharePath } from '../rules'
import { addressOf, agency, organizationOf, webSiteOf } from './organization'
import { wordsOf, type PublicPage } from './page'
import { publicPage } from './public-page'

type Asked = { page: PublicPage; path: string; language: Language }

const ownAddress = ({ page, language }: Asked) => addressOf(placeIn(page.places, language))

function serviceOf(asked: Asked): Service {
  const { heading, description } = asked.page
  return {
    '@type': 'Service',
    '@id': `${ownAddress(asked)}#service`,
    name: heading,
    serviceType: heading,
    ...(description && { description }),
    url: ownAddress(asked),
    provider: agency,
  }
}

function postingOf(asked: Asked, post: NonNullable<PublicPage['post']>, { brand }: Settings): BlogPosting {
  const { page, path, language } = asked
  const shown = [sharePath(path, language), post.picture].filter((picture) => picture !== undefined)
  return {
    '@type': 'BlogPosting',
    '@id': `${ownAddress(asked)}#post`,
    headline: page.heading,
    ...(page.description && { description: page.description }),
    image: shown.map(addressOf),
    datePublished: post.publishedAt,
    dateModified: page.updatedAt ?? post.publishedAt,
    author: post.author ? { '@type': 'Person', name: post.author } : { '@type': 'Organization', name: brand },
    publisher: agency,
    mainEntityOfPage: ownAddress(asked),
    inLanguage: language,
    ...(post.category && { articleSection: post.category }),
  }
}

async function trailOf(asked: Asked): Promise<BreadcrumbList> {
  const { page, language } = asked
  const { t } = await wordsOf(language)
  const above = [{ path: '/', label: t('shell.home') }, ...page.above].map(({ path, label }) => ({
    name: label,
    item: addressOf(localizedPath(path, language)),
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: page.label, item: ownAddress(asked) }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/** Where the offices are told of. */
const namesOffices = (path: string) => ['/', '/about', '/contact'].includes(path)

/** What a page is about, for machines (schema.org); undefined where there is no page. Throws when it cannot be read. */
export async function graphOf(path: string, language: Language): Promise<Graph | undefined> {
  const [page, settings] = await Promise.all([publicPage(path, language), siteSettings(language)])
  if (!page) return undefined
  const asked = { page, path, language }
  const things: Thing[] = [organizationOf(settings, namesOffices(path)), webSiteOf(settings, language)]
  if (page.service) things.push(serviceOf(asked))
  if (page.post) things.push(postingOf(asked, page.post, settings))
  if (path !== '/') things.push(await trailOf(asked))
  return { '@context': 'https://schema.org', '@graph': things }
}
