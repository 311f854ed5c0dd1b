import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'

import { defaultLanguage, isLanguage, type Language } from '@/i18n/languages'
import { findTitle } from '../queries/title'

/** A cell has a value of any type. */
type Props = Omit<DefaultServerCellComponentProps, 'cellData'> & { cellData: unknown }

const languageOf = ({ i18n }: Props): Language =>
  isLanguage(i18n.language) ? i18n.language : defaultLanguage

/** A title in the words of its language, and which one that is. */
const InLanguage = ({ text, language }: { text: string; language: Language }) => (
  <>
    <span lang={language}>{text}</span> <abbr className="language-badge">{language.toUpperCase()}</abbr>
  </>
)

/** The title of a document in a list, with a link where it is the first column. */
export async function TitleCell(props: Props) {
  const { cellData, collectionSlug, i18n, link, linkURL, payload, rowData } = props
  const { id } = rowData as { id: string }
  const shown = typeof cellData === 'string' && cellData
  const title = shown
    ? undefined
    : await findTitle(payload, { collection: collectionSlug, id, preferred: languageOf(props) })
  const content = title ? <InLanguage {...title} /> : shown || i18n.t('general:untitled')
  return link ? (
    <a href={linkURL ?? `/admin/collections/${collectionSlug}/${id}`}>{content}</a>
  ) : (
    <>{content}</>
  )
}

/** The title of the document that a relationship refers to; a dash when there is none. */
export async function RelatedTitleCell(props: Props) {
  const { cellData, field, i18n, payload } = props
  const id = (cellData as { id?: string } | null)?.id ?? (cellData as string | null | undefined)
  const collection = (field as { relationTo?: CollectionSlug }).relationTo
  const preferred = languageOf(props)
  const title = id && collection && (await findTitle(payload, { collection, id, preferred }))
  if (!title) return <>{i18n.t('general:noLabel')}</>
  return title.language === preferred ? <>{title.text}</> : <InLanguage {...title} />
}
