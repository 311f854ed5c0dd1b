'use client'

import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

import { Link } from '@/i18n/navigation'
import { closeSettings, type Answer } from './store'
import { useRoom } from './use-room'

export type BarTexts = {
  region: string
  title: string
  ask: string
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
  const before = useRef<EventTarget>(null)
  useRoom(place, reopened)

  useEffect(() => {
    if (reopened) place.current?.focus()
  }, [reopened])

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && reopened) closeSettings()
  }

  /** Where the keyboard was before it came here. */
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget
  }

  /** The second half of a double click on what opened this is no answer. */
  const press = (answer: Answer) => (event: MouseEvent) => {
    if (event.detail > 1) return
    const held = place.current?.contains(document.activeElement)
    take(answer)
    if (held && !reopened) goOn(before.current)
  }

  const { region, title, ask, more, accept, decline } = texts
  return (
    <section
      ref={place}
      aria-label={region}
      tabIndex={-1}
      className="consent"
      onFocus={enter}
      onKeyDown={leave}
    >
      <div className="page columns consent-in">
        <div className="consent-ask">
          <p className="consent-title">{title}</p>{' '}
          <p className="consent-words">
            {ask} {now && `${texts.now[now]} `}
            <Link href="/privacy-policy#measuring" prefetch={false}>
              {more}
            </Link>
          </p>
        </div>
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

/** The keyboard goes on where it was, else at the beginning of the page's own content. Nothing is scrolled. */
function goOn(before: EventTarget | null): void {
  const options = { preventScroll: true }
  if (before instanceof HTMLElement && before.isConnected) return before.focus(options)
  const content = document.getElementById('content')
  content?.setAttribute('tabindex', '-1')
  content?.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true })
  content?.focus(options)
}
