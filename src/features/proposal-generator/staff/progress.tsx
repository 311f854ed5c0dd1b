'use client'

import { Button } from '@/components/ui/button'
import { useGenerator } from './generator-context'

/** What the worker does, with a way to end it. */
export function Progress({ text }: { text: string }) {
  const { texts: t, cancel } = useGenerator()
  return (
    <div className="generator-note generator-progress">
      <svg className="generator-arc" viewBox="0 0 36 20" aria-hidden="true">
        <path d="M3 18a15 15 0 0 1 30 0" />
        <path d="M3 18a15 15 0 0 1 30 0" pathLength="100" className="generator-arc-run" />
      </svg>
      <p role="status">{text}</p>
      <Button variant="line" size="compact" onClick={cancel}>
        {t('progress.cancel')}
      </Button>
    </div>
  )
}
