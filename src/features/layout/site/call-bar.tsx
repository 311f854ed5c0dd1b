'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { Arrow } from '@/components/ui/icons'
import { ContactLink } from '@/features/services/site/contact-link'
import { usePathname } from '@/i18n/navigation'

/** Sections that make the same offer, known by their headings, and forms, which need the space. */
const hidingSections =
  'main form[method=post], section:is([aria-labelledby=final], [aria-labelledby=call], [aria-labelledby=begin]), body > footer'

type Props = { text: string; takesCalls: boolean; chat?: ReactNode }

/**
 * A link to the contact page at the bottom of phones, on long pages: it appears after the first screen and disappears near
 * forms, the final call and the footer. A chat may take its second half.
 */
export function CallBar({ text, takesCalls, chat }: Props) {
  const path = usePathname()
  const start = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(true)

  useEffect(() => {
    const visible = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      setAway(visible.size > 0)
    })
    for (const place of [start.current, ...document.querySelectorAll(hidingSections)])
      if (place) observer.observe(place)
    return () => observer.disconnect()
  }, [path])

  if (path.startsWith('/contact') || path.startsWith('/call/')) return null
  return (
    <>
      <div ref={start} className="call-start" />
      <aside aria-label={text} data-away={isAway ? '' : undefined} className="call-bar">
        <ContactLink takesCalls={takesCalls}>
          {text} <Arrow className="size-3.5" />
        </ContactLink>
        {chat}
      </aside>
    </>
  )
}
