import { useTranslations } from 'next-intl'

import { SignOut } from '@/features/accounts/portal/sign-out'
import { Link } from '@/i18n/navigation'

/** The footer of every page of the portal. */
export function PortalFooter({ brand, year }: { brand: string; year: number }) {
  const t = useTranslations('layout')
  return (
    <footer className="portal-foot">
      <div className="frame">
        <p>{t('legal', { year: String(year), brand })}</p>
        <Link href="/privacy-policy">{t('privacy')}</Link>
        <Link href="/terms-of-service">{t('terms')}</Link>
        <SignOut
          texts={{
            label: t('signOut'),
            busy: t('signingOut'),
            error: t('signedOut.errorTitle'),
            failed: t('signedOut.failed'),
            close: t('close'),
          }}
        />
      </div>
    </footer>
  )
}
