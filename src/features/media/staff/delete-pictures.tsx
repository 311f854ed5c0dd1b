'use client'

import {
  ConfirmationModal,
  PopupList,
  toast,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
  useSelection,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { deleteDocument } from '@/lib/delete-document'
import { readQuery } from '@/lib/read-query'
import type { PictureUse } from '../rules'
import { DeleteWarning, mediaTexts } from './picture-texts'

/** Replaces Payload's menu entry, which documents.css hides: lists where a picture is used before it is deleted. */
export function DeletePicture() {
  const text = mediaTexts(useTranslation().t)
  const { id, collectionSlug = '', hasDeletePermission } = useDocumentInfo()
  const { openModal } = useModal()
  const remove = useRemove()
  // Undefined when they could not be read.
  const [uses, setUses] = useState<PictureUse[]>()
  if (!id || !hasDeletePermission) return null

  const modal = `delete-picture-${id}`
  const open = async () => {
    const params = { collection: collectionSlug, id: String(id) }
    const found = readQuery('picture-uses', params, new AbortController().signal)
    setUses((await found.catch(() => undefined))?.uses)
    openModal(modal)
  }
  return (
    <>
      <PopupList.Button className="delete-picture" onClick={() => void open()}>
        {text('delete:button')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={text('delete:heading')}
        body={<DeleteWarning uses={uses} text={text} />}
        confirmLabel={text('delete:button')}
        confirmingLabel={text('delete:busy')}
        cancelLabel={text('delete:cancel')}
        onConfirm={remove}
      />
    </>
  )
}

/** Deletes the open picture, and leaves its form. */
function useRemove(): () => Promise<void> {
  const text = mediaTexts(useTranslation().t)
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { onDelete } = useDocumentDrawerContext()
  const { setModified } = useForm()
  const { config, getEntityConfig } = useConfig()
  const router = useRouter()
  return async () => {
    const isDeleted = await deleteDocument(collectionSlug, String(id)).then(
      () => true,
      () => false,
    )
    if (!isDeleted) return void toast.error(text('delete:failed'))
    setModified(false)
    toast.success(text('delete:done'))
    if (onDelete) await onDelete({ id: String(id), collectionConfig: getEntityConfig({ collectionSlug }) })
    else router.push(`${config.routes.admin}/collections/${collectionSlug}`)
  }
}

type Props = { collectionSlug: string; hasDeletePermission?: boolean }

/**
 * Replaces Payload's bulk deletion, which lists.css hides: lists where the chosen pictures are used before they are
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
    <div className="mb-3" data-delete-pictures>
      <Button variant="line" size="compact" onClick={() => void open()}>
        {`${text('deleteMany:button')} (${ids.length})`}
      </Button>
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
