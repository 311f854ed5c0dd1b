'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import type { PostPage } from '../queries/post-page'

type Props = { page: PostPage; total: number; onMove: (page: string | undefined) => void }

/** How many posts the tab has, and the way to the pages beside this one. */
export function PostPages({ page: { page, pages }, total, onMove }: Props) {
  const t = useTranslations('blogBoard')
  const steps = [
    { label: t('previous'), to: page - 1, isOff: page === 1 },
    { label: t('next'), to: page + 1, isOff: page === pages },
  ]
  return (
    <div className="board-pages">
      <p role="status">
        {[t('total', { count: total }), pages > 1 && t('page', { page, pages })].filter(Boolean).join(' · ')}
      </p>
      {pages > 1 && (
        <nav aria-label={t('pages')}>
          {steps.map(({ label, to, isOff }) => (
            <Button
              key={label}
              variant="line"
              size="compact"
              disabled={isOff}
              onClick={() => onMove(to > 1 ? String(to) : undefined)}
            >
              {label}
            </Button>
          ))}
        </nav>
      )}
    </div>
  )
}
