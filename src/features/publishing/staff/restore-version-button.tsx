'use client'

import { Button, ConfirmationModal, toast, useConfig, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { postVerb } from '@/lib/run-verb'
import { failureText } from './texts'
import type { DraftedDocument } from '../rules'
import { usePublishingTexts } from './use-open-document'

const modal = 'restore-version-language'

/**
 * Restores the open language of a version as a draft, after a confirmation, and opens the document. `path` is its path in
 * the admin.
 */
export function RestoreVersionButton(props: { document: DraftedDocument; version: string; path: string }) {
  const { text, language, code } = usePublishingTexts()
  const { openModal } = useModal()
  const { config } = useConfig()
  const router = useRouter()
  const restore = async () => {
    const { document, version } = props
    const response = await postVerb('restore-version', { document, version, language: code })
    if (!response.success) return void toast.error(failureText(text, response))
    toast.success(text('restored', { language }))
    router.push(`${config.routes.admin}/${props.path}?locale=${code}`)
  }
  return (
    <>
      <Button size="small" margin={false} onClick={() => openModal(modal)}>
        {text('restoreIn', { language })}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={text('restoreHeading', { language })}
        body={text('restoreBody', { language })}
        confirmLabel={text('restoreIn', { language })}
        confirmingLabel={text('restoring')}
        cancelLabel={text('cancel')}
        onConfirm={restore}
      />
    </>
  )
}
