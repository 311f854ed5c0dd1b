'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { BoardFailed } from '@/components/staff/board-states'
import { StaffPage } from '@/components/staff/staff-page'
import { useUrl } from '@/components/staff/use-url'
import { PageHead } from '@/components/ui/page-head'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import type { AvailabilityPage } from '../../queries/availability'
import { AvailabilityForm } from './availability-form'
import { availabilityParamsOf, availabilityQuery } from './availability-params'

/** When a person takes calls: the form, and beside it what comes out of it. */
export function AvailabilityScreen() {
  const t = useTranslations('availability')
  const [url, changeUrl] = useUrl()
  const query = availabilityQuery(availabilityParamsOf((name) => url.get(name) ?? undefined))
  const { data, error, refetch } = useQuery(query)
  const chosen = url.get('user')
  return (
    <StaffPage>
      <PageHead
        title={data && chosen ? t('headingOf', { name: data.person.name ?? t('unknown') }) : t('heading')}
        text={t('intro')}
        className="border-b-2 border-ink pb-5"
        actions={
          data &&
          data.people.length > 1 && (
            <Select
              size="compact"
              aria-label={t('person')}
              value={data.person.id}
              onChange={({ target }) => changeUrl({ user: target.value })}
              options={optionsOf(data, t('unknown'))}
            />
          )
        }
      />
      {data ? (
        <AvailabilityForm key={data.person.id} page={data} queryKey={query.queryKey} />
      ) : error ? (
        <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <p role="status" className="animate-late text-muted">
            {t('loading')}
          </p>
          <Skeleton className="min-h-100" />
        </div>
      )}
    </StaffPage>
  )
}

/** Also someone who was deactivated, when their availability is shown. */
function optionsOf({ person, people }: AvailabilityPage, unknown: string) {
  const all = people.some(({ id }) => id === person.id) ? people : [person, ...people]
  return all.map(({ id, name }) => ({ value: id, label: name ?? unknown }))
}
