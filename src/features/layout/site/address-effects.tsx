'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

import { rememberCampaign } from '@/features/consent/site/campaign-store'

/** Stores the campaign of the page's address, if it has one. Renders nothing. */
export function Campaign() {
  useEffect(() => rememberCampaign(location.search), [])
  return null
}

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
