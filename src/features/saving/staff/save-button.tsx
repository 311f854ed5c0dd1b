'use client'

import { FormSubmit, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { SavingTexts } from './saving-texts'
import { useSaver } from './use-saver'

type Props = { isDraft: boolean }

function Save({ isDraft }: Props) {
  const t = useTranslations('saving')
  const { saver, saving } = useSaver()
  const isModified = useFormModified()
  const { disabled } = useForm()
  const { uploadStatus, id, globalSlug } = useDocumentInfo()
  const isNew = id === undefined && !globalSlug
  const isUnsaved = isModified || saving.unsavedSince !== undefined
  // The bar says what became of it.
  const save = () => void saver.saveAll(isDraft ? { status: 'draft' } : {})
  return (
    <FormSubmit
      buttonId={isDraft ? 'action-save-draft' : 'action-save'}
      buttonStyle={isDraft ? 'secondary' : 'primary'}
      disabled={disabled || uploadStatus === 'uploading' || (isDraft && !isUnsaved && !isNew)}
      onClick={save}
      size="medium"
      type="button"
    >
      {t(isDraft ? 'saveDraft' : 'save')}
    </FormSubmit>
  )
}

/** Saves a document without drafts. */
export const SaveButton = () => (
  <SavingTexts>
    <Save isDraft={false} />
  </SavingTexts>
)

/** Saves the draft of the open language. */
export const SaveDraftButton = () => (
  <SavingTexts>
    <Save isDraft />
  </SavingTexts>
)
