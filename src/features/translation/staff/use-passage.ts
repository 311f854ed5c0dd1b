'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

import { useBoardToasts } from '@/features/dashboard/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { partNames } from '../part-names'
import type { ScreenPassage, Translation } from '../queries/translation'
import { draftPassages } from './draft-passages'
import { failureOf } from './failure-of'
import { translationQuery } from './translate-params'

type Texts = Record<string, string>

/** The translation of a passage while it is written. What was typed stays until it is saved or undone. */
export function usePassage(data: Translation, passage: ScreenPassage) {
  const t = useTranslations('translation')
  const toasts = useBoardToasts()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<Texts>({})
  const [conflict, setConflict] = useState<string>()
  const saved: Texts = Object.fromEntries(passage.target.map(({ name, text }) => [name, text]))
  const textOf = (name: string) => typed[name] ?? saved[name] ?? ''
  const isChanged = Object.entries(typed).some(([name, text]) => text !== (saved[name] ?? ''))
  const { key, sourceHash: source, targetHash: target } = passage
  const shown = { document: data.document, language: data.to, passage: key, source, target }
  const reset = () => {
    setTyped({})
    setConflict(undefined)
  }
  const mutation = useMutation({
    mutationFn: async ({
      run,
    }: {
      run: () => Promise<unknown>
      failed: 'save' | 'draft'
      isText: boolean
    }) => {
      await run()
      await queryClient.invalidateQueries(translationQuery(data.document))
    },
    onSuccess: reset,
    onError: async (error, { failed, isText }) => {
      const { current } = requestErrorOf(error).details
      if (isText && current) setConflict(current.value ?? '')
      else toasts.failed(t(`failed.${failed}`), error, failureOf(error, t))
      await queryClient.invalidateQueries(translationQuery(data.document))
    },
  })
  const { mutate, isPending } = mutation
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])

  const saveTexts = (texts: Texts) =>
    mutate({ run: () => runVerb('save-passage', { ...shown, texts }), failed: 'save', isText: true })
  const call = (verb: 'confirm-passage' | 'discard-passage') => () =>
    mutate({ run: () => runVerb(verb, shown), failed: 'save', isText: false })
  const names = partNames(passage)
  return {
    textOf,
    isChanged,
    conflict,
    isPending,
    isDrafting: isPending && mutation.variables.failed === 'draft',
    change: (name: string, text: string) => setTyped((before) => ({ ...before, [name]: text })),
    reset,
    save: () => {
      if (isChanged && !isPending) saveTexts(Object.fromEntries(names.map((name) => [name, textOf(name)])))
    },
    copySource: () => setTyped(Object.fromEntries(passage.source.map(({ name, text }) => [name, text]))),
    confirm: call('confirm-passage'),
    discard: call('discard-passage'),
    draft: () => mutate({ run: () => draftPassages(data, [key]), failed: 'draft', isText: false }),
  }
}

export type PassageEdit = ReturnType<typeof usePassage>
