'use client'

import { ConfirmationModal, toast, useModal, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { deleteDocument } from '@/lib/delete-document'
import { readQuery } from '@/lib/read-query'
import type { PictureUse } from '../rules'
import { DeleteWarning } from './delete-warning'
import { mediaTexts } from './texts'

type Props = { collectionSlug: string; hasDeletePermission?: boolean }

/**
 * Replaces Payload's bulk deletion, which theme.css hides: lists where the chosen pictures are used before they are
 * deleted.
 */
export function DeletePictures({ collectionSlug, hasDeletePermission = false }: Props) {
  const text = mediaTexts(useTranslation().t)
  const { selectedIDs, toggleAll } = useSelection()
  const { openModal } = useModal()
  const router = useRouter()
  // Undefined when they could not be read.
  const [uses, setUses] = useState<PictureUse[]>()
  if (selectedIDs.length === 0 || !hasDeletePermission) return null

  const ids = selectedIDs.map(String)
  const modal = `delete-pictures-${collectionSlug}`
  const open = async () => {
    setUses(await findUses(collectionSlug, ids).catch(() => undefined))
    openModal(modal)
  }
  const remove = async () => {
    const results = await Promise.allSettled(ids.map((id) => deleteDocument(collectionSlug, id)))
    const failed = results.filter(({ status }) => status === 'rejected').length
    if (failed > 0) toast.error(`${text('deleteMany:failed')} ${failed} / ${ids.length}`)
    else toast.success(text('deleteMany:done'))
    toggleAll()
    router.refresh()
  }
  return (
    <div className="delete-pictures">
      <button
        type="button"
        id="delete-pictures"
        className="button button-line button-compact"
        onClick={() => void open()}
      >
        {`${text('deleteMany:button')} (${ids.length})`}
      </button>
      <ConfirmationModal
        modalSlug={modal}
        heading={text('deleteMany:heading')}
        body={<DeleteWarning uses={uses} text={text} isMany />}
        confirmLabel={text('delete:button')}
        confirmingLabel={text('delete:busy')}
        cancelLabel={text('delete:cancel')}
        onConfirm={remove}
      />
    </div>
  )
}

/** Returns the documents that use any of the pictures, each once. */
async function findUses(collection: string, ids: string[]): Promise<PictureUse[]> {
  const found = new Map<string, PictureUse>()
  for (const id of ids) {
    const signal = new AbortController().signal
    const { uses } = await readQuery('picture-uses', { collection, id }, signal)
    for (const use of uses) found.set(`${use.href} ${use.place}`, use)
  }
  return [...found.values()]
}
