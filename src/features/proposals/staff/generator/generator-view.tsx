import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { BoardProvider } from '@/features/dashboard/staff/board-provider'
import { dashboardMessages } from '@/features/dashboard/staff/dashboard-messages'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage } from '@/i18n/languages'
import { adminSignInPath, PROPOSAL_CREATOR_PATH } from '@/lib/admin-views'
import { isId } from '@/lib/ids'
import { isStaff } from '@/lib/roles'
import { GeneratorScreen } from './generator-screen'
import { readGenerator } from './read-generator'

/** The page /admin/proposal-creator. Payload lets everyone open a view of our own, so it checks who asks. */
export async function GeneratorView({
  initPageResult,
  params,
  searchParams = {},
  viewActions,
}: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { user, payload, i18n } = req
  const lead = isId(searchParams.lead) ? searchParams.lead : null
  const path = `${PROPOSAL_CREATOR_PATH}${lead ? `?lead=${lead}` : ''}`
  if (!isStaff(user)) redirect(user ? '/admin' : adminSignInPath(path))
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const messages = dashboardMessages(language)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    readGenerator(client, req, { search: searchParams, lead }),
  ])
  // A copy, as Payload itself passes: React freezes what it was given.
  const visible = { collections: visibleEntities.collections, globals: visibleEntities.globals }
  const shell = { i18n, locale, params, payload, permissions, req, searchParams, visibleEntities: visible }
  return (
    <DefaultTemplate {...shell} user={user ?? undefined} viewActions={viewActions}>
      <SetStepNav nav={[{ label: messages.proposalGenerator.heading }]} />
      <BoardProvider
        language={language}
        messages={messages}
        zone={zone}
        now={new Date().toISOString()}
        state={dehydrate(client)}
      >
        <GeneratorScreen lead={lead} />
      </BoardProvider>
    </DefaultTemplate>
  )
}
