'use client'

import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { BoardPagination } from '@/components/staff/board-pagination'
import { useBoardKeys, type BoardKey } from '@/components/staff/board'
import { BoardKeys } from '@/components/staff/board-keys'
import { BoardSearch } from '@/components/staff/board-search'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { BoardTable } from '@/components/staff/board-table'
import { Icon } from '@/components/staff/icon'
import { sortOf } from '@/components/staff/list-params'
import { useBoard } from '@/components/staff/use-board'
import { MAX_PEOPLE_QUERY_LENGTH, peopleSorts, type PeopleSort } from '../rules'
import { DeactivatePerson } from './deactivate-person'
import { HandOver } from './hand-over'
import { InvitePerson } from './invite-person'
import { peopleListQuery, peopleParamsOf } from './people-params'
import { PersonRow, type PersonDialog } from './person-row'
import type { ListedPerson } from '../queries/people-board-page'
import { ownedSummary } from './owned-summary'

type Props = { person: ListedPerson; onHandOver?: () => void }

/** What someone who has left still owns. */
function LeftBehind({ person, onHandOver }: Props) {
  const t = useTranslations('peopleBoard')
  const name = person.name ?? person.email
  return (
    <div className="left-behind">
      <Icon name="change" />
      <p>
        <b>{t('leftBehind.owns', { name, what: ownedSummary(person, t) ?? '' })}</b>
        <span>{t('leftBehind.text')}</span>
      </p>
      {onHandOver && (
        <Button variant="line" size="compact" onClick={onHandOver}>
          {t('handOver')}
        </Button>
      )}
    </div>
  )
}

/** The staff: who can do what, who is invited, and what those who left still own. Team reads it only. */
export function PeopleBoard() {
  const t = useTranslations('peopleBoard')
  const board = useBoard({
    paramsOf: peopleParamsOf,
    query: peopleListQuery,
    rowsOf: (page) => page.people,
    filters: ['q'],
    failed: t('failed.fetch'),
  })
  const {
    board: region,
    searchField,
    params,
    page: data,
    error,
    current,
    isEmpty,
    isBusy,
    retry,
    turn,
  } = board
  const [dialog, setDialog] = useState<PersonDialog | { kind: 'invite' }>()
  const canManage = data?.canManage ?? false
  const { clearFilters, filter, focusControl } = board
  const close = () => setDialog(undefined)
  const invite = () => setDialog({ kind: 'invite' })

  const keysOfAdmins: BoardKey[] = [
    { keys: ['S'], label: t('keyNames.role'), run: () => focusControl('[data-control="role"]') },
    { keys: ['N'], label: t('keyNames.invite'), run: invite },
  ]
  const keys: BoardKey[] = [
    { keys: ['J', 'K'], label: t('keyNames.move') },
    { keys: ['/'], label: t('keyNames.search') },
    ...(canManage ? keysOfAdmins : []),
  ]
  useBoardKeys(board, keys)

  const sorted = (key: PeopleSort) => ({
    key,
    label: t(`columns.${key}`),
    sort: { by: key, first: peopleSorts[key] },
  })
  const columns = [
    { ...sorted('name'), key: 'person' },
    sorted('role'),
    { key: 'language', label: t('columns.language') },
    { key: 'leads', label: t('columns.leads'), isRight: true },
    { key: 'proposals', label: t('columns.proposals'), isRight: true },
    sorted('seen'),
    sorted('state'),
    { key: 'actions', label: t('columns.actions'), isRight: true },
  ]

  return (
    <main id="content" className="staff-dashboard people" ref={region}>
      <header className="people-head">
        <h1>{t('heading')}</h1>
        {canManage && (
          <Button variant="accent" size="compact" onClick={invite}>
            <Icon name="add" />
            {t('invite')}
          </Button>
        )}
      </header>
      {data?.leftBehind.map((person) => (
        <LeftBehind
          key={person.id}
          person={person}
          onHandOver={canManage ? () => setDialog({ kind: 'handOver', person }) : undefined}
        />
      ))}
      <div className="board-bar">
        <BoardSearch
          label={t('search')}
          maxLength={MAX_PEOPLE_QUERY_LENGTH}
          query={params.q ?? ''}
          field={searchField}
          onSearch={(q) => filter({ q })}
        />
      </div>
      {error && <BoardFailed title={t('failed.fetch')} error={error} onRetry={retry} />}
      {isEmpty && (
        <BoardEmpty title={t('empty.title')} text={t('empty.text', { query: params.q ?? '' })}>
          <Button variant="line" size="compact" onClick={clearFilters}>
            {t('empty.clear')}
          </Button>
        </BoardEmpty>
      )}
      {!isEmpty && (data ?? !error) && (
        <BoardTable
          className="people-table"
          caption={t('heading')}
          columns={columns}
          sort={sortOf(params, peopleSorts, 'state')}
          onSort={(sort, direction) => turn({ sort, direction })}
          loading={t('loading')}
          isBusy={isBusy}
        >
          {data?.people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isCurrent={person.id === current}
              isMe={person.id === data.me}
              isLastAdmin={person.id === data.lastAdmin}
              canManage={canManage}
              onOpen={setDialog}
            />
          ))}
        </BoardTable>
      )}
      {data && (
        <BoardPagination
          parts={[t('total', { count: data.total })]}
          page={data.page}
          pages={data.pages}
          onMove={(page) => turn({ page })}
        />
      )}
      <p className="people-more">
        <Link href="/admin/collections/users" prefetch={false}>
          {t('allAccounts')}
        </Link>
        {data && !canManage && <span>{t('readOnly')}</span>}
      </p>
      <BoardKeys keys={keys} />
      {dialog?.kind === 'invite' && <InvitePerson onClose={close} />}
      {dialog?.kind === 'deactivate' && <DeactivatePerson person={dialog.person} onClose={close} />}
      {dialog?.kind === 'handOver' && (
        <HandOver person={dialog.person} receivers={data?.receivers ?? []} onClose={close} />
      )}
    </main>
  )
}
