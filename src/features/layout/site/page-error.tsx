'use client'

import { NoticeLayout } from '@/components/site/notice-layout'
import { Button, buttonClass } from '@/components/ui/button'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/errors.json'
import es from '@/messages/es/errors.json'

type Props = { language: Language; retry: () => void }

/** Shown when rendering throws. It imports its texts directly, because the messages provider may be what failed. */
export function PageError({ language, retry }: Props) {
  const { crash } = { en, es }[language]
  return (
    <NoticeLayout
      title={crash.title}
      text={crash.text}
      actions={
        <>
          <Button variant="accent" onClick={retry}>
            {crash.retry}
          </Button>
          {/* A full page load, because the client-side state may be broken. */}
          <a href={language === 'es' ? '/es' : '/'} className={buttonClass('line')}>
            {crash.back}
          </a>
        </>
      }
    />
  )
}
