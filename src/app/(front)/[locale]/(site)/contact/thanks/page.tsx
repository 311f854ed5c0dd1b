import '@/styles/pages/contact.css'

import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { settingsOrDefaults } from '@/features/settings/queries'
import { Notice } from '@/components/site/notice'
import { Link } from '@/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact.toast')
  const { brand } = await settingsOrDefaults(await getLocale())
  return { title: `${t('successTitle')} - ${brand}`, robots: { index: false } }
}

/** The page after a contact form that was sent without JavaScript. */
export default async function ThanksPage() {
  const t = await getTranslations('contact')
  return (
    <Notice
      title={t('toast.successTitle')}
      text={t('toast.success')}
      back={t('thanks.back')}
      picture={<Picture name="talk" alt={t('call.picture')} priority className="w-full" />}
    >
      <Link href="/contact" prefetch={false} className={buttonClass('line')}>
        {t('thanks.again')}
      </Link>
    </Notice>
  )
}
