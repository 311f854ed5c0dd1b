'use client'

import {
  ConfirmationModal,
  FormSubmit,
  PopupList,
  useDocumentInfo,
  useFormModified,
  useModal,
  toast,
} from '@payloadcms/ui'

import { ScheduleModal } from './schedule-modal'
import { useBothLanguages, usePublishingTexts } from './use-open-document'
import { useSaver } from '@/features/saving/staff/use-saver'

/**
 * Returns a function that saves the form in the language that is open, as a draft or published, and returns whether the
 * server has confirmed it. The bar says why not.
 */
function useSave(): (status: 'draft' | 'published') => Promise<boolean> {
  const { text, language } = usePublishingTexts()
  const { uploadStatus } = useDocumentInfo()
  const { saver } = useSaver()
  return async (status) => {
    if (uploadStatus === 'uploading') return false
    if (status === 'draft') return saver.saveAll({ status })
    const { kind } = await saver.save({ status })
    if (kind === 'saved') toast.success(text('published', { language }))
    return kind === 'saved'
  }
}

/**
 * Publishes the language that is open for editing. The second entry publishes both, after a confirmation: what is in the
 * form is saved first, and the other language goes live as it was saved last.
 */
export function PublishButton() {
  const { text, language } = usePublishingTexts()
  const { id, globalSlug, ...info } = useDocumentInfo()
  const isModified = useFormModified()
  const { openModal } = useModal()
  const save = useSave()
  const publishBoth = useBothLanguages('publish-both', 'publishedBoth')
  if (!info.hasPublishPermission) return null

  const hasChanges = isModified || info.unpublishedVersionCount > 0 || !info.hasPublishedDoc
  const isUploading = info.uploadStatus === 'uploading'
  const modal = `publish-both-${globalSlug ?? String(id)}`
  const isStored = Boolean(globalSlug ?? id)
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!hasChanges || isUploading}
        onClick={() => void save('published')}
        size="medium"
        type="button"
        SubMenuPopupContent={
          isStored
            ? ({ close }) => (
                <PopupList.ButtonGroup>
                  <PopupList.Button
                    id="publish-both"
                    onClick={() => {
                      close()
                      openModal(modal)
                    }}
                  >
                    {text('publishBoth')}
                  </PopupList.Button>
                  <PopupList.Button
                    id="schedule-publish"
                    onClick={() => {
                      close()
                      openModal(`schedule-${modal}`)
                    }}
                  >
                    {text('schedule:publish:open', { language })}
                  </PopupList.Button>
                </PopupList.ButtonGroup>
              )
            : undefined
        }
        enableSubMenu={isStored}
      >
        {text('publishIn', { language })}
      </FormSubmit>
      <ConfirmationModal
        modalSlug={modal}
        heading={text('publishBothHeading')}
        body={text('publishBothBody')}
        confirmLabel={text('publishBoth')}
        confirmingLabel={text('publishing')}
        cancelLabel={text('cancel')}
        onConfirm={async () => {
          if (!isModified || (await save('draft'))) await publishBoth()
        }}
      />
      <ScheduleModal
        slug={`schedule-${modal}`}
        action="publish"
        beforeSchedule={() => (isModified ? save('draft') : Promise.resolve(true))}
      />
    </>
  )
}
