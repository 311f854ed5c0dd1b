import { useTranslations } from 'next-intl'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

import { ErrorIcon } from '@/components/ui/field'
import type { ShownConsent } from '../signing-rules'

type Props = {
  consent: ShownConsent
  /** The signer's name. */
  signer: string
  client: string
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  isMissing: boolean
}

/** The consent text with its version, and the box that agrees to it. */
export function ConsentBox({ consent, signer, client, isAgreed, onChange, isMissing }: Props) {
  const t = useTranslations('signing.consent')
  const box = useRef<HTMLInputElement>(null)
  const readBox = useEffectEvent(() => {
    if (box.current?.checked) onChange(true)
  })
  // A box that is ticked before React takes over the page sends no event, and React would clear it with the next render.
  useLayoutEffect(() => readBox(), [])
  return (
    <div className="consent-box" role="group" aria-label={t('label')}>
      <div className="consent-text">
        {consent.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="consent-version">{t('version', { version: consent.version })}</p>
      <label className="consent-agree">
        <input
          ref={box}
          id="signing-agree"
          type="checkbox"
          checked={isAgreed}
          onChange={({ target }) => onChange(target.checked)}
          {...(isMissing && { 'aria-invalid': true, 'aria-describedby': 'signing-agree-error' })}
        />
        <span>{signer === client ? t('agreeSelf') : t('agree', { client })}</span>
      </label>
      {isMissing && (
        <p id="signing-agree-error" className="form-error" role="alert">
          <ErrorIcon />
          {t('required')}
        </p>
      )}
    </div>
  )
}
