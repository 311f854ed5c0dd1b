'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ButtonKey } from '@/components/staff/button-key'
import { firstNameOf } from '@/lib/person-name'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { UNDO_SECONDS } from '../board-rules'
import type { PendingReply } from '../queries/staff-thread'
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

const TICK_MS = 100
const UNDO_MS = UNDO_SECONDS * 1_000

const button =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-3.5 py-1 font-semibold focus-visible:outline-(--night-focus) disabled:cursor-default disabled:opacity-50 max-md:min-h-11 max-md:justify-center'

type Props = {
  recipient: string
  reply?: PendingReply
  sendAt: number
  undo?: () => void
  sendNow?: () => void
}

/** Says that a reply is about to be sent, while it can be undone. Takes the focus, so that Z does not type a letter. */
export function UndoBar({ recipient, reply, sendAt, undo, sendNow }: Props) {
  const t = useTranslations('supportBoard.undo')
  const names = useTranslations('ticketNames.statuses')
  const [now, setNow] = useState(() => Date.now())
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bar.current?.focus({ preventScroll: true })
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const left = Math.min(UNDO_MS, Math.max(0, sendAt - now))
  return (
    <div
      className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3.5 gap-y-2 bg-deck py-3 text-(--night-ink) focus-visible:outline-hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.4fr)] max-md:px-4 md:mb-3.5 md:rounded-control md:pr-3.5 md:pl-4.5"
      ref={bar}
      tabIndex={-1}
    >
      <Arc share={left / UNDO_MS} />
      <p aria-hidden="true" className="max-md:col-span-2">
        <b className="block font-strong tabular-nums">
          {t('title', { name: firstNameOf(recipient), seconds: Math.ceil(left / 1_000) })}
        </b>
        <span className="block text-note/4.5 opacity-80">
          {reply?.status ? t('textStatus', { status: names(reply.status) }) : t('text')}
        </span>
      </p>
      {/* Not the seconds: they would be read out one after the other. */}
      <p role="status" className="sr-only">
        {t('said')}
      </p>
      <button
        type="button"
        className={`${button} hover:bg-(--night-ink)/15 max-md:col-span-2`}
        disabled={!sendNow}
        onClick={sendNow}
      >
        {t('now')}
      </button>
      <button
        type="button"
        className={`${button} bg-(--night-focus) text-on-tint hover:brightness-110`}
        disabled={!undo}
        onClick={undo}
      >
        <svg
          className="size-4"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeLinejoin="round"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d="M4.500 9.500H15a5 5 0 0 1 0 10H9M8.500 5.500l-4 4 4 4" />
        </svg>
        {t('undo')} <ButtonKey>{'Z'}</ButtonKey>
      </button>
    </div>
  )
}

/** The time that is left, as an arc. */
function Arc({ share }: { share: number }) {
  const angle = Math.PI * (1 - share)
  const x = (20 + 16 * Math.cos(angle)).toFixed(2)
  const y = (19 - 16 * Math.sin(angle)).toFixed(2)
  return (
    <svg
      className="h-5.5 w-10 fill-none stroke-(--night-focus) stroke-3"
      viewBox="0 0 40 22"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="stroke-(--night-ink)/30" d="M4 19a16 16 0 0 1 32 0" />
      <path d={`M4 19A16 16 0 0 1 ${x} ${y}`} />
      <circle className="fill-(--night-focus) stroke-none" cx={x} cy={y} r="3" />
    </svg>
  )
}
