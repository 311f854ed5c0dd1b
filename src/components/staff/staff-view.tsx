import { dehydrate } from '@tanstack/react-query'
import type { AbstractIntlMessages } from 'next-intl'
import type { ReactNode } from 'react'

import { BoardProvider } from './board-provider'
import type { FirstReads } from './first-reads'
import type { StaffScreen } from './staff-screen'

type Props = Pick<StaffScreen, 'req' | 'language'> & {
  messages: AbstractIntlMessages
  zone: string
  /** What the server has read for the first render. */
  reads: FirstReads
  children: ReactNode
}

/** What a screen of the desk needs in the browser: its texts, and what the server has read. */
export const StaffView = ({ req, language, messages, zone, reads, children }: Props) => (
  <BoardProvider
    user={req.user.id}
    language={language}
    messages={messages}
    zone={zone}
    now={new Date().toISOString()}
    state={dehydrate(reads.queryClient)}
  >
    {children}
  </BoardProvider>
)
