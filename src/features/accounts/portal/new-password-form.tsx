'use client'

import { useLocale, useTranslations } from 'next-intl'

import { postVerb } from '@/lib/run-verb'
import type { Role } from '@/lib/roles'
import { finishSignIn } from './session-redirects'
import { redirectAfterSignIn } from './sign-in-redirect'
import { LinkForm, type LinkProps } from './link-form'

/** `reset` replaces a forgotten password, `invitation` sets the first one. */
type Props = LinkProps & { kind: 'reset' | 'invitation'; role: Role }

/** Sets a password by the link in an email, and signs in. */
export function NewPasswordForm({ kind, role, token, next, errorCode }: Props) {
  const t = useTranslations('auth')
  const language = useLocale()
  const send = async (password: string) => {
    const response = await postVerb('users/reset-password', { token, password })
    const toast = kind === 'reset' ? 'password_set' : 'invited'
    if (response.success) finishSignIn(redirectAfterSignIn(response.user, language, next), toast)
    return response
  }
  const texts = {
    intro: t(`${kind}.text`),
    label: t('fields.newPassword'),
    hint: t(role === 'client' ? 'password.hint' : 'password.staffHint'),
    submit: t(`${kind}.submit`),
    busy: t(`${kind}.busy`),
  }
  return <LinkForm {...{ kind, token, next, errorCode, texts, send }} password="new" />
}
