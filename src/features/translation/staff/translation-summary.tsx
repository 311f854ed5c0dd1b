'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { BoardKeys } from '@/components/staff/keys'
import { Icon } from '@/components/staff/icon'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { Button } from '@/components/ui/button'
import type { Translation, ScreenPassage } from '../queries/translation'
import { MAX_DRAFTED, countStates, translationStates } from '../rules'
import { translationQuery } from './translate-params'
import { stateShares, stateTexts } from './state-colors'
import { TranslationArc } from './translation-arc'
import { draftPassages, failureOf } from './use-passage'

/** Drafts everything that is missing or out of date, some passages at a time; what was drafted stays when one fails. */
export function useDraftAll(data: Translation) {
  const t = useTranslations('translation')
  const toasts = useBoardToasts()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const keys = data.passages.flatMap(({ key, state, isEditable, source }) =>
    isEditable && source.length > 0 && (state === 'missing' || state === 'stale') ? [key] : [],
  )
  const { mutate, isPending } = useMutation({
    mutationFn: async (passages: string[]) => {
      for (let done = 0; done < passages.length; done += MAX_DRAFTED) {
        setProgress({ done, total: passages.length })
        await draftPassages(data, passages.slice(done, done + MAX_DRAFTED))
        await queryClient.invalidateQueries(translationQuery(data.document))
      }
    },
    onSuccess: (_, passages) => toasts.done(t('done.title'), t('done.text', { count: passages.length })),
    onError: (error) => toasts.failed(t('failed.draft'), error, failureOf(error, t)),
  })
  return { ...progress, isPending, waiting: keys.length, start: () => mutate(keys) }
}

export type Drafting = ReturnType<typeof useDraftAll>

type Props = { passages: readonly ScreenPassage[]; hasModel: boolean; drafting: Drafting }

/** How far the translation is, and the model's help for the rest of it. */
export function TranslationSummary({ passages, hasModel, drafting }: Props) {
  const t = useTranslations('translation')
  const counts = countStates(passages.map(({ state }) => state))
  const { isPending, done, total, start, waiting } = drafting
  const isOff = !hasModel || isPending || waiting === 0
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pb-2">
      <svg className="h-2.5 w-60" viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">
        {translationStates.map((state, index) => {
          const before = translationStates.slice(0, index).reduce((sum, name) => sum + counts[name], 0)
          const unit = 240 / Math.max(1, passages.length)
          return (
            <rect
              key={state}
              fill="currentColor"
              className={stateShares[state]}
              x={before * unit}
              width={counts[state] * unit}
              height="10"
            />
          )
        })}
      </svg>
      <span>{t('counts.ready', { count: counts.ready, total: passages.length })}</span>
      {(['stale', 'unread', 'missing'] as const).map(
        (state) =>
          counts[state] > 0 && (
            <span key={state} className={`inline-flex items-center gap-2 ${stateTexts[state]}`}>
              <TranslationArc state={state} />
              {t(`counts.${state}`, { count: counts[state] })}
            </span>
          ),
      )}
      <span className="ml-auto flex items-center gap-4 *:[ul]:p-0 max-md:ml-0 max-md:w-full">
        <BoardKeys keys={[{ keys: ['J', 'K'], label: t('keys') }]} />
        <Button
          variant="line"
          size="compact"
          off="blocked"
          className="max-md:flex-1"
          aria-disabled={isOff}
          aria-describedby={hasModel ? undefined : 'no-model'}
          onClick={() => !isOff && start()}
        >
          <Icon name="model" />
          {isPending ? t('drafting', { done, total }) : t('draftAll')}
        </Button>
      </span>
      <span className="sr-only" role="status">
        {isPending ? t('drafting', { done, total }) : ''}
      </span>
    </div>
  )
}
