'use client'

import { ConfirmationModal, PopupList, toast, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { ScheduleModal } from './schedule-modal'
import { useBothLanguages } from './use-both-languages'
import { usePublishingTexts } from './use-publishing-texts'

/** Menu entries that take the open language, or both, off the site, after a confirmation. */
export function UnpublishButton() {
  const { text, language } = usePublishingTexts()
  const { id, globalSlug, ...info } = useDocumentInfo()
  const { openModal } = useModal()
  const unpublish = useUnpublish()
  const unpublishBoth = useBothLanguages('unpublish-both', 'unpublishedBoth')
  if (!info.hasPublishPermission || !info.hasPublishedDoc) return null

  const key = globalSlug ?? String(id)
  const cancelLabel = text('cancel')
  const confirmingLabel = text('unpublishing')
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => openModal(`unpublish-${key}`)}>
        {text('unpublishIn', { language })}
      </PopupList.Button>
      <PopupList.Button id="action-unpublish-both" onClick={() => openModal(`unpublish-both-${key}`)}>
        {text('unpublishBoth')}
      </PopupList.Button>
      <PopupList.Button id="action-schedule-unpublish" onClick={() => openModal(`schedule-unpublish-${key}`)}>
        {text('schedule:unpublish:open', { language })}
      </PopupList.Button>
      <ScheduleModal slug={`schedule-unpublish-${key}`} action="unpublish" />
      <ConfirmationModal
        modalSlug={`unpublish-${key}`}
        heading={text('unpublishInHeading', { language })}
        body={text('unpublishInBody', { language })}
        confirmLabel={text('unpublishIn', { language })}
        {...{ cancelLabel, confirmingLabel }}
        onConfirm={unpublish}
      />
      <ConfirmationModal
        modalSlug={`unpublish-both-${key}`}
        heading={text('unpublishBothHeading')}
        body={text('unpublishBothBody')}
        confirmLabel={text('unpublishBoth')}
        {...{ cancelLabel, confirmingLabel }}
        onConfirm={unpublishBoth}
      />
    </>
  )
}

/** Unpublishes the open language through Payload's REST, as its own button does. */
function useUnpublish(): () => Promise<void> {
  const { text, language, code } = usePublishingTexts()
  const { config } = useConfig()
  const router = useRouter()
  const { id, collectionSlug, globalSlug, ...info } = useDocumentInfo()
  const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${String(id)}`
  return async () => {
    const response = await fetch(`${config.routes.api}/${path}?depth=0&locale=${code}`, {
      method: globalSlug ? 'POST' : 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ _status: 'draft' }),
    }).catch(() => undefined)
    if (!response?.ok) return void toast.error(text('errors:failed'))
    info.setHasPublishedDoc(false)
    info.setUnpublishedVersionCount(1)
    info.incrementVersionCount()
    toast.success(text('unpublished', { language }))
    router.refresh()
  }
}
