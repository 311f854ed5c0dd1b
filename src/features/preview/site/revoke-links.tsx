'use client'

import { useState } from 'react'

import type { Language } from '@/i18n/languages'
import { postVerb } from '@/lib/run-verb'
import type { DraftedDocument } from '../../publishing/rules'
import type { BarTexts } from './bar-texts'

type Props = {
  document: DraftedDocument
  language: Language
  texts: BarTexts['sharing']['revoke']
  /** Called once the server has answered. */
  onDone: (isRevoked: boolean) => void
}

/** Revokes the links that were shared so far, after it has asked. */
export function RevokeLinks({ document, language, texts, onDone }: Props) {
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
      <button type="button" className="preview-revoke" onClick={() => setAsking(true)}>
        {texts.open}
      </button>
    )
  return (
    <div
      role="alertdialog"
      aria-label={texts.heading}
      aria-describedby="preview-revoke"
      className="preview-ask"
    >
      <p id="preview-revoke">
        <b>{texts.heading}</b> {texts.text}
      </p>
      <button type="button" autoFocus onClick={() => setAsking(false)}>
        {texts.keep}
      </button>
      <button
        type="button"
        className="preview-revoke"
        aria-disabled={isPending}
        onClick={() => void revoke()}
      >
        {texts.confirm}
      </button>
    </div>
  )
}
