import type { ServerProps } from 'payload'

import type { DraftedDocument } from '../rules'
import { RestoreVersionButton } from './lazy'

type Props = ServerProps & { collectionSlug?: string; globalSlug?: string; docID?: string }

/** The button on the page of a version, for staff who may change the document. */
export function RestoreVersion({ collectionSlug, docID, globalSlug, params, permissions }: Props) {
  const segments = (params?.segments ?? []) as string[]
  const version = segments.at(-1)
  const allowed = collectionSlug
    ? permissions?.collections?.[collectionSlug]?.update
    : permissions?.globals?.[globalSlug ?? '']?.update
  if (!allowed || !version) return null
  // Only documents with drafts have this button.
  const document = (
    globalSlug ? { global: globalSlug } : { collection: collectionSlug, id: docID }
  ) as DraftedDocument
  const path = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug ?? ''}/${docID ?? ''}`
  return <RestoreVersionButton document={document} version={version} path={path} />
}
