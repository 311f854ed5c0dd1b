import { useTranslations } from 'next-intl'

import { Link } from '@/components/portal/link'
import { NavigationProgress } from '@/components/portal/navigation-progress'
import { SignOut } from '@/features/accounts/portal/sign-out'
import { Link as SiteLink } from '@/i18n/navigation'
import { Brand } from '../site/brand'
import { LanguageToggle } from '../site/language-toggle'
import { NavLink } from '../site/nav-link'

type HeaderProps = {
  brand: string
  /** The name of the signed-in user, if known. */
  name?: string
}

/** The header of every page of the portal. */
export function PortalHeader({ brand, name }: HeaderProps) {
  const t = useTranslations()
  return (
    <header className="portal-head">
      <div className="frame">
        <Brand name={brand} />
        <nav aria-label={t('portal.navigation')}>
          <NavLink href="/dashboard">
            {t('layout.dashboard')}
            <NavigationProgress />
          </NavLink>
        </nav>
        <div className="portal-head-end">
          <LanguageToggle
            label={t('layout.language')}
            names={{ en: t('layout.english'), es: t('layout.spanish') }}
          />
          {name && (
            <Link
              href="/auth/profile"
              prefetch={false}
              className="account-link"
              aria-label={t('portal.account', { name })}
            >
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <circle cx="12" cy="8" r="4" />
                <path d="M4 20.5c.8-4 3.8-6 8-6s7.2 2 8 6" />
              </svg>
              <span>{name}</span>
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}

/** The footer of every page of the portal. */
export function PortalFooter({ brand, year }: { brand: string; year: number }) {
  const t = useTranslations('layout')
  return (
    <footer className="portal-foot">
      <div className="frame">
        <p>{t('legal', { year: String(year), brand })}</p>
        <SiteLink href="/privacy-policy">{t('privacy')}</SiteLink>
        <SiteLink href="/terms-of-service">{t('terms')}</SiteLink>
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
