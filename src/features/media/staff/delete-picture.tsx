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
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { deleteDocument } from '@/lib/delete-document'
import { readQuery } from '@/lib/read-query'
import type { PictureUse } from '../rules'
import { DeleteWarning } from './delete-warning'
import { mediaTexts } from './texts'

/** Replaces Payload's menu entry, which theme.css hides: lists where a picture is used before it is deleted. */
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
      <PopupList.Button id="action-delete-picture" onClick={() => void open()}>
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
