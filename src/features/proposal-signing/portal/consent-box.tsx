import { useTranslations } from 'next-intl'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

import { ErrorIcon, messageClass } from '@/components/ui/field'
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
    <div className="mt-7 max-w-150" role="group" aria-label={t('label')}>
      <div className="grid gap-2 border-s-2 border-field-line ps-4.5 text-caption leading-[1.6]">
        {consent.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-2 ps-5 text-small leading-[1.5] text-muted">
        {t('version', { version: consent.version })}
      </p>
      <label className="mt-4 flex min-h-11 items-center gap-3 font-strong">
        <input
          ref={box}
          id="signing-agree"
          type="checkbox"
          className="size-5 flex-none accent-ink"
          checked={isAgreed}
          onChange={({ target }) => onChange(target.checked)}
          {...(isMissing && { 'aria-invalid': true, 'aria-describedby': 'signing-agree-error' })}
        />
        <span>{signer === client ? t('agreeSelf') : t('agree', { client })}</span>
      </label>
      {isMissing && (
        <p
          id="signing-agree-error"
          data-error=""
          className={`${messageClass.error} mt-3 text-caption`}
          role="alert"
        >
          <ErrorIcon />
          {t('required')}
        </p>
      )}
    </div>
  )
}
