import { redirect } from 'next/navigation'

import { firstReads } from '@/components/staff/first-reads'
import type { StaffScreen } from '@/components/staff/staff-screen'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import { staffMessages } from '@/i18n/staff-messages'
import { findTranslation } from '../queries/translation'
import { translationQuerySchema } from '../schemas'
import { TranslateBoard } from './translate-board'
import { translationQuery } from './translate-params'

/** The page /admin/translate: a document in both languages. */
export async function TranslateView({ req, language, search }: StaffScreen) {
  const { success, data: document } = translationQuerySchema.safeParse(search)
  if (!success) redirect('/admin')
  const reads = firstReads(req, search)
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    reads.readSubject(translationQuery(document), () => findTranslation(req, document)),
  ])
  return (
    <StaffView {...{ req, language, zone, reads }} messages={staffMessages(language, 'translate')}>
      <TranslateBoard document={document} />
    </StaffView>
  )
}
