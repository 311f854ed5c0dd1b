'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type Ref } from 'react'

import { Cross } from '@/components/ui/icons'
import type SignatureCanvas from './signature-canvas'
import type { PadHandle } from './signature-canvas'

type Canvas = typeof SignatureCanvas

type Loading = { state: 'loading' | 'failed' } | { state: 'loaded'; Canvas: Canvas }

/** Loads the canvas after the page, because most visits only read. */
function useCanvas(): Loading {
  const [canvas, setCanvas] = useState<Loading>({ state: 'loading' })
  useEffect(() => {
    import('./signature-canvas').then(
      (loaded) => setCanvas({ state: 'loaded', Canvas: loaded.default }),
      () => setCanvas({ state: 'failed' }),
    )
  }, [])
  return canvas
}

type Props = {
  handle: Ref<PadHandle>
  signer: string
  /** Today, in words. */
  today: string
  /** The typed name, which is shown in place of the canvas; undefined while someone draws. */
  typed?: string
  isSigned: boolean
  onChange: (isSigned: boolean) => void
}

/** The paper to sign on: a canvas, or the typed name. The strokes stay when the way is switched. */
export function SignaturePad({ handle, signer, today, typed, isSigned, onChange }: Props) {
  const t = useTranslations('signing.pad')
  const canvas = useCanvas()
  const isTyping = typed !== undefined
  return (
    <div className="pad" role="group" aria-label={t('label')}>
      <div hidden={isTyping} className="pad-drawing">
        {canvas.state === 'loaded' && <canvas.Canvas handle={handle} onChange={onChange} />}
        {!isSigned && <p className="pad-hint">{t(canvas.state === 'loaded' ? 'hint' : canvas.state)}</p>}
      </div>
      {isTyping && <span className="pad-typed">{typed}</span>}
      <span className="pad-cross" aria-hidden="true">
        <Cross />
      </span>
      <span className="pad-under" aria-hidden="true">
        <span>{signer}</span>
        <span>{today}</span>
      </span>
    </div>
  )
}
