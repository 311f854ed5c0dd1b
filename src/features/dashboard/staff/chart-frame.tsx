'use client'

import { useTranslations } from 'next-intl'
import { useId, useSyncExternalStore, type ReactNode } from 'react'

import { linkClass } from '@/components/staff/link-class'
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
  /** Has more below it than a phone has room for, such as six names. */
  isWide?: boolean
  /** What the chart shows, for screen readers. */
  label: string
  caption: ReactNode
  /** The head and the rows of a table with the figures. */
  head: string[]
  rows: { key: string; isBroken?: boolean; cells: ReactNode[] }[]
}

/** A chart with its result in words and its figures as text. On phones the chart scrolls sideways in its frame. */
export function ChartFrame({ title, scope, chart, isWide = false, label, caption, head, rows }: Props) {
  const t = useTranslations('overview.charts')
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 899px)')
  return (
    <figure
      className="min-w-0 border-line max-md:py-4 max-md:not-first:border-t md:py-4.5 md:first:pe-8 md:not-first:border-s md:not-first:ps-8"
      aria-labelledby={id}
    >
      <h2
        id={id}
        className="mb-2.5 flex flex-wrap justify-between gap-x-3 font-sans text-small leading-5 font-semibold tracking-[0] font-stretch-normal"
      >
        {title} <span className="text-note font-text text-muted">{scope}</span>
      </h2>
      <div
        className="max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]"
        role="img"
        aria-label={label}
        tabIndex={isNarrow ? 0 : undefined}
      >
        <div
          className={`h-44 text-tiny leading-none font-medium tabular-nums [&_svg]:overflow-visible ${isWide ? 'max-md:min-w-110' : ''}`}
        >
          {chart}
        </div>
      </div>
      <figcaption className="mt-2.5 text-muted">
        <p>{caption}</p>
        <details>
          <summary
            className={`${linkClass} mt-1 cursor-pointer`}
            aria-label={t('figuresOf', { chart: title })}
          >
            {t('figures')}
          </summary>
          <Figures title={title} head={head} rows={rows} />
        </details>
      </figcaption>
    </figure>
  )
}

/** On the table, not on its cells: the charts of the dashboard have 79. */
const tableClass =
  'mt-1 w-full border-collapse tabular-nums max-md:table-fixed max-md:text-tiny cells:border-b cells:border-line cells:px-0 cells:py-1 cells:text-end cells:font-text cells:first:text-start cells:max-md:wrap-anywhere cells:max-md:hyphens-auto cells:max-md:not-first:ps-1.5 cells:md:not-first:ps-3'

const Figures = ({ title, head, rows }: Pick<Props, 'title' | 'head' | 'rows'>) => (
  <table className={tableClass}>
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
        <tr key={key} className={isBroken ? 'text-red-text' : 'text-ink'}>
          <th scope="row">{name}</th>
          {cells.map((value, index) => (
            <td key={head[index + 1]}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
