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

/** What is printed on the paper. */
const print = 'pointer-events-none absolute text-muted'

/**
 * The paper to sign on, light in both color schemes: a canvas, or the typed name. The strokes stay when the way is switched. A third of a phone's
 * width is too low for a finger.
 */
export function SignaturePad({ handle, signer, today, typed, isSigned, onChange }: Props) {
  const t = useTranslations('signing.pad')
  const canvas = useCanvas()
  const isTyping = typed !== undefined
  return (
    <div
      data-scheme="light"
      role="group"
      aria-label={t('label')}
      className="relative mt-3 aspect-3/1 overflow-hidden rounded-control border border-field-line bg-surface text-ink after:absolute after:inset-x-6 after:bottom-[24%] after:border-b after:border-ink max-sm:aspect-auto max-sm:h-50"
    >
      <div hidden={isTyping} className="h-full">
        {canvas.state === 'loaded' && <canvas.Canvas handle={handle} onChange={onChange} />}
        {!isSigned && (
          <p className={`inset-x-3 top-[30%] text-center text-caption leading-[1.4] ${print}`}>
            {t(canvas.state === 'loaded' ? 'hint' : canvas.state)}
          </p>
        )}
      </div>
      {isTyping && (
        <span className="absolute right-6 bottom-[24%] left-13 mb-0.5 overflow-hidden font-display text-t3 leading-[1.15] font-light tracking-[-0.03em] whitespace-nowrap">
          {typed}
        </span>
      )}
      <span className={`bottom-[24%] left-6 mb-1 [&>svg]:size-3.5 ${print}`} aria-hidden="true">
        <Cross />
      </span>
      <span
        className={`inset-x-6 top-[77%] flex justify-between gap-4 text-[min(var(--t-2),4.2vw)] leading-[1.4] whitespace-nowrap ${print}`}
        aria-hidden="true"
      >
        <span className="min-w-0 truncate">{signer}</span>
        <span>{today}</span>
      </span>
    </div>
  )
}
