'use client'

import { useLinkStatus } from 'next/link'

/** A line at the top of the page. */
export const ProgressBar = () => (
  <span className="progress-bar" aria-hidden="true" data-testid="navigation-progress" />
)

/** Inside a link: a line at the top of the page while the link's page loads. */
export function NavigationProgress() {
  const { pending } = useLinkStatus()
  return pending && <ProgressBar />
}
