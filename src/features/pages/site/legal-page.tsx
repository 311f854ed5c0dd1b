import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'

import { RichText } from '@/components/ui/rich-text'
import { type Language, langWithin } from '@/i18n/languages'
import { dayOf, dayText } from '@/lib/agency-day'
import { tableOfContents } from '@/lib/outline'
import type { PrivacyPage } from '@/payload-types'

export type LegalSection = { id: string; text: string; part: ReactNode }

type Props = {
  copy: PrivacyPage
  lang: Language
  language: Language
  /** Generated sections at the end, in the language of the page. */
  more?: readonly LegalSection[]
}

const contentsLink =
  'flex min-h-10 items-center py-1 text-caption leading-[1.35] hover:text-link hover:underline'

/** Shorter documents have no table of contents. */
const MIN_SECTIONS_FOR_CONTENTS = 4

/** The privacy policy or the terms. Shows the date that staff entered. */
export function LegalPage({ copy, lang, language, more = [] }: Props) {
  const t = useTranslations('pages.legal')
  const parts = tableOfContents(copy.content)
  const ours = langWithin(lang)(language)
  // Payload stores a date without a time as noon UTC.
  const date = dayText(dayOf(copy.updatedOn), language)
  return (
    <main id="content" lang={langWithin(language)(lang)}>
      <header className="page grid gap-6 pt-[clamp(--spacing(9),5vw,--spacing(18))] pb-10">
        <h1 className="text-t5 print:text-t3">{copy.title}</h1>
        <p className="lead max-w-[42em]">{copy.lead}</p>
        <p lang={ours} className="note">
          {t('updated', { date })}
        </p>
      </header>
      <div className="page columns items-start pt-10 not-print:pb-section print:block">
        {parts.length >= MIN_SECTIONS_FOR_CONTENTS && (
          <nav
            aria-labelledby="contents"
            className="col-span-full max-lg:mb-14 lg:sticky lg:top-[calc(var(--header)+var(--s5))] lg:col-[1/5] lg:max-h-[calc(100vh-var(--header)-var(--s7))] lg:overflow-auto lg:pr-8 print:hidden"
          >
            <h2 id="contents" lang={ours} className="mb-3 text-t1">
              {t('contents')}
            </h2>
            <ol>
              {parts.map(({ id, text }) => (
                <li key={id} className="border-t border-line">
                  <a href={`#${id}`} className={contentsLink}>
                    {text}
                  </a>
                </li>
              ))}
              {more.map(({ id, text }) => (
                <li key={id} lang={ours} className="border-t border-line">
                  <a href={`#${id}`} className={contentsLink}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="col-span-full only:col-span-full lg:col-[5/13]">
          <RichText document={copy.content} className="prose [&>h2:first-child]:mt-0" />
          {more.length > 0 && (
            <div lang={ours}>
              {more.map(({ id, part }) => (
                <Fragment key={id}>{part}</Fragment>
              ))}
            </div>
          )}
        </div>
      </div>
    </main>
  )
}
