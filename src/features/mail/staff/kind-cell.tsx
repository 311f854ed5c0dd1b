import type { DefaultServerCellComponentProps } from 'payload'

import { defaultLanguage, isLanguage } from '@/i18n/languages'
import en from '@/messages/en/overview.json'
import es from '@/messages/es/overview.json'

const names: Record<'en' | 'es', Record<string, string>> = { en: en.today.kinds, es: es.today.kinds }

/** The kind of an email in the outbox, by the name that the dashboard has for it. */
export function KindCell({
  cellData,
  collectionSlug,
  i18n,
  link,
  linkURL,
  rowData,
}: DefaultServerCellComponentProps) {
  const kinds = names[isLanguage(i18n.language) ? i18n.language : defaultLanguage]
  const name = kinds[String(cellData)] ?? kinds.other
  const { id } = rowData as { id: string }
  return link ? <a href={linkURL ?? `/admin/collections/${collectionSlug}/${id}`}>{name}</a> : <>{name}</>
}
