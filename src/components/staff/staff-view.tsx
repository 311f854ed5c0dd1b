import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { dehydrate } from '@tanstack/react-query'
import type { AbstractIntlMessages } from 'next-intl'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import type { Language } from '@/i18n/languages'
import { BoardProvider } from './board-provider'
import type { FirstReads } from './first-reads'

type Props = {
  /** What Payload gives to a view. */
  view: AdminViewServerProps
  title: string
  language: Language
  messages: AbstractIntlMessages
  zone: string
  /** What the server has read for the first render. */
  reads: FirstReads
  children: ReactNode
}

/** A page of our own in the admin: Payload's frame with its navigation and actions, around what boards need. */
export function StaffView({ view, title, language, messages, zone, reads, children }: Props) {
  const { initPageResult, params, searchParams, viewActions } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { user, payload, i18n } = req
  // A copy, as Payload itself passes: React freezes what it was given.
  const visible = { collections: visibleEntities.collections, globals: visibleEntities.globals }
  const frame = { i18n, locale, params, payload, permissions, req, searchParams, visibleEntities: visible }
  return (
    <DefaultTemplate {...frame} user={user ?? undefined} viewActions={viewActions}>
      <SetStepNav nav={[{ label: title }]} />
      <BoardProvider
        user={user?.id}
        language={language}
        messages={messages}
        zone={zone}
        now={new Date().toISOString()}
        state={dehydrate(reads.queryClient)}
      >
        {children}
      </BoardProvider>
    </DefaultTemplate>
  )
}
