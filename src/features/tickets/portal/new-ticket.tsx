'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { replaceAddress } from '@/lib/replace-address'
import type { TicketSubject } from '../queries/ticket-subject'
import { ticketLimits } from '../rules'
import { subjectKinds } from '@/lib/ticket-subject'
import { storeDraft } from '@/lib/stored-drafts'
import { NewTicketForm, newTicketDraft } from './new-ticket-form'

/** The hash that opens the dialog (`newTicketPath`). */
const OPEN_HASH = '#new-ticket'

const fieldsOf = (dialog: HTMLDialogElement | null) => [
  ...(dialog?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
]

/**
 * Whether something was typed besides the title that the form starts with. Reads the DOM, because Escape right after the
 * last key comes before the state is updated.
 */
const hasText = (dialog: HTMLDialogElement | null, title: string) =>
  fieldsOf(dialog).some(({ name, value }) => value !== (name === 'title' ? title : ''))

/** Focuses the first field that is still empty. */
function focusFirstField(dialog: HTMLDialogElement | null): void {
  const fields = fieldsOf(dialog)
  const field = fields.find(({ value }) => value === '') ?? fields[0]
  field?.focus()
}

function openDialog(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
  focusFirstField(dialog)
}

/** Removes the name of the subject and the hash from the address, so that a reload opens no dialog. */
function clearAddress(): void {
  const query = new URLSearchParams(location.search)
  for (const kind of subjectKinds) query.delete(kind)
  replaceAddress(`${location.pathname}?${query}`)
}

/**
 * The button and dialog for a new ticket. Closing the dialog asks for a confirmation before text is discarded. `subject` is
 * what the ticket is about when a link has opened the dialog; `author` is the id of the signed-in user.
 */
export function NewTicket({ author, subject }: { author: string; subject?: TicketSubject }) {
  const t = useTranslations('tickets')
  const dialog = useRef<HTMLDialogElement>(null)
  const [formKey, setFormKey] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const [about, setAbout] = useState(subject)
  const title = about ? t(`subject.${about.kind}`, { name: about.name }).slice(0, ticketLimits.title) : ''

  const open = () => openDialog(dialog.current)
  const close = () => dialog.current?.close()
  const leave = () => (hasText(dialog.current, title) && !isConfirming ? setConfirming(true) : discard())
  const keep = () => {
    setConfirming(false)
    focusFirstField(dialog.current)
  }
  const discard = () => {
    close()
    storeDraft(author, newTicketDraft(about), '')
    setAbout(undefined)
    // A new key resets the form.
    setFormKey((key) => key + 1)
  }

  useEffect(() => {
    if (location.hash !== OPEN_HASH) return
    clearAddress()
    openDialog(dialog.current)
  }, [])

  return (
    <>
      <Button variant="line" size="compact" className="flex-none" aria-haspopup="dialog" onClick={open}>
        {t('new')}
      </Button>
      <Dialog
        ref={dialog}
        title={t('new')}
        closeLabel={t('form.close')}
        onLeave={leave}
        onClose={() => setConfirming(false)}
      >
        <NewTicketForm
          key={formKey}
          author={author}
          about={about}
          title={title}
          onCreated={discard}
          onCancel={leave}
          isConfirming={isConfirming}
        >
          <div
            className="flex w-full items-center justify-between gap-3 max-md:flex-col max-md:items-stretch"
            role="alert"
          >
            <p>{t('form.lose')}</p>
            <div>
              <Button variant="line" autoFocus onClick={keep}>
                {t('form.keep')}
              </Button>
              <Button variant="danger" onClick={discard}>
                {t('form.discard')}
              </Button>
            </div>
          </div>
        </NewTicketForm>
      </Dialog>
    </>
  )
}
