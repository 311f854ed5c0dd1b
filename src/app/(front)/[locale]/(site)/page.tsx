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
    <main id="content" className="page grid content-between gap-x-8 lg:grid-cols-[1.25fr_1fr]">
      <div className="grid content-center justify-items-start gap-10 py-[var(--section)]">
        <h1 className="max-w-[14ch] text-[length:var(--t6)] leading-[var(--lh-hero)] font-[780] tracking-[var(--track-hero)]">
          {t('works')} <span className="block font-light">{t('rests')}</span>
        </h1>
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
