'use client'

import { useMutation } from '@tanstack/react-query'
import { StaffPage } from '@/components/staff/staff-page'
import { lazyDialog } from '@/components/staff/lazy-dialog'
import { Link } from '@/components/staff/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Board, type BoardKey } from '@/components/staff/board'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Icon } from '@/components/staff/icon'
import { useBoard } from '@/components/staff/use-board'
import { Button } from '@/components/ui/button'
import type { ListedPerson } from '../queries/people-board-page'
import { MAX_PEOPLE_QUERY_LENGTH, peopleSorts } from '../rules'
import { ownedSummary, personMutation, usePeopleMutationContext } from './people-mutations'
import { peopleListQuery, peopleParamsOf } from './people-params'
import { PersonRow, type PersonDialog } from './person-row'

const InvitePerson = lazyDialog(async () => (await import('./person-forms')).InvitePerson)
const HandOver = lazyDialog(async () => (await import('./person-forms')).HandOver)

/** Asks before a person loses access. */
function DeactivatePerson({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const context = usePeopleMutationContext()
  const { t } = context
  const deactivate = useMutation(personMutation(person.id, 'deactivate', context))
  const what = ownedSummary(person, t)
  return (
    <ConfirmDialog
      title={t('deactivateAsk.title', { name: person.name ?? person.email })}
      button={deactivate.isPending ? t('deactivateAsk.busy') : t('deactivate')}
      isPending={deactivate.isPending}
      onConfirm={() => deactivate.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('deactivateAsk.text')}</p>
      {what && <p>{t('deactivateAsk.owns', { what })}</p>}
    </ConfirmDialog>
  )
}

type Props = { person: ListedPerson; onHandOver?: () => void }

/** What someone who has left still owns. */
function LeftBehind({ person, onHandOver }: Props) {
  const t = useTranslations('peopleBoard')
  const name = person.name ?? person.email
  return (
    <div className="mb-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-control bg-blue-ground px-3.5 py-2.5 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:items-start">
      <Icon name="change" className="text-link" />
      <p>
        <b className="block">{t('leftBehind.owns', { name, what: ownedSummary(person, t) ?? '' })}</b>
        <span className="block">{t('leftBehind.text')}</span>
      </p>
      {onHandOver && (
        <Button
          variant="line"
          size="compact"
          className="max-md:col-start-2 max-md:justify-self-start"
          onClick={onHandOver}
        >
          {t('handOver')}
        </Button>
      )}
    </div>
  )
}

const order = { sorts: peopleSorts, byDefault: 'state' } as const

/** The staff: who can do what, who is invited, and what those who left still own. Team reads it only. */
export function PeopleBoard() {
  const t = useTranslations('peopleBoard')
  const board = useBoard({
    paramsOf: peopleParamsOf,
    query: peopleListQuery,
    rowsOf: (page) => page.people,
    filters: ['q'],
    order,
    failed: t('failed.fetch'),
  })
  const { params, page } = board
  const [dialog, setDialog] = useState<PersonDialog | { kind: 'invite' }>()
  const canManage = page?.canManage ?? false
  const close = () => setDialog(undefined)
  const invite = () => setDialog({ kind: 'invite' })
  const empty = t('empty.text', { query: params.q ?? '' })
  const keysOfAdmins: BoardKey[] = [
    { keys: ['S'], label: t('keyNames.role'), run: () => board.focusControl('[data-control="role"]') },
    { keys: ['N'], label: t('keyNames.invite'), run: invite },
  ]
  return (
    <StaffPage>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{t('heading')}</h1>
        {canManage && (
          <Button variant="accent" size="compact" className="max-md:w-full" onClick={invite}>
            <Icon name="add" />
            {t('invite')}
          </Button>
        )}
      </header>
      {page?.leftBehind.map((person) => (
        <LeftBehind
          key={person.id}
          person={person}
          onHandOver={canManage ? () => setDialog({ kind: 'handOver', person }) : undefined}
        />
      ))}
      <Board
        board={board}
        caption={t('heading')}
        search={{ label: t('search'), maxLength: MAX_PEOPLE_QUERY_LENGTH }}
        table={{
          columns: [
            { key: 'person', label: t('columns.name'), sort: 'name' },
            { key: 'role', label: t('columns.role'), sort: 'role', className: 'w-37' },
            { key: 'language', label: t('columns.language'), className: 'w-21' },
            { key: 'leads', label: t('columns.leads'), isRight: true, className: 'w-21' },
            { key: 'proposals', label: t('columns.proposals'), isRight: true, className: 'w-21' },
            { key: 'seen', label: t('columns.seen'), sort: 'seen', className: 'w-42' },
            { key: 'state', label: t('columns.state'), sort: 'state', className: 'w-33' },
            { key: 'actions', label: t('columns.actions'), isRight: true, className: 'w-55' },
          ],
          row: (person, isCurrent) => (
            <PersonRow
              person={person}
              isCurrent={isCurrent}
              isMe={person.id === page?.me}
              isLastAdmin={person.id === page?.lastAdmin}
              canManage={canManage}
              onOpen={setDialog}
            />
          ),
        }}
        loading={t('loading')}
        empty={{
          title: t('empty.title'),
          first: empty,
          filtered: { text: empty, searched: empty, clear: t('empty.clear') },
        }}
        total={page && [t('total', { count: page.total })]}
        below={
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 pt-3 text-note text-muted">
            <Link href="/admin/collections/users" className="text-link max-md:py-3">
              {t('allAccounts')}
            </Link>
            {page && !canManage && <span>{t('readOnly')}</span>}
          </p>
        }
        keys={[
          { keys: ['J', 'K'], label: t('keyNames.move') },
          { keys: ['/'], label: t('keyNames.search') },
          ...(canManage ? keysOfAdmins : []),
        ]}
      >
        {dialog?.kind === 'invite' && <InvitePerson onClose={close} />}
        {dialog?.kind === 'deactivate' && <DeactivatePerson person={dialog.person} onClose={close} />}
        {dialog?.kind === 'handOver' && (
          <HandOver person={dialog.person} receivers={page?.receivers ?? []} onClose={close} />
        )}
      </Board>
    </StaffPage>
  )
}
