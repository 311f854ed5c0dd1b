import { useTranslations } from 'next-intl'

import { Frame } from '@/components/portal/frame'
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
    <header className="border-b border-line [--t-brand:1.25rem] print:hidden">
      <Frame className="flex min-h-16 items-center gap-6 max-lg:gap-3">
        <Brand name={brand} />
        <nav aria-label={t('portal.navigation')} className="max-lg:hidden">
          <NavLink
            href="/dashboard"
            className="inline-flex min-h-11 items-center font-strong text-muted hover:text-ink aria-[current]:text-ink"
          >
            {t('layout.dashboard')}
            <NavigationProgress />
          </NavLink>
        </nav>
        <div className="ms-auto flex items-center gap-4">
          <LanguageToggle
            label={t('layout.language')}
            names={{ en: t('layout.english'), es: t('layout.spanish') }}
          />
          {name && (
            <Link
              href="/auth/profile"
              prefetch={false}
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-strong"
              aria-label={t('portal.account', { name })}
            >
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                aria-hidden="true"
                className="size-4.5 flex-none"
              >
                <circle cx="12" cy="8" r="4" />
                <path d="M4 20.5c.8-4 3.8-6 8-6s7.2 2 8 6" />
              </svg>
              <span className="max-lg:hidden">{name}</span>
            </Link>
          )}
        </div>
      </Frame>
    </header>
  )
}

const footLink = 'inline-flex min-h-11 cursor-pointer items-center underline'

/** The footer of every page of the portal. */
export function PortalFooter({ brand, year }: { brand: string; year: number }) {
  const t = useTranslations('layout')
  return (
    <footer className="border-t border-line text-small text-muted print:hidden">
      <Frame className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-4 pb-8">
        <p className="me-auto">{t('legal', { year: String(year), brand })}</p>
        <SiteLink href="/privacy-policy" className={footLink}>
          {t('privacy')}
        </SiteLink>
        <SiteLink href="/terms-of-service" className={footLink}>
          {t('terms')}
        </SiteLink>
        <SignOut
          className={footLink}
          texts={{
            label: t('signOut'),
            busy: t('signingOut'),
            error: t('signedOut.errorTitle'),
            failed: t('signedOut.failed'),
            close: t('close'),
          }}
        />
      </Frame>
    </footer>
  )
}
