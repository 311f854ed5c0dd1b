import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { itemsOf, type ServiceItemList } from './service-item-list'

type PlatformKind = 'google' | 'meta' | 'linkedin'

/** Their pictures, by the title that staff gave the platform. */
const kinds: readonly [name: RegExp, kind: PlatformKind][] = [
  [/\bgoogle\b/i, 'google'],
  [/\b(meta|facebook|instagram)\b/i, 'meta'],
  [/\blinkedin\b/i, 'linkedin'],
]

const platformPictures = {
  google: 'platform-search',
  meta: 'platform-feed',
  linkedin: 'platform-towers',
} as const satisfies Record<PlatformKind, string>

/** Returns which of the drawn platforms a title names; undefined for others. */
export const platformKindOf = (title: string): PlatformKind | undefined =>
  kinds.find(([name]) => name.test(title))?.[1]

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
