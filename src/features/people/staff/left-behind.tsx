'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import type { ListedPerson } from '../queries/people-board-page'
import { ownedSummary } from './owned-summary'

type Props = { person: ListedPerson; onHandOver?: () => void }

/** What someone who has left still owns. */
export function LeftBehind({ person, onHandOver }: Props) {
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
