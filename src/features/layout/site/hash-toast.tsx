'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

const ToastAfterNavigation = lazy(() => import('./toast-after-navigation'))

/** Shows the toast that a redirect put into the URL hash (#toast=name). Loads its code only when there is one. */
export function HashToast() {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const toast = /^#toast=(\w+)$/.exec(location.hash)?.[1]
    // Deferred, so that the effect does not set state synchronously.
    if (toast) queueMicrotask(() => setName(toast))
  }, [])
  return (
    name && (
      <Suspense>
        <ToastAfterNavigation name={name} />
      </Suspense>
    )
  )
}
