'use client'

import type { EmblaCarouselType } from 'embla-carousel'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type RefObject,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffectEvent,
} from 'react'

import { CarouselControls, type CarouselTexts, type SlideLabel } from './carousel-controls'
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
function useCarousel(count: number): CarouselState {
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

const SLIDE_DURATION_MS = 5_000

/**
 * Calls `next` at an interval unless it is paused, the tab is hidden or motion is reduced. A new `index` restarts the
 * interval.
 */
function useAutoplay(next: () => void, isPaused: boolean, index: number): void {
  const advance = useEffectEvent(next)
  useEffect(() => {
    if (isPaused) return
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const timer = setInterval(() => {
      if (!document.hidden && !reducedMotion.matches) advance()
    }, SLIDE_DURATION_MS)
    return () => clearInterval(timer)
  }, [isPaused, index])
}

type Slide = SlideLabel & {
  content: ReactNode
  /** Announced when a visitor selects it. */
  shown: string
}

type Props = {
  slides: Slide[]
  labelledBy: string
  texts: CarouselTexts & { carousel: string; slide: string }
  lang?: string
}

/** One testimonial at a time. It advances automatically while it is not hovered, focused or paused. */
export function Carousel({ slides, labelledBy, texts, lang }: Props) {
  const { view, selected, isReady, show } = useCarousel(slides.length)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocusWithin, setFocusWithin] = useState(false)
  const [announcement, announce] = useState('')
  useAutoplay(() => show(selected + 1), !isReady || isPaused || isHovered || isFocusWithin, selected)

  const select = (index: number) => {
    show(index)
    announce(slides.at(index % slides.length)?.shown ?? '')
  }
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    // A touch fires no pointerleave that ends the hover.
    if (event.pointerType === 'mouse') setHovered(isOver)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocusWithin(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
  const onArrowKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    select(selected + step)
  }

  return (
    <div
      role="group"
      aria-roledescription={texts.carousel}
      aria-labelledby={labelledBy}
      lang={lang}
      className="relative"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={() => setFocusWithin(true)}
      onBlur={leave}
      onKeyDown={onArrowKey}
    >
      {/* Scrolls natively, and by keyboard, before Embla has loaded, and without scripts. */}
      <div ref={view} tabIndex={0} className="carousel-strip">
        <div className="flex items-end">
          {slides.map(({ id, content, position }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={position}
              inert={isReady && index !== selected}
              className="min-w-0 shrink-0 basis-full snap-start"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls
        slides={slides}
        selected={selected}
        texts={texts}
        isPaused={isPaused}
        onPause={() => setPaused(!isPaused)}
        onSelect={select}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
