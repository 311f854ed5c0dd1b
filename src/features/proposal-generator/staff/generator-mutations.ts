import type { MutationOptions } from '@tanstack/react-query'

import type { GeneratorForm } from '../generator-form'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb, submitForm } from '@/lib/run-verb'
import type { GeneratorController, GeneratorTexts } from './generator-context'
import { generatorTaskQuery } from './generator-params'
import type { TaskEvent } from './generator-store'

type MutationContext = Pick<GeneratorController, 'queryClient' | 'texts' | 'toasts' | 'store' | 'task'>

export type Created = { id: string; link: string; newClient: string | null }

const reasons = [
  'not_configured',
  'model_busy',
  'model_timeout',
  'model_truncated',
  'model_refused',
  'model_failed',
  'too_many',
  'unavailable',
  'unauthenticated',
  'not_found',
  'conflict',
  'invalid',
  'too_large',
  'forbidden',
] as const

/** Says why something failed, by its error code. */
export function failureReason(code: string | null, texts: GeneratorTexts): string {
  return texts(`reasons.${reasons.find((name) => name === code) ?? 'failed'}`)
}

/** Says what has become of a task. */
export function notifyTaskEvent(
  { task, outcome, error }: TaskEvent,
  { texts, toasts }: Pick<MutationContext, 'texts' | 'toasts'>,
): void {
  if (outcome === 'cancelled') return
  if (outcome === 'done') toasts.done(texts(`done.${task}`), texts(`done.${task}Text`))
  else toasts.refused(texts(`failed.${task}`), failureReason(error, texts))
}

/** Saves the draft and lets the worker begin. Leaving the page does not stop it. */
export function beginMutation({
  queryClient,
  texts,
  toasts,
  store,
}: MutationContext): MutationOptions<string, Error, 'extract' | 'write'> {
  return {
    mutationFn: async (task) => {
      const draft = await store.flush()
      store.starting()
      await runVerb('start-draft-task', { draft, task })
      return draft
    },
    onSuccess: async (draft, task) => {
      store.begun(task)
      const { queryKey } = generatorTaskQuery(draft)
      await queryClient.invalidateQueries({ queryKey })
      const now = queryClient.getQueryData(queryKey)
      const event = now && store.accept(now)
      if (event) notifyTaskEvent(event, { texts, toasts })
    },
    onError: (error, task) =>
      toasts.refused(texts(`failed.${task}`), failureReason(requestErrorOf(error).code, texts)),
  }
}

/** Ends what the worker does; what was written stays. */
export function cancelMutation({
  queryClient,
  texts,
  toasts,
  store,
}: MutationContext): MutationOptions<object> {
  return {
    mutationFn: () => runVerb('cancel-draft-task', { draft: store.get().draft ?? '' }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: generatorTaskQuery(store.get().draft ?? '').queryKey }),
    onError: (error) => toasts.failed(texts('failed.cancel'), error),
  }
}

/** The body of the verb: what the form shows. */
export function creationInput(draft: string, { form, content }: { form: GeneratorForm; content: string }) {
  const { client, clientKind, newClient, newLanguage } = form
  const person = {
    first_name: newClient.first_name,
    last_name: newClient.last_name,
    email: newClient.email,
    company: newClient.company_name || null,
    phone: newClient.phone || null,
    language: newLanguage || undefined,
  }
  return {
    draft,
    ...(clientKind === 'existing' ? { client: client?.id } : { newClient: person }),
    title: form.title,
    serviceType: form.serviceType || null,
    description: form.description,
    setupFee: form.setupFee,
    monthlyFee: form.monthlyFee,
    currency: form.currency,
    content,
    template: form.template || null,
  }
}

/** Creates the client if it is new, and the proposal. A failure changes nothing that was typed. */
export function createMutation(
  { queryClient, texts, toasts, store }: MutationContext,
  onCreated: () => void,
): MutationOptions<Created> {
  return {
    mutationFn: async () =>
      submitForm('create-proposal-from-draft', creationInput(await store.flush(), store.get())),
    onSuccess: async ({ newClient }) => {
      store.finish()
      if (newClient) toasts.done(texts('done.client'), texts('done.clientText', { name: newClient }))
      toasts.done(texts('done.proposal'), texts('done.proposalText'))
      onCreated()
      const draft = store.get().draft ?? ''
      await queryClient.invalidateQueries({ queryKey: generatorTaskQuery(draft).queryKey })
      void queryClient.invalidateQueries({ queryKey: ['proposals'] })
      void queryClient.invalidateQueries({ queryKey: ['generatorStart'] })
    },
    onError: (error) => {
      const { code, details } = requestErrorOf(error)
      const { existing } = details
      const why = existing ? texts('taken', { name: existing.name }) : failureReason(code, texts)
      toasts.refused(texts('failed.create'), why)
    },
  }
}
