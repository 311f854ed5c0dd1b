import { cache } from 'react'

import { env } from '@/env'
import { isLanguage, otherLanguage, type Language } from '@/i18n/languages'
import { textIn, type Text } from '@/i18n/text'
import { asSystemAlone, asVisitor, type Local } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { payload } from '@/lib/server/payload'
import type { ContactPage, SiteSetting } from '@/payload-types'
import { analyticsOf, type Analytics } from './rules'

export type Office = { city: Text; country: Text; countryCode: string; zone: string }

/** What visitors may know of the agency. */
export type Settings = {
  brand: string
  tagline?: Text
  email?: string
  phone?: string
  phoneHours?: Text
  responseTime?: Text
  /** Where the agency's days begin and end. */
  zone: string
  offices: Office[]
  socialLinks: { network: string; url: string }[]
  /** Where 'Resources' of the header leads: a path of this site, or an address elsewhere. */
  blogAddress: string
  /** The tool that counts visits of who agrees; missing when there is none, or only half of one. */
  analytics?: Analytics
  /** They could not be read: what is built of them is not to be kept. */
  incomplete?: true
}

/** Named one by one: what is not listed never leaves the server. */
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
  analytics: true,
} as const

/** The settings in one language, what is missing there in the other. Throws when the database does not answer. */
export const siteSettings = cache(async (language: Language): Promise<Settings> => {
  const system = asSystemAlone(await payload())
  const read = (locale: Language) =>
    system.findGlobal({
      slug: 'site-settings',
      locale,
      fallbackLocale: false,
      select: publicFields,
    }) as Promise<SiteSetting>
  const other = otherLanguage(language)
  const [own, spare] = await Promise.all([read(language), read(other)])
  const pick = textIn(language)
  return {
    brand: own.brand || 'Puente',
    tagline: pick(own.tagline, spare.tagline),
    email: own.email ?? undefined,
    phone: own.phone ?? undefined,
    phoneHours: pick(own.phoneHours, spare.phoneHours),
    responseTime: pick(own.responseTime, spare.responseTime),
    zone: own.agencyZone || 'UTC',
    offices: (own.offices ?? []).flatMap((office, index) => {
      const city = pick(office.city, spare.offices?.[index]?.city)
      const country = pick(office.country, spare.offices?.[index]?.country)
      return city && country ? [{ city, country, countryCode: office.countryCode, zone: office.zone }] : []
    }),
    socialLinks: (own.socialLinks ?? []).map(({ network, url }) => ({ network, url })),
    blogAddress: own.blogAddress || '/resources',
    analytics: analyticsOf(own.analytics, env.SITE_URL),
  }
})

/** A page's copy: its fields by name, each with its language. */
export type Copy = Partial<Record<keyof ContactPage, Text>>

/** The contact page's copy as visitors may read it, each language through its own published state. */
export const contactCopy = cache(async (language: Language): Promise<Copy> => {
  const other = otherLanguage(language)
  const [own, spare] = await Promise.all([published(language), published(other)])
  const pick = textIn(language)
  const names = Object.keys({ ...own, ...spare }) as (keyof ContactPage)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = pick(own[name], spare[name])
      return text ? [[name, text]] : []
    }),
  )
})

/** What is published in that language, nothing when nothing is. */
async function published(locale: Language): Promise<Partial<ContactPage>> {
  const page = (await asVisitor(await payload(), locale).findGlobal({
    slug: 'contact-page',
  })) as Partial<ContactPage>
  return page._status === 'published' ? page : {}
}

/** The settings, or only a name when they cannot be read: a page's frame must not fall with the database. */
export async function settingsOrNone(language: Language): Promise<Settings> {
  return siteSettings(language).catch((error: unknown) => {
    log.error({ err: error }, 'the settings could not be read')
    return {
      brand: 'Puente',
      zone: 'UTC',
      offices: [],
      socialLinks: [],
      blogAddress: '/resources',
      incomplete: true,
    }
  })
}

/**
 * Where the agency hears of what visitors and clients send, and in which language: the address of the settings, else
 * the agency's own, else the oldest admin's.
 */
export async function whomToTell(
  system: Local,
): Promise<{ recipient: string; language: Language } | undefined> {
  const { notificationEmail, email, notificationLanguage } = await system.findGlobal({
    slug: 'site-settings',
    depth: 0,
  })
  const recipient = notificationEmail || email
  if (recipient)
    return { recipient, language: isLanguage(notificationLanguage) ? notificationLanguage : 'en' }
  const where = { role: { equals: 'admin' } }
  const { docs } = await system.find({ collection: 'users', where, sort: 'createdAt', limit: 1, depth: 0 })
  return docs[0] && { recipient: docs[0].email, language: docs[0].language }
}
