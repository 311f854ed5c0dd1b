'use client'

import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'

import { Link } from '@/i18n/navigation'
import { closeSettings, type Answer } from './store'

export type BarTexts = {
  region: string
  title: string
  ask: string
  before: string
  now: Record<Answer, string>
  more: string
  accept: string
  decline: string
}
export type BarProps = {
  texts: BarTexts
  /** Asked for by the visitor: then the keyboard goes to it, and it can be left as it was. */
  reopened: boolean
  now: Answer | undefined
  take: (answer: Answer) => void
}

/** The question, at the lower edge: a labelled part of the page that can wait, not a dialog. */
export function Bar({ texts, reopened, now, take }: BarProps) {
  const place = useRef<HTMLElement>(null)

  // What lies below it can be scrolled free, and what the keyboard reaches is not hidden.
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent', `${place.current?.offsetHeight ?? 0}px`),
    )
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent')
    }
  }, [])

  useEffect(() => {
    if (reopened) place.current?.focus()
  }, [reopened])

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && reopened) closeSettings()
  }

  /** The second half of a double click on what opened this is no answer. */
  const press = (answer: Answer) => (event: MouseEvent) => {
    if (event.detail < 2) take(answer)
  }

  const { region, title, ask, before, more, accept, decline } = texts
  return (
    <section ref={place} aria-label={region} tabIndex={-1} className="consent" onKeyDown={leave}>
      <div className="page columns consent-in">
        <p className="consent-title">{title}</p>
        <p className="consent-words">
          {ask} {now ? texts.now[now] : before}{' '}
          <Link href="/privacy-policy#measuring" prefetch={false}>
            {more}
          </Link>
        </p>
        <div className="consent-acts">
          <button type="button" className="button button-line button-small" onClick={press('no')}>
            {decline}
          </button>
          <button type="button" className="button button-line button-small" onClick={press('yes')}>
            {accept}
          </button>
        </div>
      </div>
    </section>
  )
}
