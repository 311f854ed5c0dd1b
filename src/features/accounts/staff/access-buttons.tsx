'use client'

import { Button, toast, ConfirmationModal, useModal } from '@payloadcms/ui'
import { useState } from 'react'

import { postVerb } from '@/lib/run-verb'

type InviteTexts = {
  invite: string
  busy: string
  sent: string
  linked: string
  failures: Record<'suspended' | 'staff' | 'elsewhere' | 'too_many' | 'failed', string>
}

type InviteButtonProps = { client: string; email: string; texts: InviteTexts }

/** Invites a client to the portal, or sends the invitation again. */
export function InviteButton({ client, email, texts }: InviteButtonProps) {
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<string>()
  const invite = async () => {
    if (busy) return
    setBusy(true)
    const response = await postVerb('invite-client', { client })
    setBusy(false)
    if (response.success) {
      const message = `${response.state === 'invited' ? texts.sent : texts.linked} ${email}`
      setDone(message)
      toast.success(message)
      return
    }
    const failures: Partial<Record<string, string>> = texts.failures
    toast.error(failures[response.fields?.client ?? response.error] ?? texts.failures.failed)
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void invite()}>
        {busy ? texts.busy : texts.invite}
      </Button>
      <p role="status">{done}</p>
    </>
  )
}

type UnlinkTexts = {
  unlink: string
  heading: string
  body: string
  confirm: string
  busy: string
  cancel: string
  done: string
  failed: string
}

type UnlinkButtonProps = { user: string; email: string; texts: UnlinkTexts }

/** Unlinks an account from its client, after a confirmation. For admins. */
export function UnlinkButton({ user, email, texts }: UnlinkButtonProps) {
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
