'use client'

import {
  useEffect,
  useLayoutEffect,
  type RefObject,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'

import { Link } from '@/i18n/navigation'
import { settingsOpener, closeConsentSettings, type Answer } from './consent-store'

/** The distance in pixels between the banner and the button that opened it, so that a fingertip does not hit both. */
const GAP = 24

/**
 * Returns how many pixels above the bottom edge a banner of this height is placed so that it does not cover the button
 * that opened it: a second tap hits that button again and never an answer.
 */
export function bannerOffset(
  opener: { top: number; bottom: number },
  height: number,
  viewport: number,
): number {
  const covered = opener.bottom > viewport - height && opener.top < viewport
  return covered ? viewport - opener.top + GAP : 0
}

/**
 * Positions the banner and publishes its height as `--consent`, so that content below it can be scrolled into view and a
 * focused element is not hidden.
 */
function useBottomInset(banner: RefObject<HTMLElement | null>, reopened: boolean): void {
  // Runs before the first paint. offsetHeight ignores the transform that animates it in.
  useLayoutEffect(() => {
    const element = banner.current
    if (!element) return
    const opener = reopened ? settingsOpener() : undefined
    const lift = opener ? bannerOffset(opener.getBoundingClientRect(), element.offsetHeight, innerHeight) : 0
    element.style.setProperty('--lift', `${lift}px`)
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--consent', `${element.offsetHeight + lift}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [banner, reopened])

  useEffect(() => () => void document.documentElement.style.removeProperty('--consent'), [])
}

export type BannerTexts = {
  region: string
  title: string
  ask: string
  now: Record<Answer, string>
  more: string
  accept: string
  decline: string
}
export type BannerProps = {
  texts: BannerTexts
  /** Whether the visitor reopened it: then it takes the focus, and Escape closes it without an answer. */
  reopened: boolean
  now: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** Asks for consent at the bottom of the window: a labeled region, not a dialog, so it does not block the page. */
export function ConsentBanner({ texts, reopened, now, onAnswer }: BannerProps) {
  const banner = useRef<HTMLElement>(null)
  const previousFocus = useRef<EventTarget>(null)
  useBottomInset(banner, reopened)

  useEffect(() => {
    if (reopened) banner.current?.focus()
  }, [reopened])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && reopened) closeConsentSettings()
  }

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
  }

  /** Ignores the second click of a double click on the button that opened the banner. */
  const onClick = (answer: Answer) => (event: MouseEvent) => {
    if (event.detail > 1) return
    const hasFocus = banner.current?.contains(document.activeElement)
    onAnswer(answer)
    if (hasFocus && !reopened) restoreFocus(previousFocus.current)
  }

  const { region, title, ask, more, accept, decline } = texts
  return (
    <section
      ref={banner}
      aria-label={region}
      tabIndex={-1}
      className="consent"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
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
          <button type="button" className="button button-line button-small" onClick={onClick('no')}>
            {decline}
          </button>
          <button type="button" className="button button-line button-small" onClick={onClick('yes')}>
            {accept}
          </button>
        </div>
      </div>
    </section>
  )
}

/** Focuses the element that had the focus, else the main content. Does not scroll. */
function restoreFocus(previous: EventTarget | null): void {
  const options = { preventScroll: true }
  if (previous instanceof HTMLElement && previous.isConnected) {
    previous.focus(options)
    return
  }
  const content = document.getElementById('content')
  content?.setAttribute('tabindex', '-1')
  content?.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true })
  content?.focus(options)
}
