'use client'

import { useState, useRef, useEffect, useId } from 'react'

import { useToasts } from '@/components/ui/use-toasts'
import type { Language } from '@/i18n/languages'
import type { Verbs } from '@/lib/api'
import { longDate } from '@/lib/dates'
import { postVerb } from '@/lib/run-verb'
import type { DraftedDocument } from '../../publishing/rules'
import type { LinkHours } from '../rules'
import type { BarTexts } from './bar-texts'

const TEXT_BUTTON = 'min-h-11 font-strong text-accent'

type RevokeLinksProps = {
  document: DraftedDocument
  language: Language
  texts: BarTexts['sharing']['revoke']
  /** Called once the server has answered. */
  onDone: (isRevoked: boolean) => void
}

/** Revokes the links that were shared so far, after it has asked. */
export function RevokeLinks({ document, language, texts, onDone }: RevokeLinksProps) {
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const revoke = async () => {
    if (isPending) return
    setPending(true)
    const { success } = await postVerb('revoke-preview-links', { document, language })
    setPending(false)
    setAsking(false)
    onDone(success)
  }
  if (!isAsking)
    return (
      <button type="button" className={TEXT_BUTTON} onClick={() => setAsking(true)}>
        {texts.open}
      </button>
    )
  return (
    <div
      role="alertdialog"
      aria-label={texts.heading}
      aria-describedby="preview-revoke"
      className="flex flex-wrap gap-x-5 gap-y-1 border-y border-line py-2"
    >
      <p id="preview-revoke" className="mt-1 basis-full text-muted">
        <b>{texts.heading}</b> {texts.text}
      </p>
      <button type="button" autoFocus className="min-h-11" onClick={() => setAsking(false)}>
        {texts.keep}
      </button>
      <button type="button" className={TEXT_BUTTON} aria-disabled={isPending} onClick={() => void revoke()}>
        {texts.confirm}
      </button>
    </div>
  )
}

type CopyFieldProps = { texts: BarTexts['sharing']; url: string }
type Copied = { url: string; hasFailed: boolean }

/** A link and the button that copies it. When the browser refuses, the link is selected instead. */
function CopyField({ texts, url }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copied>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied({ url, hasFailed: false })
    } catch {
      field.current?.select()
      setCopied({ url, hasFailed: true })
    }
  }
  const current = copied?.url === url ? copied : undefined
  const isCopied = current?.hasFailed === false
  return (
    <>
      <div className="mt-4 flex gap-2">
        <input
          ref={field}
          readOnly
          aria-label={texts.link}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-field-line bg-ground px-3 text-small text-ellipsis"
          value={url}
          onFocus={() => field.current?.select()}
        />
        <button
          type="button"
          disabled={!url}
          className="min-h-11 rounded-control bg-accent-fill px-4 font-strong text-on-accent disabled:bg-sunk disabled:text-muted"
          onClick={() => void copy()}
        >
          {isCopied ? texts.copied : texts.copy}
        </button>
      </div>
      <p role="status" className={current?.hasFailed ? 'mt-1 text-muted' : 'sr-only'}>
        {current && (current.hasFailed ? texts.copyFailed : texts.copied)}
      </p>
    </>
  )
}

type SharePanelProps = {
  document: DraftedDocument
  language: Language
  texts: BarTexts['sharing']
  zone: string
}
type Link = { url: string; until: string }
type Result = { hours: LinkHours } & ({ link: Link } | { error: string })

const WEEK = 168

/** Creates a link for the chosen time. It is created when the panel opens and when another time is chosen. */
export function SharePanel({ texts, document, language, zone }: SharePanelProps) {
  const [hours, setHours] = useState<LinkHours>(WEEK)
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<Result>()
  const panel = useRef<HTMLElement>(null)
  const title = useId()
  const [showToast, toasts] = useToasts({ close: texts.close, region: texts.revoke.region })
  const request = JSON.stringify({ document, language, hours })

  useEffect(() => panel.current?.focus(), [])
  useEffect(() => {
    let isCurrent = true
    void postVerb('preview-link', JSON.parse(request) as Verbs['preview-link']['input']).then((response) => {
      if (isCurrent)
        setResult({ hours, ...(response.success ? { link: response } : { error: response.error }) })
    })
    return () => {
      isCurrent = false
    }
  }, [request, hours, attempt])

  const settled = result?.hours === hours ? result : undefined
  const link = settled && 'link' in settled ? settled.link : undefined
  const error = settled && 'error' in settled ? settled.error : undefined
  const retry = () => {
    setResult(undefined)
    setAttempt(attempt + 1)
  }
  const settleRevocation = (isRevoked: boolean) => {
    panel.current?.focus()
    const { done, doneText, failed, failedText } = texts.revoke
    if (!isRevoked) {
      showToast({ tone: 'error', title: failed, text: failedText })
      return
    }
    // The link on the screen was revoked too: another one takes its place.
    retry()
    showToast({ tone: 'success', title: done, text: doneText })
  }
  const pageLanguage = window.document.documentElement.lang
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className="fixed top-16 right-5 max-h-[calc(100dvh-4.75rem)] w-105 max-w-[calc(100vw-1.5rem)] overflow-auto rounded-control bg-surface px-6 pt-5 pb-5.5 text-caption/5.5 font-text text-ink shadow-float max-sm:right-3"
    >
      <h2 id={title} className="text-heading/7">
        {texts.title}
      </h2>
      <p className="mt-1 text-muted">{texts.text}</p>
      <CopyField texts={texts} url={link?.url ?? ''} />
      <fieldset className="mt-4 mb-2 flex flex-wrap items-center gap-2">
        <legend className="float-left mr-2 font-strong">{texts.worksFor}</legend>
        {texts.hours.map((option) => (
          <button
            key={option.hours}
            type="button"
            aria-pressed={option.hours === hours}
            className="min-h-11 rounded-control border border-field-line px-3 text-small aria-pressed:border-ink aria-pressed:font-strong aria-pressed:inset-ring aria-pressed:inset-ring-ink aria-pressed:forced-chosen"
            onClick={() => setHours(option.hours)}
          >
            {option.text}
          </button>
        ))}
      </fieldset>
      <p role="status" className="mt-1 text-muted">
        {link && texts.until.replace('{date}', longDate(new Date(link.until), pageLanguage, zone))}
        {error && (error === 'archived' ? texts.archived : texts.failed)}
      </p>
      {error && error !== 'archived' && (
        <button type="button" className={TEXT_BUTTON} onClick={retry}>
          {texts.retry}
        </button>
      )}
      <RevokeLinks {...{ document, language }} texts={texts.revoke} onDone={settleRevocation} />
      <p className="mt-3 text-note/4.5 text-muted">{texts.note}</p>
      {toasts}
    </section>
  )
}
