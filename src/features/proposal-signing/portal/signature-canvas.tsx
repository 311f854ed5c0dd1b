'use client'

import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import ReactSignatureCanvas from 'react-signature-canvas'

import {
  canvasSizeAt,
  fitStrokes,
  hasInk,
  pad,
  penRadiusAt,
  placeInPicture,
  type PadSize,
  type Stroke,
} from '../pad-rules'

/** What the form does with the pad. */
export type PadHandle = {
  clear: () => void
  /** The signature as a PNG of 600 by 200 pixels, as a data URL. */
  image: () => string
}

type Props = { handle: Ref<PadHandle>; onChange: (isSigned: boolean) => void }

/** The canvas to sign on. It keeps its strokes when its size changes, such as by turning a phone. */
export default function SignatureCanvas({ handle, onChange }: Props) {
  const signature = useRef<ReactSignatureCanvas>(null)
  const size = useRef<PadSize>({ width: 0, height: 0 })
  // A prop, because the library resets what is set on its pad with each render.
  const [radius, setRadius] = useState(penRadiusAt(pad))

  useImperativeHandle(handle, () => ({
    clear: () => {
      signature.current?.clear()
      onChange(false)
    },
    image: () => (signature.current ? pictureOf(signature.current.getCanvas(), size.current) : ''),
  }))

  useEffect(() => {
    const current = signature.current
    if (!current) return
    const canvas = current.getCanvas()
    const observer = new ResizeObserver(() => {
      const next = { width: canvas.clientWidth, height: canvas.clientHeight }
      // The page is being left: the library has let go of its canvas.
      if (!signature.current || next.width === 0 || isSame(next, size.current)) return
      resize(current, size.current, next)
      size.current = next
      setRadius(penRadiusAt(next))
    })
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [])

  return (
    <ReactSignatureCanvas
      ref={signature}
      clearOnResize={false}
      penColor={pad.color}
      minWidth={radius}
      maxWidth={radius}
      minDistance={1}
      onEnd={() => onChange(hasInk(signature.current?.toData() ?? [], size.current))}
      canvasProps={{ className: 'relative z-1 block size-full cursor-crosshair touch-none' }}
    />
  )
}

const isSame = (one: PadSize, other: PadSize) => one.width === other.width && one.height === other.height

/** Fits the canvas to its size on the page and draws its strokes again. Resizing clears a canvas. */
function resize(signature: ReactSignatureCanvas, from: PadSize, to: PadSize): void {
  const canvas = signature.getCanvas()
  const size = canvasSizeAt(to, window.devicePixelRatio)
  const strokes = fitStrokes(signature.toData() as unknown as Stroke[], from, to)
  Object.assign(canvas, { width: size.width, height: size.height })
  canvas.getContext('2d')?.scale(size.ratio, size.ratio)
  const radius = penRadiusAt(to)
  Object.assign(signature.getSignaturePad(), { minWidth: radius, maxWidth: radius })
  signature.fromData(strokes as unknown as ReturnType<ReactSignatureCanvas['toData']>)
}

function pictureOf(canvas: HTMLCanvasElement, size: PadSize): string {
  const picture = document.createElement('canvas')
  Object.assign(picture, { width: pad.width, height: pad.height })
  const { x, y, width, height } = placeInPicture(size)
  picture.getContext('2d')?.drawImage(canvas, x, y, width, height)
  return picture.toDataURL('image/png')
}
