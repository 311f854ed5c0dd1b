import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'

import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import { absoluteUrl } from '../queries/organization'
import type { PagePaths } from '../queries/page'
import { pathIn } from '../rules'

/** Returns the sitemap of a language (sitemaps.org): each page with its translations and the x-default. */
export function sitemapOf(pages: PagePaths[], language: Language): Promise<Buffer> {
  const sitemap = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } })
  for (const { paths, updatedAt } of pages)
    sitemap.write({
      url: absoluteUrl(pathIn(paths, language)),
      links: linksOf(paths),
      ...(updatedAt && { lastmod: updatedAt }),
    })
  sitemap.end()
  return streamToPromise(sitemap)
}

function linksOf(paths: PagePaths['paths']) {
  const written = languages.flatMap((lang) => (paths[lang] ? [{ lang: lang, path: paths[lang] }] : []))
  return [...written, { lang: 'x-default', path: pathIn(paths, defaultLanguage) }].map(({ lang, path }) => ({
    lang,
    url: absoluteUrl(path),
  }))
}

/** Returns the sitemap index. `paths` are the paths of the sitemaps. */
export function sitemapIndexOf(paths: string[]): Promise<Buffer> {
  const index = new SitemapIndexStream()
  for (const path of paths) index.write({ url: absoluteUrl(path) })
  index.end()
  return streamToPromise(index)
}
