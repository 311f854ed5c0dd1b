'use client'

import { RelationshipField, useLocale } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'

/** A relationship to documents with localized titles: Payload's field keeps the title of the language before. */
export const RelatedField: RelationshipFieldClientComponent = (props) => (
  <RelationshipField key={useLocale().code} {...props} />
)
