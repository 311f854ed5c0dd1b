'use client'

import { useTranslations } from 'next-intl'

import { useUrl } from '@/features/dashboard/staff/use-url'

const views = ['proposals', 'templates'] as const

/** The links between the two. */
export function ProposalViews({ current }: { current: (typeof views)[number] }) {
  const t = useTranslations('proposalBoard')
  const [, changeUrl] = useUrl()
  const change = (view: (typeof views)[number]) => {
    const chosen = view === 'templates' ? view : undefined
    changeUrl({ view: chosen, sort: undefined, direction: undefined, page: undefined })
  }
  return (
    <nav className="segments board-views" aria-label={t('views')}>
      {views.map((view) => (
        <a
          key={view}
          href={`/admin?tab=proposals${view === 'templates' ? '&view=templates' : ''}`}
          aria-current={view === current ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
            event.preventDefault()
            change(view)
          }}
        >
          {t(view)}
        </a>
      ))}
    </nav>
  )
}
