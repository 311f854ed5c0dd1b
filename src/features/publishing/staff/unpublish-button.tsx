'use client'

import { ConfirmationModal, PopupList, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { useSaver } from '@/features/saving/staff/use-saver'
import { ScheduleModal } from './schedule-modal'
import { useBothLanguages, usePublishingTexts } from './use-open-document'

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
  const { saver } = useSaver()
  const router = useRouter()
  const info = useDocumentInfo()
  return async () => {
    const { kind } = await saver.setStatus(code, { _status: 'draft' })
    if (kind !== 'saved')
      return void toast.error(
        text(kind === 'locked' || kind === 'changed' ? 'errors:conflict' : 'errors:failed'),
      )
    info.setHasPublishedDoc(false)
    info.setUnpublishedVersionCount(1)
    info.incrementVersionCount()
    toast.success(text('unpublished', { language }))
    router.refresh()
  }
}
