import { mailtoLink } from '@/lib/email-address'
import { isHttpsUrl } from '@/lib/paths'
import { textLink } from './text-link'

/** A part of a text. With `href` it is the address of a page or an email address. */
type TextPart = { text: string; href?: string }

/**
 * Matches text that may be an https URL or an email address. A URL ends at a space, at a quote or bracket that URLs escape,
 * and at invisible characters, which could make it look like another one.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}])[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s<>"`{}|\\^\p{C}]+|(?<![\p{L}\p{N}._+-])[a-zA-Z0-9][a-zA-Z0-9._+-]{0,63}@(?:[a-zA-Z0-9-]{1,63}\.)+[a-zA-Z]{2,24}(?![\p{L}\p{N}_-])/gu

/** Punctuation of the sentence around a URL, which a URL can contain but rarely ends with. */
const CLOSING = /[.,:;!?…'’”»*_~)\]]$/u

const count = (text: string, character: string) => text.split(character).length - 1

/** Returns the URL without the punctuation that follows it. A bracket that the URL opens belongs to it. */
function withoutClosing(url: string): string {
  const last = url.at(-1) ?? ''
  if (!CLOSING.test(url)) return url
  const opening = { ')': '(', ']': '[' }[last]
  if (opening && count(url, opening) >= count(url, last)) return url
  return withoutClosing(url.slice(0, -last.length))
}

/** Whether this is a URL of a host with a domain, and without a user name, which can look like the host. */
function isPublicUrl(url: string): boolean {
  if (!isHttpsUrl(url)) return false
  const { hostname, username, password } = new URL(url)
  return hostname.includes('.') && username === '' && password === ''
}

function linkOf(match: string): TextPart | undefined {
  if (!/^https:/i.test(match)) return { text: match, href: mailtoLink(match) }
  const text = withoutClosing(match)
  return isPublicUrl(text) ? { text, href: text } : undefined
}

/** Splits a text into addresses and the text between them. Joined, the parts equal the input. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const link = linkOf(match)
    if (!link) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push(link)
    end = index + link.text.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** A text that someone else wrote, with its addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  splitLinks(text).map(({ text: words, href }, index) =>
    href ? (
      <a key={index} href={href} rel="noopener nofollow" className={textLink}>
        {words}
      </a>
    ) : (
      words
    ),
  )
