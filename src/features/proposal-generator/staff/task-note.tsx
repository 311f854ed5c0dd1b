'use client'

import { useGenerator } from './generator-context'
import { failureReason } from './generator-mutations'

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
