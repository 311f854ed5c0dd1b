'use client'

import { toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { clearDrafts } from '@/lib/stored-drafts'

/** Returns a function that ends the session with a POST and opens the page to sign in, and whether it is running. */
export function useSignOut(): { signOut: () => Promise<void>; isBusy: boolean } {
  const { logOut } = useAuth()
  const { config } = useConfig()
  const { t } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    if (isBusy) return
    setBusy(true)
    await logOut()
    clearDrafts()
    toast.success(t('authentication:loggedOutSuccessfully'))
    router.push(`${config.routes.admin}${config.admin.routes.login}`)
  }
  return { signOut, isBusy }
}
