import { listCaseStudies } from '@/features/case-studies/queries'
import { listIndustries } from '@/features/industries/queries'
import { documentPath } from '@/features/routes/rules'
import { languages, localizedPath, type Language } from '@/i18n/languages'

import type { LocalizedPaths } from '../rules'
import { pageTexts, type PagePaths, type PublicPage } from './page'

type Collection = 'case-studies' | 'industries'
type Document = { id: string; slug: string; updatedAt: string }

const lists: Record<Collection, (language: Language) => Promise<Document[]>> = {
  'case-studies': listCaseStudies,
  industries: listIndustries,
}

/** Returns the paths of every public document of a collection, each in the languages in which it is public. */
async function listPaths(collection: Collection): Promise<(PagePaths & { id: string })[]> {
  const found = await Promise.all(languages.map((language) => lists[collection](language)))
  const pages = new Map<string, { id: string; paths: LocalizedPaths; updatedAt: string }>()
  for (const [index, language] of languages.entries())
    for (const { id, slug, updatedAt } of found[index] ?? []) {
      const path = localizedPath(documentPath(collection, slug), language)
      pages.set(id, { id, updatedAt, paths: { ...pages.get(id)?.paths, [language]: path } })
    }
  return [...pages.values()]
}

export const listCaseStudyPaths = (): Promise<PagePaths[]> => listPaths('case-studies')
export const listIndustryPaths = (): Promise<PagePaths[]> => listPaths('industries')

const pathsOf = async (collection: Collection, id: string): Promise<LocalizedPaths> =>
  (await listPaths(collection)).find((page) => page.id === id)?.paths ?? {}

/** Describes the page of a case study; undefined when it is not public in this language. */
export async function describeCaseStudyPage(
  slug: string,
  language: Language,
): Promise<PublicPage | undefined> {
  const found = (await listCaseStudies(language)).find((one) => one.slug === slug)
  if (!found) return undefined
  const [{ t, brand }, paths] = await Promise.all([pageTexts(language), pathsOf('case-studies', found.id)])
  return {
    paths,
    title: t('pages.title', { title: found.metaTitle ?? found.title, brand }),
    description: found.metaDescription ?? found.summary,
    label: found.client || found.title,
    heading: found.title,
    parents: [{ path: '/case-studies', label: t('layout.caseStudies') }],
    updatedAt: found.updatedAt,
    photo: found.picture,
    caseStudy: { client: found.client },
  }
}

/** Describes the page of an industry; undefined when it is not public in this language. */
export async function describeIndustryPage(
  slug: string,
  language: Language,
): Promise<PublicPage | undefined> {
  const found = (await listIndustries(language)).find((one) => one.slug === slug)
  if (!found) return undefined
  const [{ t, brand }, paths] = await Promise.all([pageTexts(language), pathsOf('industries', found.id)])
  return {
    paths,
    title: t('pages.title', { title: found.metaTitle ?? found.title, brand }),
    description: found.metaDescription ?? found.week,
    label: found.title,
    heading: found.title,
    parents: [{ path: '/industries', label: t('layout.industries') }],
    updatedAt: found.updatedAt,
    photo: found.picture,
    industry: true,
  }
}
