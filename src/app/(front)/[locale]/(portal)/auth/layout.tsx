import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { settingsOrNone } from '@/features/settings/queries'
import { ClientTexts } from '@/features/shell/portal/client-texts'
import { Brand } from '@/features/shell/site/brand'
import { LanguageToggle } from '@/features/shell/site/language-toggle'
import { Link } from '@/i18n/navigation'

/** The way in: words beside one picture, without the frame of the signed-in pages. */
export default async function WayInLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations()
  const { brand } = await settingsOrNone(await getLocale())
  return (
    <ClientTexts of={['auth', 'shell', 'toasts']}>
      <div className="portal way-in">
        <a href="#content" className="skip">
          {t('shell.skip')}
        </a>
        <div className="way-words">
          <header>
            <Brand name={brand} />
          </header>
          {children}
          <footer>
            <LanguageToggle
              label={t('shell.language')}
              names={{ en: t('shell.english'), es: t('shell.spanish') }}
            />
            <Link href="/" prefetch={false} className="link">
              {t('auth.back')}
            </Link>
          </footer>
        </div>
        <Picture name="gate" alt="" priority className="way-picture" />
      </div>
    </ClientTexts>
  )
}
