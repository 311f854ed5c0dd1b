'use client'

import { useParams } from 'next/navigation'

import en from '@/messages/en/errors.json'
import es from '@/messages/es/errors.json'

/** What stands where a page broke. It must not need anything that may have broken with it. */
export function Crash({ retry }: { retry: () => void }) {
  const language = useParams().locale === 'es' ? 'es' : 'en'
  const { crash } = { en, es }[language]
  return (
    <main className="page grid justify-items-start gap-6 py-[var(--section)]">
      <h1 className="text-[length:var(--t5)]">{crash.title}</h1>
      <p className="text-[length:var(--t1)] text-muted">{crash.text}</p>
      <div className="flex flex-wrap gap-4">
        <button type="button" className="button button-accent" onClick={retry}>
          {crash.retry}
        </button>
        {/* A full load: the application's state is what broke. */}
        <a href={language === 'es' ? '/es' : '/'} className="button button-line">
          {crash.back}
        </a>
      </div>
    </main>
  )
}
