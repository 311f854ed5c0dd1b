import { findPhoneNumbersInText, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

import { normalizeForSearch } from '@/lib/search-words'

/** Phone numbers as people write them. Uses the full metadata, which only the server loads. */

/** The URLs that dial a number and open a chat with it. */
export type PhoneLinks = { call: string; whatsapp: string | null }

/**
 * Mexico gave up the 1 before mobile numbers in 2019, and 01, 044 and 045 within the country; contact lists still have them.
 */
const withoutMobilePrefix = (phone: string) =>
  phone
    .replace(/(\+|\b00)(\s*52)[\s-]*1(?=(?:\D*\d){10}\D*$)/, '$1$2')
    .replace(/^(\D*)\b(?:01|044|045)\b(?=(?:\D*\d){10}\D*$)/, '$1')

/** The start of a link that opens a chat, or dials. */
const LINK = /(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(?=\d)|tel:\s?/i
/** What such a link says beside the number. */
const LINK_QUERY = /[?&](?:text|type|app_absent)=\S*/gi

/** Words for an extension in English and Spanish, also in brackets. */
const EXTENSION =
  /[\s,;(/-]*(?<![\p{L}\p{M}])(?:ext(?:ensi[oó]n)?|anexo|anx|an|int(?:erno)?|opci[oó]n|option|opt|x|#)[\s.:#-]*(?:(?:n[uú]mero|num|n\.?[o°º]?|number)[\s.:]*)?(\d{1,7})\s*\)?(?!\d)/iu

/** Returns a number without the rest of a link, and its extension, before which the number is. */
function parted(text: string): [number: string, extension: string] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(LINK_QUERY, '')
    .replace(LINK, (start) => (start.toLowerCase().startsWith('tel:') ? '' : '+'))
  const found = EXTENSION.exec(plain)
  const number = plain.slice(0, found?.index)
  if (!found || !/\d/.test(number)) return [withoutMobilePrefix(plain), '']
  const [whole, extension = ''] = found
  const rest = plain.slice(found.index + whole.length)
  return [withoutMobilePrefix(number), ` ext. ${extension}${rest}`]
}

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
  const phone = parted(text).join('')
  const found = new Map<string, ReturnType<typeof onlyNumber>>()
  // With a country code it is the same number in every country.
  const international = onlyNumber(phone)
  const candidates = international
    ? [international]
    : countries.map((country) => onlyNumber(phone, country as CountryCode))
  for (const number of candidates) if (number) found.set(number.getURI(), number)
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

/** Nothing but digits, and what people put between them. */
const PHONE = /^\+?[\d\s()./-]+$/
/** Fewer digits may be anything; before the last nine there may be what only some people write. */
const TERM_DIGITS = { min: 4, max: 9 }

/**
 * Returns the digits by which a search finds a phone number, however it is written there: at most the last nine, without the
 * code of the country, leading zeros and an extension. Undefined for a query that is no phone number.
 */
export function phoneTerm(query: string): string | undefined {
  const [number] = parted(query)
  const phone = normalizeForSearch(number)
  const digits = phone.replaceAll(/\D/g, '')
  if (!PHONE.test(phone) || digits.length < TERM_DIGITS.min) return undefined
  if (digits.length < TERM_DIGITS.max) return digits
  const national = parsePhoneNumberFromString(phone.replace(/^00/, '+'))?.nationalNumber ?? digits
  return national.replace(/^0+/, '').slice(-TERM_DIGITS.max)
}
