import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { Pill } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { LanguageCode } from '@/components/staff/language-badge'
import { Cluster } from '@/components/ui/stack'
import { defaultLanguage, isLanguage, type Language, languages } from '@/i18n/languages'
import { findLanguageStates } from '../queries/language-states'
import { findTitle } from '../queries/title'
import { translateHref, type DraftedCollection, type PublicationState } from '../rules'
import { textsOf } from './texts'

/** A cell has a value of any type. */
type Props = Omit<DefaultServerCellComponentProps, 'cellData'> & { cellData: unknown }

const languageOf = ({ i18n }: Props): Language =>
  isLanguage(i18n.language) ? i18n.language : defaultLanguage

/** A title in the words of its language, and which one that is. */
const InLanguage = ({ text, language }: { text: string; language: Language }) => (
  <>
    <span lang={language}>{text}</span> <LanguageCode language={language} />
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

const styles: Record<PublicationState, ComponentProps<typeof Pill>['pillStyle']> = {
  published: 'success',
  changed: 'warning',
  draft: 'light',
  missing: 'white',
}

/** The state of each language of a document, in a list of the admin; 'Archived' before them for an archived post. */
export async function LanguageStatesCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const text = textsOf(i18n.t)
  const { id, archivedAt } = rowData as { id: string; archivedAt?: string | null }
  const states = await findLanguageStates(payload, collectionSlug as DraftedCollection, id)
  const toTranslate = archivedAt ? 0 : (states?.toTranslate ?? 0)
  return (
    <Cluster gap={1}>
      {archivedAt && (
        <Pill pillStyle="dark" size="small">
          {text('archived')}
        </Pill>
      )}
      {languages.map((code) => {
        const state = states?.[code] ?? 'missing'
        return (
          <Pill key={code} pillStyle={styles[state]} size="small">
            {text('state', { language: text(`labels:${code}`), state: text(`states:${state}`) })}
          </Pill>
        )
      })}
      {toTranslate > 0 && (
        <a href={translateHref({ collection: collectionSlug as DraftedCollection, id })}>
          {text('toTranslate', { count: String(toTranslate) })}
        </a>
      )}
    </Cluster>
  )
}
