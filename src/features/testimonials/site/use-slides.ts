'use client'

import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** How near the row comes before its engine is fetched. */
const near = '600px'

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type Slides = {
  view: RefObject<HTMLDivElement | null>
  selected: number
  /** The engine is in charge: only the selected slide is there to be read. */
  isReady: boolean
  show: (index: number) => void
}

/** A row of slides that scrolls by itself until embla takes over, which is fetched when the row comes near. */
export function useSlides(count: number): Slides {
  const view = useRef<HTMLDivElement>(null)
  const engine = useRef<EmblaCarouselType>(undefined)
  const [isReady, setReady] = useState(false)
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    const row = view.current
    if (!row) return
    let isGone = false
    const start = async () => {
      const { default: embla } = await import('embla-carousel')
      if (isGone) return
      // Where a finger has brought it meanwhile.
      const startIndex = Math.round(row.scrollLeft / row.clientWidth)
      row.scrollLeft = 0
      row.dataset.ready = 'true'
      const api = embla(row, { loop: true, startIndex })
      api.on('select', () => setSelected(api.selectedScrollSnap()))
      engine.current = api
      setSelected(startIndex)
      setReady(true)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without the engine the row stays one that scrolls.
        start().catch(() => undefined)
      },
      { rootMargin: near },
    )
    observer.observe(row)
    return () => {
      isGone = true
      observer.disconnect()
      engine.current?.destroy()
    }
  }, [])

  const show = useCallback(
    (wanted: number) => {
      const index = (wanted + count) % count
      setSelected(index)
      if (engine.current) engine.current.scrollTo(index, prefersStillness())
      else view.current?.scrollTo({ left: index * view.current.clientWidth, behavior: 'instant' })
    },
    [count],
  )
  return { view, selected, isReady, show }
}
