import type { Payload } from 'payload'

import { env } from '@/env'
import type { Language } from '@/i18n/languages'
import { asSystemAlone } from '@/lib/server/db'
import type { MailContext } from './content'

/** Who writes, as the site settings say now, to this reader in this language. */
export async function mailContext(
  payload: Payload,
  recipient: string,
  language: Language,
): Promise<MailContext> {
  const settings = await asSystemAlone(payload).findGlobal({
    slug: 'site-settings',
    locale: language,
    depth: 0,
  })
  const { brand, email, phone, agencyZone } = settings
  return {
    language,
    recipient,
    siteUrl: env.SITE_URL,
    brand,
    email: email ?? null,
    phone: phone ?? null,
    // A site whose settings were never saved has no zone yet.
    zone: agencyZone ?? 'UTC',
  }
}
