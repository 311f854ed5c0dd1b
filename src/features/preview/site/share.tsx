'use client'

import { useEffect, useRef, useState } from 'react'

import type { Language } from '@/i18n/languages'
import type { DraftedDocument } from '../../publishing/rules'
import { ShareIcon } from './icons'
import type { BarTexts } from './bar-texts'
import { SharePanel } from './share-panel'

type Props = { document: DraftedDocument; language: Language; texts: BarTexts; zone: string }

/** Opens the panel that creates a link to the draft. Escape and the button close it. */
export function Share({ texts, ...of }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="preview-act"
        onClick={() => setOpen(!isOpen)}
      >
        <ShareIcon />
        <span>{texts.share}</span>
      </button>
      {isOpen && <SharePanel texts={texts.sharing} {...of} />}
    </>
  )
}
