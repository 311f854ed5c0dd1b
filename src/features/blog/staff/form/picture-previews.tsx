'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { buttonClass } from '@/components/ui/button'
import { isHttpsUrl } from '@/lib/paths'

/** The picture at the address in the field above, with a button that removes it. */
export function PictureByAddress() {
  const { value, setValue, disabled } = useField<string | null>({ path: 'featuredImageUrl' })
  const address = value?.trim()
  if (!address || !isHttpsUrl(address)) return null
  return <Preview key={address} address={address} onRemove={disabled ? undefined : () => setValue('')} />
}

function Preview({ address, onRemove }: { address: string; onRemove?: () => void }) {
  const { t } = useTranslation()
  const text = (key: string) => (t as (key: string) => string)(`puente:posts:pictureByAddress:${key}`)
  const [isMissing, setMissing] = useState(false)
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      {isMissing ? (
        <p role="status" className="text-note text-muted">
          {text('missing')}{' '}
          <a href={address} target="_blank" rel="noopener noreferrer">
            {text('open')}
          </a>
        </p>
      ) : (
        <img
          src={address}
          alt={text('preview')}
          referrerPolicy="no-referrer"
          className="block max-h-60 max-w-full bg-sunk"
          onError={() => setMissing(true)}
        />
      )}
      {onRemove && (
        <button type="button" className={buttonClass('quiet', 'compact')} onClick={onRemove}>
          {text('remove')}
        </button>
      )}
    </div>
  )
}

const cover = 'block aspect-[1.91] w-full bg-sunk object-cover'

/** How a link to the post looks where it is shared: its picture, title and description. */
export function SharedPreview() {
  const { t } = useTranslation()
  const { value: title } = useField<string | null>({ path: 'title' })
  const { value: metaTitle } = useField<string | null>({ path: 'metaTitle' })
  const { value: address } = useField<string | null>({ path: 'featuredImageUrl' })
  const picture = usePicture() ?? address
  const host = useSyncExternalStore(
    () => () => undefined,
    () => location.host,
    () => '',
  )
  return (
    <figure className="m-0 max-w-90 border border-line bg-ground">
      <figcaption className="px-3.5 py-2 text-note text-muted">
        {(t as (key: string) => string)('puente:posts:shared')}
      </figcaption>
      {picture ? <img src={picture} alt="" className={cover} /> : <span className={cover} />}
      <p className="px-3.5 pt-2.5 pb-3">
        <small className="block text-muted">{host}</small>
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
