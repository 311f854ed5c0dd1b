import type { Payload } from 'payload'

import { env } from '@/env'
import { legalIdentityOf, senderLine } from '@/features/settings/rules'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import type { EmailContext } from './render/content'

/** Returns what templates need in addition to the data: the recipient, and the sender from the current site settings. */
export async function findEmailContext(
  payload: Payload,
  recipient: string,
  language: Language,
): Promise<EmailContext> {
  const settings = await asSystemWithoutRequest(payload).findGlobal({
    slug: 'site-settings',
    locale: language,
    depth: 0,
  })
  const { brand, email, phone, agencyZone, legal } = settings
  return {
    language,
    recipient,
    siteUrl: env.SITE_URL,
    brand,
    email: email ?? null,
    phone: phone ?? null,
    sender: senderLine(legalIdentityOf(legal)),
    // Settings that were never saved have no zone.
    zone: agencyZone || 'UTC',
  }
}
