'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'

import { postVerb } from '@/lib/run-verb'

type Texts = {
  unlink: string
  heading: string
  body: string
  confirm: string
  busy: string
  cancel: string
  done: string
  failed: string
}

type Props = { user: string; email: string; texts: Texts }

/** Unlinks an account from its client, after a confirmation. For admins. */
export function UnlinkButton({ user, email, texts }: Props) {
  const { openModal } = useModal()
  const [isDone, setDone] = useState(false)
  const modal = `unlink-${user}`
  const unlink = async () => {
    const response = await postVerb('unlink-account', { user })
    // Not found: it is already unlinked.
    if (!response.success && response.error !== 'not_found') return void toast.error(texts.failed)
    setDone(true)
    toast.success(`${texts.done} ${email}`)
  }
  return (
    <>
      {!isDone && (
        <Button
          aria-label={`${texts.unlink}: ${email}`}
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => openModal(modal)}
        >
          {texts.unlink}
        </Button>
      )}
      <span role="status">{isDone && `${texts.done} ${email}`}</span>
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.heading}
        body={`${email}: ${texts.body}`}
        confirmLabel={texts.confirm}
        confirmingLabel={texts.busy}
        cancelLabel={texts.cancel}
        onConfirm={unlink}
      />
    </>
  )
}
