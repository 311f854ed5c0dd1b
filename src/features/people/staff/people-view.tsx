import { firstReads } from '@/components/staff/first-reads'
import type { StaffScreen } from '@/components/staff/staff-screen'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
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

/** The page /admin/people: the staff. */
export async function PeopleView({ req, language, search }: StaffScreen) {
  const reads = firstReads(req, search)
  const params = peopleParamsOf(reads.parameter)
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    reads.read(peopleListQuery(params), () => findPeopleBoardPage(req, peopleListSchema.parse(params))),
  ])
  return (
    <StaffView {...{ req, language, zone, reads }} messages={peopleMessages(language)}>
      <PeopleBoard />
    </StaffView>
  )
}
