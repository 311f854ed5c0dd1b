import { isSafeLink } from '@/lib/document'

const kept = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote hr br a strong em u s sub sup'.toUpperCase().split(' '),
)
const renamed: Record<string, string> = {
  B: 'strong',
  I: 'em',
  STRIKE: 's',
  DEL: 's',
  INS: 'u',
  TD: 'p',
  TH: 'p',
  DT: 'p',
  DD: 'p',
  CITE: 'em',
}
const dropped =
  'script, style, meta, link, title, head, img, picture, svg, iframe, object, video, audio, canvas, input, button, select, textarea, xml, template, br.Apple-interchange-newline'

/** The formats that Word and Google Docs write as CSS of a span. */
const formats: [RegExp, string][] = [
  [/(?:^|;)\s*font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/(?:^|;)\s*font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*:[^;]*underline/i, 'u'],
  [/text-decoration[^;]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*sub/i, 'sub'],
  [/vertical-align:\s*super/i, 'sup'],
]

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

function rename(element: Element, tag: string): Element {
  const copy = element.ownerDocument.createElement(tag)
  copy.append(...element.childNodes)
  element.replaceWith(copy)
  return copy
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === child.COMMENT_NODE) child.remove()
    else removeComments(child)
  }
}

/** Word marks items of a list by their style, with the bullet as text in front of them. */
const wordListOf = (element: Element) => /mso-list:\s*l(\d+)\s+level(\d+)/i.exec(styleOf(element))

const isNumber = (bullet: string) => /^\s*([\da-z]{1,4}|[ivxlc]+)[.)]/i.test(bullet)

/** Removes Word's bullet from an item and returns it. */
function takeBullet(item: Element): string {
  const bullet = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
  const text = bullet?.textContent ?? ''
  bullet?.remove()
  return text
}

/** Turns Word's list paragraphs into lists, nested by their level. */
function buildWordLists(body: Element): void {
  let open: { list: Element; level: number }[] = []
  let previous: Element | null = null
  for (const item of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const found = wordListOf(item)
    if (!found) continue
    const level = Number(found[2])
    const tag = isNumber(takeBullet(item)) ? 'ol' : 'ul'
    if (!previous || previous !== item.previousElementSibling) open = []
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let place = open.at(-1)
    if (!place || place.level < level) {
      const list = body.ownerDocument.createElement(tag)
      if (place?.list.lastElementChild) place.list.lastElementChild.append(list)
      else item.before(list)
      place = { list, level }
      open.push(place)
    }
    const line = body.ownerDocument.createElement('li')
    line.append(...item.childNodes)
    item.remove()
    place.list.append(line)
    previous = open[0]?.list ?? null
  }
}

/** Wraps what an element holds in the formats of its CSS. */
function applyFormats(element: Element): void {
  const css = styleOf(element)
  for (const [pattern, tag] of formats) {
    if (!pattern.test(css) || element.childNodes.length === 0) continue
    const wrapper = element.ownerDocument.createElement(tag)
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
}

/** Google Docs wraps everything in a bold element that is not bold; other editors do the same in inner ones. */
const isNotBold = (element: Element) => /(?:^|;)\s*font-weight:\s*(normal|[1-4]00)/i.test(styleOf(element))

function cleanLink(link: Element): void {
  const url = link.getAttribute('href')?.trim() ?? ''
  if (!isSafeLink(url) || url.startsWith('#') || link.textContent === '') unwrap(link)
  else {
    for (const { name } of [...link.attributes]) link.removeAttribute(name)
    link.setAttribute('href', url)
  }
}

function cleanElement(element: Element): void {
  const { tagName } = element
  const tag = renamed[tagName]
  if (/display:\s*none|mso-hide:\s*all/i.test(styleOf(element))) element.remove()
  else if (tagName === 'A') cleanLink(element)
  else if (tagName === 'SPAN' || tagName === 'FONT') {
    applyFormats(element)
    unwrap(element)
  } else if ((tagName === 'B' || tagName === 'STRONG') && isNotBold(element)) unwrap(element)
  else if (tag) rename(element, tag)
  else if (!kept.has(tagName)) unwrap(element)
  else for (const { name } of [...element.attributes]) element.removeAttribute(name)
}

/** Word puts paragraphs and lists into the cells of a table, which become paragraphs themselves. */
function unwrapCells(body: Element): void {
  for (const cell of body.querySelectorAll('p'))
    if (cell.querySelector('p, ul, ol, h1, h2, h3, h4, h5, h6, blockquote')) unwrap(cell)
}

/** Google Docs puts a paragraph into each item, and a nested list beside the item instead of in it. */
function repairLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list)
  for (const paragraph of body.querySelectorAll('li > p')) unwrap(paragraph)
}

/** What a pasted text loses: the texts of a table stay, as paragraphs. */
export type Dropped = { pictures: number; tables: number }

/** Counts what the reader of a document sees: neither the one pixel that counts readers, nor tables that only lay out others. */
function countDropped(body: Element): Dropped {
  const isPixel = (picture: Element) => /^[01](px)?$/.test(picture.getAttribute('width') ?? '')
  const pictures = [...body.querySelectorAll('img, svg')].filter((picture) => !isPixel(picture))
  const tables = [...body.querySelectorAll('table')].filter((table) => !table.querySelector('table'))
  return { pictures: pictures.length, tables: tables.length }
}

/** Counts what is lost when HTML is pasted into a field that holds plain text. */
export const countPasted = (html: string): Dropped =>
  countDropped(new DOMParser().parseFromString(html, 'text/html').body)

/**
 * Keeps the structure of pasted HTML and drops the rest, in place: styles, classes, comments, pictures, unsafe links. Returns
 * how many pictures and tables it dropped.
 */
export function cleanPasted({ body }: Document): Dropped {
  removeComments(body)
  const lost = countDropped(body)
  for (const element of body.querySelectorAll(dropped)) element.remove()
  buildWordLists(body)
  for (const element of [...body.querySelectorAll('*')].toReversed()) cleanElement(element)
  unwrapCells(body)
  repairLists(body)
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, blockquote'))
    if (element.textContent.trim() === '') element.remove()
  return lost
}
