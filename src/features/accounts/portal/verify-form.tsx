'use client'

import { useLocale, useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { postVerb } from '@/lib/post-verb'
import { finishSignIn } from './finish-sign-in'
import { redirectAfterSignIn, withNext } from './sign-in-redirect'
import { LinkForm, type LinkProps } from './link-form'

/** Verifies an address in another browser than the one that signed up, which takes the password of the sign-up. */
export function VerifyForm({ token, next, errorCode }: LinkProps) {
  const t = useTranslations('auth')
  const language = useLocale()
  const send = async (password: string) => {
    const response = await postVerb('verify-email', { token, password })
    if (response.success) finishSignIn(redirectAfterSignIn(response, language, next), 'verified')
    return response
  }
  const texts = {
    intro: t('verify.elsewhere'),
    label: t('fields.password'),
    hint: t('verify.hint'),
    submit: t('verify.submit'),
    busy: t('verify.busy'),
  }
  return (
    <LinkForm kind="verify" {...{ token, next, errorCode, texts, send }} password="existing">
      <p>
        <Link href={withNext('/auth/forgot', next)} prefetch={false} className="link">
          {t('verify.forgot')}
        </Link>
      </p>
    </LinkForm>
  )
}
