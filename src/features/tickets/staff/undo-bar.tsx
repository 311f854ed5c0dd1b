'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { firstNameOf } from '@/lib/person-name'

import { UNDO_SECONDS } from '../board-rules'
import type { PendingReply } from '../queries/staff-thread'

const TICK_MS = 100
const UNDO_MS = UNDO_SECONDS * 1_000

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
    <div className="undo-bar" ref={bar} tabIndex={-1}>
      <Arc share={left / UNDO_MS} />
      <p aria-hidden="true">
        <b>{t('title', { name: firstNameOf(recipient), seconds: Math.ceil(left / 1_000) })}</b>
        <span>{reply?.status ? t('textStatus', { status: names(reply.status) }) : t('text')}</span>
      </p>
      {/* Not the seconds: they would be read out one after the other. */}
      <p role="status" className="sr-only">
        {t('said')}
      </p>
      <button type="button" className="undo-now" disabled={!sendNow} onClick={sendNow}>
        {t('now')}
      </button>
      <button type="button" className="undo-undo" disabled={!undo} onClick={undo}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4.500 9.500H15a5 5 0 0 1 0 10H9M8.500 5.500l-4 4 4 4" />
        </svg>
        {t('undo')} <kbd>{'Z'}</kbd>
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
    <svg className="undo-arc" viewBox="0 0 40 22" aria-hidden="true">
      <path className="undo-arc-rest" d="M4 19a16 16 0 0 1 32 0" />
      <path d={`M4 19A16 16 0 0 1 ${x} ${y}`} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  )
}
