'use client'

import { Button, useAuth, useConfig, useTranslation } from '@payloadcms/ui'

import { useSignOut } from './use-sign-out'

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
