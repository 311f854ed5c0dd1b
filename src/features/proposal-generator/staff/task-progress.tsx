'use client'

import { Button } from '@/components/ui/button'
import { useGenerator } from './generator-context'
import { failureReason } from './generator-mutations'

/** Says that no model is configured, and what works without one. */
export function ModelMissing() {
  const { texts: t } = useGenerator()
  return (
    <p className="generator-note">
      <b>{t('noModel.title')}</b> {t('noModel.text')}
    </p>
  )
}

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

/** Says, where the result of a task would be, that it failed and why, or that it was cancelled. A toast goes away. */
export function TaskNote({ task: name }: { task: 'extract' | 'write' }) {
  const { texts: t, task } = useGenerator()
  if (task?.task !== name) return null
  if (task.taskState === 'cancelled') return <p className="generator-note">{t(`cancelled.${name}`)}</p>
  if (task.taskState !== 'failed') return null
  return (
    <p className="generator-note is-failed">
      <b>{t(`failed.${name}`)}</b> {failureReason(task.taskError, t)}
    </p>
  )
}
