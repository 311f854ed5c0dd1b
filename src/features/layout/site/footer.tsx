import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
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
    <ul className="-ml-2.5 flex flex-wrap gap-1">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${names[network] ?? network} (${newTab})`}
            className="flex size-11 items-center justify-center hover:text-accent"
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

/** Where the links are longest, a list has three columns. */
const menus = [
  { menu: 'footerNavigation', columns: 'lg:col-[5/7] min-[80rem]:col-[7/9]' },
  { menu: 'footerMore', columns: 'lg:col-[7/10] min-[80rem]:col-[9/11]' },
] as const

const lawLink = 'inline-flex min-h-10 items-center underline decoration-1 underline-offset-4'

/** The footer of every public page. */
export function Footer({ settings, year }: { settings: Settings; year: number }) {
  const t = useTranslations('layout')
  const consent = useTranslations('consent')
  const { brand, tagline, email, socialLinks, analytics, incomplete } = settings
  if (incomplete) setIncomplete()
  return (
    <footer className="band-night @container/page pt-18 pb-10 print:hidden">
      <div className="page">
        <div className="columns gap-y-14">
          <div className="col-[1/13] grid content-start justify-items-start gap-6 lg:col-[1/5] min-[80rem]:col-[1/6]">
            <Brand name={brand} size="footer" />
            <p className="max-w-[24em] text-muted" lang={tagline?.lang}>
              {tagline?.text ?? t('tagline')}
            </p>
            {email && (
              <a
                href={mailtoLink(email)}
                className="inline-flex min-h-11 items-center text-[min(1em,8.4vw)] font-strong wrap-anywhere underline underline-offset-5"
              >
                {email}
              </a>
            )}
          </div>
          {menus.map(({ menu, columns }) => (
            <nav
              key={menu}
              aria-labelledby={menu}
              className={`col-span-6 sm:col-span-4 @max-[16rem]/page:col-[1/13] ${columns}`}
            >
              <h2
                id={menu}
                className="mb-2 font-sans text-caption leading-[1.4] font-strong tracking-[0] text-muted"
              >
                {t(menu)}
              </h2>
              <ul>
                {menuPages(menu).map(({ path, name }) => (
                  <li key={path}>
                    <Link
                      href={path}
                      prefetch={false}
                      className="inline-flex min-h-10 items-center underline-offset-4 hover:underline"
                    >
                      {t(name)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="col-[1/13] grid content-start justify-items-start gap-4 sm:max-lg:col-span-4 lg:col-[10/13] min-[80rem]:col-[11/13]">
            <LanguageToggle
              label={t('language')}
              names={{ en: t('english'), es: t('spanish') }}
              className="-mt-2.5 -ml-2.5"
            />
            <AccountLinks
              look={buttonClass('line', 'small')}
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
        <div className="mt-18 flex flex-wrap items-center gap-x-8 border-t border-line pt-4 text-caption text-muted">
          <p className="mr-auto max-sm:w-full">{t('legal', { year: String(year), brand })}</p>
          {menuPages('footerLegal').map(({ path, name }) => (
            <Link key={path} href={path} prefetch={false} className={lawLink}>
              {t(name)}
            </Link>
          ))}
          {analytics && (
            <ConsentSettingsButton
              label={consent('settings')}
              signal={consent('signal')}
              className={lawLink}
            />
          )}
        </div>
      </div>
    </footer>
  )
}
