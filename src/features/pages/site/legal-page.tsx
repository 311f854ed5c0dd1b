import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { RichText } from '@/components/ui/rich-text'
import { type Language, langWithin } from '@/i18n/languages'
import { dayOf, dayText } from '@/lib/agency-day'
import { tableOfContents } from '@/lib/outline'
import type { PrivacyPage } from '@/payload-types'

type Props = {
  copy: PrivacyPage
  lang: Language
  language: Language
  /** A generated last section, in the language of the page. */
  last?: { id: string; text: string; part: ReactNode }
}

/** Shorter documents have no table of contents. */
const MIN_SECTIONS_FOR_CONTENTS = 4

/** The privacy policy or the terms. Shows the date that staff entered. */
export function LegalPage({ copy, lang, language, last }: Props) {
  const t = useTranslations('pages.legal')
  const parts = tableOfContents(copy.content)
  const ours = langWithin(lang)(language)
  // Payload stores a date without a time as noon UTC.
  const date = dayText(dayOf(copy.updatedOn), language)
  return (
    <main id="content" lang={langWithin(language)(lang)} className="legal">
      <header className="page">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p lang={ours} className="note">
          {t('updated', { date })}
        </p>
      </header>
      <div className="page columns">
        {parts.length >= MIN_SECTIONS_FOR_CONTENTS && (
          <nav aria-labelledby="contents" className="legal-contents">
            <h2 id="contents" lang={ours}>
              {t('contents')}
            </h2>
            <ol>
              {parts.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
              {last && (
                <li lang={ours}>
                  <a href={`#${last.id}`}>{last.text}</a>
                </li>
              )}
            </ol>
          </nav>
        )}
        <div className="legal-body">
          <RichText document={copy.content} className="prose" />
          {last && <div lang={ours}>{last.part}</div>}
        </div>
      </div>
    </main>
  )
}
