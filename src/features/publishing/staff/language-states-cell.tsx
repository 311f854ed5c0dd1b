import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import type { ComponentProps } from 'react'

import { translateHref } from '../document-key'
import { languages } from '@/i18n/languages'
import { findLanguageStates } from '../queries/language-states'
import type { DraftedCollection, PublicationState } from '../rules'
import { textsOf } from './texts'

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
    <div className="language-states">
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
    </div>
  )
}
