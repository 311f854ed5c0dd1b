'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import type { UrlChange } from '@/lib/changed-query'

/** Brings the top of the list that this control pages into view, unless it is. */
export function showListTop(control: Element): void {
  const list = control.closest('[data-board], main')
  if (list && list.getBoundingClientRect().top < 0)
    list.scrollIntoView({ behavior: 'instant', block: 'start' })
}

/** A way to another page; without a change there is none. */
export type PageStep = { label: string; change: UrlChange | undefined }

type Props = {
  /** What the list contains, such as '11 open, 18 in total'; empty ones are left out. */
  total: readonly (string | false)[]
  /** Numbered pages; else `steps` lead to the pages beside this one. */
  numbers: { page: number; pages: number } | undefined
  steps: readonly PageStep[]
  onTurn: (change: UrlChange) => void
  children?: ReactNode
}

/** Below a list: what it contains, and the way to the pages beside this one. */
export function BoardPagination({ total, numbers, steps, onTurn, children }: Props) {
  const t = useTranslations('dashboard.pagination')
  const { page, pages } = numbers ?? { page: 1, pages: 1 }
  const words = [...total, pages > 1 && t('page', { page, pages })].filter(Boolean)
  const numbered: readonly PageStep[] = [
    {
      label: t('previous'),
      change: page > 1 ? { page: page > 2 ? String(page - 1) : undefined } : undefined,
    },
    { label: t('next'), change: page < pages ? { page: String(page + 1) } : undefined },
  ]
  const ways = numbers ? numbered : steps
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3 text-note text-muted tabular-nums max-md:[&>a]:py-3 [&>a]:text-link">
      {words.length > 0 && <p role="status">{words.join(' · ')}</p>}
      {ways.some(({ change }) => change) && (
        <nav className="flex flex-wrap gap-2" aria-label={t('pages')}>
          {ways.map(({ label, change }) => (
            <Button
              key={label}
              variant="line"
              size="compact"
              className="max-md:grow"
              disabled={!change}
              onClick={({ currentTarget }) => {
                showListTop(currentTarget)
                if (change) onTurn(change)
              }}
            >
              {label}
            </Button>
          ))}
        </nav>
      )}
      {children}
    </div>
  )
}
