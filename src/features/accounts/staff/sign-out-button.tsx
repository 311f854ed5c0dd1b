'use client'

import { LogOutIcon, useTranslation } from '@payloadcms/ui'

import { useSignOut } from './use-sign-out'

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
