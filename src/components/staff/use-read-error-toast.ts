'use client'

import { useEffect, useEffectEvent } from 'react'

import { useBoardToasts } from './use-toasts'

/** Says in a toast what could not be read, once for each error. Pass null for an error that needs no toast. */
export function useReadErrorToast(error: Error | null, what: string): void {
  const { readFailed } = useBoardToasts()
  const show = useEffectEvent(() => readFailed(what))
  useEffect(() => {
    if (error) show()
  }, [error])
}
