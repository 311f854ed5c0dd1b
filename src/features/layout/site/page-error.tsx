'use client'

import type { Language } from '@/i18n/languages'
import en from '@/messages/en/errors.json'
import es from '@/messages/es/errors.json'

type Props = { language: Language; retry: () => void }

/** Shown when rendering throws. It imports its texts directly, because the messages provider may be what failed. */
export function PageError({ language, retry }: Props) {
  const { crash } = { en, es }[language]
  return (
    <main id="content" className="notice">
      <div className="page columns">
        <div className="notice-words">
          <h1 className="title">{crash.title}</h1>
          <p className="lead">{crash.text}</p>
          <div className="notice-acts">
            <button type="button" className="button button-accent" onClick={retry}>
              {crash.retry}
            </button>
            {/* A full page load, because the client-side state may be broken. */}
            <a href={language === 'es' ? '/es' : '/'} className="button button-line">
              {crash.back}
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
