import { useTranslations } from 'next-intl'

import type { TranslatedText } from '@/i18n/text'

import type { Office } from '../queries'
import { OfficeList } from './office-list'

type Props = { title: TranslatedText; offices: Office[] }

/** The offices with their local times and numbers. */
export function Offices({ title, offices }: Props) {
  const t = useTranslations('contact.offices')
  return (
    <section aria-labelledby="offices">
      <h2 id="offices" lang={title.lang} className="text-t3">
        {title.text}
      </h2>
      {offices.length === 0 && <p className="mt-4 text-muted">{t('none')}</p>}
      <OfficeList offices={offices} numbers />
    </section>
  )
}
