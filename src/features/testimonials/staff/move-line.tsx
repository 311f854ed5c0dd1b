'use client'

import { useTranslations } from 'next-intl'

import type { MoveNews } from './use-reorder'

type Props = {
  news: MoveNews | undefined
  names: ReadonlyMap<string, { name: string }>
  total: number
}

/** Says where the moved row is. Screen readers announce each change. */
export function MoveLine({ news, names, total }: Props) {
  const t = useTranslations('testimonialBoard.move')
  const name = news && names.get(news.id)?.name
  return (
    <p role="status" className="move-line">
      {news && name ? t(news.kind, { name, position: news.place + 1, total }) : ''}
    </p>
  )
}
