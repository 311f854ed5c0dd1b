import { useTranslations } from 'next-intl'

import { menuPages } from '@/features/routes/rules'
import type { Settings } from '@/features/settings/queries'
import { Link } from '@/i18n/navigation'
import { mailtoLink } from '@/lib/email-address'
import { setIncomplete } from '@/lib/request-report'
import { AccountLinks } from '@/features/accounts/site/account-links'
import { Brand } from './brand'
import { ConsentSettingsButton } from '@/features/consent/site/consent-settings-button'
import { LanguageToggle } from './language-toggle'
import { SocialLinks } from './social-links'

const menus = ['footerNavigation', 'footerMore'] as const

/** The footer of every public page. */
export function Footer({ settings, year }: { settings: Settings; year: number }) {
  const t = useTranslations('layout')
  const consent = useTranslations('consent')
  const { brand, tagline, email, socialLinks, analytics, incomplete } = settings
  if (incomplete) setIncomplete()
  return (
    <footer className="site-footer band-night">
      <div className="page">
        <div className="columns site-footer-top">
          <div className="site-footer-brand">
            <Brand name={brand} />
            <p lang={tagline?.lang}>{tagline?.text ?? t('tagline')}</p>
            {email && (
              <a href={mailtoLink(email)} className="site-footer-mail">
                {email}
              </a>
            )}
          </div>
          {menus.map((menu) => (
            <nav key={menu} aria-labelledby={menu}>
              <h2 id={menu}>{t(menu)}</h2>
              <ul>
                {menuPages(menu).map(({ path, name }) => (
                  <li key={path}>
                    <Link href={path} prefetch={false}>
                      {t(name)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="site-footer-end">
            <LanguageToggle label={t('language')} names={{ en: t('english'), es: t('spanish') }} />
            <AccountLinks
              texts={{
                login: t('login'),
                dashboard: t('dashboard'),
                signOut: t('signOut'),
                signingOut: t('signingOut'),
                toast: {
                  title: t('signedOut.title'),
                  text: t('signedOut.text'),
                  errorTitle: t('signedOut.errorTitle'),
                  failed: t('signedOut.failed'),
                  close: t('close'),
                  region: t('region'),
                },
              }}
            />
            <SocialLinks links={socialLinks} newTab={t('newTab')} />
          </div>
        </div>
        <div className="site-footer-law">
          <p>{t('legal', { year: String(year), brand })}</p>
          {menuPages('footerLegal').map(({ path, name }) => (
            <Link key={path} href={path} prefetch={false}>
              {t(name)}
            </Link>
          ))}
          {analytics && <ConsentSettingsButton label={consent('settings')} signal={consent('signal')} />}
        </div>
      </div>
    </footer>
  )
}
