import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { firstReads } from '@/components/staff/first-reads'
import { StaffView } from '@/components/staff/staff-view'
import { translateHref } from '@/features/publishing/rules'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage } from '@/i18n/languages'
import { staffMessages } from '@/i18n/staff-messages'
import { adminSignInPath } from '@/lib/admin-views'
import { isStaff } from '@/lib/roles'
import { findTranslation } from '../queries/translation'
import { translationQuerySchema } from '../schemas'
import { TranslateBoard } from './translate-board'
import { translationQuery } from './translate-params'

/**
 * The page /admin/translate: a document in both languages. Payload does not restrict custom views, so this one checks the
 * user.
 */
export async function TranslateView(view: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = view
  const { req } = initPageResult
  const { success, data: document } = translationQuerySchema.safeParse(searchParams)
  if (!success) redirect('/admin')
  if (!isStaff(req.user)) redirect(req.user ? '/admin' : adminSignInPath(translateHref(document)))
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const messages = staffMessages(language, 'translate')
  const reads = firstReads(req, searchParams)
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    reads.read(translationQuery(document), () => findTranslation(req, document)),
  ])
  return (
    <StaffView {...{ view, language, messages, zone, reads }} title={messages.translation.name}>
      <TranslateBoard document={document} />
    </StaffView>
  )
}
