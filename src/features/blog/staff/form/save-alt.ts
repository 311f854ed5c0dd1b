import { RequestError, requestErrorOf } from '@/lib/request-error'
import type { UndescribedPicture } from '../../queries/post-publication'

/** Stores the alternative text of a picture in a language. Throws RequestError. */
export async function saveAlt({ id, language }: UndescribedPicture, alt: string): Promise<void> {
  const response = await fetch(`/api/blog-images/${id}?depth=0&locale=${language}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ alt }),
  }).catch((error: unknown) => {
    throw requestErrorOf(error)
  })
  if (!response.ok) throw new RequestError(response.status === 403 ? 'forbidden' : 'failed')
}
