'use client'

import { useTranslations } from 'next-intl'

import { segment, segments } from '@/components/staff/segments'
import { changeUrl, here } from '@/components/staff/use-url'
import { proposalViews, type ProposalBoardView } from './proposal-params'

/** The URL parameters of the views. */
const noParameters = {
  sort: undefined,
  direction: undefined,
  page: undefined,
  part: undefined,
  draft: undefined,
}

/** The links between the views. */
export function ProposalViews({ current }: { current: ProposalBoardView }) {
  const t = useTranslations('proposalBoard')
  return (
    <nav className={segments} aria-label={t('views')}>
      {proposalViews.map((view) => (
        <a
          key={view}
          className={segment}
          href={`/admin?tab=proposals${view === 'proposals' ? '' : `&view=${view}`}`}
          aria-current={view === current ? 'page' : undefined}
          onClick={here(() => changeUrl({ ...noParameters, view: view === 'proposals' ? undefined : view }))}
        >
          {t(view)}
        </a>
      ))}
    </nav>
  )
}
