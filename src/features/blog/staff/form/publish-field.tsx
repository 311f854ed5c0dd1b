import type { UIFieldServerProps } from 'payload'

import { BoardProvider } from '@/components/staff/board-provider'
import { defaultLanguage, isLanguage, type Language } from '@/i18n/languages'
import { PublishCard } from './publish-card'
import { dashboardMessages } from '@/i18n/staff-messages'

/** The texts of the publish card and its dialogs. */
function postFormMessages(language: Language) {
  const { blogBoard, dashboard, postBlocks, postForm, translation } = dashboardMessages(language)
  return { blogBoard, dashboard, postBlocks, postForm, translation }
}

/** The publish card of the form, with the texts and queries of the boards. */
export function PublishField({ i18n, user }: UIFieldServerProps) {
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  return (
    <BoardProvider
      user={user.id}
      language={language}
      messages={postFormMessages(language)}
      zone="UTC"
      now={new Date().toISOString()}
      state={{ mutations: [], queries: [] }}
    >
      <PublishCard />
    </BoardProvider>
  )
}
