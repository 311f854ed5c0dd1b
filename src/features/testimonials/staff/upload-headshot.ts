'use client'

import type { MutationOptions } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import { isHeic } from '@/lib/picture-rules'
import { RequestError, requestErrorOf } from '@/lib/request-error'
import type { Headshot } from '../queries/testimonial-list'

const PATH = '/api/testimonial-images'

/** A large picture takes seconds to resize, after it was sent. In milliseconds. */
const TIMEOUT_MS = 120_000

type Answer = {
  doc?: { id: string; url?: string | null; sizes?: Record<string, { url?: string | null } | undefined> }
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
}

/** Says in a toast what happened to a file, and why in its second line. */
export type UploadToasts = {
  done: (title: string) => void
  refused: (title: string, description: string) => void
}

export type UploadTexts = ReturnType<typeof useTranslations<'testimonialBoard.upload'>>

/** A file is refused before it is sent if its type says that it is no picture of ours. The server then looks at its bytes. */
class NoPicture extends Error {
  constructor(readonly reason: 'select' | 'heic') {
    super(reason)
  }
}

/** Sends a headshot to the pictures. A failure says why where the server does. */
export function headshotMutation(
  texts: UploadTexts,
  toasts: UploadToasts,
  onUploaded: (headshot: Headshot) => void,
): MutationOptions<Headshot, Error, { file: File; alt: string }> {
  return {
    mutationFn: ({ file, alt }) => {
      if (isHeic(file.type) || isHeic(file.name)) throw new NoPicture('heic')
      if (!file.type.startsWith('image/')) throw new NoPicture('select')
      return send(file, alt)
    },
    onSuccess: (headshot) => {
      toasts.done(texts('done'))
      onUploaded(headshot)
    },
    onError: (error) => {
      const { title, text } = uploadFailure(texts, error)
      toasts.refused(title, text)
    },
  }
}

/** Returns what a toast and the field say about a failed upload. */
export function uploadFailure(texts: UploadTexts, error: Error): { title: string; text: string } {
  const invalid = texts('invalid')
  if (error instanceof NoPicture) return { title: invalid, text: texts(error.reason) }
  const { code } = requestErrorOf(error)
  // The server looked at the bytes, and its answer begins with the same words.
  if (code.startsWith(`${invalid}. `)) return { title: invalid, text: code.slice(invalid.length + 2) }
  // The server's own words, in the language of the user, such as 'This picture is too large.'
  return { title: texts('failed'), text: code === 'failed' ? texts('again') : code }
}

async function send(file: File, alt: string): Promise<Headshot> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ alt }))
  const response = await fetch(`${PATH}?depth=0`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { doc, errors } = (await response.json()) as Answer
  const url = doc?.sizes?.small?.url ?? doc?.url
  if (doc && url) return { id: doc.id, src: URL.canParse(url) ? new URL(url).pathname : url }
  throw new RequestError(sentenceOf(response.status, errors?.[0]) ?? 'failed')
}

/** Returns the server's own words about a picture (400, 413), or about its disk that is full (507). */
function sentenceOf(
  status: number,
  error: NonNullable<Answer['errors']>[number] | undefined,
): string | undefined {
  if (status === 507) return error?.message
  return [400, 413].includes(status) ? error?.data?.errors?.[0]?.message : undefined
}

/** Deletes an uploaded headshot that was not saved. It stays in the pictures if that fails, which does no harm. */
const discardHeadshot = (id: string): Promise<unknown> =>
  fetch(`${PATH}/${id}`, { method: 'DELETE' }).catch(() => undefined)

/** Headshots that were uploaded in a dialog and not saved, by the prefix of its drafts. */
const uploads = new Map<string, Set<string>>()

/** Remembers an upload until its dialog is saved or left. */
export function rememberUpload(drafts: string, id: string): void {
  uploads.set(drafts, (uploads.get(drafts) ?? new Set()).add(id))
}

/** Deletes the uploads of a dialog, apart from the one that was saved. */
export function discardUploads(drafts: string, saved?: string): void {
  for (const id of uploads.get(drafts) ?? []) if (id !== saved) void discardHeadshot(id)
  uploads.delete(drafts)
}
