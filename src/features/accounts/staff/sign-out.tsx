'use client'

import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'

import { Link } from '@/components/staff/link'
import { useShell } from '@/components/staff/shell'
import { ToolButton } from '@/components/staff/tool-button'
import { Button, buttonClass } from '@/components/ui/button'
import { closeStore } from '@/features/saving/staff/open-store'
import type { UnsavedDocument } from '@/features/saving/staff/tabs-channel'
import { clearDrafts } from '@/lib/stored-drafts'
import { clearSessionHint } from '../site/session-hint'
import { expectSessionEnd } from './staff-access'

/** Loaded when someone signs out. */
const loadSaving = () => import('@/features/saving/staff/sign-out-dialog')
const SignOutDialog = dynamic(async () => (await loadSaving()).SignOutDialog, { ssr: false })

const SIGN_IN = '/admin/login#toast=signed_out'

type Failure = { title: string; text: string }

type SignOut = {
  signOut: () => Promise<void>
  isBusy: boolean
  /** Asks what to do with words that could not be saved. */
  dialog: ReactNode
}

/**
 * Returns a function that saves what is unsaved in every tab, ends the session with a POST and opens the page to sign in;
 * and whether it is running. `failed` is said when the session could not be ended.
 */
function useSignOut(failed: Failure): SignOut {
  const { account = '', toast } = useShell()
  const [isBusy, setBusy] = useState(false)
  const [unsaved, setUnsaved] = useState<UnsavedDocument[]>([])
  const fail = () => {
    setBusy(false)
    toast.error(failed.title, { description: failed.text })
  }
  const end = async () => {
    setBusy(true)
    const response = await fetch('/api/users/logout', { method: 'POST' }).catch(() => undefined)
    if (!response?.ok) {
      fail()
      return
    }
    // What was typed in other tabs stays there for the same account: nobody was asked about it.
    clearSessionHint({ isLeaving: true, isSignOut: false })
    clearDrafts()
    closeStore()
    expectSessionEnd()
    location.assign(SIGN_IN)
  }
  const signOut = async () => {
    if (isBusy) return
    setBusy(true)
    // Without its code nobody knows whether words are unsaved. After an update only a new page has it.
    const saving = await loadSaving().catch(() => undefined)
    if (!saving) {
      if (navigator.onLine) location.assign('/admin/logout')
      else fail()
      return
    }
    const documents = await saving.saveBeforeSignOut(account)
    if (documents.length === 0) return end()
    setBusy(false)
    setUnsaved(documents)
  }
  const discard = async () => {
    setUnsaved([])
    await (await loadSaving()).discardUnsaved(account)
    await end()
  }
  const dialog = unsaved.length > 0 && (
    <SignOutDialog documents={unsaved} onStay={() => setUnsaved([])} onDiscard={() => void discard()} />
  )
  return { signOut, isBusy, dialog }
}

/** Signs out from the menu of staff. */
export function SignOutButton({ label, failed }: { label: string; failed: Failure }) {
  const { signOut, dialog } = useSignOut(failed)
  return (
    <>
      <ToolButton label={label} onClick={() => void signOut()}>
        <Door />
      </ToolButton>
      {dialog}
    </>
  )
}

const Door = () => (
  <svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="square"
    aria-hidden
  >
    <path d="M12 16h2.667A1.333 1.333 0 0 0 16 14.667V5.333A1.333 1.333 0 0 0 14.667 4H12M7.333 13.333 4 10m0 0 3.333-3.333M4 10h8" />
  </svg>
)

type AskProps = { texts: { stay: string; submit: string; failed: Failure } }

/** The buttons of the page /admin/logout. It asks, because opening a page must not end a session. */
export function ConfirmSignOut({ texts }: AskProps) {
  const { signOut, isBusy, dialog } = useSignOut(texts.failed)
  return (
    <>
      {/* Without scripts the form is sent. */}
      <form
        method="post"
        action="/api/sign-out-form"
        onSubmit={(event) => {
          event.preventDefault()
          void signOut()
        }}
      >
        <Button type="submit" variant="accent" aria-disabled={isBusy}>
          {texts.submit}
        </Button>
      </form>
      <Link href="/admin" className={buttonClass('line')}>
        {texts.stay}
      </Link>
      {dialog}
    </>
  )
}
