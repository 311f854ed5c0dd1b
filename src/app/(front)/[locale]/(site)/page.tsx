import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { settingsOrNone } from '@/features/settings/queries'
import { Arch } from '@/features/shell/site/arch'
import { alternates } from '@/features/shell/site/alternates'
import { Link } from '@/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const language = await getLocale()
  const t = await getTranslations('shell.hero')
  const { brand } = await settingsOrNone(language)
  return { title: t('title', { brand }), description: t('lead'), alternates: alternates('/', language) }
}

/** The front door. */
export default async function HomePage() {
  const t = await getTranslations('shell.hero')
  return (
    <main
      id="content"
      className="page grid grid-rows-[auto_1fr] gap-x-8 gap-y-10 pt-[clamp(56px,8vw,112px)] lg:grid-cols-2"
    >
      <h1 className="max-w-[14ch] text-[length:var(--t6)] leading-[var(--lh-hero)] font-[780] tracking-[var(--track-hero)] lg:col-span-2">
        {t('works')} <span className="block font-light">{t('rests')}</span>
      </h1>
      <div className="grid content-start justify-items-start gap-8 pb-[clamp(40px,6vw,96px)]">
        <p className="max-w-[46ch] text-[length:var(--t1)] leading-[var(--lh-lead)] text-muted">
          {t('lead')}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Link href="/contact" className="button button-accent">
            {t('book')}
          </Link>
          <Link href="/contact" prefetch={false} className="button button-line">
            {t('write')}
          </Link>
        </div>
        <p className="text-[length:var(--t-1)] text-muted">{t('note')}</p>
      </div>
      <Arch
        stones={['maiz', 'pink', 'wine', 'pink', 'blue', 'night', 'blue', 'maiz']}
        className="w-full self-end"
      />
    </main>
  )
}
