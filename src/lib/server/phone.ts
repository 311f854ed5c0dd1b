import { findPhoneNumbersInText, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

import { normalizeForSearch } from '@/lib/search-words'

/** Phone numbers as people write them. Uses the full metadata, which only the server loads. */

/** The URLs that dial a number and open a chat with it. */
export type PhoneLinks = { call: string; whatsapp: string | null }

/** Mexico gave up the 1 before mobile numbers in 2019; contact lists still have it. */
const withoutMobilePrefix = (phone: string) =>
  phone.replace(/(\+|\b00)(\s*52)[\s-]*1(?=(?:\D*\d){10}\D*$)/, '$1$2')

/** Numbers that only take calls. */
const callsOnly = new Set<string | undefined>([
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'PAGER',
  'VOICEMAIL',
])

/**
 * Returns the links of the one valid number in a text, with its extension. Without a country code it is looked for in the
 * countries where the agency has offices. Null when there is none, or more than one number or country to choose from.
 */
export function phoneLinks(
  text: string | null | undefined,
  countries: readonly string[] = [],
): PhoneLinks | null {
  if (!text) return null
  const phone = withoutMobilePrefix(text.normalize('NFKC'))
  const found = new Map<string, ReturnType<typeof onlyNumber>>()
  for (const country of [undefined, ...countries]) {
    const number = onlyNumber(phone, country as CountryCode | undefined)
    if (number) found.set(number.getURI(), number)
  }
  const [number, ...others] = found.values()
  if (!number || others.length > 0) return null
  const canChat = !number.ext && !callsOnly.has(number.getType())
  return { call: number.getURI(), whatsapp: canChat ? `https://wa.me/${number.number.slice(1)}` : null }
}

/** The number in a text in which no digit is left over. */
function onlyNumber(text: string, country?: CountryCode) {
  const [first] = findPhoneNumbersInText(text, country)
  if (!first) return undefined
  return /\d/.test(text.slice(0, first.startsAt) + text.slice(first.endsAt)) ? undefined : first.number
}

const EXTENSION = /[\s,;]*(?:ext|extension|anexo|int|interno|x|#)[\s.:#]*\d{1,6}\s*$/
/** Nothing but digits, and what people put between them. */
const PHONE = /^\+?[\d\s()./-]+$/
/** Fewer digits may be anything; before the last nine there may be what only some people write. */
const TERM_DIGITS = { min: 4, max: 9 }

/**
 * Returns the digits by which a search finds a phone number, however it is written there: at most the last nine, without the
 * code of the country, leading zeros and an extension. Undefined for a query that is no phone number.
 */
export function phoneTerm(query: string): string | undefined {
  const phone = withoutMobilePrefix(normalizeForSearch(query).replace(EXTENSION, ''))
  const digits = phone.replaceAll(/\D/g, '')
  if (!PHONE.test(phone) || digits.length < TERM_DIGITS.min) return undefined
  if (digits.length < TERM_DIGITS.max) return digits
  const national = parsePhoneNumberFromString(phone.replace(/^00/, '+'))?.nationalNumber ?? digits
  return national.replace(/^0+/, '').slice(-TERM_DIGITS.max)
}
