'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import { useTime } from '@/components/staff/use-time'
import { runVerb } from '@/lib/run-verb'
import type { UnfinishedDraft } from '../queries/generator-start'
import { useGeneratorToasts } from './use-generator-toasts'

type Props = {
  drafts: readonly UnfinishedDraft[]
  /** The draft that is open. */
  current: string | null
  onOpen: (draft: string, step: UnfinishedDraft['step']) => void
}

/** The other drafts of the user, to continue or delete. */
export function UnfinishedDrafts({ drafts, current, onOpen }: Props) {
  const t = useTranslations('proposalGenerator.drafts')
  const others = drafts.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <details className="generator-drafts">
      <summary>{t('heading', { count: others.length })}</summary>
      <ul>
        {others.map((draft) => (
          <Draft key={draft.id} draft={draft} onOpen={onOpen} />
        ))}
      </ul>
    </details>
  )
}

function Draft({ draft, onOpen }: { draft: UnfinishedDraft; onOpen: Props['onOpen'] }) {
  const t = useTranslations('proposalGenerator')
  const queryClient = useQueryClient()
  const toasts = useGeneratorToasts()
  const timeOf = useTime()
  const remove = useMutation({
    mutationFn: () => runVerb('delete-generator-draft', { draft: draft.id }),
    onSuccess: () => {
      toasts.done(t('drafts.deleted'))
      return queryClient.invalidateQueries({ queryKey: ['generatorStart'] })
    },
    onError: (error) => toasts.failed(t('drafts.failed'), error),
  })
  const title = draft.title || draft.client || t('drafts.untitled')
  const saved = t('drafts.saved', { time: timeOf(draft.savedAt, 'sentence') })
  const about = draft.title && draft.client ? `${draft.client} · ${saved}` : saved
  return (
    <li>
      <span>
        <b>{title}</b>
        <small className="muted">{about}</small>
      </span>
      <Button variant="line" size="compact" onClick={() => onOpen(draft.id, draft.step)}>
        {t('drafts.continue')}
        <span className="sr-only">{`: ${title}`}</span>
      </Button>
      <button
        type="button"
        className="icon-button"
        title={t('drafts.delete', { title })}
        aria-disabled={remove.isPending}
        onClick={() => !remove.isPending && remove.mutate()}
      >
        <Icon name="bin" />
        <span className="sr-only">{t('drafts.delete', { title })}</span>
      </button>
    </li>
  )
}
