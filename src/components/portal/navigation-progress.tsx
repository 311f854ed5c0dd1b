'use client'

import { useLinkStatus } from 'next/link'
// eslint-disable-next-line no-restricted-imports -- the path as the address has it, with its language
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

import styles from './navigation-progress.module.css'

/** A line at the top of the page. */
const ProgressBar = () => (
  <span
    className={[
      'pointer-events-none fixed inset-x-0 top-0 z-20 origin-left border-t-4 border-accent',
      styles.bar,
    ].join(' ')}
    aria-hidden="true"
    data-testid="navigation-progress"
  />
)

/** Inside a link: a line at the top of the page while the link's page loads. */
export function NavigationProgress() {
  const { pending } = useLinkStatus()
  return pending && <ProgressBar />
}

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
