import { XMLParser, XMLValidator } from 'fast-xml-parser'

import { visitor } from './http'

/** Reads what search engines read: heads, sitemaps, feeds and structured data. */

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: () => false })
const many = <One>(found: One | One[] | undefined): One[] =>
  found === undefined ? [] : ([found].flat() as One[])

/** Returns the body of a public page. Throws unless its status is 200. */
export const read = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
  const response = await (await visitor(headers)).get(path, { maxRedirects: 0 })
  if (response.status() !== 200) throw new Error(`${path} answers ${response.status()}`)
  return response.text()
}

/** Parses XML; throws when it is not well formed. */
export function xmlOf<Document>(text: string): Document {
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new Error(`${valid.err.msg} in line ${valid.err.line}`)
  return parser.parse(text) as Document
}

export type Links = { canonical?: string; languages: Record<string, string> }

type Entry = { loc: string; 'xhtml:link': { hreflang: string; href: string }[] }

/** The URLs in the sitemap of a language, each with its translations. */
export async function sitemap(prefix: string): Promise<Map<string, Links['languages']>> {
  const text = await read(`${prefix}/sitemap-pages.xml`)
  const { urlset } = xmlOf<{ urlset: { url: Entry | Entry[] } }>(text)
  return new Map(
    many(urlset.url).map((entry) => [
      entry.loc,
      Object.fromEntries(many(entry['xhtml:link']).map(({ hreflang, href }) => [hreflang, href])),
    ]),
  )
}

export type Item = { title: string; link: string; description: string }

/** The posts in the feed of a language. */
export async function feed(prefix: string): Promise<Item[]> {
  const text = await read(`${prefix}/feed.xml`)
  const { rss } = xmlOf<{ rss: { channel: { item?: Item | Item[] } } }>(text)
  return many(rss.channel.item)
}

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  )

/** The attributes of the elements with that name in a head. */
const tagsOf = (html: string, name: 'link' | 'meta') =>
  [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => attributes(tag))

/** The canonical URL of a page and those of its translations. */
export function linksOf(html: string): Links {
  const links = tagsOf(html, 'link')
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    languages: Object.fromEntries(
      links.flatMap(({ rel, hreflang = '', href = '' }) =>
        rel === 'alternate' && hreflang ? [[hreflang, href]] : [],
      ),
    ),
  }
}

/** The content of a meta element, by its name or property. */
export const metaOf = (html: string, name: string): string | undefined =>
  tagsOf(html, 'meta').find((tag) => (tag.name ?? tag.property) === name)?.content

export type Thing = { '@type': string; [key: string]: unknown }

/** The structured data of a page; throws when it is not JSON. */
export function structuredDataOf(html: string): Thing[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  if (text === undefined) return []
  return (JSON.parse(text) as { '@graph': Thing[] })['@graph']
}
