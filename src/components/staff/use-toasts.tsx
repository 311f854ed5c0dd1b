'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'

import { reasonOf } from './failure'
import { useShell } from './shell'

/** What a board says in the toasts. */
export type BoardToasts = {
  done: (title: string, description?: string) => void
  /** A change that failed; `why` replaces the reason that belongs to the error code. */
  failed: (what: string, error: unknown, why?: string) => void
  /** Something that could not be read; the board says why in its place. */
  readFailed: (what: string) => void
}

export function useBoardToasts(): BoardToasts {
  const t = useTranslations('dashboard')
  const { toast } = useShell()
  return {
    done: (title, description) => void toast.success(title, { description }),
    failed: (what, error, why) =>
      void toast.error(t('error'), {
        description: (
          <>
            <span className="block">{what}</span>
            <span className="block">{why ?? t(`reasons.${reasonOf(error)}`)}</span>
          </>
        ),
      }),
    readFailed: (what) => void toast.error(t('error'), { description: what }),
  }
}

/** Says in a toast what could not be read, once for each error. Pass null for an error that needs no toast. */
export function useReadErrorToast(error: Error | null, what: string): void {
  const { readFailed } = useBoardToasts()
  const show = useEffectEvent(() => readFailed(what))
  useEffect(() => {
    if (error) show()
  }, [error])
}
