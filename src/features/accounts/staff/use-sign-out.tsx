'use client'

import { toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'

import { discardUnsaved, saveBeforeSignOut } from '@/features/saving/staff/save-before-sign-out'
import { SignOutDialog } from '@/features/saving/staff/sign-out-dialog'
import type { UnsavedDocument } from '@/features/saving/staff/tabs-channel'
import { closeStore } from '@/features/saving/staff/open-store'
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
export function useSignOut(): SignOut {
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
