import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { SkipLink } from '@/components/site/skip-link'
import { Picture } from '@/components/ui/picture'
import { settingsOrDefaults } from '@/features/settings/queries'
import { AuthLink } from '@/features/accounts/portal/auth-link'
import { ClientMessages } from '@/components/portal/client-messages'
import { Brand } from '@/features/layout/site/brand'
import { LanguageToggle } from '@/features/layout/site/language-toggle'

/** The auth pages: a form beside a picture, without the header and footer of the portal. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations()
  const { brand } = await settingsOrDefaults(await getLocale())
  return (
    <ClientMessages namespaces={['auth', 'layout', 'toasts']}>
      <div className="portal grid min-h-screen grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] text-caption leading-[1.6] max-md:flex max-md:flex-col">
        <SkipLink text={t('layout.skip')} />
        <div className="flex min-h-screen flex-col gap-8 px-gutter py-8 max-md:min-h-0 max-md:flex-1 max-md:gap-4 max-md:pt-6">
          <header>
            <Brand name={brand} />
          </header>
          {children}
          <footer className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <LanguageToggle
              label={t('layout.language')}
              names={{ en: t('layout.english'), es: t('layout.spanish') }}
            />
            <AuthLink href="/" isQuiet>
              {t('auth.back')}
            </AuthLink>
          </footer>
        </div>
        <Picture
          name="gate"
          alt=""
          priority
          className="sticky top-0 h-screen w-full object-cover object-left-bottom max-md:static max-md:-order-1 max-md:h-46 max-md:object-[left_42%]"
        />
      </div>
    </ClientMessages>
  )
}
