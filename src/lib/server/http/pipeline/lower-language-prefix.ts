import { defaultLanguage, languages } from '@/i18n/languages'
import type { RequestStep } from './step'

const others = languages.filter((language) => language !== defaultLanguage)
const prefix = new RegExp(`^/(${others.join('|')})(?=[/?]|$)`, 'i')
const readMethods = new Set(['GET', 'HEAD'])

/** Returns the URL with the prefix of its language in lower case; undefined when it has none, or one as it should be. */
export function lowerPrefix(url: string): string | undefined {
  const [, typed] = prefix.exec(url) ?? []
  if (typed === undefined || typed === typed.toLowerCase()) return undefined
  const lower = `/${typed.toLowerCase()}${url.slice(typed.length + 1)}`
  // A header has visible ASCII only.
  return lower.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)
}

/**
 * Redirects `/ES/contact` to `/es/contact`. Next's rewrites of English paths ignore the case of their exceptions, so such a
 * page would be one of an unknown language. `rewrite308As301` adds the query.
 */
export const lowerLanguagePrefix: RequestStep = ({ url = '', method = '' }, response) => {
  const target = readMethods.has(method) ? lowerPrefix(url) : undefined
  if (target === undefined) return
  response.setHeader('location', target)
  response.writeHead(308).end()
  return 'ended'
}
