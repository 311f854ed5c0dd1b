'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** How a link to the post looks where it is shared: its picture, title and description. */
export function SharedPreview() {
  const { t } = useTranslation()
  const { value: title } = useField<string | null>({ path: 'title' })
  const { value: metaTitle } = useField<string | null>({ path: 'metaTitle' })
  const { value: address } = useField<string | null>({ path: 'featuredImageUrl' })
  const picture = usePicture() ?? address
  return (
    <figure className="shared-preview">
      <figcaption>{(t as (key: string) => string)('puente:posts:shared')}</figcaption>
      {picture ? <img src={picture} alt="" /> : <span className="shared-cover" />}
      <p>
        <small>{typeof window === 'undefined' ? '' : window.location.host}</small>
        <b>{metaTitle || title}</b>
      </p>
    </figure>
  )
}

/** The address of the uploaded featured image. */
function usePicture(): string | undefined {
  const { value: id } = useField<string | null>({ path: 'featuredImage' })
  const [picture, setPicture] = useState<{ id: string; url: string }>()
  useEffect(() => {
    if (typeof id !== 'string') return
    const controller = new AbortController()
    fetch(`/api/blog-images/${id}?depth=0`, { signal: controller.signal })
      .then((response) => response.json())
      .then(({ url }: { url?: string }) => url && setPicture({ id, url }))
      // Without the picture, the preview shows the drawn cover.
      .catch(() => undefined)
    return () => controller.abort()
  }, [id])
  return picture && picture.id === id ? picture.url : undefined
}
