import { useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { LanguageToggle } from './language-toggle'
import { Mark } from './mark'
import { NavLink } from './nav-link'

/** The top of every page: brand, pages, language, and the way to a first call. */
export function Header({ brand }: { brand: string }) {
  const t = useTranslations('shell')
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-ground">
      <div className="page flex min-h-[var(--header)] flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <Link href="/" prefetch={false} className="flex min-h-11 items-center gap-2 no-underline">
          <Mark />
          <span className="font-display text-[length:var(--t-brand)] font-bold tracking-tight">{brand}</span>
        </Link>
        <div className="order-last flex w-full items-center justify-between gap-4 sm:contents">
          <nav aria-label={t('mainNavigation')} className="flex gap-6 sm:mx-auto">
            <NavLink href="/">{t('home')}</NavLink>
            <NavLink href="/contact">{t('contact')}</NavLink>
          </nav>
          <Link href="/contact" prefetch={false} className="button button-line button-small sm:order-last">
            {t('consultation')}
          </Link>
        </div>
        <LanguageToggle label={t('language')} names={{ en: t('english'), es: t('spanish') }} />
      </div>
    </header>
  )
}
