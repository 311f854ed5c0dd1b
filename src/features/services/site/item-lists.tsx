import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { type Language, langWithin } from '@/i18n/languages'
import type { Service } from '../queries'

/** A list on a service's page. */
export type ServiceItemList = NonNullable<Service['lists']>[number]

type Item = NonNullable<ServiceItemList['items']>[number]

export const itemsOf = ({ items }: ServiceItemList): Item[] => items ?? []

const Person = () => (
  <svg viewBox="0 0 34 18" aria-hidden="true" className="h-4.5 w-8.5 flex-none">
    <path d="M12 5a5 5 0 0 1 10 0a5 5 0 0 1-10 0M5 18a12 9 0 0 1 24 0z" fill="currentColor" />
  </svg>
)

const Itself = () => (
  <svg viewBox="0 0 34 18" aria-hidden="true" className="h-4.5 w-8.5 flex-none">
    <path
      d="M3 16a14 14 0 0 1 28 0"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
)

/** The last job stands out of the list at both sides. */
const lastJob =
  '-mx-[min(var(--gutter),var(--s5))] bg-(--art-maiz) px-[min(var(--gutter),var(--s5))] text-on-tint [--ink:var(--on-tint)] [--muted:var(--on-tint)]'

type JobsProps = { list: ServiceItemList; lang: Language; language: Language }

/** Jobs and who does them: the last one of the list is left to a person. */
export function Jobs({ list, lang, language }: JobsProps) {
  const t = useTranslations('services.jobs')
  const items = itemsOf(list)
  return (
    <section aria-labelledby={list.kind} className="page">
      <h2 id={list.kind} className="title mb-10 max-w-[12em]">
        {list.title}
      </h2>
      <ul className="deck">
        {items.map(({ id, title, text }, index) => {
          const isLast = index === items.length - 1
          return (
            <li
              key={id}
              className={`grid grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,2fr)] items-baseline gap-x-gap gap-y-2 py-6 max-[54rem]:grid-cols-[minmax(0,1fr)_auto] max-sm:grid-cols-1 ${isLast ? lastJob : 'border-b border-line'}`}
            >
              <h3>{title}</h3>
              <p className="text-muted sm:max-[54rem]:col-span-full sm:max-[54rem]:row-start-2">{text}</p>
              <p
                lang={langWithin(lang)(language)}
                className="inline-flex items-center gap-2.5 text-caption font-strong text-ink sm:justify-self-end"
              >
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

const nextPier = 'border-line-strong min-[54rem]:border-l-2 min-[54rem]:px-gap'

/** The outer corners of a row of pictures are round. */
const cornersAt = (index: number, count: number): string =>
  [
    index === 0 && 'min-[54rem]:rounded-tl-(--r-corner)',
    index === count - 1 && 'min-[54rem]:rounded-tr-(--r-corner)',
  ]
    .filter(Boolean)
    .join(' ')

type PlatformsProps = { list: ServiceItemList; lang: Language; language: Language }

/** Where to advertise. A platform without a picture of its own has a door. */
export function Platforms({ list, lang, language }: PlatformsProps) {
  const t = useTranslations('services.places')
  const own = langWithin(lang)(language)
  const items = itemsOf(list)
  return (
    <section aria-labelledby={list.kind} className="section band-night">
      <div className="page">
        <h2 id={list.kind} className="title">
          {list.title}
        </h2>
        <ul className="mt-14 grid min-[54rem]:grid-cols-3 max-[54rem]:gap-y-14">
          {items.map(({ id, title, text }, index) => {
            const kind = platformKindOf(title)
            const pier = index === 0 ? 'min-[54rem]:pr-gap' : nextPier
            return (
              <li key={id} className="row-span-4 min-[54rem]:grid min-[54rem]:grid-rows-subgrid">
                <div
                  lang={own}
                  className={`aspect-[420/500] overflow-hidden max-[54rem]:mr-10 max-[54rem]:-ml-gutter max-[54rem]:rounded-tr-(--r-corner) ${kind ? '' : 'border-b-(length:--deck-h) border-(--art-maiz)'} ${cornersAt(index, items.length)}`}
                >
                  {kind && (
                    <Picture name={platformPictures[kind]} alt={t(`${kind}.alt`)} className="picture-fill" />
                  )}
                </div>
                <h3 className={`pt-6 pb-2 text-t3 ${pier}`}>{title}</h3>
                <p
                  lang={own}
                  className={`pt-4 font-display text-t1 leading-[1.35] font-medium text-ink ${pier}`}
                >
                  {kind && t(`${kind}.when`)}
                </p>
                <p className={`pt-2 text-muted ${pier}`}>{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** Six in a row, then three, then one below the other; lines between them. */
const step =
  'border-(--art-maiz) max-sm:border-line max-sm:py-4 max-sm:not-first:border-t sm:pt-6 sm:pr-4 sm:not-first:border-l-2 sm:not-first:pl-4 sm:max-lg:nth-[3n+1]:border-l-0 sm:max-lg:nth-[3n+1]:pl-0'

type ProcessArchProps = { list: ServiceItemList; lang: Language; language: Language }

/** The drawing has six stones, so it is shown only for six steps. */
const ARCH_STONES = 6

export function ProcessArch({ list, lang, language }: ProcessArchProps) {
  const t = useTranslations('pages.services')
  const steps = itemsOf(list)
  const isDrawn = steps.length === ARCH_STONES
  return (
    <section aria-labelledby={list.kind} className="section band-night">
      <div className="page">
        <h2 id={list.kind} className="title">
          {list.title}
        </h2>
        {isDrawn && (
          <div
            lang={langWithin(lang)(language)}
            className="mt-14 max-sm:-mx-[calc(var(--gutter)/2)] max-sm:aspect-[900/470]"
          >
            <Picture name="process-arch" alt={t('arch')} className="picture-fill" />
          </div>
        )}
        <ol
          className={`deck grid border-(--art-maiz) sm:max-lg:grid-cols-3 sm:max-lg:gap-y-8 lg:grid-cols-6 ${isDrawn ? '' : 'mt-14'}`}
        >
          {steps.map(({ id, title, text }, index) => (
            <li key={id} className={step}>
              <h3 className="mb-2 text-t1">
                <span aria-hidden="true" className="num mr-[0.1em] font-light text-(--art-maiz)">
                  {index + 1}
                </span>{' '}
                {title}
              </h3>
              <p className="text-caption leading-[1.5] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
