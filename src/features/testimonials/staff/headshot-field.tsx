'use client'

import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'

import { useShell } from '@/components/staff/shell'
import { Button } from '@/components/ui/button'
import { ErrorIcon, messageClass } from '@/components/ui/field'
import { pictureTypes } from '@/lib/picture-rules'
import type { Headshot } from '../queries/testimonial-list'
import { portraitText } from '../rules'
import { rememberUpload, headshotMutation, uploadFailure, type UploadToasts } from './upload-headshot'

const arch = 'size-10 flex-none rounded-t-badge bg-line object-cover'

/** A headshot beside the name, so it has no alternative text here; without one an empty arch. */
export const HeadshotPicture = ({ headshot }: { headshot: Headshot | null }) =>
  headshot ? (
    // The picture is resized already.
    <img className={arch} src={headshot.src} alt="" width={40} height={40} />
  ) : (
    <span className={arch} aria-hidden="true" />
  )

type Props = {
  drafts: string
  /** The name of the person, for the alternative text. */
  name: string
  headshot: Headshot | null
  onChange: (headshot: Headshot | null) => void
}

/** The headshot of a testimonial: uploaded as soon as it is chosen, and used when the testimonial is saved. */
export function HeadshotField({ drafts, name, headshot, onChange }: Props) {
  const t = useTranslations('testimonialBoard.form')
  const texts = useTranslations('testimonialBoard.upload')
  const language = useLocale()
  const { toast } = useShell()
  const toasts: UploadToasts = {
    done: (title) => void toast.success(title),
    refused: (title, description) => void toast.error(title, { description }),
  }
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation(
    headshotMutation(texts, toasts, (uploaded) => {
      rememberUpload(drafts, uploaded.id)
      onChange(uploaded)
    }),
  )
  const choose = (file: File | undefined) => {
    if (file && !upload.isPending) upload.mutate({ file, alt: portraitText(language, name) })
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
  }
  const failure = upload.error && uploadFailure(texts, upload.error)
  return (
    <div data-field="" role="group" aria-label={t('image')}>
      <b>{t('image')}</b>
      <div className="flex flex-wrap items-center gap-3">
        <HeadshotPicture headshot={headshot} />
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <Button
          variant="line"
          size="compact"
          aria-disabled={upload.isPending}
          onClick={() => !upload.isPending && input.current?.click()}
        >
          {t(upload.isPending ? 'uploading' : headshot ? 'replace' : 'upload')}
        </Button>
        {headshot && (
          <Button variant="quiet" size="compact" onClick={() => onChange(null)}>
            {t('removeImage')}
          </Button>
        )}
      </div>
      {failure ? (
        <p role="alert" data-error="" className={messageClass.error}>
          <ErrorIcon />
          {`${failure.title}: ${failure.text}`}
        </p>
      ) : (
        <p className={messageClass.hint}>{t('imageHint')}</p>
      )}
    </div>
  )
}
