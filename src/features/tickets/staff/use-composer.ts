'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'

import { readStoredDraft, storeDraft, submissionOfDraft } from '@/lib/stored-drafts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { defaultReplyStatus, isTicketStatus } from '../board-rules'
import type { TicketDetails } from '../queries/ticket-details'
import { ticketLimits, type TicketStatus } from '../rules'
import { reasonOf } from '@/components/staff/failure'

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

/** The text of the composer, kept in this tab until it is sent, and what its two buttons do. */
export function useComposer({ id, status: present, recipient }: TicketDetails, user: string) {
  const queryClient = useQueryClient()
  const t = useTranslations('supportBoard')
  const reasons = useTranslations('dashboard.reasons')
  const names = useTranslations('ticketNames.statuses')
  const [text, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ status: TicketStatus; shown: TicketStatus }>()
  const [error, setError] = useState<string>()
  const submission = useRef<string>(undefined)
  const draft = `ticket:${id}`

  // After the first render: the server knows no drafts.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setTyped((typed) => typed || readStoredDraft(user, draft)), [user, draft])
  const setText = (value: string) => {
    setTyped(value)
    setError(undefined)
    storeDraft(user, draft, value)
  }

  // What was chosen for another status than the current one no longer counts.
  const status = chosen?.shown === present ? chosen.status : defaultReplyStatus(present)
  const setStatus = (next: TicketStatus) => setChosen({ status: next, shown: present })

  /** A retry with the same content is the same submission, so that nothing is stored twice. */
  const submissionId = () => (submission.current ??= submissionOfDraft(user, draft))

  const onSuccess = async () => {
    submission.current = undefined
    setChosen(undefined)
    setText('')
    await queryClient.invalidateQueries({ queryKey: ['tickets', 'detail', id] })
  }
  const onError = (failure: unknown, what: string) => {
    setError(composerFailure(failure, what, { board: t, reasons, names }))
    if (requestErrorOf(failure).code === 'conflict')
      void queryClient.invalidateQueries({ queryKey: ['tickets', 'detail', id] })
  }

  const send = useMutation({
    mutationFn: (body: string) =>
      runVerb('send-ticket-reply', {
        ticket: id,
        body,
        ...(status !== present && { status, expected: present }),
        submission_id: submissionId(),
      }),
    onSuccess,
    onError: (failure) => onError(failure, t('failed.send')),
  })
  const note = useMutation({
    mutationFn: (body: string) =>
      runVerb('add-ticket-note', { ticket: id, body, submission_id: submissionId() }),
    onSuccess,
    onError: (failure) => onError(failure, t('failed.note')),
  })

  const busy = send.isPending ? 'send' : note.isPending ? 'note' : null
  const submit = (sendWords: (words: string) => void) => {
    if (busy) return
    const words = text.trim()
    if (!words) setError(t('composer.missing'))
    else if (words.length > ticketLimits.body) setError(t('composer.tooLong', { limit: ticketLimits.body }))
    else {
      setError(undefined)
      sendWords(words)
    }
  }
  return {
    text,
    setText,
    status,
    setStatus,
    error,
    busy,
    recipient,
    send: () => submit(send.mutate),
    addNote: () => submit(note.mutate),
  } as const
}
