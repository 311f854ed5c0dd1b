'use client'

import { NoticeLayout } from '@/components/site/notice-layout'
import { accentButton, lineButton } from '@/components/ui/button-looks'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/crash.json'
import es from '@/messages/es/crash.json'

type Props = { language: Language; retry: () => void }

/** Shown when rendering throws. It imports its texts directly, because the messages provider may be what failed. */
export function PageError({ language, retry }: Props) {
  const crash = { en, es }[language]
  return (
    <NoticeLayout
      title={crash.title}
      text={crash.text}
      actions={
        <>
          <button type="button" className={accentButton} onClick={retry}>
            {crash.retry}
          </button>
          {/* A full page load, because the client-side state may be broken. */}
          <a href={language === 'es' ? '/es' : '/'} className={lineButton}>
            {crash.back}
          </a>
        </>
      }
    />
  )
}
