import { cache } from 'react'

import { env } from '@/env'
import {
  isLanguage,
  otherLanguage,
  type Language,
  translatedText,
  type TranslatedText,
} from '@/i18n/languages'
import { isModelConfigured } from '@/integrations/ai/configured-model'
import { isBillingConfigured } from '@/integrations/billing/billing'
import { analyticsOf, type Analytics } from '@/lib/analytics'
import { isExampleAddress } from '@/lib/example-address'
import { isPublicSite } from '@/lib/local-host'
import { keepUntilChange } from '@/lib/server/cache/keep-until-change'
import { asSystemWithoutRequest, type Local } from '@/lib/server/db/local-api'
import { log } from '@/lib/server/log'
import { payload } from '@/lib/server/payload'
import { phoneLinks, type PhoneLinks } from '@/lib/server/phone'
import { positionOf, type Position } from './map-rules'
import { legalIdentityOf, type LegalIdentity, type Connection } from './rules'

export type Office = {
  city: TranslatedText
  country: TranslatedText
  countryCode: string
  zone: string
  phone?: string
  /** The URL that dials it; missing for a text that is not one number. */
  phoneUrl?: string
  /** A phone number on WhatsApp. */
  whatsapp?: string
  /** The URL that opens a chat with it. */
  whatsappUrl?: string
  /** Street and number. */
  address?: string
  position?: Position
}

/** The public settings. */
export type Settings = {
  brand: string
  tagline?: TranslatedText
  email?: string
  phone?: string
  /** The URL that dials it; missing for a text that is not one number. */
  phoneUrl?: string
  phoneHours?: TranslatedText
  responseTime?: TranslatedText
  /** The agency's time zone (IANA). */
  zone: string
  offices: Office[]
  socialLinks: { network: string; url: string }[]
  /** The target of 'Resources' in the header: a path of this site or a URL. */
  blogAddress: string
  legal: LegalIdentity
  /** The analytics tool; missing when none is configured, or only partly. */
  analytics?: Analytics
  /** Whether replies to leads say when they are opened. */
  emailOpens?: boolean
  /** Set when the settings could not be read: a page rendered with these defaults must not be cached. */
  incomplete?: true
}

/** An allowlist: other settings never leave the server. */
const publicFields = {
  brand: true,
  tagline: true,
  email: true,
  phone: true,
  phoneHours: true,
  responseTime: true,
  agencyZone: true,
  offices: true,
  socialLinks: true,
  blogAddress: true,
  legal: true,
  analytics: true,
  emailOpens: true,
} as const

async function readSettings(language: Language): Promise<Settings> {
  const system = asSystemWithoutRequest(await payload())
  const read = (locale: Language) =>
    system.findGlobal({
      slug: 'site-settings',
      locale,
      fallbackLocale: false,
      select: publicFields,
    })
  const other = otherLanguage(language)
  const [own, fallback] = await Promise.all([read(language), read(other)])
  const pick = translatedText(language)
  const countries = (own.offices ?? []).map(({ countryCode }) => countryCode)
  return {
    brand: own.brand || 'Puente',
    tagline: pick(own.tagline, fallback.tagline),
    email: own.email ?? undefined,
    phone: own.phone ?? undefined,
    phoneUrl: phoneLinks(own.phone, countries)?.call,
    phoneHours: pick(own.phoneHours, fallback.phoneHours),
    responseTime: pick(own.responseTime, fallback.responseTime),
    zone: own.agencyZone || 'UTC',
    offices: (own.offices ?? []).flatMap((office, index) => {
      const city = pick(office.city, fallback.offices?.[index]?.city)
      const country = pick(office.country, fallback.offices?.[index]?.country)
      const { countryCode, zone } = office
      const numbers = {
        phone: office.phone || undefined,
        phoneUrl: phoneLinks(office.phone, [countryCode])?.call,
        whatsapp: office.whatsapp || undefined,
        whatsappUrl: phoneLinks(office.whatsapp, [countryCode])?.whatsapp ?? undefined,
      }
      const place = { address: office.address?.trim() || undefined, position: positionOf(office.coordinates) }
      return city && country ? [{ city, country, countryCode, zone, ...numbers, ...place }] : []
    }),
    socialLinks: (own.socialLinks ?? []).map(({ network, url }) => ({ network, url })),
    blogAddress: own.blogAddress || '/resources',
    legal: { ...legalIdentityOf(fallback.legal), ...legalIdentityOf(own.legal) },
    analytics: analyticsOf(own.analytics, env.SITE_URL),
    emailOpens: own.emailOpens === true,
  }
}

/**
 * Returns the public settings, which a web process keeps until a change is announced; missing texts fall back to the other
 * language. Throws when the database does not answer.
 */
export const siteSettings = cache(keepUntilChange(readSettings))

/** Returns the names of the zones that offices of the agency have: their cities, by zone. */
export const placesOf = ({ offices }: Pick<Settings, 'offices'>): Record<string, string> =>
  Object.fromEntries(offices.map(({ zone, city }) => [zone, city.text]))

/** Returns a function that finds the links of a phone number, in the countries where the agency has offices. */
export async function findPhoneLinks(): Promise<(phone: string | null | undefined) => PhoneLinks | null> {
  const { offices } = await settingsOrDefaults('en')
  const countries = offices.map(({ countryCode }) => countryCode)
  return (phone) => phoneLinks(phone, countries)
}

/** Returns defaults when the settings cannot be read, so that header and footer render without the database. */
export async function settingsOrDefaults(language: Language): Promise<Settings> {
  return siteSettings(language).catch((error: unknown) => {
    log.error({ err: error }, 'the settings could not be read')
    return {
      brand: 'Puente',
      zone: 'UTC',
      offices: [],
      socialLinks: [],
      blogAddress: '/resources',
      legal: {},
      incomplete: true,
    }
  })
}

/**
 * Returns who is notified of leads, tickets and replies, and in which language: the notification address of the settings,
 * else the agency's address, else the oldest admin who is verified and not deactivated. Undefined when there is none of
 * them. On a public site an address of the seed's examples counts as none, because no email arrives there.
 */
export async function notificationRecipient(
  system: Local,
): Promise<{ recipient: string; language: Language } | undefined> {
  const { notificationEmail, email, notificationLanguage } = await system.findGlobal({
    slug: 'site-settings',
    depth: 0,
  })
  const isReal = (address: string | null | undefined) =>
    address && !(isPublicSite(env.SITE_URL) && isExampleAddress(address))
  const recipient = [notificationEmail, email].find(isReal)
  if (recipient)
    return { recipient, language: isLanguage(notificationLanguage) ? notificationLanguage : 'en' }
  const where = {
    role: { equals: 'admin' },
    deactivatedAt: { exists: false },
    _verified: { not_equals: false },
  }
  const { docs } = await system.find({
    collection: 'users',
    where,
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0] && { recipient: docs[0].email, language: docs[0].language }
}

/** Returns which services the environment configures. */
export const findConnections = (): Record<Connection, boolean> => ({
  billing: isBillingConfigured(),
  model: isModelConfigured(),
})
