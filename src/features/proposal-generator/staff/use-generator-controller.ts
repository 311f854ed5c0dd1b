'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { requestErrorOf } from '@/lib/request-error'
import { emptyFields, problemOf, type Attempt } from '../generator-rules'
import type { GeneratorStart } from '../queries/generator-start'
import { type GeneratorController, useGeneratorToasts } from './generator-context'
import { beginMutation, cancelMutation, createMutation, notifyTaskEvent } from './generator-mutations'
import { generatorTaskQuery, showPart } from './generator-params'
import type { GeneratorStore } from './generator-store'

/** Connects what was typed with the worker and the verbs. */
export function useGeneratorController(store: GeneratorStore, start: GeneratorStart): GeneratorController {
  const queryClient = useQueryClient()
  const texts = useTranslations('proposalGenerator')
  const toasts = useGeneratorToasts()
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const { draft } = state
  const { data: task } = useQuery({ ...generatorTaskQuery(draft ?? ''), enabled: draft !== null })
  const base = { queryClient, texts, toasts, store, task }

  useEffect(() => {
    const event = task && store.accept(task)
    if (event) notifyTaskEvent(event, { texts, toasts })
    // Said once for each change of the task.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [task, store])

  const [attempt, setAttempt] = useState<Attempt>()
  const begin = useMutation(beginMutation(base))
  const cancel = useMutation(cancelMutation(base))
  const create = useMutation(createMutation(base, () => showPart('billing')))
  const isActive = task?.taskState === 'queued' || task?.taskState === 'running'
  const running = isActive && task.task !== 'none' ? task.task : undefined
  const evidence = task?.evidence ?? null

  /** Says what is missing, and shows the fields. Returns whether nothing is. */
  const isReady = (attempt: Attempt): boolean => {
    const { form, content } = store.get()
    const problem = problemOf(form, content, { attempt, evidence })
    setAttempt(problem && attempt)
    if (!problem) return true
    toasts.refused(texts('refused.information'), texts(`refused.${problem}`))
    showPart(problem === 'content' ? 'generate' : 'details')
    return false
  }
  const beginTask = (name: 'extract' | 'write') => {
    if (begin.isPending || running) return
    if (name === 'write' && !isReady('write')) return
    if (name === 'extract' && !store.get().transcript.trim())
      toasts.refused(texts('refused.transcript'), texts('refused.transcriptText'))
    else begin.mutate(name)
  }
  const createProposal = () => {
    if (create.isPending || running || !isReady('create')) return
    create.mutate(undefined, {
      onError: (error) => requestErrorOf(error).details.fields && showPart('details'),
    })
  }

  return {
    ...base,
    state,
    start,
    running,
    begin: beginTask,
    cancel: () => cancel.mutate(),
    isStarting: begin.isPending,
    create: createProposal,
    isCreating: create.isPending,
    attempt,
    empty: attempt ? emptyFields(state.form, state.content, attempt) : [],
    errors: requestErrorOf(create.error).details.fields ?? {},
    proposal: task?.proposal ?? (create.data ? { id: create.data.id, link: create.data.link } : null),
  }
}
