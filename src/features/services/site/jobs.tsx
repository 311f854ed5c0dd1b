import { useTranslations } from 'next-intl'

import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { itemsOf, type ServiceItemList } from './service-item-list'

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

type Props = { list: ServiceItemList; lang: Language; language: Language }

/** Jobs and who does them: the last one of the list is left to a person. */
export function Jobs({ list, lang, language }: Props) {
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
