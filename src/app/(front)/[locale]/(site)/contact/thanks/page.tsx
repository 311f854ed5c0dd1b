import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { Link } from '@/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact.toast')
  return { title: t('successTitle'), robots: { index: false } }
}

/** Where the form leads without JavaScript when it has arrived. */
export default async function ThanksPage() {
  const t = await getTranslations('contact')
  return (
    <main id="content" className="page grid justify-items-start gap-6 py-[var(--section)]">
      <h1 className="text-[length:var(--t5)]">{t('toast.successTitle')}</h1>
      <p className="max-w-[52ch] text-[length:var(--t1)] text-muted">{t('toast.success')}</p>
      <div className="flex flex-wrap gap-4">
        <Link href="/" prefetch={false} className="button button-accent">
          {t('thanks.back')}
        </Link>
        <Link href="/contact" prefetch={false} className="button button-line">
          {t('thanks.again')}
        </Link>
      </div>
    </main>
  )
}
