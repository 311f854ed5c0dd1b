'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { messageClass } from '@/components/ui/field'
import { dialogBody } from '@/components/ui/dialog'
import { useAgencyDay } from '@/components/staff/use-time'
import { BoardFailed } from '@/components/staff/board-states'
import { Select } from '@/components/ui/select'
import { money } from '@/lib/money'
import type { TextPart } from '@/lib/compare-texts'
import type { ProposalDetails } from '../queries/proposal-details'
import type { VersionComparison } from '../queries/version-comparison'
import { Fact } from './dialog-parts'
import { comparisonQuery, type VersionPair } from './proposal-params'

/** What two versions of a proposal that were sent say differently. */
export function CompareVersions({ proposal: { id } }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard')
  const [pair, setPair] = useState<VersionPair>()
  const { data, error, refetch } = useQuery(comparisonQuery(id, pair))
  if (data)
    return (
      <div className={dialogBody}>
        <Picks comparison={data} onPick={setPair} />
        <Comparison comparison={data} />
      </div>
    )
  return (
    <div className={dialogBody}>
      {error ? (
        <BoardFailed title={t('detail.compare.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="animate-late text-muted">
          {t('recent.loading')}
        </p>
      )}
    </div>
  )
}

type Props = { comparison: VersionComparison }
type OnPick = (pair: VersionPair) => void

function Picks({ comparison: { numbers, before, after }, onPick }: Props & { onPick: OnPick }) {
  const t = useTranslations('proposalBoard.detail.compare')
  const picks = [
    { name: t('before'), value: before.number, choose: (from: number) => onPick({ from, to: after.number }) },
    { name: t('after'), value: after.number, choose: (to: number) => onPick({ from: before.number, to }) },
  ]
  const others = { [before.number]: after.number, [after.number]: before.number }
  return (
    <div className="flex flex-wrap gap-4">
      {picks.map(({ name, value, choose }) => (
        <label key={name} className="grid max-w-60 grow basis-35 gap-1 font-semibold">
          {name}
          <Select
            size="compact"
            className="font-text"
            value={value}
            options={numbers
              .filter((number) => number !== others[value])
              .map((number) => ({ value: String(number), label: t('version', { number }) }))}
            onChange={(event) => choose(Number(event.target.value))}
          />
        </label>
      ))}
    </div>
  )
}

/** The table of terms and the two texts, with what was removed and added. */
export function Comparison({ comparison: { before, after, title, text } }: Props) {
  const t = useTranslations('proposalBoard')
  const language = useLocale()
  const agencyDay = useAgencyDay()
  const day = (at: string | null) => (at ? agencyDay(at) : '')
  const fee = (name: 'setupFee' | 'monthlyFee') =>
    [before, after].map((version) => money(version[name], version.currency, language))
  const rows = [
    { name: t('recent.columns.setup'), values: fee('setupFee') },
    { name: t('recent.columns.monthly'), values: fee('monthlyFee') },
    { name: t('detail.until'), values: [day(before.expiresAt), day(after.expiresAt)] },
  ]
  return (
    <>
      <p className="my-3 font-semibold whitespace-pre-line wrap-anywhere">
        <Parts parts={title} />
      </p>
      <dl>
        {rows.map(({ name, values: [old = '', now = ''] }) => (
          <Fact key={name} name={name}>
            <Parts
              parts={
                old === now
                  ? [{ kind: 'same', text: now }]
                  : [
                      { kind: 'removed', text: old },
                      { kind: 'same', text: ' ' },
                      { kind: 'added', text: now },
                    ]
              }
            />
          </Fact>
        ))}
      </dl>
      <p className={messageClass.hint}>
        {t(text.every(({ kind }) => kind === 'same') ? 'detail.compare.same' : 'detail.compare.hint')}
      </p>
      <div className="my-3 border-t-2 border-ink bg-surface px-5 py-4 leading-[1.6] whitespace-pre-line wrap-anywhere">
        <Parts parts={text} />
      </div>
    </>
  )
}

const marks = {
  ins: 'bg-emerald-ground text-emerald-text underline decoration-2',
  del: 'bg-red-ground text-red-text',
}

/** Screen readers do not announce `ins` and `del`, so words say it. */
function Parts({ parts }: { parts: TextPart[] }) {
  const t = useTranslations('proposalBoard.detail.compare')
  return parts.map(({ kind, text }, index) => {
    if (text === '') return null
    if (kind === 'same') return <span key={index}>{text}</span>
    const Tag = kind === 'added' ? 'ins' : 'del'
    return (
      <Tag key={index} className={marks[Tag]}>
        <span className="sr-only">{`${t(kind)} `}</span>
        {text}
      </Tag>
    )
  })
}
