import type { PayloadRequest } from 'payload'

import { legalIdentityOf, type LegalIdentity } from '@/features/settings/rules'
import { otherLanguage, type Language } from '@/i18n/languages'
import { asSystem } from '@/lib/server/db/local-api'

/** Who offers a proposal, as its sent version says. */
export type FrozenAgency = { brand: string } & LegalIdentity

/**
 * Returns who the agency is according to the settings, in a language; missing texts fall back to the other one. Reads in the
 * transaction of the request.
 */
export async function findAgency(req: PayloadRequest, language: Language): Promise<FrozenAgency> {
  const own = await readSettings(req, language)
  const fallback = await readSettings(req, otherLanguage(language))
  return {
    brand: own.brand || 'Puente',
    ...legalIdentityOf(fallback.legal),
    ...legalIdentityOf(own.legal),
  }
}

const readSettings = (req: PayloadRequest, locale: Language) =>
  asSystem(req).findGlobal({
    slug: 'site-settings',
    locale,
    fallbackLocale: false,
    select: { brand: true, legal: true },
    depth: 0,
  })

/**
 * Returns the settings with the agency as a sent version names it. A version that was frozen before versions named the
 * agency keeps today's settings.
 */
export function asFrozen<Settings extends { brand: string; legal: LegalIdentity }>(
  settings: Settings,
  agency: FrozenAgency | undefined,
): Settings {
  if (!agency) return settings
  const { brand, ...legal } = agency
  return { ...settings, brand, legal }
}
