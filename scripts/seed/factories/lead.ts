import { serviceInterests, type ServiceInterest } from '../../../src/features/leads/rules'
import type { Lead } from '../../../src/payload-types'
import { businesses, phonePrefix } from '../words/businesses'
import { campaigns, messages } from '../words/messages'
import { random, type Random } from './random'

export type Visitor = Pick<Lead, 'name' | 'email' | 'language'> &
  Partial<Pick<Lead, 'phone' | 'company' | 'message' | 'serviceInterest' | 'pageUrl' | 'referrer' | 'utm'>>

/** Some ask for more than others do. */
const wanted: readonly ServiceInterest[] = [
  ...serviceInterests,
  'webdev',
  'automation',
  'seo',
  'seo',
  'ads',
  'webdev',
]

/**
 * What the visitor with that number sends by the form, the same each time. The first 80 are 80 businesses; after that
 * they come again with other addresses, so that benches can have a million.
 */
export function makeVisitor(number: number, siteUrl = 'http://localhost:3000'): Visitor {
  const dice = random(1_000 + number)
  const business = businesses[number % businesses.length] ?? raise()
  const { language, person, company, city } = business
  const serviceInterest = dice.chance(0.9) ? dice.pick(wanted) : null
  const message = dice
    .pick(messages[language][serviceInterest ?? 'other'])
    .replace('{company}', company)
    .replace('{city}', city)
  const named = dice.chance(0.85)
  return {
    name: person,
    email: address(business, named && dice.chance(0.75), Math.floor(number / businesses.length)),
    language,
    message,
    serviceInterest,
    company: named ? company : null,
    phone: dice.chance(0.7)
      ? `${phonePrefix(business)} 01${String(dice.between(0, 99)).padStart(2, '0')}`
      : null,
    pageUrl: `${siteUrl}${language === 'es' ? '/es' : ''}/contact`,
    ...origin(language, dice),
  }
}

function address(
  { person, company }: { person: string; company: string },
  ofCompany: boolean,
  turn: number,
): string {
  const [first = '', ...rest] = plain(person).split(' ')
  const name = ofCompany ? first : [first, ...rest].join('.')
  return `${name}${turn || ''}@${ofCompany ? plain(company).replaceAll(' ', '') : 'gmail'}.example`
}

/** Half came by a campaign, the others by a search, a link or straight away. */
function origin(language: 'en' | 'es', dice: Random): Pick<Visitor, 'utm' | 'referrer'> {
  if (dice.chance(0.5)) return { utm: { ...dice.pick(campaigns[language]) }, referrer: null }
  return {
    referrer: dice.pick([
      'https://www.google.com/',
      'https://www.bing.com/',
      'https://www.instagram.com/',
      null,
    ]),
  }
}

/** Letters without their marks, as they stand in an address. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function raise(): never {
  throw new Error('there are no businesses to choose from')
}
