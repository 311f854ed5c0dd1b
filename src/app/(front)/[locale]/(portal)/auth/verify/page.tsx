import { getLocale, getTranslations } from 'next-intl/server'

import { LinkOver } from '@/features/accounts/portal/link-over'
import { Verify } from '@/features/accounts/portal/verify'
import { VerifyForm } from '@/features/accounts/portal/verify-form'
import { verificationState } from '@/features/accounts/queries'
import { askedOf, wayHead, WayPage, type WayArgs } from '../way-page'

export const generateMetadata = () => wayHead('verify.title')

/**
 * The link of the mail that proves an address. Opening it changes nothing: the page acts, or its button, where the
 * browser signed up; any other is asked for the password.
 */
export default async function VerifyPage(args: WayArgs) {
  const t = await getTranslations('auth')
  const { token, next, fault, isOver } = await askedOf(args)
  const language = await getLocale()
  const state = isOver ? 'over' : await verificationState(token)
  return (
    <WayPage title={t('verify.title')}>
      {state === 'over' && <LinkOver kind="verify" next={next} />}
      {state === 'elsewhere' && <VerifyForm token={token} next={next} fault={fault} />}
      {state === 'here' && (
        <Verify token={token} next={next}>
          <form method="post" action="/api/account-form" className="way-form">
            <p>{t('verify.text')}</p>
            <input type="hidden" name="act" value="verify" />
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="language" value={language} />
            {next && <input type="hidden" name="next" value={next} />}
            <button type="submit" className="button button-accent">
              {t('verify.submit')}
            </button>
          </form>
        </Verify>
      )}
    </WayPage>
  )
}
