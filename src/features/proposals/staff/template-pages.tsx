'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import type { TemplatePage } from '../queries/templates'

type Props = { page: TemplatePage; onMove: (page: string | undefined) => void }

/** How many templates there are, and the way to the pages beside this one. */
export function TemplatePages({ page: { page, pages, total }, onMove }: Props) {
  const t = useTranslations('proposalBoard.list')
  const words = [t('total', { total }), ...(pages > 1 ? [t('page', { page, pages })] : [])]
  return (
    <div className="board-pages">
      <p role="status">{words.join(' · ')}</p>
      {pages > 1 && (
        <nav aria-label={t('pages')}>
          <Button
            variant="line"
            size="compact"
            disabled={page <= 1}
            onClick={() => onMove(page > 2 ? String(page - 1) : undefined)}
          >
            {t('previous')}
          </Button>
          <Button
            variant="line"
            size="compact"
            disabled={page >= pages}
            onClick={() => onMove(String(page + 1))}
          >
            {t('next')}
          </Button>
        </nav>
      )}
    </div>
  )
}
