import { pageCopy } from '@/features/pages/queries'
import { contactCopy } from '@/features/settings/queries'
import { languages, type Language } from '@/i18n/languages'

import { placesOf } from '../rules'
import { toldIn, wordsOf, type PublicPage } from './page'

/** Pages whose copy is one document, and the messages' name for each in a row of links. */
const written = {
  '/': ['home-page', 'home'],
  '/about': ['about-page', 'about'],
  '/services': ['services-page', 'services'],
  '/industries': ['industries-page', 'industries'],
  '/case-studies': ['case-studies-page', 'caseStudies'],
  '/careers': ['careers-page', 'careers'],
  '/privacy-policy': ['privacy-page', 'privacy'],
  '/terms-of-service': ['terms-page', 'terms'],
} as const

type WrittenPath = keyof typeof written
export const writtenPaths = Object.keys(written) as WrittenPath[]
export const isWritten = (path: string): path is WrittenPath => Object.hasOwn(written, path)

/** What the copies of pages have in common: their head. */
type Copy = {
  title?: string | null
  lead?: string | null
  text?: string | null
  hero?: { works?: string; rests?: string; title?: string; lead?: string }
  metaTitle?: string | null
  metaDescription?: string | null
  updatedAt?: string | null
}

export async function writtenPage(path: WrittenPath, language: Language): Promise<PublicPage | undefined> {
  const [slug, key] = written[path]
  const found = await pageCopy(slug, language)
  if (!found) return undefined
  const [{ t, brand }, told] = await Promise.all([wordsOf(language), toldIn((one) => pageCopy(slug, one))])
  const { hero, metaTitle, metaDescription, ...copy } = found.copy as Copy
  const heading = hero?.title ?? copy.title ?? [hero?.works, hero?.rests].filter(Boolean).join(' ')
  const ownTitle = path === '/' ? metaTitle : metaTitle || heading
  const home = ownTitle ? t('home.titleOf', { brand, title: ownTitle }) : t('home.title', { brand })
  return {
    places: placesOf(path, told),
    title: path === '/' ? home : t('pages.title', { title: ownTitle || brand, brand }),
    description: (metaDescription || (hero?.lead ?? copy.lead ?? copy.text)) ?? undefined,
    label: t(`shell.${key}`),
    heading,
    above: [],
    updatedAt: copy.updatedAt ?? undefined,
  }
}

/** Its texts are ours where staff have written none, so it is there in every language. */
export async function contactPage(language: Language): Promise<PublicPage> {
  const [{ t, brand }, copy] = await Promise.all([wordsOf(language), contactCopy(language)])
  return {
    places: placesOf('/contact', languages),
    title: copy.metaTitle ? `${copy.metaTitle.text} - ${brand}` : t('contact.meta.title', { brand }),
    description: copy.metaDescription?.text ?? t('contact.meta.description'),
    label: t('shell.contact'),
    heading: copy.heroTitle?.text ?? t('contact.hero.title'),
    above: [],
  }
}
