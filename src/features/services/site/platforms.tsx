import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { platformKindOf, platformPictures } from './platform-kind'
import { itemsOf, type ServiceItemList } from './service-item-list'

type Props = { list: ServiceItemList; lang: Language; language: Language }

/** Where to advertise. A platform without a picture of its own has a door. */
export function Platforms({ list, lang, language }: Props) {
  const t = useTranslations('services.places')
  const own = langWithin(lang)(language)
  return (
    <section aria-labelledby={list.kind} className="section band-night service-platforms">
      <div className="page">
        <h2 id={list.kind} className="title">
          {list.title}
        </h2>
        <ul>
          {itemsOf(list).map(({ id, title, text }) => {
            const kind = platformKindOf(title)
            return (
              <li key={id}>
                <div lang={own} className="platform-picture">
                  {kind && (
                    <Picture name={platformPictures[kind]} alt={t(`${kind}.alt`)} className="picture-fill" />
                  )}
                </div>
                <h3>{title}</h3>
                <p lang={own} className="platform-when">
                  {kind && t(`${kind}.when`)}
                </p>
                <p>{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
