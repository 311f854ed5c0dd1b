import { useTranslations } from 'next-intl'

import type { Settings } from '@/features/settings/queries'
import { Link } from '@/i18n/navigation'
import { LanguageToggle } from './language-toggle'
import { Mark } from './mark'
import { SocialLinks } from './social-links'

const link = 'inline-flex min-h-11 items-center text-ink underline-offset-4 no-underline hover:underline'

/** The bottom of every page. */
export function Footer({ settings, year }: { settings: Settings; year: number }) {
  const t = useTranslations('shell')
  const { brand, tagline, email, socialLinks, incomplete } = settings
  return (
    <footer className="foot band-night" data-incomplete={incomplete}>
      <div className="page grid gap-10 py-16 md:grid-cols-[2fr_1fr_1fr]">
        <div className="grid justify-items-start gap-4">
          <p className="flex items-center gap-2 text-ink">
            <Mark size={44} />
            <span className="font-display text-[length:var(--t2)] font-bold tracking-tight">{brand}</span>
          </p>
          <p lang={tagline?.lang} className="max-w-[34ch]">
            {tagline?.text ?? t('tagline')}
          </p>
          {email && (
            <a href={`mailto:${email}`} className={`${link} underline`}>
              {email}
            </a>
          )}
        </div>
        <nav aria-label={t('footerNavigation')} className="grid content-start">
          <Link href="/" prefetch={false} className={link}>
            {t('home')}
          </Link>
          <Link href="/contact" prefetch={false} className={link}>
            {t('contact')}
          </Link>
        </nav>
        <div className="grid content-start justify-items-start gap-4">
          <LanguageToggle label={t('language')} names={{ en: t('english'), es: t('spanish') }} />
          <SocialLinks links={socialLinks} newTab={t('newTab')} />
        </div>
        <p className="border-t border-line pt-6 text-[length:var(--t-1)] md:col-span-3">
          {t('legal', { year: String(year), brand })}
        </p>
      </div>
    </footer>
  )
}
