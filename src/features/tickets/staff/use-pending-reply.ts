'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'

import { useBoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { TicketDetails } from '../queries/ticket-details'
import type { TicketStatus } from '../rules'

/**
 * Returns the signed-in user's pending reply, when it will be sent (as `Date.now()`), and what can be done with it. This
 * page sends it when its undo window ends; if the page is closed, the worker does.
 */
export function usePendingReply(
  { id, pending }: TicketDetails,
  readAt: number,
  onUndone: (body: string, status: TicketStatus | null) => void,
) {
  const queryClient = useQueryClient()
  const t = useTranslations('supportBoard')
  const toasts = useBoardToasts()
  const reply = pending.findLast(({ author }) => author.own)
  const sendAt = readAt + (reply?.remainingMs ?? 0)
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['tickets', 'detail', id] })

  // No toast on failure: the reply is stored, and the worker sends it.
  const sendNow = useMutation({
    mutationFn: (replyId: string) => runVerb('send-ticket-reply-now', { reply: replyId }),
    onSettled,
  })
  const undo = useMutation({
    mutationFn: (replyId: string) => runVerb('undo-ticket-reply', { reply: replyId }),
    onSuccess: ({ body, status }) => {
      onUndone(body, status)
      toasts.done(t('undo.undone'))
    },
    onError: (error) => {
      const isSent = requestErrorOf(error).code === 'conflict'
      toasts.failed(t('failed.undo'), error, isSent ? t('failed.undoWhy') : undefined)
    },
    onSettled,
  })

  const isBusy = undo.isPending || sendNow.isPending
  const sendDue = useEffectEvent((replyId: string) => {
    if (!isBusy) sendNow.mutate(replyId)
  })
  useEffect(() => {
    if (!reply) return
    const timer = setTimeout(() => sendDue(reply.id), Math.max(0, sendAt - Date.now()))
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the reply is another object after each read
  }, [reply?.id, sendAt])

  const canAct = reply && !isBusy
  return {
    reply,
    sendAt,
    undo: canAct ? () => undo.mutate(reply.id) : undefined,
    sendNow: canAct ? () => sendNow.mutate(reply.id) : undefined,
  }
}
