import type { UIFieldServerProps } from 'payload'

import { BoardProvider } from '@/components/staff/lazy'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { staffMessages } from '@/i18n/staff-messages'
import { PublishCard } from './lazy'

/** The publish card of the form, with the texts and queries of the boards. */
export function PublishField({ i18n, user }: UIFieldServerProps) {
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  return (
    <BoardProvider
      user={user.id}
      language={language}
      messages={staffMessages(language, 'postForm')}
      zone="UTC"
      now={new Date().toISOString()}
      state={{ mutations: [], queries: [] }}
    >
      <PublishCard />
    </BoardProvider>
  )
}
