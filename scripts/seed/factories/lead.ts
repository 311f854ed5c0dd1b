import { type ContactFieldName } from '../../../src/features/leads/fields'
import { serviceInterests, type ServiceInterest } from '@/features/services/rules'
import type { Lead } from '../../../src/payload-types'
import { businesses, phonePrefix } from '../words/businesses'
import { campaigns, messages } from '../words/messages'
import { createRandom, type Random } from './random'

export type Visitor = Pick<Lead, 'name' | 'email' | 'language'> &
  Partial<Pick<Lead, ContactFieldName | 'pageUrl' | 'referrer' | 'utm'>>

/** The services that visitors ask for; repeated ones are more popular. */
const weightedInterests: readonly ServiceInterest[] = [
  ...serviceInterests,
  'webdev',
  'automation',
  'seo',
  'seo',
  'ads',
  'webdev',
]

/**
 * Returns the contact form data of a visitor; the same number always gives the same data. After the first 80 numbers the
 * businesses repeat with other email addresses, so there is no limit.
 */
export function makeVisitor(number: number, siteUrl = 'http://localhost:3000'): Visitor {
  const random = createRandom(1_000 + number)
  const business = businesses[number % businesses.length]
  if (!business) throw new Error('scripts/seed/words/businesses.ts is empty')
  const { language, person, company, city } = business
  const serviceInterest = random.chance(0.9) ? random.pick(weightedInterests) : null
  const message = random
    .pick(messages[language][serviceInterest ?? 'other'])
    .replace('{company}', company)
    .replace('{city}', city)
  const hasCompany = random.chance(0.85)
  return {
    name: person,
    email: createEmail(business, hasCompany && random.chance(0.75), Math.floor(number / businesses.length)),
    language,
    message,
    serviceInterest,
    company: hasCompany ? company : null,
    phone: random.chance(0.7)
      ? `${phonePrefix(business)} 01${String(random.between(0, 99)).padStart(2, '0')}`
      : null,
    pageUrl: `${siteUrl}${language === 'es' ? '/es' : ''}/contact`,
    ...pickOrigin(language, random),
  }
}

function createEmail(
  { person, company }: { person: string; company: string },
  useCompany: boolean,
  repetition: number,
): string {
  const [first = '', ...rest] = toAscii(person).split(' ')
  const name = useCompany ? first : [first, ...rest].join('.')
  return `${name}${repetition || ''}@${useCompany ? toAscii(company).replaceAll(' ', '') : 'gmail'}.example`
}

/** Half of the visitors come from a campaign, the others from a search, a link or directly. */
function pickOrigin(language: 'en' | 'es', random: Random): Pick<Visitor, 'utm' | 'referrer'> {
  if (random.chance(0.5)) return { utm: { ...random.pick(campaigns[language]) }, referrer: null }
  return {
    referrer: random.pick([
      'https://www.google.com/',
      'https://www.bing.com/',
      'https://www.instagram.com/',
      null,
    ]),
  }
}

/** Removes accents and punctuation, for use in an email address. */
const toAscii = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
