import type { Payload } from 'payload'

import type { CallOffer } from '@/features/leads/mail/lead-emails'
import { placesOf, siteSettings } from '@/features/settings/queries'
import { localizedPath, type Language } from '@/i18n/languages'
import { dayNumberAt } from '@/lib/zoned-time'
import { log } from '@/lib/server/log'
import { callToken } from '../call-link'
import { callDay, callTime, zonePlace } from '../call-texts'
import { findFreeTimes } from '../queries/call-takers'

/** How many times an email offers, each on a day of its own if there are as many days. */
const OFFERED = 3

/**
 * Returns the free times that the acknowledgement of a message offers, in the agency's zone, because nobody knows the visitor's.
 * Undefined when nobody takes calls in the language of the lead, or the times cannot be read: the email goes out without.
 */
export async function findCallOffer(
  payload: Payload,
  { leadId, language }: { leadId: string; language: Language },
): Promise<CallOffer | undefined> {
  try {
    const [{ zone, offices }, { times }] = await Promise.all([
      siteSettings(language),
      findFreeTimes(payload, { language }),
    ])
    const days = new Map<number, number>()
    for (const { at } of times) {
      const day = dayNumberAt(zone, at)
      if (!days.has(day)) days.set(day, at)
    }
    const chosen = days.size >= OFFERED ? [...days.values()] : times.map(({ at }) => at)
    if (chosen.length === 0) return undefined
    const path = (query: Record<string, string>) =>
      `${localizedPath('/contact/call', language)}?${new URLSearchParams({ ...query, for: callToken('lead', leadId) }).toString()}`
    return {
      times: chosen.slice(0, OFFERED).map((one) => {
        const at = new Date(one)
        return {
          day: callDay(at, language, zone),
          time: callTime(at, language, zone),
          path: path({ time: at.toISOString(), zone }),
        }
      }),
      zone: zonePlace(zone, language, placesOf({ offices })),
      more: path({}),
    }
  } catch (error) {
    log.error({ err: error }, 'free times for an email could not be read')
    return undefined
  }
}
