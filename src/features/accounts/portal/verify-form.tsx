'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { postVerb } from '@/lib/run-verb'
import { AuthLink } from './auth-link'
import { ExpiredLink } from './expired-link'
import { finishSignIn } from './session-redirects'
import { FormError, useErrorTexts } from './form-parts'
import { LinkForm, type LinkProps } from './link-form'
import { redirectAfterSignIn, withNext } from './sign-in-redirect'

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
        <AuthLink href={withNext('/auth/forgot', next)}>{t('verify.forgot')}</AuthLink>
      </p>
    </LinkForm>
  )
}

const subscribeToNothing = () => () => undefined

type Props = {
  token: string
  next?: string
  /** A form that does the same without JavaScript. */
  children: ReactNode
}

/**
 * Verifies the address once JavaScript runs, in the browser that signed up. The page itself changes nothing on the server,
 * because email scanners open links. The button is for a retry.
 */
export function AutoVerify({ token, next, children }: Props) {
  const t = useTranslations('auth.verify')
  const language = useLocale()
  const errorTexts = useErrorTexts()
  const hasJavaScript = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const [state, setState] = useState<'expired' | 'other_browser' | { failure: string }>()
  const hasStarted = useRef(false)

  const verify = async () => {
    const response = await postVerb('verify-email', { token })
    if (response.success) finishSignIn(redirectAfterSignIn(response, language, next), 'verified')
    else if (response.error === 'password_needed') setState('other_browser')
    else if (response.error === 'link_expired' || response.error === 'invalid') setState('expired')
    else setState({ failure: errorTexts.form(response.error) })
  }
  const retry = () => {
    setState(undefined)
    void verify()
  }
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void verify()
  })

  if (state === 'expired') return <ExpiredLink kind="verify" next={next} />
  if (state === 'other_browser') return <VerifyForm token={token} next={next} />
  if (!hasJavaScript) return children
  return (
    <div className="grid gap-4">
      <FormError text={state?.failure} />
      <p role="status">{!state && t('busy')}</p>
      {state && (
        <Button variant="accent" className="w-full" onClick={retry}>
          {t('submit')}
        </Button>
      )}
    </div>
  )
}
