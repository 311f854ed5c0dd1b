import type { UIFieldServerProps } from 'payload'

import { BoardProvider } from '@/features/dashboard/staff/board-provider'
import { dashboardMessages } from '@/features/dashboard/staff/dashboard-messages'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { PublishCard } from './publish-card'

/** The publish card of the form, with the texts and queries of the boards. */
export function PublishField({ i18n }: UIFieldServerProps) {
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const { blogBoard, dashboard, postForm, translation } = dashboardMessages(language)
  return (
    <BoardProvider
      language={language}
      messages={{ blogBoard, dashboard, postForm, translation }}
      zone="UTC"
      now={new Date().toISOString()}
      state={{ mutations: [], queries: [] }}
    >
      <PublishCard />
    </BoardProvider>
  )
}
