import { firstReads } from '@/components/staff/first-reads'
import type { StaffScreen } from '@/components/staff/staff-screen'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import availabilityEn from '@/messages/en/availability.json'
import dashboardEn from '@/messages/en/dashboard.json'
import availabilityEs from '@/messages/es/availability.json'
import dashboardEs from '@/messages/es/dashboard.json'
import { availabilityQuerySchema } from '../../availability-schemas'
import { findAvailability } from '../../queries/availability'
import { AvailabilityScreen } from './availability-screen'
import { availabilityParamsOf, availabilityQuery } from './availability-params'

const en = { availability: availabilityEn, dashboard: dashboardEn }
const es: typeof en = { availability: availabilityEs, dashboard: dashboardEs }

const messagesOf = (language: Language): typeof en => ({ en, es })[language]

/** The page /admin/availability: when the signed-in person takes calls; for admins, anyone. */
export async function AvailabilityView({ req, language, search }: StaffScreen) {
  const reads = firstReads(req, search)
  const params = availabilityParamsOf(reads.parameter)
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    reads.read(availabilityQuery(params), () => findAvailability(req, availabilityQuerySchema.parse(params))),
  ])
  return (
    <StaffView {...{ req, language, zone, reads }} messages={messagesOf(language)}>
      <AvailabilityScreen />
    </StaffView>
  )
}
