import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { firstReads } from '@/components/staff/first-reads'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage, type Language } from '@/i18n/languages'
import { adminSignInPath, PEOPLE_PATH } from '@/lib/admin-views'
import { isStaff } from '@/lib/roles'
import dashboardEn from '@/messages/en/dashboard.json'
import peopleBoardEn from '@/messages/en/peopleBoard.json'
import dashboardEs from '@/messages/es/dashboard.json'
import peopleBoardEs from '@/messages/es/peopleBoard.json'
import { findPeopleBoardPage } from '../queries/people-board-page'
import { peopleListSchema } from '../schemas'
import { PeopleBoard } from './people-board'
import { peopleListQuery, peopleParamsOf } from './people-params'

const en = { dashboard: dashboardEn, peopleBoard: peopleBoardEn }
const es: typeof en = { dashboard: dashboardEs, peopleBoard: peopleBoardEs }

/** The texts of the list of people. */
const peopleMessages = (language: Language): typeof en => ({ en, es })[language]

/** The page /admin/people: the staff. Payload does not restrict custom views, so this one checks the user. */
export async function PeopleView(view: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = view
  const { req } = initPageResult
  if (!isStaff(req.user)) redirect(req.user ? '/admin' : adminSignInPath(PEOPLE_PATH))
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const messages = peopleMessages(language)
  const reads = firstReads(req, searchParams)
  const params = peopleParamsOf(reads.parameter)
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    reads.read(peopleListQuery(params), () => findPeopleBoardPage(req, peopleListSchema.parse(params))),
  ])
  return (
    <StaffView {...{ view, language, messages, zone, reads }} title={messages.peopleBoard.heading}>
      <PeopleBoard />
    </StaffView>
  )
}
