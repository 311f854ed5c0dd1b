'use client'

import { useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { withGoal } from './goal'
import { ResendForm } from './resend-form'

type Props = { kind: 'reset' | 'invitation' | 'verify'; next?: string }

/** What a link of a mail leads to that was used, is too old or never was one, and the ways on. */
export function LinkOver({ kind, next }: Props) {
  const t = useTranslations('auth.over')
  return (
    <div className="way-form" role="alert">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {kind !== 'reset' && <p>{t(kind)}</p>}
      {kind === 'verify' ? (
        <ResendForm next={next} />
      ) : (
        <p>
          <Link href={withGoal('/auth/forgot', next)} prefetch={false} className="button button-accent">
            {t('ask')}
          </Link>
        </p>
      )}
      <p>
        <Link href={withGoal('/auth', next)} prefetch={false} className="link">
          {t('signIn')}
        </Link>
      </p>
    </div>
  )
}
