'use client'

import { useLayoutEffect } from 'react'

import { isSameDocument } from '@/lib/admin-views'

/** The button of Payload's dialog that leaves a form with unsaved words. */
const LEAVE = '#leave-without-saving #confirm-action'

/**
 * Payload's dialog asks before a link leaves a form with unsaved words. Where the link loads another document, such as the
 * desk, the browser would ask once more, and Payload's dialog would never lead anywhere again if one then stayed.
 */
export function useAskOnce(): void {
  // Before the forms listen: what is about to unload has its listeners run in their order, whatever their phase.
  useLayoutEffect(() => {
    let leavesDocument = false
    let hasAgreed = false
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return
      const isAgreed = target.closest(LEAVE) !== null
      hasAgreed = isAgreed && leavesDocument
      const link = target.closest<HTMLAnchorElement>('a[href]')
      if (link) leavesDocument = !isSameDocument(location.pathname, link.pathname)
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (hasAgreed) event.stopImmediatePropagation()
    }
    addEventListener('click', onClick, { capture: true })
    addEventListener('beforeunload', onLeave)
    return () => {
      removeEventListener('click', onClick, { capture: true })
      removeEventListener('beforeunload', onLeave)
    }
  }, [])
}
