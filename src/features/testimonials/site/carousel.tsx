'use client'

import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'

import { Controls, type ControlTexts, type Place } from './controls'
import { useAdvance } from './use-advance'
import { useSlides } from './use-slides'

type Slide = Place & {
  content: ReactNode
  /** What is said when somebody has turned to it. */
  shown: string
}

type Props = {
  slides: Slide[]
  labelledBy: string
  texts: ControlTexts & { carousel: string; slide: string }
  lang?: string
}

/** Testimonials one by one: they advance by themselves until somebody points at them, is among them or stops them. */
export function Carousel({ slides, labelledBy, texts, lang }: Props) {
  const { view, selected, isReady, show } = useSlides(slides.length)
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isAmong, setAmong] = useState(false)
  const [said, say] = useState('')
  useAdvance(() => show(selected + 1), !isReady || isPaused || isPointedAt || isAmong, selected)

  const turn = (index: number) => {
    show(index)
    say(slides.at(index % slides.length)?.shown ?? '')
  }
  const point = (isOver: boolean) => (event: PointerEvent) => {
    // A finger never leaves.
    if (event.pointerType === 'mouse') setPointedAt(isOver)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setAmong(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    turn(selected + step)
  }

  return (
    <section
      aria-roledescription={texts.carousel}
      aria-labelledby={labelledBy}
      lang={lang}
      className="carousel"
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={() => setAmong(true)}
      onBlur={leave}
      onKeyDown={turnByKey}
    >
      {/* It scrolls before the engine is there: reachable by keyboard. */}
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
      <Controls
        slides={slides}
        selected={selected}
        texts={texts}
        isPaused={isPaused}
        onPause={() => setPaused(!isPaused)}
        onTurn={turn}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
