'use client'

import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from 'react'

import { CarouselControls, type CarouselTexts, type SlideLabel } from './carousel-controls'
import { useCarousel } from './use-carousel'

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
      className="carousel"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={() => setFocusWithin(true)}
      onBlur={leave}
      onKeyDown={onArrowKey}
    >
      {/* Scrolls natively, and by keyboard, before Embla has loaded. */}
      <div ref={view} tabIndex={0} className="carousel-view">
        <div className="carousel-row">
          {slides.map(({ id, content, position }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={position}
              inert={isReady && index !== selected}
              className="carousel-slide"
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
