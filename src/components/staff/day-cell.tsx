import type { DefaultServerCellComponentProps } from 'payload'

import { dayOf, dayText } from '@/lib/agency-day'

/** A day in a list of the admin, which is the same in every time zone. */
export function DayCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' ? <>{dayText(dayOf(cellData), i18n.language, 'medium')}</> : null
}
