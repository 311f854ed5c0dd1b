'use client'

import { toast, useAuth, useConfig, useTranslation, LogOutIcon, Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'

import { closeStore } from '@/features/saving/staff/open-store'
import { discardUnsaved, saveBeforeSignOut, SignOutDialog } from '@/features/saving/staff/sign-out-dialog'
import type { UnsavedDocument } from '@/features/saving/staff/tabs-channel'
import { clearDrafts } from '@/lib/stored-drafts'

type SignOut = {
  signOut: () => Promise<void>
  isBusy: boolean
  /** Asks what to do with words that could not be saved. */
  dialog: ReactNode
}

/**
 * Returns a function that saves what is unsaved in every tab, ends the session with a POST and opens the page to sign in;
 * and whether it is running.
 */
function useSignOut(): SignOut {
  const { logOut, user } = useAuth()
  const { config } = useConfig()
  const { t } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [unsaved, setUnsaved] = useState<UnsavedDocument[]>([])
  const end = async () => {
    setBusy(true)
    await logOut()
    clearDrafts()
    closeStore()
    toast.success(t('authentication:loggedOutSuccessfully'))
    router.push(`${config.routes.admin}${config.admin.routes.login}`)
  }
  const account = String(user?.id ?? '')
  const signOut = async () => {
    if (isBusy) return
    setBusy(true)
    const documents = await saveBeforeSignOut(account)
    if (documents.length === 0) return end()
    setBusy(false)
    setUnsaved(documents)
  }
  const discard = async () => {
    setUnsaved([])
    await discardUnsaved(account)
    await end()
  }
  const dialog = unsaved.length > 0 && (
    <SignOutDialog documents={unsaved} onStay={() => setUnsaved([])} onDiscard={() => void discard()} />
  )
  return { signOut, isBusy, dialog }
}

/** Signs out from the admin's menu. Payload's own is a link, and other sites can link to it too. */
export function SignOutButton() {
  const { t } = useTranslation()
  const { signOut, dialog } = useSignOut()
  const label = t('authentication:logOut')
  return (
    <>
      <button
        type="button"
        className="nav__log-out"
        aria-label={label}
        title={label}
        onClick={() => void signOut()}
      >
        <LogOutIcon />
      </button>
      {dialog}
    </>
  )
}

/** The page /admin/logout. It asks for confirmation, because opening a page must not end a session. */
export function SignOutView() {
  const { t } = useTranslation()
  const { user } = useAuth()
  const { config } = useConfig()
  const { signOut, isBusy, dialog } = useSignOut()
  const text = (key: string) => (t as (key: string) => string)(`puente:signOut:${key}`)
  if (!user) {
    return (
      <div className="logout__wrap">
        <h1>{text('done')}</h1>
        <Button el="link" size="large" url={`${config.routes.admin}${config.admin.routes.login}`}>
          {t('authentication:logBackIn')}
        </Button>
      </div>
    )
  }
  return (
    <div className="logout__wrap">
      <h1>{text('title')}</h1>
      <Button size="large" disabled={isBusy} onClick={() => void signOut()}>
        {t('authentication:logOut')}
      </Button>
      <Button el="link" buttonStyle="secondary" size="large" url={config.routes.admin}>
        {text('stay')}
      </Button>
      {dialog}
    </div>
  )
}
