import { useTranslations } from 'next-intl'

import { Link } from '@/components/portal/link'
import { NavigationProgress } from '@/components/portal/navigation-progress'
import { Brand } from '@/features/layout/site/brand'
import { LanguageToggle } from '@/features/layout/site/language-toggle'
import { NavLink } from '@/features/layout/site/nav-link'

type Props = {
  brand: string
  /** The name of the signed-in user, if known. */
  name?: string
}

/** The header of every page of the portal. */
export function PortalHeader({ brand, name }: Props) {
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
