import { useLocale, useTranslations } from 'next-intl'

import { barHeights, chartFigures, chartRows } from '../../block-rules'

type Props = { title?: string | null; unit?: string | null; rows?: unknown; caption?: string | null }

/** Bars on a deck that runs on under their table. The bars are decoration for those who hear the table. */
export function ChartBlock({ title, unit, rows: stored, caption }: Props) {
  const t = useTranslations('blog.blocks.chart')
  const language = useLocale()
  const rows = chartRows(stored)
  if (rows.length === 0) return null
  const heights = barHeights(rows)
  const figures = chartFigures(rows, unit, language)
  return (
    <figure className="post-block block-chart" data-rows={rows.length}>
      <div className="block-chart-bars" aria-hidden="true">
        {rows.map((_, index) => (
          <div key={index}>
            <b>{figures[index]}</b>
            <svg height={`${heights[index] ?? 0}%`} />
          </div>
        ))}
      </div>
      <div className="block-chart-table">
        <table>
          {title && <caption>{title}</caption>}
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('label')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{figures[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="block-chart-deck" />
      <div className="block-chart-labels" aria-hidden="true">
        {rows.map(({ label }, index) => (
          <span key={index}>{label}</span>
        ))}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
