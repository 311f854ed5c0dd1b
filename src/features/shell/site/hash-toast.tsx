'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

const SaidToast = lazy(() => import('./said-toast'))

/** What was said at a redirect to a public page. Its code and its texts are loaded only when there is something to say. */
export function HashToast() {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const said = /^#toast=(\w+)$/.exec(location.hash)?.[1]
    // After the page's own first painting.
    if (said) queueMicrotask(() => setName(said))
  }, [])
  return (
    name && (
      <Suspense>
        <SaidToast name={name} />
      </Suspense>
    )
  )
}
