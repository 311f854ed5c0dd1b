'use client'

import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, useEffect } from 'react'

import { StaffPage } from '@/components/staff/staff-page'
import { iconButton } from '@/components/staff/icon-button'
import { BoardFailed } from '@/components/staff/board-states'
import { Icon } from '@/components/staff/icon'
import { useReadErrorToast } from '@/components/staff/use-toasts'
import { useTime } from '@/components/staff/use-time'
import { changeUrl, useUrl } from '@/components/staff/use-url'
import { Button } from '@/components/ui/button'
import { type GeneratorTab, DRAFT_PARAMETER, PART_PARAMETER, hintedAddress } from '@/lib/generator-address'
import { runVerb } from '@/lib/run-verb'
import { ProposalDialog } from '@/features/proposals/staff/proposal-dialog'
import type { UnfinishedDraft, GeneratorStart } from '../queries/generator-start'
import { GeneratorForm } from './generator-form'
import { generatorDraftQuery, generatorStartQuery } from './generator-params'
import { useGeneratorToasts } from './generator-context'

type Props = {
  drafts: readonly UnfinishedDraft[]
  /** The draft that is open. */
  current: string | null
  onOpen: (draft: string, step: UnfinishedDraft['step']) => void
}

/** The other drafts of the user, to continue or delete. */
function UnfinishedDrafts({ drafts, current, onOpen }: Props) {
  const t = useTranslations('proposalGenerator.drafts')
  const others = drafts.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <details className="mb-3 text-small">
      <summary className="min-h-8 cursor-pointer py-1.5 text-link max-md:min-h-11">
        {t('heading', { count: others.length })}
      </summary>
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
    <li className="flex items-center gap-3 border-t border-line py-1.5">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b>{title}</b>
        <small className="block text-tiny text-muted">{about}</small>
      </span>
      <Button variant="line" size="compact" onClick={() => onOpen(draft.id, draft.step)}>
        {t('drafts.continue')}
        <span className="sr-only">{`: ${title}`}</span>
      </Button>
      <button
        type="button"
        className={iconButton}
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

/** A draft by its id; null for a new one; undefined for that of the lead, if there is one. */
type Chosen = string | null | undefined

/** The proposal generator. It continues the draft that the URL names, or the one of the lead. */
export function Generator({ lead }: { lead: string | null }) {
  const t = useTranslations('proposalGenerator')
  const queryClient = useQueryClient()
  const [url] = useUrl()
  const [session, setSession] = useState<{ key: number; draft: Chosen }>({
    key: 0,
    draft: url.get(DRAFT_PARAMETER) ?? undefined,
  })
  const { data, error, refetch } = useQuery(generatorStartQuery(lead))
  useReadErrorToast(error, t('failed.start'))
  const open = (draft: string | null, step?: GeneratorTab) => {
    if (draft) queryClient.removeQueries({ queryKey: generatorDraftQuery(draft).queryKey })
    changeUrl({ [DRAFT_PARAMETER]: draft ?? undefined, [PART_PARAMETER]: step })
    setSession(({ key }) => ({ key: key + 1, draft }))
    void refetch()
  }
  if (data) return <Session key={session.key} start={data} draft={session.draft} onOpen={open} />
  if (error) return <BoardFailed title={t('failed.start')} error={error} onRetry={() => void refetch()} />
  return <Loading />
}

function Loading() {
  const t = useTranslations('proposalGenerator')
  return (
    <p role="status" className="animate-late text-muted">
      {t('loading')}
    </p>
  )
}

type SessionProps = {
  start: GeneratorStart
  draft: Chosen
  onOpen: (draft: string | null, step?: GeneratorTab) => void
}

/** What it starts with stays, whatever is read later. */
function Session({ start, draft, onOpen }: SessionProps) {
  const t = useTranslations('proposalGenerator')
  const [id] = useState(() =>
    draft === undefined ? start.drafts.find(({ lead }) => lead && lead === start.lead?.id)?.id : draft,
  )
  const [lead] = useState(draft === null ? null : start.lead)
  const { data, error, refetch } = useQuery({ ...generatorDraftQuery(id ?? ''), enabled: Boolean(id) })
  const [url] = useUrl()
  const current = url.get(DRAFT_PARAMETER) ?? id ?? null
  useReadErrorToast(error, t('failed.draft'))
  if (id && error && !data)
    return (
      <div>
        <BoardFailed title={t('failed.draft')} error={error} onRetry={() => void refetch()} />
        <UnfinishedDrafts drafts={start.drafts} current={current} onOpen={onOpen} />
      </div>
    )
  if (id && !data) return <Loading />
  return (
    <>
      <UnfinishedDrafts drafts={start.drafts} current={current} onOpen={onOpen} />
      <GeneratorForm start={start} draft={id ? data : undefined} lead={lead} onNew={() => onOpen(null)} />
    </>
  )
}

/** The generator on a page of its own, for the lead that the URL names, or else the one that `noteLead` has stored. */
export function GeneratorScreen({ lead }: { lead: string | null }) {
  const t = useTranslations('proposalGenerator')
  useEffect(() => {
    const address = hintedAddress(lead, location.search)
    if (address) location.replace(address)
  }, [lead])
  return (
    <StaffPage>
      <h1 className="mb-4">{t('heading')}</h1>
      <Generator lead={lead} />
      <ProposalDialog />
    </StaffPage>
  )
}
