'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ShownConsent } from '../consent'
import { signingErrorOf } from '../signing-rules'
import { ConsentBox } from './consent-box'
import type { PadHandle } from './signature-canvas'
import { SignaturePad } from './signature-pad'
import { TypedName, typedNameError } from './typed-name'
import { codeOf, outcomeOf, useSigningToasts, useSignProposal } from './use-signing'

type Way = 'draw' | 'type'
const ways = ['draw', 'type'] as const

type Props = { signer: string; way: Way; onChange: (way: Way) => void }

/** The choice between drawing and typing the signature. */
function SignatureWay({ signer, way, onChange }: Props) {
  const t = useTranslations('signing.way')
  return (
    <div className="signing-way">
      <h3>{t('as', { name: signer })}</h3>
      <fieldset>
        <legend className="sr-only">{t('label')}</legend>
        {ways.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="signature-way"
              value={name}
              checked={way === name}
              onChange={() => onChange(name)}
            />
            <span>{t(name)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}

export type SignFormProps = {
  proposal: string
  /** The digest of the version that the page shows. */
  version: string
  consent: ShownConsent
  signer: string
  /** Whom the signer signs for. */
  client: string
  today: string
}

/** Consent, the signature, drawn or typed, and the button that signs. What was drawn or typed stays when signing fails. */
export function SignForm({ proposal, version, consent, signer, client, today }: SignFormProps) {
  const t = useTranslations('signing')
  const toast = useSigningToasts()
  const sign = useSignProposal()
  // Until React hydrates, the browser would submit the form itself.
  const isHydrated = useHydrated()
  const pad = useRef<PadHandle>(null)
  const [way, setWay] = useState<Way>('draw')
  const [isDrawn, setDrawn] = useState(false)
  const [name, setName] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  // Errors are shown from the first attempt on.
  const [wasTried, setTried] = useState(false)
  const isTyping = way === 'type'
  const nameError = isTyping ? typedNameError(name) : undefined
  const hasSignature = isTyping ? name.trim() !== '' && !nameError : isDrawn
  const isOff = sign.isPending || !isHydrated

  const clear = () => {
    pad.current?.clear()
    setName('')
    sign.reset()
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (sign.isPending) return
    setTried(true)
    if (!hasSignature) {
      toast('required')
      return
    }
    if (!isAgreed) return document.getElementById('signing-agree')?.focus()
    const signature = isTyping ? { typedName: name.trim() } : { image: pad.current?.image() }
    sign.mutate({
      proposal,
      version,
      ...signature,
      consentVersion: consent.version,
      consentLanguage: consent.language,
    })
  }

  return (
    <form className="signing" noValidate onSubmit={submit} data-keep-clear>
      <ConsentBox
        consent={consent}
        signer={signer}
        client={client}
        isAgreed={isAgreed}
        onChange={setAgreed}
        isMissing={wasTried && !isAgreed}
      />
      <SignatureWay signer={signer} way={way} onChange={setWay} />
      {isTyping && <TypedName name={name} error={nameError} onChange={setName} />}
      <SignaturePad
        handle={pad}
        signer={signer}
        today={today}
        typed={isTyping ? name : undefined}
        isSigned={isDrawn}
        onChange={setDrawn}
      />
      <div className="signing-act">
        {/* Only `aria-disabled` without a signature: a click then explains what is missing. */}
        <Button
          type="submit"
          variant="accent"
          aria-disabled={(!isOff && !hasSignature) || undefined}
          disabled={isOff}
        >
          {sign.isPending ? t('submitting') : t('submit')}
        </Button>
        <Button variant="line" onClick={clear} disabled={sign.isPending}>
          {t('clear')}
        </Button>
      </div>
      <div role="alert">
        {sign.isError && !outcomeOf(sign.error) && (
          <p className="form-error">
            <ErrorIcon />
            {t(`errors.${signingErrorOf(codeOf(sign.error))}`)}
          </p>
        )}
      </div>
      <p className="signing-keep">{t('keep')}</p>
    </form>
  )
}
