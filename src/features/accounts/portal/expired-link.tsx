'use client'

import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Link } from '@/i18n/navigation'
import { withNext } from './sign-in-redirect'
import { ResendForm } from './resend-form'

type Props = { kind: 'reset' | 'invitation' | 'verify'; next?: string }

/** Shown for a link in an email that was used, has expired or is unknown. */
export function ExpiredLink({ kind, next }: Props) {
  const t = useTranslations('auth.over')
  return (
    <div className="auth-form" role="alert">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {kind !== 'reset' && <p>{t(kind)}</p>}
      {kind === 'verify' ? (
        <ResendForm next={next} />
      ) : (
        <p>
          <Link href={withNext('/auth/forgot', next)} prefetch={false} className={buttonClass('accent')}>
            {t('ask')}
          </Link>
        </p>
      )}
      <p>
        <Link href={withNext('/auth', next)} prefetch={false} className="link">
          {t('signIn')}
        </Link>
      </p>
    </div>
  )
}
