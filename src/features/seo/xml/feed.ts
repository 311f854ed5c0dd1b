import { Feed } from 'feed'
import type { FullPost } from '@/features/blog/queries/post-cards'
import { localizedPath, type Language } from '@/i18n/languages'
import { chartFigures, chartRows } from '@/features/blog/block-rules'
import { isServiceSlug } from '@/features/services/rules'
import { isSafeLink, type DocumentNode } from '@/lib/document'
import { sanitizeDocument } from '@/lib/outline'
import { pictureOf } from '@/lib/picture'
import { hasFormat, textFormat } from '@/lib/text-marks'
import { absoluteUrl } from '../queries/organization'
import { feedText, xmlText } from '../rules'

type Node = DocumentNode & { tag?: unknown; listType?: unknown; format?: unknown }
type Fields = Record<string, unknown>

const element = (tag: string, inside: string): string => (inside ? `<${tag}>${inside}</${tag}>` : '')

const attribute = (value: string): string => feedText(value).replaceAll('"', '&quot;')

const words = (value: unknown): string => (typeof value === 'string' ? feedText(value) : '')

const lines = (value: unknown): string => words(value).replaceAll('\n', '<br>')

const addressOf = (path: string): string => (path.startsWith('/') ? absoluteUrl(path) : path)

function picture(upload: unknown): string {
  const shown = pictureOf(upload)
  if (!shown) return ''
  return `<img src="${attribute(addressOf(shown.src))}" alt="${attribute(shown.alt ?? '')}">`
}

function chart({ title, unit, rows, caption }: Fields, language: Language): string {
  const known = chartRows(rows)
  const figures = chartFigures(known, unit, language)
  const body = known.map(
    ({ label }, index) => `<tr><th>${words(label)}</th><td>${words(figures[index])}</td></tr>`,
  )
  return `<table>${element('caption', words(title))}${body.join('')}</table>${element('p', words(caption))}`
}

function service({ title, text, service: slug }: Fields, language: Language): string {
  if (typeof slug !== 'string' || !isServiceSlug(slug)) return ''
  const url = attribute(absoluteUrl(localizedPath(`/services/${slug}`, language)))
  return `${element('p', words(text))}<p><a href="${url}">${words(title) || url}</a></p>`
}

const slip = (label: unknown, text: unknown): string =>
  element('p', words(label)) + element('blockquote', element('p', lines(text)))

function block(fields: Fields, language: Language): string {
  switch (fields['blockType']) {
    case 'figure':
      return element(
        'figure',
        picture(fields['picture']) +
          element(
            'figcaption',
            [words(fields['title']), words(fields['caption'])].filter(Boolean).join('. '),
          ),
      )
    case 'chart':
      return chart(fields, language)
    case 'pullquote':
      return element(
        'blockquote',
        element('p', words(fields['text'])) + element('p', words(fields['attribution'])),
      )
    case 'message':
      return slip(fields['label'], fields['text']) + slip(fields['otherLabel'], fields['otherText'])
    case 'service':
      return service(fields, language)
    default:
      return ''
  }
}

const marks = [
  [textFormat.bold, 'strong'],
  [textFormat.italic, 'em'],
] as const

const text = ({ text: value, format }: Node): string =>
  marks.reduce((inside, [bit, tag]) => (hasFormat(format, bit) ? element(tag, inside) : inside), words(value))

function link(node: Node, inside: string): string {
  const { url } = (node.fields ?? {}) as { url?: unknown }
  if (!isSafeLink(url) || (url as string).startsWith('#')) return inside
  return `<a href="${attribute(addressOf(url as string))}">${inside}</a>`
}

function html(node: Node, language: Language): string {
  const inside = () => (node.children as Node[]).map((child) => html(child, language)).join('')
  switch (node.type) {
    case 'text':
      return text(node)
    case 'linebreak':
      return '<br>'
    case 'paragraph':
      return element('p', inside())
    case 'heading':
      return element('h3', inside())
    case 'quote':
      return element('blockquote', element('p', inside()))
    case 'list':
      return element(node.listType === 'number' ? 'ol' : 'ul', inside())
    case 'listitem':
      return element('li', inside())
    case 'link':
    case 'autolink':
      return link(node, inside())
    case 'upload':
      return picture(node.value)
    case 'block':
      return block((node.fields ?? {}) as Fields, language)
    default:
      return inside()
  }
}

/** Returns the text of a post as HTML for feeds: absolute addresses, no styles, blocks in reading order. */
export function feedHtml(document: unknown, language: Language): string {
  const body = sanitizeDocument(document)
  return body ? html(body.root, language) : ''
}

type About = { title: string; description: string; brand: string }

/** The newest posts of a language as RSS 2.0. */
export function feedOf(posts: FullPost[], { title, description, brand }: About, language: Language): string {
  const list = absoluteUrl(localizedPath('/resources', language))
  const newest = posts[0] && new Date(posts[0].publishedAt)
  const feed = new Feed({
    id: list,
    link: list,
    title: xmlText(title),
    description: xmlText(description),
    language,
    copyright: xmlText(brand),
    generator: xmlText(brand),
    image: absoluteUrl('/icon-192.png'),
    ...(newest && { updated: newest }),
    feedLinks: { rss: absoluteUrl(localizedPath('/feed.xml', language)) },
  })
  for (const post of posts) {
    const link = absoluteUrl(localizedPath(`/blog/${post.slug}`, language))
    feed.addItem({
      // Not its URL: a post whose slug changes must not appear as a new one.
      id: `urn:uuid:${post.id}`,
      link,
      title: feedText(post.title),
      description: feedText(post.excerpt ?? ''),
      content: feedHtml(post.content, language),
      date: new Date(post.publishedAt),
      category: post.category ? [{ name: xmlText(post.category.name.text) }] : [],
    })
  }
  return feed.rss2()
}
