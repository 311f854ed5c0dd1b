'use client'

import { useTranslations } from 'next-intl'
import { useId, useSyncExternalStore, type ReactNode } from 'react'

import { useMediaQuery } from '@/components/ui/use-browser'

const subscribeToNothing = () => () => undefined

/** Charts are drawn in the browser, where their library is loaded when the first one is shown. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

type Props = {
  title: string
  scope: string
  chart: ReactNode
  /** What the chart shows, for screen readers. */
  label: string
  caption: ReactNode
  /** The head and the rows of a table with the figures. */
  head: string[]
  rows: { key: string; isBroken?: boolean; cells: ReactNode[] }[]
}

/** A chart with its result in words and its figures as text. On phones the chart scrolls sideways in its frame. */
export function ChartFrame({ title, scope, chart, label, caption, head, rows }: Props) {
  const t = useTranslations('overview.charts')
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 899px)')
  return (
    <figure className="chart" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{scope}</span>
      </h2>
      <div className="chart-scroll" role="img" aria-label={label} tabIndex={isNarrow ? 0 : undefined}>
        <div className="chart-drawing">{chart}</div>
      </div>
      <figcaption>
        <p>{caption}</p>
        <details>
          <summary aria-label={t('figuresOf', { chart: title })}>{t('figures')}</summary>
          <Figures title={title} head={head} rows={rows} />
        </details>
      </figcaption>
    </figure>
  )
}

const Figures = ({ title, head, rows }: Pick<Props, 'title' | 'head' | 'rows'>) => (
  <table className="chart-figures">
    <caption className="sr-only">{title}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, isBroken, cells: [name, ...cells] }) => (
        <tr key={key} className={isBroken ? 'is-hot' : undefined}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={head[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
