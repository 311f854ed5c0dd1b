import { findPage } from '@/features/routes/rules'
import { isServiceSlug } from '@/features/services/rules'
import { defaultLanguage, languages, localizedPath, otherLanguage, type Language } from '@/i18n/languages'
import type { PictureName } from '@/lib/art/catalog'
import { coverFor, coverName } from '@/lib/art/cover'
import { plainTextOf } from '@/lib/document'

/** The path of a page in each language that it is published in, with the language's prefix. */
export type LocalizedPaths = Partial<Record<Language, string>>

/** Returns the localized paths of a page whose path is the same in every language in which it is published. */
export const localizedPaths = (path: string, written: readonly Language[]): LocalizedPaths =>
  Object.fromEntries(written.map((language) => [language, localizedPath(path, language)]))

/** Returns the path in this language, else in the other one. */
export const pathIn = (paths: LocalizedPaths, language: Language): string =>
  paths[language] ?? paths[otherLanguage(language)] ?? '/'

/** Returns a page's canonical path and its hreflang alternates. */
export function alternates(paths: LocalizedPaths, language: Language) {
  const written = languages.flatMap((one) => (paths[one] ? [[one, paths[one]] as const] : []))
  return {
    canonical: pathIn(paths, language),
    languages: { ...Object.fromEntries(written), 'x-default': pathIn(paths, defaultLanguage) },
  }
}

/** Serializes data for a script element. Escapes what could end the element, open a comment or break a line. */
export const scriptText = (data: unknown): string =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const MAX_DESCRIPTION_LENGTH = 155

/** Returns the beginning of a text, cut between words to the length that search engines show. */
export function excerpt(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain
  return `${plain
    .slice(0, MAX_DESCRIPTION_LENGTH)
    .toWellFormed()
    .replace(/\s+\S*$/, '')}…`
}

/** Removes characters that are invalid in XML: control characters and lone surrogates. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Returns a text for a feed, whose readers parse it as HTML: escaped, so that it cannot end its CDATA section. */
export const feedText = (text: string): string =>
  xmlText(text).replaceAll(/[&<>]/g, (character) => entities[character] ?? '')

/** Returns the path of a page's share image. `path` is without the language's prefix. */
export const sharePath = (path: string, language: Language): string =>
  localizedPath(`/share${path === '/' ? '/index' : path}.png`, language)

/** The reverse of `sharePath`: returns the page's path for the segments below /share; undefined when they are invalid. */
export function sharedPath(segments: readonly string[]): string | undefined {
  const path = /^(.+)\.png$/.exec(segments.join('/'))?.[1]
  if (!path) return undefined
  return path === 'index' ? '/' : `/${path}`
}

/** Returns the picture for a page's share image: the page's own, else the cover for its path. */
export function sharePicture(path: string): PictureName {
  const base = path.replace(/\/page\/\d+$/, '')
  const own = findPage(base)?.page.picture
  if (own) return own
  const [, folder, name = base] = /^\/([^/]+)\/(.+)$/.exec(base) ?? []
  return folder === 'services' && isServiceSlug(name) ? `scene-${name}` : coverName(coverFor(name))
}

type Draft = { title?: string | null; excerpt?: string | null; content?: unknown }

/** What search engines show of a title, in characters. */
const TITLE_LENGTH = 60

/** Suggests a search title: the title, cut between words. */
export function suggestTitle({ title }: Draft): string {
  const words = (title ?? '').trim().split(/\s+/)
  let text = ''
  for (const word of words) {
    if (`${text} ${word}`.trim().length > TITLE_LENGTH) break
    text = `${text} ${word}`.trim()
  }
  return text
}

/** Suggests a search description: the excerpt, else the beginning of the text, cut between words. */
export const suggestDescription = (draft: Draft): string =>
  excerpt(draft.excerpt?.trim() ? draft.excerpt : plainTextOf(draft.content))
