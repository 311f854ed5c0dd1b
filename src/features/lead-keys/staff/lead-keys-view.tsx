import { firstReads } from '@/components/staff/first-reads'
import type { StaffScreen } from '@/components/staff/staff-screen'
import { StaffPage } from '@/components/staff/staff-page'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { isAdmin } from '@/lib/roles'
import adminEn from '@/messages/en/admin.json'
import dashboardEn from '@/messages/en/dashboard.json'
import leadKeysEn from '@/messages/en/leadKeys.json'
import adminEs from '@/messages/es/admin.json'
import dashboardEs from '@/messages/es/dashboard.json'
import leadKeysEs from '@/messages/es/leadKeys.json'
import { listLeadKeys } from '../queries/lead-keys'
import { LeadKeys } from './lead-keys'
import { leadKeysQuery } from './lead-keys-params'

const sourcesOf = ({ leads: { sources } }: typeof adminEn) => ({ sources })
const en = { dashboard: dashboardEn, leadKeys: leadKeysEn, leads: sourcesOf(adminEn) }
const es: typeof en = { dashboard: dashboardEs, leadKeys: leadKeysEs, leads: sourcesOf(adminEs) }

/** The texts of the screen. */
const leadKeysMessages = (language: Language): typeof en => ({ en, es })[language]

/** The page /admin/lead-keys: the keys with which other systems send leads. For admins; others are told so. */
export async function LeadKeysView({ req, language, search }: StaffScreen) {
  const messages = leadKeysMessages(language)
  if (!isAdmin(req.user))
    return (
      <StaffPage>
        <h1>{messages.leadKeys.heading}</h1>
        <p className="mt-4">{messages.leadKeys.adminsOnly}</p>
      </StaffPage>
    )
  const reads = firstReads(req, search)
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    reads.read(leadKeysQuery(), () => listLeadKeys(req)),
  ])
  return (
    <StaffView {...{ req, language, zone, reads, messages }}>
      <LeadKeys />
    </StaffView>
  )
}
