'use client'

import { useTranslations } from 'next-intl'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useState, useEffect, useEffectEvent, useRef } from 'react'
import { z } from 'zod'

import { DraftOwner, draftOf, restoreDraft, typeDraft } from '@/components/staff/dialog-drafts'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { SERVICE_TIMEOUT_MS, runVerb } from '@/lib/run-verb'
import type { Translation, ScreenPassage } from '../queries/translation'
import { partNames } from '../rules'
import { translationQuery } from './translate-params'

const codes = [
  'conflict',
  'model_busy',
  'model_timeout',
  'model_truncated',
  'model_refused',
  'model_failed',
  'too_large',
] as const

/** Why a translation was not saved or drafted; undefined leaves it to the reasons that all boards have. */
export function failureOf(
  error: unknown,
  t: ReturnType<typeof useTranslations<'translation'>>,
): string | undefined {
  const { code, details } = requestErrorOf(error)
  const known = codes.find((one) => one === code)
  if (known === 'conflict') return t(details.current ? 'reasons.changed' : 'reasons.open')
  return known && t(`reasons.${known}`)
}

/** Lets the model translate passages. Throws RequestError. */
export const draftPassages = ({ document, to }: Translation, passages: string[]): Promise<unknown> =>
  runVerb('draft-passages', { document, language: to, passages }, SERVICE_TIMEOUT_MS)

type Options = { isPending: boolean; save: () => void }

/** Saves what is unsaved when its passage or its screen is left. */
function useUnsaved({ isPending, save }: Options): { leave: () => void } {
  const isLeft = useRef(false)
  const saveLatest = useEffectEvent(save)
  useEffect(() => () => saveLatest(), [])
  useEffect(() => {
    if (isPending || !isLeft.current) return
    isLeft.current = false
    saveLatest()
  }, [isPending])
  return {
    leave: () => {
      // What is typed during a save is saved after it.
      isLeft.current = isPending
      if (!isPending) save()
    },
  }
}

type Texts = Record<string, string>
const draftSchema = z.object({ typed: z.record(z.string(), z.string()), target: z.string() })

type Typed = {
  texts: Texts
  /** Changes what was typed, by what it is now. */
  update: (change: (now: Texts) => Texts) => void
}

/**
 * What was typed in a passage, kept in the tab until it is saved or undone. `onRestore` is told whether someone has changed the
 * translation since, when a reload left something.
 */
function useTyped(
  { document, to }: Translation,
  { key, targetHash }: ScreenPassage,
  onRestore: (isOutdated: boolean) => void,
): Typed {
  const owner = use(DraftOwner)
  const name = ['translation', ...Object.values(document), to, key].join(':')
  const latest = useRef<Texts>({})
  const [texts, setTexts] = useState<Texts>({})
  const show = (next: Texts) => {
    latest.current = next
    setTexts(next)
  }
  const restore = useEffectEvent((kept: string) => {
    const { typed, target } = draftSchema.parse(JSON.parse(kept))
    show(typed)
    onRestore(target !== targetHash)
  })
  // After the first render: the server knows no drafts.
  useEffect(() => {
    const kept = owner ? (restoreDraft(name, owner) ?? draftOf(name)) : undefined
    if (kept) restore(kept)
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens
  }, [])
  const update = (change: (now: Texts) => Texts) => {
    const next = change(latest.current)
    const draft = Object.keys(next).length > 0 ? JSON.stringify({ typed: next, target: targetHash }) : ''
    typeDraft(name, draft, '', owner)
    show(next)
  }
  return { texts, update }
}

type Change = { run: () => Promise<unknown>; failed: 'save' | 'draft'; isText: boolean; typed: Texts }

/** The translation of a passage while it is written. What was typed stays until it is saved or undone. */
export function usePassage(data: Translation, passage: ScreenPassage) {
  const t = useTranslations('translation')
  const toasts = useBoardToasts()
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<string>()
  const { texts: typed, update } = useTyped(data, passage, (isOutdated) => {
    if (isOutdated) setConflict(Object.values(saved).join('\n'))
  })
  const saved: Texts = Object.fromEntries(
    passage.target.map(({ name, text, tagged }) => [name, tagged ?? text]),
  )
  const textOf = (name: string) => typed[name] ?? saved[name] ?? ''
  const isChanged = Object.entries(typed).some(([name, text]) => text !== (saved[name] ?? ''))
  const { key, sourceHash: source, targetHash: target } = passage
  const shown = { document: data.document, language: data.to, passage: key, source, target }
  const reset = () => {
    update(() => ({}))
    setConflict(undefined)
  }
  const mutation = useMutation({
    mutationFn: async ({ run }: Change) => {
      await run()
      await queryClient.invalidateQueries(translationQuery(data.document))
    },
    onSuccess: (_, { typed: sent }) => {
      // What was typed meanwhile is not saved yet.
      update((now) => Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== sent[name])))
      setConflict(undefined)
    },
    onError: async (error, { failed, isText }) => {
      const { current } = requestErrorOf(error).details
      if (isText && current) setConflict(current.value ?? '')
      else toasts.failed(t(`failed.${failed}`), error, failureOf(error, t))
      await queryClient.invalidateQueries(translationQuery(data.document))
    },
  })
  const { mutate, isPending } = mutation
  const change = (run: Change['run'], failed: Change['failed'], isText = false) =>
    mutate({ run, failed, isText, typed })
  const call = (verb: 'confirm-passage' | 'discard-passage') => () =>
    change(() => runVerb(verb, shown), 'save')
  const names = partNames(passage)
  const save = () => {
    if (!isChanged || isPending) return
    const texts = Object.fromEntries(names.map((name) => [name, textOf(name)]))
    change(() => runVerb('save-passage', { ...shown, tagged: true, texts }), 'save', true)
  }
  const { leave } = useUnsaved({ isPending, save })
  return {
    textOf,
    isChanged,
    conflict,
    isPending,
    isDrafting: isPending && mutation.variables.failed === 'draft',
    change: (name: string, text: string) => update((before) => ({ ...before, [name]: text })),
    reset,
    save,
    // After a conflict the other person's text is on screen; leaving the field must not overwrite it.
    leave: () => conflict === undefined && leave(),
    copySource: () =>
      update(() =>
        Object.fromEntries(passage.source.map(({ name, text, tagged }) => [name, tagged ?? text])),
      ),
    confirm: call('confirm-passage'),
    discard: call('discard-passage'),
    draft: () => change(() => draftPassages(data, [key]), 'draft'),
  }
}

export type PassageEdit = ReturnType<typeof usePassage>
