'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'

import { Cross } from '@/components/ui/icons'
import { NewTicketForm } from './new-ticket-form'

/** The hash of an address that opens the dialog: a closed ticket leads to it. */
const asked = '#new-ticket'

/** Read where it stands: who types and presses Escape at once is faster than any state. */
const isTyped = (dialog: HTMLDialogElement | null) =>
  [...(dialog?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])].some(({ value }) => value !== '')

const toFirstField = (dialog: HTMLDialogElement | null) => dialog?.querySelector('input')?.focus()

function openAtFirstField(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
  toFirstField(dialog)
}

/** The button and its dialog. What was typed asks once before it is lost, and is kept when a failure or Escape insists. */
export function NewTicket() {
  const t = useTranslations('tickets')
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [round, setRound] = useState(0)
  const [isAsking, setAsking] = useState(false)

  const open = () => openAtFirstField(dialog.current)
  const close = () => dialog.current?.close()
  const leave = () => (isTyped(dialog.current) && !isAsking ? setAsking(true) : discard())
  const keep = () => {
    setAsking(false)
    toFirstField(dialog.current)
  }
  const discard = () => {
    close()
    // A new form begins empty.
    setRound((last) => last + 1)
  }

  useEffect(() => {
    if (location.hash !== asked) return
    history.replaceState(history.state, '', location.pathname + location.search)
    openAtFirstField(dialog.current)
  }, [])

  return (
    <>
      <button
        type="button"
        className="button button-line button-compact"
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('new')}
      </button>
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby={title}
        onCancel={(event) => {
          event.preventDefault()
          leave()
        }}
        onClose={() => setAsking(false)}
      >
        <div className="dialog-head">
          <h2 id={title}>{t('new')}</h2>
          <button type="button" className="dialog-close" aria-label={t('form.close')} onClick={leave}>
            <Cross />
          </button>
        </div>
        <NewTicketForm key={round} onMade={discard} onLeave={leave} isAsking={isAsking}>
          <div className="dialog-ask" role="alert">
            <p>{t('form.lose')}</p>
            <div>
              <button type="button" className="button button-line" autoFocus onClick={keep}>
                {t('form.keep')}
              </button>
              <button type="button" className="button button-lose" onClick={discard}>
                {t('form.discard')}
              </button>
            </div>
          </div>
        </NewTicketForm>
      </dialog>
    </>
  )
}
