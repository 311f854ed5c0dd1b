'use client'

// eslint-disable-next-line no-restricted-imports -- the path as the address has it, with its language
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

import { ProgressBar } from './navigation-progress'

const addressOf = (path: string, query: URLSearchParams) => `${path}?${query}`

/** A line at the top of the page while the browser's Back or Forward loads a page, which no link shows. */
export function TraversalProgress() {
  const shown = addressOf(usePathname(), useSearchParams())
  const [seen, setSeen] = useState(shown)
  const [asked, setAsked] = useState<string>()
  if (seen !== shown) {
    setSeen(shown)
    setAsked(undefined)
  }
  useEffect(() => {
    // The address changes at once, the page when the router has rendered it.
    const leave = () => setAsked(addressOf(location.pathname, new URLSearchParams(location.search)))
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  return asked !== undefined && asked !== shown && <ProgressBar key={asked} />
}
