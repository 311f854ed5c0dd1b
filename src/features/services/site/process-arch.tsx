import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { itemsOf, type ServiceItemList } from './service-item-list'

type Props = { list: ServiceItemList; lang: Language; language: Language }

/** The drawing has six stones, so it is shown only for six steps. */
const ARCH_STONES = 6

export function ProcessArch({ list, lang, language }: Props) {
  const t = useTranslations('pages.services')
  const steps = itemsOf(list)
  return (
    <section aria-labelledby={list.kind} className="section band-night service-process">
      <div className="page">
        <h2 id={list.kind} className="title">
          {list.title}
        </h2>
        {steps.length === ARCH_STONES && (
          <div lang={langWithin(lang)(language)} className="service-arch">
            <Picture name="process-arch" alt={t('arch')} className="picture-fill" />
          </div>
        )}
        <ol>
          {steps.map(({ id, title, text }, index) => (
            <li key={id}>
              <h3>
                <span aria-hidden="true" className="num">
                  {index + 1}
                </span>{' '}
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
