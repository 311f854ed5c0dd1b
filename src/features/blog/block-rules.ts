import type { Language } from '@/i18n/languages'

/** The limits of the blocks of a post: characters, and rows of a chart. */
export const blockLimits = {
  title: 120,
  caption: 400,
  unit: 12,
  rowLabel: 40,
  rows: { min: 2, max: 6 },
  chartValue: 1_000_000_000_000,
  quote: 240,
  attribution: 80,
  label: 60,
  message: 1_200,
  serviceText: 300,
} as const

export const blockKinds = ['figure', 'chart', 'pullquote', 'message', 'service'] as const
export type BlockKind = (typeof blockKinds)[number]
export const isBlockKind = (value: unknown): value is BlockKind => blockKinds.some((kind) => kind === value)

/** The kinds that a post has once at most: a second call to action would compete with the first. */
const onceKinds: readonly string[] = ['service'] satisfies BlockKind[]

/** The kind of block that a valid document has more than once, though a post may have only one. */
export function repeatedKindOf(document: unknown): string | undefined {
  const nodes = (document as { root?: { children?: unknown } } | null | undefined)?.root?.children
  if (!Array.isArray(nodes)) return undefined
  const kinds = nodes.flatMap((node: { type?: unknown; fields?: { blockType?: unknown } }) =>
    node.type === 'block' ? [String(node.fields?.blockType)] : [],
  )
  return onceKinds.find((kind) => kinds.filter((one) => one === kind).length > 1)
}

export type ChartRow = { label: string; value: number }

/** The complete rows of a chart. */
export const chartRows = (rows: unknown): ChartRow[] =>
  Array.isArray(rows)
    ? rows.slice(0, blockLimits.rows.max).flatMap((row) => {
        const { label, value } = (row ?? {}) as Partial<ChartRow>
        return typeof label === 'string' && label !== '' && isChartValue(value) ? [{ label, value }] : []
      })
    : []

/** Whether a chart can draw that value. */
export const isChartValue = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= blockLimits.chartValue

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Whether a page shows a block with these fields. */
export function isDrawn(kind: BlockKind, fields: Record<string, unknown>): boolean {
  if (kind === 'figure') return Boolean(fields.picture)
  if (kind === 'chart') return chartRows(fields.rows).length > 0
  return isText(fields[kind === 'service' ? 'service' : 'text'])
}

/** In percent of the chart's height. The rest of it is for the figure above the bar. */
const TALLEST_BAR = 78

/** The height of each bar in percent of the chart's height. */
export function barHeights(rows: ChartRow[]): number[] {
  const highest = Math.max(...rows.map(({ value }) => value))
  return rows.map(({ value }) => (highest > 0 ? Math.round((value / highest) * TALLEST_BAR * 10) / 10 : 0))
}

const formatLocales = { en: 'en-US', es: 'es-MX' } as const

/** The figures of a chart as readers see them. A percent sign follows its figure; other units follow a space. */
export function chartFigures(rows: ChartRow[], unit: unknown, language: Language): string[] {
  const format = new Intl.NumberFormat(formatLocales[language], { maximumFractionDigits: 2 })
  const sign = typeof unit === 'string' ? unit.trim() : ''
  const end = sign === '' || sign === '%' ? sign : `\u00a0${sign}`
  return rows.map(({ value }) => format.format(value) + end)
}
