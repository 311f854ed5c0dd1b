import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { dashboardMessages } from '@/i18n/staff-messages'
import { firstReads } from '@/components/staff/first-reads'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage } from '@/i18n/languages'
import { adminSignInPath, PROPOSAL_CREATOR_PATH } from '@/lib/admin-views'
import { isId } from '@/lib/ids'
import { isStaff } from '@/lib/roles'
import { GeneratorScreen } from './generator-screen'
import { readGenerator } from './read-generator'

/** The page /admin/proposal-creator. Payload does not restrict custom views, so this one checks the user. */
export async function GeneratorView(view: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = view
  const { req } = initPageResult
  const lead = isId(searchParams.lead) ? searchParams.lead : null
  const path = `${PROPOSAL_CREATOR_PATH}${lead ? `?lead=${lead}` : ''}`
  if (!isStaff(req.user)) redirect(req.user ? '/admin' : adminSignInPath(path))
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const messages = dashboardMessages(language)
  const reads = firstReads(req, searchParams)
  const [{ zone }] = await Promise.all([settingsOrDefaults(language), readGenerator(reads, lead)])
  return (
    <StaffView {...{ view, language, messages, zone, reads }} title={messages.proposalGenerator.heading}>
      <GeneratorScreen lead={lead} />
    </StaffView>
  )
}
