import { getTranslation } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps, SelectFieldClient } from 'payload'

import { Chip } from '@/components/ui/chip'
import { statusStyles } from './status-styles'

/** A state in a list of the admin, as a chip. */
export function StatusCell({ cellData, collectionSlug, field, i18n }: DefaultServerCellComponentProps) {
  const { name, options } = field as unknown as SelectFieldClient
  const look = statusStyles[`${collectionSlug}.${name}`]?.[String(cellData)]
  if (!look) return <>{i18n.t('general:noLabel')}</>
  const option = options.find((one) => typeof one === 'object' && one.value === cellData)
  const label = typeof option === 'object' ? option.label : String(cellData)
  return <Chip {...look}>{getTranslation(label, i18n)}</Chip>
}
