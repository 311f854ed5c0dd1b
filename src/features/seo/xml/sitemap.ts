import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'

import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import type { Address } from '../queries/addresses'
import { addressOf } from '../queries/organization'
import { placeIn } from '../rules'

/** The sitemap of a language (sitemaps.org), each page with its translations and the default. */
export function sitemapOf(pages: Address[], language: Language): Promise<Buffer> {
  const sitemap = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } })
  for (const { places, updatedAt } of pages)
    sitemap.write({
      url: addressOf(placeIn(places, language)),
      links: linksOf(places),
      ...(updatedAt && { lastmod: updatedAt }),
    })
  sitemap.end()
  return streamToPromise(sitemap)
}

function linksOf(places: Address['places']) {
  const written = languages.flatMap((lang) =>
    places[lang] ? [{ lang: lang as string, path: places[lang] }] : [],
  )
  return [...written, { lang: 'x-default', path: placeIn(places, defaultLanguage) }].map(
    ({ lang, path }) => ({
      lang,
      url: addressOf(path),
    }),
  )
}

/** The list of sitemaps. */
export function sitemapIndexOf(paths: string[]): Promise<Buffer> {
  const index = new SitemapIndexStream()
  for (const path of paths) index.write({ url: addressOf(path) })
  index.end()
  return streamToPromise(index)
}
