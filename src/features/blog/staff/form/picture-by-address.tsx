'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

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
    <div className="picture-by-address">
      {isMissing ? (
        <p role="status">
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
