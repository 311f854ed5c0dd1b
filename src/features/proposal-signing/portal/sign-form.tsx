'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SubmitEvent, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorIcon, Field, messageClass } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-browser'
import { isStorable } from '@/lib/clean-text'
import { type ShownConsent, signingErrorOf, typedNameLimit } from '../signing-rules'
import { ConsentBox } from './consent-box'
import type { PadHandle } from './signature-canvas'
import { SignaturePad } from './signature-pad'
import { codeOf, outcomeOf, useSigningToasts, useSignProposal } from './use-signing'

/** Returns what is wrong with a typed name; undefined for an empty one, which is merely missing. */
function typedNameError(name: string): 'tooLong' | 'invalid' | undefined {
  if (name.trim().length > typedNameLimit) return 'tooLong'
  return isStorable(name) ? undefined : 'invalid'
}

/** Returns the characters of a name that the signed PDF can't print. Their list is loaded for the first name. */
function useUnprintable(name: string): readonly string[] {
  const [unprintable, setUnprintable] = useState<(text: string) => string[]>()
  useEffect(() => {
    // Without it the name is signed all the same.
    import('@/lib/printable').then(
      ({ unprintableIn }) => setUnprintable(() => unprintableIn),
      () => undefined,
    )
  }, [])
  return unprintable?.(name) ?? []
}

type TypedNameProps = { name: string; error?: 'tooLong' | 'invalid'; onChange: (name: string) => void }

/** The field of a typed signature. */
export function TypedName({ name, error, onChange }: TypedNameProps) {
  const t = useTranslations('signing.typed')
  const unprintable = useUnprintable(name)
  return (
    <div className="mt-4 grid gap-3">
      <Field label={t('label')} error={error && t(error, { most: typedNameLimit })}>
        {(field) => (
          <input
            type="text"
            autoComplete="name"
            value={name}
            onChange={({ target }) => onChange(target.value)}
            {...field}
          />
        )}
      </Field>
      {unprintable.length > 0 && (
        <p className="max-w-[58ch] text-small text-muted" role="status">
          {t('unprintable', { characters: unprintable.join(' ') })}
        </p>
      )}
    </div>
  )
}

type Way = 'draw' | 'type'
const ways = ['draw', 'type'] as const

type Props = { signer: string; way: Way; onChange: (way: Way) => void }

/** The choice between drawing and typing the signature. */
function SignatureWay({ signer, way, onChange }: Props) {
  const t = useTranslations('signing.way')
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h3 className="font-sans text-caption leading-[1.6] font-strong">{t('as', { name: signer })}</h3>
      <fieldset className="flex rounded-control border border-field-line max-sm:w-full">
        <legend className="sr-only">{t('label')}</legend>
        {ways.map((name) => (
          <label key={name} className="relative max-sm:flex-1">
            <input
              type="radio"
              className="peer absolute inset-0 cursor-pointer opacity-0"
              name="signature-way"
              value={name}
              checked={way === name}
              onChange={() => onChange(name)}
            />
            <span className="grid min-h-11 items-center px-4 text-center text-small font-strong peer-checked:bg-ink peer-checked:text-ground peer-checked:forced-chosen peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
              {t(name)}
            </span>
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
    <form noValidate onSubmit={submit} data-keep-clear>
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
      <div className="mt-5 flex flex-wrap gap-3">
        {/* Only `aria-disabled` without a signature: a click then explains what is missing. */}
        <Button
          type="submit"
          variant="accent"
          off="blocked"
          className="max-sm:w-full"
          aria-disabled={(!isOff && !hasSignature) || undefined}
          disabled={isOff}
        >
          {sign.isPending ? t('submitting') : t('submit')}
        </Button>
        <Button
          variant="line"
          off="blocked"
          className="max-sm:w-full"
          onClick={clear}
          disabled={sign.isPending}
        >
          {t('clear')}
        </Button>
      </div>
      <div role="alert">
        {sign.isError && !outcomeOf(sign.error) && (
          <p data-error="" className={`${messageClass.error} mt-3 text-caption`}>
            <ErrorIcon />
            {t(`errors.${signingErrorOf(codeOf(sign.error))}`)}
          </p>
        )}
      </div>
      <p className="mt-3 max-w-[58ch] text-small leading-[1.5] text-muted">{t('keep')}</p>
    </form>
  )
}
