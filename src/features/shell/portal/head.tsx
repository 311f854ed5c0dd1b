import { useTranslations } from 'next-intl'

import { Link } from './link'
import { Brand } from '../site/brand'
import { LanguageToggle } from '../site/language-toggle'
import { NavLink } from '../site/nav-link'

type Props = {
  brand: string
  /** Who is signed in, when that is known. */
  name?: string
}

/** The top of the signed-in pages: the site, the dashboard, the language, the account. */
export function PortalHead({ brand, name }: Props) {
  const t = useTranslations()
  return (
    <header className="portal-head">
      <div className="frame">
        <Brand name={brand} />
        <nav aria-label={t('portal.navigation')}>
          <NavLink href="/dashboard">{t('shell.dashboard')}</NavLink>
        </nav>
        <div className="portal-head-end">
          <LanguageToggle
            label={t('shell.language')}
            names={{ en: t('shell.english'), es: t('shell.spanish') }}
          />
          {name && (
            <Link
              href="/auth/profile"
              prefetch={false}
              className="who"
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
