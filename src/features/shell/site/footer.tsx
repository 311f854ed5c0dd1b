import { useTranslations } from 'next-intl'

import type { Settings } from '@/features/settings/queries'
import { Link } from '@/i18n/navigation'
import { AccountLinks } from './account-links'
import { Brand } from './brand'
import { SettingsButton } from './consent/settings-button'
import { LanguageToggle } from './language-toggle'
import { SocialLinks } from './social-links'

const lists = [
  [
    'footerNavigation',
    [
      ['/', 'home'],
      ['/about', 'about'],
      ['/services', 'services'],
      ['/resources', 'resources'],
    ],
  ],
  [
    'footerMore',
    [
      ['/industries', 'industries'],
      ['/case-studies', 'caseStudies'],
      ['/blog', 'blog'],
      ['/careers', 'careers'],
      ['/contact', 'contact'],
    ],
  ],
] as const

/** The bottom of every page. */
export function Footer({ settings, year }: { settings: Settings; year: number }) {
  const t = useTranslations('shell')
  const consent = useTranslations('consent')
  const { brand, tagline, email, socialLinks, analytics, incomplete } = settings
  return (
    <footer className="foot band-night" data-incomplete={incomplete}>
      <div className="page">
        <div className="columns foot-top">
          <div className="foot-brand">
            <Brand name={brand} />
            <p lang={tagline?.lang}>{tagline?.text ?? t('tagline')}</p>
            {email && (
              <a href={`mailto:${email}`} className="foot-mail">
                {email}
              </a>
            )}
          </div>
          {lists.map(([name, links]) => (
            <nav key={name} aria-labelledby={name}>
              <h2 id={name}>{t(name)}</h2>
              <ul>
                {links.map(([href, label]) => (
                  <li key={href}>
                    <Link href={href} prefetch={false}>
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="foot-end">
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
        <div className="foot-law">
          <p>{t('legal', { year: String(year), brand })}</p>
          <Link href="/privacy-policy" prefetch={false}>
            {t('privacy')}
          </Link>
          <Link href="/terms-of-service" prefetch={false}>
            {t('terms')}
          </Link>
          {analytics && <SettingsButton label={consent('settings')} signal={consent('signal')} />}
        </div>
      </div>
    </footer>
  )
}
