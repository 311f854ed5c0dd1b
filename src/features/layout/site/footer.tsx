import { useTranslations } from 'next-intl'

import { AccountLinks } from '@/features/accounts/site/account-links'
import { ConsentSettingsButton } from '@/features/consent/site/consent-settings-button'
import { menuPages } from '@/features/routes/rules'
import type { Settings } from '@/features/settings/queries'
import { Link } from '@/i18n/navigation'
import { mailtoLink } from '@/lib/email-address'
import { setIncomplete } from '@/lib/request-report'
import { Brand } from './brand'
import { LanguageToggle } from './language-toggle'

type Props = { links: { network: string; url: string }[]; newTab: string }

/** Brand names are not translated. */
const names: Record<string, string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  whatsapp: 'WhatsApp',
}

const paths: Record<string, string> = {
  linkedin: 'M5 9v10M5 5v.5M10 19V9M10 13c0-5 8-5.500 8 .5V19',
  instagram:
    'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7M17 6.800v.4',
  facebook: 'M15 4h-1.500A3.500 3.500 0 0 0 10 7.500V21M7 12h7',
  youtube: 'M3 9a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM10.500 9.500v5l4-2.500z',
  tiktok: 'M13 4v11.500a3.500 3.500 0 1 1-3.500-3.500M13 4c.3 3 2.200 4.800 5 5',
  x: 'M5 4l14 16M19 4L5 20',
  whatsapp: 'M4 20l1.300-4A8 8 0 1 1 8.500 19zM9 9c0 3.500 2.500 6 6 6',
}

/** Links to the agency's profiles on social networks. */
function SocialLinks({ links, newTab }: Props) {
  return (
    <ul className="site-footer-social">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${names[network] ?? network} (${newTab})`}
          >
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={paths[network] ?? paths.x} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

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
