'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { usePathname } from '@/i18n/navigation'
import { kindOf, type Kind } from './page-kind'

type Props = { children: ReactNode; placeholders: Record<Kind, ReactNode>; texts: Record<Kind, string> }

/** Milliseconds: a fast answer shows nothing between, and one that never comes gives the old page back. */
const patience = { quick: 150, never: 15_000 }

/** The path that a click or a search leads to within the public pages; undefined when it does not. */
function destination(event: Event): string | undefined {
  const { target } = event
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  const form = event.type === 'submit' && target.matches('form[data-search]') ? target : undefined
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  if (ctrlKey || metaKey || shiftKey || altKey) return
  // The toggle keeps the place in the page; what opens elsewhere leaves this one as it is.
  if (link && (link.target || link.hreflang || link.hasAttribute('download'))) return
  const address = form ? (form as HTMLFormElement).action : link?.href
  if (!address) return
  const { origin, pathname } = new URL(address)
  return origin === location.origin && (form || pathname !== location.pathname) ? pathname : undefined
}

/** Puts a placeholder of the next page in the place of this one while it is on its way, and brings each page in at its top. */
export function Transit({ children, placeholders, texts }: Props) {
  const path = usePathname()
  const [way, setWay] = useState<{ from: string; kind: Kind }>()
  const [shown, setShown] = useState(path)
  const kind = way?.from === path ? way.kind : undefined
  // Whoever comes back to a page that was left by a slow way finds the page. Not in `popstate`: the router shows the
  // page of before within that event, ahead of listeners that are as new as ours.
  if (shown !== path) {
    setShown(path)
    setWay(undefined)
  }
  const leaving = useRef(false)

  // The router leaves a page where it is when its top can be seen already.
  useLayoutEffect(() => {
    if (leaving.current && !location.hash) scrollTo({ top: 0, behavior: 'instant' })
    leaving.current = false
  }, [path])

  // Before the new page is painted, so that no timer of the old one is left.
  useLayoutEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const settle = () => {
      timers.forEach(clearTimeout)
      timers = []
      leaving.current = false
      setWay(undefined)
    }
    const depart = (event: Event) => {
      const to = destination(event)
      const kind = to && kindOf(to)
      if (!kind) return
      settle()
      leaving.current = true
      timers = [
        setTimeout(() => setWay({ from: path, kind }), patience.quick),
        setTimeout(settle, patience.never),
      ]
    }
    document.addEventListener('click', depart)
    document.addEventListener('submit', depart)
    addEventListener('pageshow', settle)
    addEventListener('popstate', settle)
    return () => {
      timers.forEach(clearTimeout)
      document.removeEventListener('click', depart)
      document.removeEventListener('submit', depart)
      removeEventListener('pageshow', settle)
      removeEventListener('popstate', settle)
    }
  }, [path])

  // The old page keeps its place, unseen: whoever comes back finds it as it was.
  return (
    <>
      <div className={kind ? 'invisible contents' : 'contents'}>{children}</div>
      <div className={kind && 'transit'}>
        <div className={kind ? `page transit-${kind}` : 'sr-only'}>
          {kind && placeholders[kind]}
          <p role="status">{kind && texts[kind]}</p>
        </div>
      </div>
    </>
  )
}
