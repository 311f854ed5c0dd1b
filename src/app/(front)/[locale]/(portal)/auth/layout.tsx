import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { settingsOrDefaults } from '@/features/settings/queries'
import { ClientMessages } from '@/components/portal/client-messages'
import { Brand } from '@/features/layout/site/brand'
import { LanguageToggle } from '@/features/layout/site/language-toggle'
import { Link } from '@/i18n/navigation'

/** The auth pages: a form beside a picture, without the header and footer of the portal. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations()
  const { brand } = await settingsOrDefaults(await getLocale())
  return (
    <ClientMessages namespaces={['auth', 'layout', 'toasts']}>
      <div className="portal auth">
        <a href="#content" className="skip">
          {t('layout.skip')}
        </a>
        <div className="auth-column">
          <header>
            <Brand name={brand} />
          </header>
          {children}
          <footer>
            <LanguageToggle
              label={t('layout.language')}
              names={{ en: t('layout.english'), es: t('layout.spanish') }}
            />
            <Link href="/" prefetch={false} className="link">
              {t('auth.back')}
            </Link>
          </footer>
        </div>
        <Picture name="gate" alt="" priority className="auth-picture" />
      </div>
    </ClientMessages>
  )
}
