'use client'

import '@/styles/pages/consent.css'

import {
  useEffect,
  useLayoutEffect,
  type RefObject,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'

import { archMark } from '@/components/site/arch-mark'
import { Button } from '@/components/ui/button'
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

/** Its lower border is seen only where it is lifted above a button. */
const bar =
  'fixed inset-x-0 bottom-(--lift) z-10 max-h-[min(60dvh,100dvh-var(--lift))] overflow-auto border-y-2 border-b-[length:min(var(--lift),--spacing(0.5))] border-line-strong bg-surface transition-[translate] duration-(--calm) [--lift:--spacing(0)] focus-visible:-outline-offset-3 starting:[translate:0_100%]'
/** In one line with the words, but on wide windows. */
const heading = `font-strong text-balance before:mb-1 before:block before:w-7.5 max-lg:inline max-lg:before:hidden lg:col-[1/5] lg:font-display lg:text-t2 lg:leading-[1.15] lg:font-head lg:tracking-head ${archMark}`

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
      className={bar}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div className="page columns items-center gap-y-3 py-6 text-caption leading-[1.5] max-lg:gap-y-2 max-lg:py-3 max-lg:leading-[1.4]">
        <div className="col-[1/13] sm:col-[1/8] lg:contents">
          <p className={heading}>{title}</p>{' '}
          <p className="max-w-measure max-lg:inline lg:col-[5/10]">
            {ask} {now && `${texts.now[now]} `}
            <Link
              href="/privacy-policy#measuring"
              prefetch={false}
              className="whitespace-nowrap underline underline-offset-4 hover:decoration-2"
            >
              {more}
            </Link>
          </p>
        </div>
        <div className="col-[1/13] grid grid-cols-[1fr_1fr] gap-3 sm:col-[8/13] lg:col-[10/13]">
          <Button variant="line" size="small" onClick={onClick('no')}>
            {decline}
          </Button>
          <Button variant="line" size="small" onClick={onClick('yes')}>
            {accept}
          </Button>
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
