import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { type Language, langWithin } from '@/i18n/languages'
import type { Service } from '../queries'

/** A list on a service's page. */
export type ServiceItemList = NonNullable<Service['lists']>[number]

type Item = NonNullable<ServiceItemList['items']>[number]

export const itemsOf = ({ items }: ServiceItemList): Item[] => items ?? []

const Person = () => (
  <svg viewBox="0 0 34 18" aria-hidden="true">
    <path d="M12 5a5 5 0 0 1 10 0a5 5 0 0 1-10 0M5 18a12 9 0 0 1 24 0z" fill="currentColor" />
  </svg>
)

const Itself = () => (
  <svg viewBox="0 0 34 18" aria-hidden="true">
    <path
      d="M3 16a14 14 0 0 1 28 0"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
)

type JobsProps = { list: ServiceItemList; lang: Language; language: Language }

/** Jobs and who does them: the last one of the list is left to a person. */
export function Jobs({ list, lang, language }: JobsProps) {
  const t = useTranslations('services.jobs')
  const items = itemsOf(list)
  return (
    <section aria-labelledby={list.kind} className="page jobs">
      <h2 id={list.kind} className="title">
        {list.title}
      </h2>
      <ul>
        {items.map(({ id, title, text }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p lang={langWithin(lang)(language)} className="job-by">
                {isLast ? <Person /> : <Itself />}
                {t(isLast ? 'person' : 'itself')}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

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

type PlatformsProps = { list: ServiceItemList; lang: Language; language: Language }

/** Where to advertise. A platform without a picture of its own has a door. */
export function Platforms({ list, lang, language }: PlatformsProps) {
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

type ProcessArchProps = { list: ServiceItemList; lang: Language; language: Language }

/** The drawing has six stones, so it is shown only for six steps. */
const ARCH_STONES = 6

export function ProcessArch({ list, lang, language }: ProcessArchProps) {
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
