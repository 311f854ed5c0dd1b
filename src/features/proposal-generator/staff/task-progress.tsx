'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useGenerator } from './generator-context'
import { failureReason } from './generator-mutations'
import styles from './task-progress.module.css'

/** Says that no model is configured, and what works without one. */
export function ModelMissing() {
  const { texts: t } = useGenerator()
  return (
    <Notice tone="info" title={t('noModel.title')}>
      {t('noModel.text')}
    </Notice>
  )
}

const ARC = 'M3 18a15 15 0 0 1 30 0'

/** What the worker does, with a way to end it. */
export function Progress({ text }: { text: string }) {
  const { texts: t, cancel } = useGenerator()
  return (
    <Notice
      tone="info"
      action={
        <Button variant="line" size="compact" onClick={cancel}>
          {t('progress.cancel')}
        </Button>
      }
    >
      <p role="status" className="flex min-h-9 items-center gap-3.5 touch:min-h-11">
        <svg
          className="h-5 w-9 flex-none"
          viewBox="0 0 36 20"
          fill="none"
          strokeLinecap="round"
          strokeWidth="2.5"
          aria-hidden="true"
        >
          <path d={ARC} className="stroke-line" />
          <path d={ARC} pathLength="100" className={styles.run} />
        </svg>
        {text}
      </p>
    </Notice>
  )
}

/** Says, where the result of a task would be, that it failed and why, or that it was cancelled. A toast goes away. */
export function TaskNote({ task: name }: { task: 'extract' | 'write' }) {
  const { texts: t, task } = useGenerator()
  if (task?.task !== name) return null
  if (task.taskState === 'cancelled') return <Notice tone="info">{t(`cancelled.${name}`)}</Notice>
  if (task.taskState !== 'failed') return null
  return (
    <Notice tone="error" title={t(`failed.${name}`)}>
      {failureReason(task.taskError, t)}
    </Notice>
  )
}
