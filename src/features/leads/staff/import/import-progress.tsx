'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button, buttonClass } from '@/components/ui/button'
import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { messageClass } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { changeMutation, useChangeContext } from '@/components/staff/change'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { useNumbers } from '@/components/staff/use-numbers'
import { useTime } from '@/components/staff/use-time'
import { runVerb } from '@/lib/run-verb'
import { isWorking } from '../../import-rules'
import type { LeadImport } from '../../queries/lead-imports'
import { NEW_IMPORT, openImport } from '../lead-params'
import { aboutImports } from './import-queries'
import { Meter } from './meter'
import { StateChip } from './state-chip'

/** How far an import is, what became of its rows, and the ways to its report and to undo it. */
export function ImportProgress({ found }: { found: LeadImport }) {
  const t = useTranslations('leadFiles')
  const time = useTime()
  const { id, fileName, userName, createdAt, state, problem } = found
  const [isAsking, setIsAsking] = useState(false)
  const hasReport = state !== 'undone' && state !== 'undoing' && found.refused + found.duplicates > 0
  return (
    <>
      <div className={dialogBody}>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="text-body wrap-anywhere">{fileName}</h3>
            <span className="text-note text-muted">{t('by', { name: userName, time: time(createdAt) })}</span>
          </div>
          <StateChip state={state} />
        </div>
        {isWorking(state) && <Running found={found} />}
        {problem && (
          <Notice tone={state === 'failed' ? 'error' : 'warning'}>{t(`notices.${problem}`)}</Notice>
        )}
        {state !== 'reading' && state !== 'failed' && <Counts found={found} />}
        {hasReport && found.duplicates > 0 && <p className={messageClass.hint}>{t('duplicatesHint')}</p>}
        {found.kept > 0 && <p className={messageClass.hint}>{t('keptHint')}</p>}
        {hasReport && <p className={messageClass.hint}>{t('reportHint')}</p>}
        {state === 'done' && found.canUndo && <p className={messageClass.hint}>{t('undoHint')}</p>}
      </div>
      <div className={dialogFoot}>
        {found.canUndo && (
          <Button
            variant="line-remove"
            size="compact"
            className="md:mr-auto"
            onClick={() => setIsAsking(true)}
          >
            {t('undo')}
          </Button>
        )}
        <Button variant="line" size="compact" onClick={() => openImport(NEW_IMPORT, 'replace')}>
          {t('back')}
        </Button>
        {hasReport && (
          <a
            className={buttonClass('accent', 'compact')}
            href={`/api/lead-import-report?${new URLSearchParams({ import: id }).toString()}`}
            download
          >
            {t('downloadReport')}
          </a>
        )}
      </div>
      {isAsking && <AskUndo found={found} onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** What the worker is doing. */
function Running({ found: { state, rows, imported, refused, deleted, kept } }: { found: LeadImport }) {
  const t = useTranslations('leadFiles')
  const done = state === 'undoing' ? deleted + kept : imported + refused
  const all = state === 'undoing' ? imported : rows
  return (
    <Notice tone="info">
      <p role="status">{state === 'reading' ? t('read', { rows }) : t('progress', { done, rows: all })}</p>
      {state !== 'reading' && <Meter share={all > 0 ? done / all : 0} />}
      <p className="mt-2 text-small">{t('leave')}</p>
    </Notice>
  )
}

function Counts({ found }: { found: LeadImport }) {
  const t = useTranslations('leadFiles.counts')
  const { number } = useNumbers()
  const names = (['imported', 'refused', 'duplicates', 'deleted', 'kept'] as const).filter(
    (name) => name === 'imported' || name === 'refused' || found[name] > 0,
  )
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(--spacing(28),1fr))]">
      {names.map((name) => (
        <div key={name}>
          <dt className="text-note text-muted">{t(name)}</dt>
          <dd className="m-0 text-title leading-9 font-head">{number(found[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Asks before an import is undone. */
function AskUndo({ found: { id, fileName }, onClose }: { found: LeadImport; onClose: () => void }) {
  const t = useTranslations('leadFiles')
  const undo = useMutation(
    changeMutation(useChangeContext(), {
      run: () => runVerb('undo-lead-import', { import: id }),
      failed: t('failed.undo'),
      why: ({ code }) => (code === 'conflict' ? t('tooLate') : undefined),
      onDone: onClose,
      onFailed: onClose,
      refetch: aboutImports,
    }),
  )
  return (
    <ConfirmDialog
      title={t('undoAsk')}
      subject={fileName}
      button={undo.isPending ? t('undoing') : t('undo')}
      isPending={undo.isPending}
      onConfirm={() => undo.mutate()}
      onClose={onClose}
    >
      <p>{t('undoText')}</p>
    </ConfirmDialog>
  )
}
