import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { BoardProvider } from '@/features/dashboard/staff/board-provider'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage } from '@/i18n/languages'
import { adminSignInPath, PEOPLE_PATH } from '@/lib/admin-views'
import { isStaff } from '@/lib/roles'
import { findPeoplePage } from '../queries/people-page'
import { peopleListSchema } from '../schemas'
import { PeopleBoard } from './people-board'
import { peopleMessages } from './people-messages'
import { peopleListQuery, peopleParamsOf } from './people-params'

/** The page /admin/people: the staff. Payload lets everyone open a view of our own, so it checks who asks. */
export async function PeopleView({
  initPageResult,
  params,
  searchParams = {},
  viewActions,
}: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { user, payload, i18n } = req
  if (!isStaff(user)) redirect(user ? '/admin' : adminSignInPath(PEOPLE_PATH))
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const messages = peopleMessages(language)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const listParams = peopleParamsOf((name) => searchParams[name])
  const queryFn = () => findPeoplePage(req, peopleListSchema.parse(listParams))
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    client.prefetchQuery({ ...peopleListQuery(listParams), queryFn }),
  ])
  // A copy, as Payload itself passes: React freezes what it was given.
  const visible = { collections: visibleEntities.collections, globals: visibleEntities.globals }
  const shell = { i18n, locale, params, payload, permissions, req, searchParams, visibleEntities: visible }
  return (
    <DefaultTemplate {...shell} user={user ?? undefined} viewActions={viewActions}>
      <SetStepNav nav={[{ label: messages.peopleBoard.heading }]} />
      <BoardProvider
        language={language}
        messages={messages}
        zone={zone}
        now={new Date().toISOString()}
        state={dehydrate(client)}
      >
        <PeopleBoard />
      </BoardProvider>
    </DefaultTemplate>
  )
}
