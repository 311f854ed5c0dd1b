import { chartRows, type BlockKind } from '../../block-rules'

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Whether a page shows a block with these fields. */
export function isDrawn(kind: BlockKind, fields: Record<string, unknown>): boolean {
  if (kind === 'figure') return Boolean(fields.picture)
  if (kind === 'chart') return chartRows(fields.rows).length > 0
  return isText(fields[kind === 'service' ? 'service' : 'text'])
}
