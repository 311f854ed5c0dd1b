'use client'

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { usePathname } from '@/i18n/navigation'
import { placeholderOf, type Placeholder } from '@/features/routes/rules'

type Props = {
  children: ReactNode
  placeholders: Record<Placeholder, ReactNode>
  /** Announced while a page loads. */
  text: string
}

/**
 * The home page has bands as wide as the window. The section of its testimonials stands at the end of the window, whatever
 * is left of the first screen.
 */
const frames: Record<Placeholder, string> = {
  home: 'grid h-full grid-rows-[minmax(0,1fr)_auto]',
  list: 'page',
  post: 'page',
  other: 'page grid justify-items-center gap-6 pt-[12vh]',
}
/** Over the old page and below the header. */
const cover =
  'fixed inset-x-0 top-(--header) bottom-0 z-5 overflow-hidden bg-ground pt-[clamp(--spacing(12),7vw,--spacing(28))]'

/** A page that arrives sooner replaces the old one without a placeholder. */
const PLACEHOLDER_DELAY_MS = 150
/** After this time, the old page is shown again. */
const NAVIGATION_TIMEOUT_MS = 15_000

/** The styles of the placeholders, which nobody needs who reads one page. Without them the old page stays until the next one is there. */
const loadStyles = () => import('./placeholder-styles')

/** Returns the path on this site that a click or a search navigates to; undefined when it stays on this page. */
function destination(event: Event): string | undefined {
  const { target } = event
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  const form = event.type === 'submit' && target.matches('form[data-search]') ? target : undefined
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  if (ctrlKey || metaKey || shiftKey || altKey) return
  // The language toggle keeps the scroll position; links to other tabs and downloads keep this page.
  if (link && (link.target || link.hreflang || link.hasAttribute('download'))) return
  const address = form ? (form as HTMLFormElement).action : link?.href
  if (!address) return
  const { origin, pathname } = new URL(address)
  return origin === location.origin && (form || pathname !== location.pathname) ? pathname : undefined
}

const listOf = (path: string) => path.replace(/\/page\/\d+$/, '')
/** Whether an address is another page of the list at `path`, which has no language prefix. */
const isSameList = (path: string, address: string): boolean => {
  const to = address.replace(/^\/es(?=\/|$)/, '')
  return to !== path && listOf(to) === listOf(path)
}

/**
 * Shows a placeholder while the next page loads, and starts each page at its top. Between the pages of a list only its posts
 * become placeholders.
 */
export function PageTransition({ children, placeholders, text }: Props) {
  const path = usePathname()
  const [pending, setPending] = useState<{ from: string; kind: Placeholder; isPaging: boolean }>()
  const [shown, setShown] = useState(path)
  const kind = pending?.from === path ? pending.kind : undefined
  const isPaging = kind !== undefined && pending?.isPaging === true
  // Going back to a page that was left while it showed a placeholder must show the page. `popstate` is too late for
  // this: the router renders the earlier page within that event, before its newer listeners run.
  if (shown !== path) {
    setShown(path)
    setPending(undefined)
  }
  const isNavigating = useRef(false)

  // The head of a list is above its paging links.
  useLayoutEffect(() => {
    if (!isPaging) return
    const top = scrollY
    scrollTo({ top: 0, behavior: 'instant' })
    return () => {
      // When the next page has arrived, it starts at its top.
      if (!isNavigating.current) scrollTo({ top, behavior: 'instant' })
    }
  }, [isPaging])

  // The router does not scroll when the top of the new page is already visible, or when the hash names nothing visible.
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    if (isNavigating.current && !target?.checkVisibility()) scrollTo({ top: 0, behavior: 'instant' })
    isNavigating.current = false
  }, [path])

  useEffect(() => {
    addEventListener('pointerover', () => void loadStyles().catch(() => undefined), { once: true })
  }, [])

  // A layout effect clears the old page's timers before the new page is painted.
  useLayoutEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    let navigation: object | undefined
    const cancel = () => {
      timers.forEach(clearTimeout)
      timers = []
      navigation = undefined
      isNavigating.current = false
      setPending(undefined)
    }
    const start = (event: Event) => {
      const to = destination(event)
      const kind = to && placeholderOf(to)
      if (!kind) return
      cancel()
      isNavigating.current = true
      const started = {}
      navigation = started
      const show = async () => {
        await loadStyles()
        if (navigation === started) setPending({ from: path, kind, isPaging: isSameList(path, to) })
      }
      timers = [
        setTimeout(() => void show().catch(() => undefined), PLACEHOLDER_DELAY_MS),
        setTimeout(cancel, NAVIGATION_TIMEOUT_MS),
      ]
    }
    document.addEventListener('click', start)
    document.addEventListener('submit', start)
    addEventListener('pageshow', cancel)
    addEventListener('popstate', cancel)
    return () => {
      timers.forEach(clearTimeout)
      navigation = undefined
      document.removeEventListener('click', start)
      document.removeEventListener('submit', start)
      removeEventListener('pageshow', cancel)
      removeEventListener('popstate', cancel)
    }
  }, [path])

  // The old page stays mounted but invisible, so that it keeps its state if the navigation is canceled.
  return (
    <>
      <div
        data-paging={isPaging || undefined}
        className={kind && !isPaging ? 'invisible contents' : 'contents'}
      >
        {children}
      </div>
      <div className={kind && !isPaging ? cover : undefined}>
        <div className={kind && !isPaging ? frames[kind] : 'sr-only'}>
          {kind && !isPaging && placeholders[kind]}
          <p role="status" className={kind === 'other' ? undefined : 'sr-only'}>
            {kind && text}
          </p>
        </div>
      </div>
    </>
  )
}
