import { isServiceSlug } from '@/features/services/rules'
import { defaultLanguage, languages, localizedPath, otherLanguage, type Language } from '@/i18n/languages'
import type { PictureName } from '@/lib/art/catalogue'
import { coverFor, coverName } from '@/lib/art/cover'

/** The path of a page in each language that it is written in, with the language's prefix. */
export type Places = Partial<Record<Language, string>>

/** One path for every language in which it is written. */
export const placesOf = (path: string, written: readonly Language[]): Places =>
  Object.fromEntries(written.map((language) => [language, localizedPath(path, language)]))

/** Where a page stands: in this language, or where it is not written there, in the other one. */
export const placeIn = (places: Places, language: Language): string =>
  places[language] ?? places[otherLanguage(language)] ?? '/'

/** What a page says of its addresses: itself, its translations, and what those get who read neither language. */
export function alternatesOf(places: Places, language: Language) {
  const written = languages.flatMap((one) => (places[one] ? [[one, places[one]] as const] : []))
  return {
    canonical: placeIn(places, language),
    languages: { ...Object.fromEntries(written), 'x-default': placeIn(places, defaultLanguage) },
  }
}

/** Data within a page's script element: nothing in it may end that element, open a comment or break a line of script. */
export const scriptText = (data: unknown): string =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const snippet = 155

/** As much of a text as a search engine shows, cut between words. */
export function beginning(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= snippet) return plain
  return `${plain
    .slice(0, snippet)
    .toWellFormed()
    .replace(/\s+\S*$/, '')}…`
}

/** A text that XML can hold: without the control and half characters that make a file unreadable. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as readers of feeds take it, which is HTML; nothing in it ends the section of XML that it stands in. */
export const feedText = (text: string): string =>
  xmlText(text).replaceAll(/[&<>]/g, (character) => entities[character] ?? '')

/** The address of the picture that stands for a page where it is shared; `path` is without the language's prefix. */
export const sharePath = (path: string, language: Language): string =>
  localizedPath(`/share${path === '/' ? '/index' : path}.png`, language)

/** The page that the segments of such an address mean, as `sharePath` takes it; undefined for what is none. */
export function sharedPath(segments: readonly string[]): string | undefined {
  const path = /^(.+)\.png$/.exec(segments.join('/'))?.[1]
  if (!path) return undefined
  return path === 'index' ? '/' : `/${path}`
}

const cards: Partial<Record<string, PictureName>> = {
  '/': 'solution',
  '/about': 'about-origin',
  '/services': 'cover-stonework-maiz-7',
  '/contact': 'talk',
  '/industries': 'industries',
  '/case-studies': 'case-studies',
  '/careers': 'careers',
  '/resources': 'cover-opening-night-12',
}

/** What is drawn on the card of a page: its own picture, or the cover that its address gets. */
export function cardPicture(path: string): PictureName {
  const own = cards[path] ?? cards[path.replace(/\/page\/\d+$/, '')]
  if (own) return own
  const [, room, name = path] = /^\/([^/]+)\/(.+)$/.exec(path) ?? []
  return room === 'services' && isServiceSlug(name) ? `scene-${name}` : coverName(coverFor(name))
}
