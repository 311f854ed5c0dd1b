'use client'

import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Embla is loaded when the carousel is this close to the viewport. */
const LOAD_MARGIN = '600px'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type CarouselState = {
  view: RefObject<HTMLDivElement | null>
  selected: number
  /** Whether Embla has loaded: then only the selected slide is accessible. */
  isReady: boolean
  show: (index: number) => void
}

/** A row of slides that scrolls natively until Embla, which is loaded near the viewport, takes over. */
export function useCarousel(count: number): CarouselState {
  const view = useRef<HTMLDivElement>(null)
  const engine = useRef<EmblaCarouselType>(undefined)
  const [isReady, setReady] = useState(false)
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    const row = view.current
    if (!row) return
    let isUnmounted = false
    const start = async () => {
      const { default: embla } = await import('embla-carousel')
      if (isUnmounted) return
      // Keep the slide that the visitor has scrolled to.
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
        // If Embla cannot be loaded, the row keeps scrolling natively.
        start().catch(() => undefined)
      },
      { rootMargin: LOAD_MARGIN },
    )
    observer.observe(row)
    return () => {
      isUnmounted = true
      observer.disconnect()
      engine.current?.destroy()
    }
  }, [])

  const show = useCallback(
    (wanted: number) => {
      const index = (wanted + count) % count
      setSelected(index)
      if (engine.current) engine.current.scrollTo(index, prefersReducedMotion())
      else view.current?.scrollTo({ left: index * view.current.clientWidth, behavior: 'instant' })
    },
    [count],
  )
  return { view, selected, isReady, show }
}
