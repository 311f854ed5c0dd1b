'use client'

import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Board } from '@/components/staff/board'
import { changeMutation, useChangeContext } from '@/components/staff/change'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Icon } from '@/components/staff/icon'
import { lazyDialog } from '@/components/staff/lazy-dialog'
import { StaffPage } from '@/components/staff/staff-page'
import { useBoard } from '@/components/staff/use-board'
import { Button } from '@/components/ui/button'
import { localizedPath } from '@/i18n/languages'
import { runVerb } from '@/lib/run-verb'
import type { ListedLeadKey } from '../queries/lead-keys'
import { LeadKeyRow } from './lead-key-row'
import { leadKeysParamsOf, leadKeysQuery } from './lead-keys-params'

const NewKey = lazyDialog(async () => (await import('./new-key')).NewKey)

type Dialog = { kind: 'new' } | { kind: 'revoke'; leadKey: ListedLeadKey }

/** Asks before a key stops working. */
function RevokeKey({ leadKey: { id, name }, onClose }: { leadKey: ListedLeadKey; onClose: () => void }) {
  const t = useTranslations('leadKeys')
  const revoke = useMutation(
    changeMutation(useChangeContext(), {
      run: () => runVerb('revoke-lead-key', { key: id }),
      done: () => [t('done.revoke')],
      failed: t('failed.revoke'),
      refetch: [['leadKeys']],
    }),
  )
  return (
    <ConfirmDialog
      title={t('revokeAsk.title', { name })}
      button={revoke.isPending ? t('revokeAsk.busy') : t('revoke')}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('revokeAsk.text')}</p>
    </ConfirmDialog>
  )
}

/** The keys for leads: who has which, when it was used last, and the way to make and revoke one. */
export function LeadKeys() {
  const t = useTranslations('leadKeys')
  const language = useLocale()
  const board = useBoard({
    paramsOf: leadKeysParamsOf,
    query: leadKeysQuery,
    rowsOf: ({ keys }) => keys,
    failed: t('failed.fetch'),
  })
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  return (
    <StaffPage>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{t('heading')}</h1>
        <Button
          variant="accent"
          size="compact"
          className="max-md:w-full"
          onClick={() => setDialog({ kind: 'new' })}
        >
          <Icon name="add" />
          {t('new')}
        </Button>
      </header>
      <p className="mb-4 max-w-[70ch] text-muted">
        {t('intro')}{' '}
        <a href={localizedPath('/developers', language)} className="text-link">
          {t('howTo')}
        </a>
      </p>
      <Board
        board={board}
        caption={t('heading')}
        table={{
          columns: [
            { key: 'name', label: t('columns.name') },
            { key: 'source', label: t('columns.source'), className: 'w-37' },
            { key: 'limit', label: t('columns.limit'), className: 'w-37' },
            { key: 'created', label: t('columns.created'), className: 'w-42' },
            { key: 'used', label: t('columns.used'), className: 'w-42' },
            { key: 'state', label: t('columns.state'), className: 'w-33' },
            { key: 'actions', label: t('columns.actions'), isRight: true, className: 'w-33' },
          ],
          row: (leadKey) => (
            <LeadKeyRow leadKey={leadKey} onRevoke={() => setDialog({ kind: 'revoke', leadKey })} />
          ),
        }}
        loading={t('loading')}
        empty={{ title: t('empty.title'), first: t('empty.text') }}
      >
        {dialog?.kind === 'new' && <NewKey onClose={close} />}
        {dialog?.kind === 'revoke' && <RevokeKey leadKey={dialog.leadKey} onClose={close} />}
      </Board>
    </StaffPage>
  )
}
