import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { Picture } from '@/components/ui/picture'
import { settingsOrNone } from '@/features/settings/queries'
import { Notice } from '@/features/shell/site/notice'
import { Link } from '@/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact.toast')
  const { brand } = await settingsOrNone(await getLocale())
  return { title: `${t('successTitle')} - ${brand}`, robots: { index: false } }
}

/** Where the form leads without JavaScript when it has arrived. */
export default async function ThanksPage() {
  const t = await getTranslations('contact')
  return (
    <Notice
      title={t('toast.successTitle')}
      text={t('toast.success')}
      back={t('thanks.back')}
      picture={<Picture name="talk" alt={t('call.picture')} priority />}
    >
      <Link href="/contact" prefetch={false} className="button button-line">
        {t('thanks.again')}
      </Link>
    </Notice>
  )
}
