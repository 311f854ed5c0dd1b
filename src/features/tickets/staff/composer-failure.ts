import type { useTranslations } from 'next-intl'

import { reasonOf } from '@/components/staff/failure'
import { requestErrorOf } from '@/lib/request-error'
import { isTicketStatus } from '../board-rules'

type Texts = {
  board: ReturnType<typeof useTranslations<'supportBoard'>>
  reasons: ReturnType<typeof useTranslations<'dashboard.reasons'>>
  names: ReturnType<typeof useTranslations<'ticketNames.statuses'>>
}

/** Returns what the composer says when a reply or a note was not stored: why, and that the text is kept. */
export function composerFailure(failure: unknown, what: string, { board, reasons, names }: Texts): string {
  const { code, details } = requestErrorOf(failure)
  const value = details.current?.value
  if (code === 'conflict' && isTicketStatus(value)) {
    const name = details.current?.changedBy ?? board('changed.someone')
    return board('composer.conflict', { name, value: names(value) })
  }
  if (code === 'not_found') return board('composer.gone')
  return board('composer.kept', { reason: `${what} ${reasons(reasonOf(failure))}` })
}
